import { dealRows } from './deal-rows.js';
import { lawRows } from './law-rows.js';
import { moneyRows } from './money-rows.js';
import type { Terms } from '../../terms/terms.js';
import type { Row } from './row.js';

/** The subjects in the order in which people ask for them. */
const ROWS: readonly Row[] = [...dealRows, ...moneyRows, ...lawRows];

/**
 * The short form says in one sentence what these would sum up, or right where it is signed and in the table of the parties that
 * follows. Whether a tax comes on top of the price stands beside the price in either form.
 */
const NOT_IN_SHORT: ReadonlySet<Row['name']> = new Set([
  'provider',
  'client',
  'acceptance',
  'late-payment',
  'confidentiality',
  'warranty',
  'signatures',
]);

export const rowsOf = ({ length }: Terms): readonly Row[] =>
  length === 'short' ? ROWS.filter(({ name }) => !NOT_IN_SHORT.has(name)) : ROWS;
