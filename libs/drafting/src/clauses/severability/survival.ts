import type { Writer } from '../../writing/clause.js';
import type { ClauseId } from '../../model/document.js';

/** Clauses whose purpose reaches beyond the end of the contract. */
const SURVIVING = [
  'late-payment',
  'handover',
  'ip-ownership',
  'credit-portfolio',
  'confidentiality',
  'data-protection',
  'non-solicitation',
  'provider-warranties',
  'liability-cap',
  'indemnity',
  'governing-law',
  'disputes',
] as const satisfies readonly ClauseId[];
export type Surviving = (typeof SURVIVING)[number];

/** What those of them that are in the document deal with, as a list. */
export const survivingSubjects = (
  { has, format }: Writer,
  subjects: Readonly<Record<Surviving, string>>,
): string => format.list(SURVIVING.filter(has).map((clause) => subjects[clause]));
