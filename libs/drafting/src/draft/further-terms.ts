import type { Placed } from '../writing/additions.js';
import type { Writer, WrittenItem } from '../writing/clause.js';
import type { Inline, Language, TypedBlock } from '../model/document.js';
import { defaultWizard } from '../questions/index.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '../terms/answers.js';
import { parseDate } from '../reading/date.js';
import { answerOfSecond } from '../terms/second-keys.js';
import { cleanText } from '../reading/text.js';
import { typedBlocks } from '../reading/typed-blocks.js';
import type { UnreadAnswer } from '../terms/terms.js';
import { typed } from '../writing/blocks.js';

/** An answer that no clause is made for, such as one to a question that an administrator added, in the contract's language. */
export interface FurtherTerm {
  readonly key: string;
  /** The question, in the words in which it was asked. */
  readonly label: string;
  /** The lines of a text where they are not those that it was typed in. */
  readonly value:
    | { readonly kind: 'text'; readonly text: string; readonly blocks?: readonly TypedBlock[] }
    | { readonly kind: 'date'; readonly date: string }
    | { readonly kind: 'choices'; readonly labels: readonly string[] };
}

const INTRODUCTION: Readonly<Record<Language, string>> = {
  en: 'The Parties have also agreed on the terms below. Where one of them differs from another provision of this Agreement, it prevails.',
  lt: 'Šalys taip pat susitarė dėl toliau nurodytų sąlygų. Jeigu kuri nors iš jų skiriasi nuo kitos Sutarties nuostatos, taikoma toliau nurodyta sąlyga.',
};

/** What is said under a question's name, and nothing else of the contract says. */
export function writeFurtherTerms(
  given: readonly FurtherTerm[],
  unread: readonly UnreadAnswer[],
  language: Language,
  write: Writer,
): Placed[] {
  const known = new Map(given.map((term) => [term.key, term]));
  const terms = [
    ...unread
      .filter(({ words }) => words !== '')
      .map(({ key, words }) => known.get(key) ?? ofUnread(key, words, language)),
    ...given.filter(({ key }) => !LABELS.has(key)),
  ];
  const paragraphs = terms.flatMap((term) => paragraphOf(term, write));
  return paragraphs.length === 0
    ? []
    : [placed('', write.text`${INTRODUCTION[language]}`, write), ...paragraphs];
}

const LABELS = new Map<string, Readonly<Record<Language, string>>>(
  defaultWizard().flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])),
);

const OPTIONS = new Map<string, ReadonlySet<string>>(
  defaultWizard().flatMap(({ fields }) =>
    fields.map(({ key, options }) => [key, new Set(options.map(({ value }) => value))]),
  ),
);

function ofUnread(key: string, words: string, language: Language): FurtherTerm {
  return { key, label: LABELS.get(key)?.[language] ?? key, value: { kind: 'text', text: words } };
}

function paragraphOf({ key, label, value }: FurtherTerm, write: Writer): Placed[] {
  const name = cleanText(label.replace(/[\s:]+$/u, ''));
  if (name === undefined) return [];
  const heading = `${name}${/[?!]$/.test(name) ? '' : ':'}`;
  const blocks = value.kind === 'text' ? (value.blocks ?? typedBlocks(value.text)) : [];
  if (blocks.length > 1) return [placed(key, write.text`${heading}`, write, typed(write, blocks))];
  const words = cleanText(wordsOf(value, write));
  if (words === undefined) return [];
  const said = /[.!?…]$/u.test(words) ? words : `${words}.`;
  return [placed(key, write.text`${heading} ${said}`, write)];
}

function placed(
  key: string,
  content: readonly Inline[],
  write: Writer,
  items?: readonly WrittenItem[],
): Placed {
  return { clauseId: `further:${key}`, block: write.paragraph('term', content, items), isInClause: false };
}

function wordsOf(value: FurtherTerm['value'], { format }: Writer): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'date':
      return format.date(value.date);
    case 'choices':
      return value.labels.join('; ');
  }
}

