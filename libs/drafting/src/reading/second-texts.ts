import type { Language, TypedBlock } from '../model/document.js';
import { otherLanguage, secondKey } from '../terms/second-keys.js';
import { OTHER_SUFFIX, type Answers, type AnswerValue, type MilestoneRow } from '../terms/answers.js';
import { filledUp } from './filled-lists.js';
import { punctuated, type ReadBlock } from './read-block.js';
import { cleanText, isNoAnswer } from './text.js';
import { readBlocks, readItems } from './typed-blocks.js';
import { typedLanguage } from './typed-language.js';

/** The choices beside which words may stand that need a second text. The others take figures, or names. */
const WORDED = ['freelance_type', 'payment_structure', 'provider_country', 'client_country', 'governing_law'];

/** The typed answers of the library's own questions, as far as they say something in one language. */
export const TYPED_KEYS: readonly string[] = [
  'scope_of_work',
  'deliverables',
  'exclusions',
  'unit_name',
  ...WORDED.map((key) => `${key}${OTHER_SUFFIX}`),
];

/** Whether it says something: a word in some language, no number and no mark. */
export const isWorded = (text: string): boolean =>
  cleanText(text) !== undefined && !isNoAnswer(text) && /\p{L}{2}/u.test(text);

const textOf = (value: AnswerValue | undefined): string | undefined =>
  typeof value === 'string' && isWorded(value) ? value : undefined;

/**
 * The language in which an answer was typed: its own words say it, else which of the second texts is there, else it is the
 * language of the text that `prevails`.
 */
export function languageTyped(answers: Answers, key: string, prevails: Language): Language {
  const found = typedLanguage(textOf(answers[key]) ?? '');
  if (found !== undefined) return found;
  const has = (language: Language): boolean => textOf(answers[secondKey(key, language)]) !== undefined;
  if (has('lt') === has('en')) return prevails;
  return has('lt') ? 'en' : 'lt';
}

/** The second text of an answer, and the language that it is in; there is none where the answer itself says nothing. */
export function secondOf(
  answers: Answers,
  key: string,
  prevails: Language,
): { readonly typed: Language; readonly text: string | undefined } | undefined {
  if (textOf(answers[key]) === undefined) return undefined;
  const typed = languageTyped(answers, key, prevails);
  return { typed, text: textOf(answers[secondKey(key, otherLanguage(typed))]) };
}

/** What is a list by its question; elsewhere only two texts that both have lists are compared line by line. */
const LISTS: readonly string[] = ['deliverables', 'exclusions'];

/** Lines or paragraphs that were typed in both languages. */
export interface ListInBoth {
  /** Paragraphs of which one language lacks some, no list. */
  readonly isProse: boolean;
  /** How many lines were typed in each. */
  readonly lines: Readonly<Record<Language, number>>;
  /** Its lines as they stand in each text: those that one language lacks as the other has them. */
  readonly blocks: Readonly<Record<Language, readonly TypedBlock[]>>;
}

/** The two texts of an answer line by line; undefined where there is one, or where they are prose that says as much in both. */
export function listInBoth(answers: Answers, key: string, prevails: Language): ListInBoth | undefined {
  const second = secondOf(answers, key, prevails);
  const first = textOf(answers[key]);
  if (second?.text === undefined || first === undefined) return undefined;
  const isList = LISTS.includes(key);
  const read = isList ? readItems : readBlocks;
  const [typed, other] = [read(first), read(second.text)];
  const isProse = !isList && ![typed, other].every(hasItems);
  if (isProse && !isOneLacking(typed, other)) return undefined;
  const [filled, filledOther] = filledUp(typed, other);
  const byLanguage = <T>(one: T, two: T): Readonly<Record<Language, T>> =>
    second.typed === 'en' ? { en: one, lt: two } : { en: two, lt: one };
  return {
    isProse,
    lines: byLanguage(typed.length, other.length),
    blocks: byLanguage(punctuated(filled), punctuated(filledOther)),
  };
}

/** One paragraph may say all that the other text says in several; one that is so much shorter does not. */
const AS_LONG = 0.8;
const lettersIn = (blocks: readonly ReadBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + text.length, 0);

function isOneLacking(one: readonly ReadBlock[], other: readonly ReadBlock[]): boolean {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  if (fewer.length === more.length) return false;
  return fewer.length > 1 || lettersIn(fewer) < lettersIn(more) * AS_LONG;
}

const hasItems = (blocks: readonly ReadBlock[]): boolean => blocks.some(({ kind }) => kind !== 'text');

/** The language of the name of a stage, judged with the names of the others: one alone is often a word or two. */
export const languageOfRows = (rows: readonly MilestoneRow[], prevails: Language): Language =>
  typedLanguage(rows.map(({ name, acceptance = '' }) => `${name}\n${acceptance}`).join('\n')) ?? prevails;

/** What is stored may have any shape: only a list of nothing but rows with a name is one of stages. */
export const isRows = (value: AnswerValue | undefined): value is readonly MilestoneRow[] =>
  Array.isArray(value) && value.length > 0 && value.every(isNamedRow);

const isNamedRow = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  'name' in row &&
  typeof row.name === 'string' &&
  ['second', 'acceptance', 'secondAcceptance'].every((cell) =>
    ['string', 'undefined'].includes(typeof Reflect.get(row, cell)),
  );

/** The answers as they read in one language: every typed text that has a second one in it is replaced by that. */
export function answersIn(answers: Answers, language: Language, prevails: Language): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([key, value]): [string, AnswerValue | undefined] => {
      if (isRows(value)) {
        const typed = languageOfRows(value, prevails);
        return [key, typed === language ? value : value.map(withSecondWords)];
      }
      const second = secondOf(answers, key, prevails);
      return [key, second === undefined || second.typed === language ? value : (second.text ?? value)];
    }),
  );
}

const withSecondWords = (row: MilestoneRow): MilestoneRow => {
  const { name, second = '', acceptance = '', secondAcceptance = '' } = row;
  return {
    ...row,
    ...(isWorded(name) && isWorded(second) && { name: second }),
    ...(isWorded(acceptance) && isWorded(secondAcceptance) && { acceptance: secondAcceptance }),
  };
};

/** Whether a row has words in the other language. */
export const hasSecond = ({
  name,
  second = '',
  acceptance = '',
  secondAcceptance = '',
}: MilestoneRow): boolean =>
  (isWorded(name) && isWorded(second)) || (isWorded(acceptance) && isWorded(secondAcceptance));

/** Whether a row has words that stand in one language only. */
export const lacksSecond = ({
  name,
  second = '',
  acceptance = '',
  secondAcceptance = '',
}: MilestoneRow): boolean =>
  (isWorded(name) && !isWorded(second)) || (isWorded(acceptance) && !isWorded(secondAcceptance));
