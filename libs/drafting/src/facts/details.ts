import { SIDES } from './sides.js';

/** Whom a gap of a contract is about, and what fills it. */
export const DETAIL_PARTIES = [...SIDES, 'both'] as const;
export type DetailParty = (typeof DETAIL_PARTIES)[number];

export const DETAIL_KINDS = [
  'name',
  'code',
  'address',
  'email',
  'iban',
  'place',
  'date',
  'number',
  'text',
] as const;
export type DetailKind = (typeof DETAIL_KINDS)[number];
