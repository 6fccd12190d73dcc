import type { Finding, ReadParty } from '../check/report.js';
import type { ReplyWay } from '../facts/reply.js';
import type { Language } from '../model/document.js';

/** Other words for those from `start` to `end`, UTF-16 units of the checked text; no words to take them out. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** New paragraphs after the one in which the place `after` of the checked text is. */
export interface NewParagraphs {
  readonly after: number;
  readonly paragraphs: readonly string[];
}

/** A number in the proposed words that the reader may set otherwise, within bounds. */
export interface Figure {
  /** Unique within its proposal. */
  readonly key: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
}

/** How far to go: what to ask for first, what would still do, and from where on it is better not to sign. */
export interface Positions {
  readonly ask: string;
  readonly accept: string;
  readonly walkAway: string;
}

/** UTF-16 units of the checked text, the end exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A sentence that a change would contradict as it stands; `by` is the key of the proposal that answers it, null where none does. */
export interface SeeAlso extends Place {
  /** Exactly the words of the checked text. */
  readonly quote: string;
  readonly by: string | null;
}

/** Why a change is not made unasked. */
export interface Doubt {
  /** What else its sentence says, in the words of the contract; null where it is only not sure that it says nothing else. */
  readonly words: string | null;
}

/** The answer to one finding. */
export interface Proposal {
  /** `${finding.id}@${start}`, or the id alone for what is absent: unique within one reply. */
  readonly key: string;
  readonly finding: Finding;
  /** 'change' is not among them where there are no safe words. */
  readonly ways: readonly ReplyWay[];
  /** As long as nobody chooses: the gravest points are raised, the others left. */
  readonly way: ReplyWay;
  /**
   * How it is raised with all others, where it is (left where another change leaves nothing of its sentence): from risk 3 on the text is changed, and so is what it would contradict otherwise; below it is
   * remarked upon, and so is what would contradict a sentence that nothing answers.
   */
  readonly raised: ReplyWay;
  /** For 'change', in the order of the text, each as it is alone (`together` has them as they are made); none for something absent. */
  readonly edits: readonly TextEdit[];
  /** Sentences elsewhere of the same matter in which edits are as well, since they would contradict the others. */
  readonly companions: readonly Place[];
  /** For 'change': what else the reader has to look at. */
  readonly also: readonly SeeAlso[];
  /** For 'change': why it is not made unless somebody chooses it. */
  readonly doubt: Doubt | null;
  /** The key of the proposal that says the same sentence: where both are changed it is said there, and goes here. */
  readonly repeats: string | null;
  /** For 'change' of something absent. */
  readonly insert: NewParagraphs | null;
  /** For the other side to read, in the language of the contract. */
  readonly comment: string;
  /** For the reader alone, in the reader's language. */
  readonly positions: Positions;
  readonly figures: readonly Figure[];
}

/** Numbers that the reader has set, by the key of the proposal and that of the figure. */
export type ChosenFigures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface ReplyInput {
  /** The checked text, to which the places in `findings` belong. */
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly parties: readonly ReadParty[];
  readonly textLanguage: Language;
  /** The reader's. */
  readonly language: Language;
  readonly figures?: ChosenFigures;
}

export const keyOf = ({ id, evidence }: Finding): string =>
  evidence === undefined ? id : `${id}@${evidence.start}`;
