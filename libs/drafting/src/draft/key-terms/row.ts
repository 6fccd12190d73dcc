import type { ClauseId, Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import type { WordedWriter } from '../../writing/clause.js';
import type { en } from './en.js';
import type { lt } from './lt.js';

/** What a row is written with. */
export type KeyTermsWriter = WordedWriter<typeof en | typeof lt>;

/** A clause, or one paragraph of it. */
export type Target = ClauseId | `${ClauseId}.${string}`;

/** What is agreed on one subject. */
export interface Agreed {
  readonly text: readonly Inline[];
  /** Where it is agreed. */
  readonly clauses: readonly Target[];
}

/** A subject; undefined where nothing is agreed on it. */
export interface Row {
  readonly name: Exclude<keyof typeof en.labels, 'further'>;
  row(terms: Terms, write: KeyTermsWriter): Agreed | undefined;
}

/** What is so in each text of the contract: a row is set alike in both. */
export const inEveryText = (terms: Terms, isSo: (terms: Omit<Terms, 'beside'>) => boolean): boolean =>
  isSo(terms) && (terms.beside === undefined || isSo(terms.beside));