/** Words in the languages that they exist in; English stands for one that they lack. */
export type Words = Readonly<Partial<Record<Language, string>>>;

/** A question as it was asked. */
export interface AskedQuestion {
  readonly key: string;
  readonly type: string;
  readonly label: Words;
  readonly options: readonly { readonly value: string; readonly label: Words }[];
  /** False: its answers are kept out of the contract. It means nothing for a question that the clauses are made by. */
  readonly isInContract: boolean;
  /** Where it stands among the others, compared number by number. */
  readonly place: readonly number[];
}

const YES: Readonly<Record<Language, string>> = { en: 'Yes', lt: 'Taip' };

/** What was answered to each question, under its label; an unticked box and an empty field say nothing. */
export function furtherTermsOf(
  questions: readonly AskedQuestion[],
  answers: Answers,
  language: Language,
): FurtherTerm[] {
  return questions
    .filter(({ key, isInContract }) => isInContract || isBuiltIn(key))
    .toSorted((a, b) => comparePlaces(a.place, b.place))
    .flatMap((question) => {
      const value = valueOf(question, answers, language);
      const label = wordsIn(question.label, language) ?? question.key;
      return value === undefined ? [] : [{ key: question.key, label, value }];
    });
}

const wordsIn = (words: Words, language: Language): string | undefined => words[language] ?? words.en;

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((each, index) => each !== b[index]);
  return at === -1 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
}

function valueOf(
  { key, type, options }: AskedQuestion,
  answers: Answers,
  language: Language,
): FurtherTerm['value'] | undefined {
  const answer = answers[key];
  const find = (value: string): string | undefined => {
    const label = options.find((option) => option.value === value)?.label;
    return label && wordsIn(label, language);
  };
  if (answer === true) return { kind: 'choices', labels: [find(options[0]?.value ?? '') ?? YES[language]] };
  if (Array.isArray(answer)) {
    const known = OPTIONS.get(key);
    const chosen = answer.filter((each) => typeof each === 'string').filter((each) => !known?.has(each));
    return chosen.length === 0
      ? undefined
      : { kind: 'choices', labels: chosen.map((each) => find(each) ?? each) };
  }
  if (typeof answer !== 'string' || answer.trim() === '') return undefined;
  if (type === 'date' || type === 'datepicker') {
    const date = parseDate(answer);
    return date === undefined ? { kind: 'text', text: answer } : { kind: 'date', date };
  }
  if (type !== 'select' && type !== 'radio') return { kind: 'text', text: answer };
  const own = answer === OTHER_VALUE ? answers[`${key}${OTHER_SUFFIX}`] : undefined;
  if (typeof own === 'string' && own.trim() !== '') return { kind: 'text', text: own };
  const label = find(answer);
  /* The built-in "Other" without words beside it says nothing; an administrator's own option of that value does. */
  if (label === undefined && answer === OTHER_VALUE) return undefined;
  return { kind: 'choices', labels: [label ?? answer] };
}

/** The clauses are made by the answers to this question, so that they always stand in the contract. */
export const isBuiltIn = (key: string): boolean => LABELS.has(key);

/** Whether the answer can be told only with the words of its question or options, which the library does not know. */
export function needsQuestion(key: string, answers: Answers): boolean {
  const known = OPTIONS.get(key);
  if (answerOfSecond(key) !== undefined) return false;
  if (known === undefined) return !isCompanion(key, answers);
  const answer = answers[key];
  const chosen = Array.isArray(answer) ? answer : [answer];
  return (
    known.size > 0 &&
    chosen.some((each) => typeof each === 'string' && each !== '' && each !== OTHER_VALUE && !known.has(each))
  );
}

/** The words beside another question's "Other". */
function isCompanion(key: string, answers: Answers): boolean {
  if (!key.endsWith(OTHER_SUFFIX)) return false;
  const base = key.slice(0, -OTHER_SUFFIX.length);
  return isBuiltIn(base) || base in answers;
}
