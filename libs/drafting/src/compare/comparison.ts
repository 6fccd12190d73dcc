import type { ContractKind } from '../check/report.js';
import type { FactKey } from '../deal/facts.js';
import type { DealValue } from '../deal/values.js';
import type { ChangeKind, MarkKind, Relation } from '../facts/comparison.js';
import type { RiskFactor } from '../model/document.js';
import type { Reason } from './reasons.js';

/** A place in one of the two texts. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/**
 * A stretch of a changed passage: put together, `same` and `removed` are letter for letter what mine says behind its number, `same` and
 * `added` what theirs does; runs of spaces and line breaks are one space.
 */
export interface WordMark {
  readonly kind: MarkKind;
  readonly text: string;
}

/** What a change comes to: a term of the deal that is set otherwise, or words that decide what a sentence says. */
export type Meaning =
  | {
      readonly kind: 'fact';
      readonly fact: FactKey;
      readonly mine?: DealValue;
      readonly theirs?: DealValue;
    }
  /** A figure with what it counts, where the sentence sets no such term. */
  | { readonly kind: 'value'; readonly mine: DealValue; readonly theirs: DealValue }
  /** `counts` where nothing but the figure of countable things is another: "10 posts". */
  | {
      readonly kind: 'words';
      readonly mine: string;
      readonly theirs: string;
      readonly counts?: { readonly mine: number; readonly theirs: number };
    }
  /** A number in figures and in words of theirs, which no longer say the same. */
  | { readonly kind: 'parted'; readonly figure: string; readonly words: string };

/** A finding of the check that one version has and the other has not; `id` is told by `riskText`. */
export interface RiskChange {
  readonly id: string;
  readonly riskFactor: RiskFactor;
  /** In theirs, not in mine; false where it is gone. */
  readonly isNew: boolean;
}

export interface Change {
  readonly kind: ChangeKind;
  /** The heading it stands under in theirs, or in mine where it was removed; empty when there is none. */
  readonly provision: string;
  /** Absent for what was added. */
  readonly mine?: Passage;
  /** Absent for what was removed. */
  readonly theirs?: Passage;
  /** Empty where a passage was only moved, added or removed as a whole. */
  readonly words: readonly WordMark[];
  /** Why it matters; empty where only the wording or the place is another. */
  readonly reasons: readonly Reason[];
  readonly meanings: readonly Meaning[];
  readonly risks: readonly RiskChange[];
  /** In how many places a word was renamed. */
  readonly times?: number;
  /** Surely the one who works gets less or later by it, owes more, or has less time. */
  readonly isCostly?: boolean;
  /** They made it, and not by a tracked change. */
  readonly isUntracked?: boolean;
  /** Of such a change, what they did track in the same passage; it is not among `meanings` then. */
  readonly trackedMeanings?: readonly Meaning[];
  /** Where it stands if not in the running text: in a footnote or an endnote, or at the head or foot of each page. */
  readonly standsIn?: 'note' | 'page';
  /** It takes back what mine had tracked, by no tracked change of theirs: not untracked, since rejecting leaves no mark. */
  readonly isTakenBack?: boolean;
}

/** A reference that says what it said and leads elsewhere, since clauses came or went. */
export interface Strayed {
  /** "7.2". */
  readonly number: string;
  /** What it led to, to its first full stop. */
  readonly mine: Passage;
  /** What has that number in theirs; absent where nothing has. */
  readonly theirs?: Passage;
  /** The numbers of the reference in theirs. */
  readonly places: readonly Passage[];
}

export interface Untracked {
  /** How many passages of the text without its tracked changes are not mine. */
  readonly count: number;
  /** So many that it was another version which they have changed. */
  readonly isOtherBase: boolean;
}

export interface Comparison {
  readonly relation: Relation;
  /** In the order of their text; empty unless the relation is "versions". */
  readonly changes: readonly Change[];
  /** Sentences of mine that stand in theirs, word for word, in their place. */
  readonly unchanged: number;
  /** What the check misses in theirs and not in mine, as it is told of the changes that it comes from. */
  readonly missing: readonly RiskChange[];
  readonly strayed: readonly Strayed[];
  /** Of a text with tracked changes, what they do not tell; absent where none was given. */
  readonly untracked?: Untracked;
  /** What kind of contract it is, as `riskText` has to know; undefined where neither text is one. */
  readonly kind: ContractKind | undefined;
}
