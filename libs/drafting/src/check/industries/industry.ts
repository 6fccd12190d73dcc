import type { Language } from '../../model/document.js';

/** What a freelancer should know about contracts for one kind of work, in the reader's language. */
export interface IndustryText {
  readonly name: string;
  /** What is particular to the field: laws, habits, hidden costs. */
  readonly considerations: readonly string[];
  readonly bestPractices: readonly string[];
  readonly commonPitfalls: readonly string[];
}

export type Industry = Readonly<Record<Language, IndustryText>>;
