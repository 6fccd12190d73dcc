import type { Placed } from './additions.js';
import type { Writer } from './clause.js';
import type { Inline, Language } from './model.js';
import { defaultWizard } from './questions/index.js';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from './questions/keys.js';
import { parseDate } from './reading/date.js';
import { cleanText } from './reading/text.js';
import type { UnreadAnswer } from './terms.js';

/** An answer that no clause is made for, such as one to a question that an administrator added, in the contract's language. */
export interface FurtherTerm {
  readonly key: string;
  /** The question, in the words in which it was asked. */
  readonly label: string;
  readonly value:
    | { readonly kind: 'text'; readonly text: string }
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
    ...unread.map(({ key, words }) => known.get(key) ?? ofUnread(key, words, language)),
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

function ofUnread(key: string, words: string, language: Language): FurtherTerm {
  return { key, label: LABELS.get(key)?.[language] ?? key, value: { kind: 'text', text: words } };
}

function paragraphOf({ key, label, value }: FurtherTerm, write: Writer): Placed[] {
  const words = cleanText(wordsOf(value, write));
  const name = cleanText(label.replace(/[\s:]+$/u, ''));
  if (words === undefined || name === undefined) return [];
  const said = /[.!?…]$/u.test(words) ? words : `${words}.`;
  return [placed(key, write.text`${name}${/[?!]$/.test(name) ? '' : ':'} ${said}`, write)];
}

function placed(key: string, content: readonly Inline[], write: Writer): Placed {
  return { clauseId: `further:${key}`, block: write.paragraph('term', content), isInClause: false };
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

/** A question as it was asked, in the language of the contract. */
export interface AskedQuestion {
  readonly key: string;
  readonly type: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const YES: Readonly<Record<Language, string>> = { en: 'Yes', lt: 'Taip' };

/** What was answered to each question, under its label; an unticked box and an empty field say nothing. */
export function furtherTermsOf(
  questions: readonly AskedQuestion[],
  answers: Answers,
  language: Language,
): FurtherTerm[] {
  return questions.flatMap((question) => {
    const value = valueOf(question, answers, language);
    return value === undefined ? [] : [{ key: question.key, label: question.label, value }];
  });
}

function valueOf(
  { key, type, options }: AskedQuestion,
  answers: Answers,
  language: Language,
): FurtherTerm['value'] | undefined {
  const answer = answers[key];
  const labelOf = (value: string): string => options.find((option) => option.value === value)?.label ?? value;
  if (answer === true) return { kind: 'choices', labels: [options[0]?.label ?? YES[language]] };
  if (Array.isArray(answer)) {
    const chosen = answer.filter((each) => typeof each === 'string');
    return chosen.length === 0 ? undefined : { kind: 'choices', labels: chosen.map(labelOf) };
  }
  if (typeof answer !== 'string' || answer.trim() === '') return undefined;
  if (type === 'date' || type === 'datepicker') {
    const date = parseDate(answer);
    return date === undefined ? { kind: 'text', text: answer } : { kind: 'date', date };
  }
  if (type !== 'select' && type !== 'radio') return { kind: 'text', text: answer };
  if (answer !== OTHER_VALUE) return { kind: 'choices', labels: [labelOf(answer)] };
  const own = answers[`${key}${OTHER_SUFFIX}`];
  return typeof own === 'string' && own.trim() !== '' ? { kind: 'text', text: own } : undefined;
}

/** Whether an answer is to a question that the library does not know, so that its words are needed. */
export const needsQuestions = (answers: Answers): boolean =>
  Object.keys(answers).some((key) => !LABELS.has(key) && !LABELS.has(key.replace(/_other$/, '')));
