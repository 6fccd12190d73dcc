import { z } from 'zod';
import { language } from '../platform/language.js';
import type { Language } from '../platform/languages.js';
import { ADDITION_MAX_LENGTH, ANSWER_MAX_LENGTH } from './answer-limits.js';
import { milestoneRows } from './milestone-rows.js';

export const choices = z.array(z.string().max(500)).max(100);
const answerValue = z.union([z.string().max(ANSWER_MAX_LENGTH), z.boolean(), choices, milestoneRows]);
/** Answers by key, as the drafting library reads them. */
export const answers = z.record(z.string(), answerValue);
export type Answers = z.infer<typeof answers>;

/** An answer to a question that an administrator added, with the question's words in the contract's language. */
export const furtherTerm = z.object({
  key: z.string(),
  label: z.string(),
  value: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('date'), date: z.string() }),
    z.object({ kind: z.literal('choices'), labels: z.array(z.string()) }),
  ]),
});
export type FurtherTerm = z.infer<typeof furtherTerm>;

type Words = Partial<Record<Language, string>>;
/** A question whose answer stands in the contract under its label, as it was asked when the answer was given (ADR 0026). */
export interface AskedQuestion {
  readonly key: string;
  readonly type: string;
  readonly label: Words;
  /** Those that were chosen. */
  readonly options: readonly { readonly value: string; readonly label: Words }[];
  readonly isInContract: boolean;
  readonly place: readonly number[];
  /** Whether and where it stands was settled when the contract was paid for. */
  readonly isSettled: boolean;
}

/** Text that the caller approved for one clause, beside what the answers make of it. */
export const addition = z.object({
  /** The suggestion it came from. */
  id: z.string().max(120),
  clauseId: z.string().max(60),
  text: z.string().max(ADDITION_MAX_LENGTH),
  /** The language of the text, of a contract in both; said by its words where it is not told. */
  language: language.optional(),
  /** The same in the other language. */
  second: z.string().max(ADDITION_MAX_LENGTH).optional(),
});
export type Addition = z.infer<typeof addition>;
