import type { IsoDate } from '../model/document.js';

/** One sentence as the readers get it. */
export interface Said {
  /** In small letters, with "provider" and "client" for the sides, and figures for words. */
  readonly plain: string;
  /** The same of the heading and of the sentence before. */
  readonly heading: string;
  readonly previous: string;
  readonly quote: string;
  /** The day the contract bears, in which dates without a year are counted. */
  readonly dated: Day | undefined;
  /** The last whole date before it, by which those without a year are counted in a contract that bears no day. */
  readonly lastDay: Day | undefined;
  /** The first and the last day that the contract names, where it names several. */
  readonly span: readonly [first: IsoDate, last: IsoDate] | undefined;
  /** The days on which something begins somewhere in the contract, as far as words say it. */
  readonly starts: readonly IsoDate[];
  /** Which figures of the sentence number a clause of the contract: "4.10". */
  readonly clauses: readonly string[];
  /** Whose currency a sum without one has: the only one that the contract names. */
  readonly currency: string | undefined;
  readonly kind: LineKind;
}

export type LineKind = 'sentence' | 'row' | 'heading' | 'signature';

export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
