import type { Sentence } from './segment.js';

/** What a sentence of somebody else's contract can be about. The names are those of the lawyers' labels it is measured by. */
export type Provision = string;

/** How one kind of provision is told from other sentences; written words decide what is looked at, weights how sure it is. */
export interface Recogniser {
  readonly provision: Provision;
  /** A sentence without any of these words is never taken for the provision. */
  readonly anchor: RegExp;
  /** A wording that is enough by itself, whatever the weights say: for what the labelled contracts never say that way. */
  readonly certain?: RegExp;
  /** Wordings that speak for or against it, by name; their weights are learned with those of the words. */
  readonly signs: Readonly<Record<string, RegExp>>;
}

export type Span = readonly [start: number, end: number];

export const isCandidate = (recogniser: Recogniser, sentence: Sentence): boolean =>
  recogniser.anchor.test(sentence.plain);
