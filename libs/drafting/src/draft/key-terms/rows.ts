import type { Terms } from '../../terms/terms.js';
import { dealRows } from './deal-rows.js';
import type { en } from './en.js';
import type { Agreed, KeyTermsWriter } from './key-terms.js';
import { lawRows } from './law-rows.js';
import { moneyRows } from './money-rows.js';

/** A subject; undefined where nothing is agreed on it. */
export interface Row {
  readonly name: Exclude<keyof typeof en.labels, 'further'>;
  row(terms: Terms, write: KeyTermsWriter): Agreed | undefined;
}

/** The subjects in the order in which people ask for them. */
export const ROWS: readonly Row[] = [...dealRows, ...moneyRows, ...lawRows];
