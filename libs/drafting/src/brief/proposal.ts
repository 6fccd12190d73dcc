import type { Side } from '../facts/sides.js';
import type { AnswerKey, AnswerValue } from '../terms/answers.js';
import type { DetailName } from '../details/vocabulary.js';

/** Characters of the brief's text, `end` excluded. */
export interface Quote {
  readonly start: number;
  readonly end: number;
}

/** An answer that a brief gives to one question, with the words that give it. */
export interface Proposal {
  readonly key: AnswerKey;
  /** As the wizard keeps it; what the list of a choice lacks is in the person's words ("other"), see `other`. */
  readonly value: AnswerValue;
  /** The words behind "Other" when `value` is "other". */
  readonly other?: string;
  readonly quotes: readonly Quote[];
  /** Said in so many words. What was concluded, estimated or said in two ways is not. */
  readonly isCertain: boolean;
  /** Readings of the same words, or what the brief says elsewhere: one of them has to be chosen. Empty where there is one. */
  readonly alternatives: readonly Proposal[];
}

type FoundName = Extract<DetailName, `${Side}.${'name' | 'email' | 'code' | 'address'}` | 'client.contact'>;

/** The name, code or address of a party: kept on the device, never an answer. */
export interface FoundDetail {
  readonly name: FoundName;
  readonly text: string;
  readonly quote: Quote;
  /** Whose it is, and where it ends, is said; not where a company stands in the text and nobody says that it is the client. */
  readonly isCertain: boolean;
}

export interface BriefReading {
  /** What the quotes point into: the brief in composed form. */
  readonly text: string;
  readonly proposals: readonly Proposal[];
  readonly details: readonly FoundDetail[];
  /** It tells whoever reads it what to do: of that, and of what may belong to it, nothing is proposed. */
  readonly givesOrders: boolean;
  /** It tells of somebody's life, as a CV does: nothing is proposed. */
  readonly isLifeStory: boolean;
}

/** One reading of some words of a brief, before all of them are compared. */
export interface Finding {
  readonly key: AnswerKey;
  readonly value: AnswerValue;
  readonly other?: string;
  readonly quote: Quote;
  readonly isCertain: boolean;
}
