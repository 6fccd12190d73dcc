import type { Localised } from '../../questions/question.js';

/** A sentence or a line that usually belongs to a kind of work. The patterns see the user's own words, in lower case. */
export interface Piece extends Localised {
  /** Only when the user speaks of it. */
  readonly when?: RegExp;
  /** Not when the user has already settled it. */
  readonly unless?: RegExp;
  /** Of what is handed over: also beside things that the description names. */
  readonly isForAll?: true;
  /** Left out only where hardly anything is described: beside more words readers found it idle. */
  readonly isForThin?: true;
}

/** Where what is said of a product may be forbidden. */
export const REGULATED =
  /health|medic|clinic|dent|doctor|cardio|pharma|supplement|cosmetic|financ|invest|loan|insur|crypto|legal|law\b|food|gin\b|beer|wine|alcohol|svei[kt]|klinik|gydy|vaist|papild|kosmet|finans|investic|paskol|draudim|teis|maist|alk|alus|alaus|vyn/u;

export interface Stage extends Localised {
  /** Its part of the price, in percent; together 100. */
  readonly share: number;
}

/** What usually belongs to one kind of work. */
export interface Kind {
  /** What the work is, when the user has not said it yet. */
  readonly opening: Localised;
  /** How the described work is done and where it ends: nothing that the user would have to price anew. */
  readonly details: readonly Piece[];
  readonly deliverables: readonly Piece[];
  readonly exclusions: readonly Piece[];
  /** In their order, where such work has a usual course. */
  readonly stages: readonly Stage[];
}
