import { CLAUSES } from '../clauses/index.js';
import { hasPrice, totalPrice } from '../terms/engagement.js';
import type { ClauseId, Language } from '../model/document.js';
import type { AnswerKey, Answers } from '../terms/answers.js';
import { answerReader } from '../reading/answer-reader.js';
import { asProse } from '../reading/typed-blocks.js';
import { workName } from '../reading/work-name.js';
import { readTerms } from '../reading/read-terms.js';
import type { Terms } from '../terms/terms.js';
import type { Localised } from '../questions/question.js';
import type { Fact } from './fill.js';
import { optionLabel } from './option-label.js';

/** The user's contract as the advice looks at it. */
export interface Situation {
  readonly answers: Answers;
  readonly terms: Terms;
  /** Of the contract. */
  readonly language: Language;
  /** Whether the user answered at all; a default of the library does not count. */
  isGiven(key: AnswerKey): boolean;
  /** As typed, line breaks included; empty when not answered. */
  raw(key: AnswerKey): string;
  /** The same; empty also where it says that there is nothing to say. */
  words(key: AnswerKey): string;
  has(clause: ClauseId): boolean;
  /** Scope and deliverables in lower case: what words are looked for in. */
  readonly described: string;
  /** Calendar days from start to deadline, when both are known and in order. */
  readonly days: number | undefined;
  /** The whole price, when it is known. */
  readonly price: number | undefined;
  /** The work in the user's own words where they name it, short enough for a sentence; else its kind. */
  readonly work: Fact;
}

const DAY_MS = 86_400_000;
const ANY_WORK: Localised = { en: 'the agreed services', lt: 'sutartos paslaugos' };

/** Calendar days between two dates; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The work without words of its own: as its kind is called. */
function kindOfWork({ workType, workTypeText }: Terms): Fact {
  if (workTypeText !== undefined) return { kind: 'text', text: workTypeText };
  const { en, lt } =
    (workType === 'general' ? undefined : optionLabel('freelance_type', workType)) ?? ANY_WORK;
  return { kind: 'each', words: { en: en.toLowerCase(), lt: lt.toLowerCase() } };
}

const INNER: Readonly<Record<string, string>> = { '„': '‚', '“': '‘', '”': '’' };
/** For words that stand between quotation marks themselves. */
export const innerQuotes = (words: string): string =>
  words.replaceAll(/[„“”]/gu, (mark) => INNER[mark] ?? mark);

export function situationOf(answers: Answers, language: Language): Situation {
  const read = answerReader(answers);
  const terms = readTerms(answers);
  const { scope, deliverables, startDate, deadline } = terms;
  const name = workName(read.words('scope_of_work') ?? '');
  const present = new Set(CLAUSES.filter((clause) => clause.belongs(terms)).map(({ id }) => id));
  const days =
    startDate === undefined || deadline === undefined ? undefined : daysBetween(startDate, deadline);
  return {
    answers,
    terms,
    language,
    isGiven: (key) =>
      read.choice(key) !== undefined || read.several(key, ['yes']).length > 0 || read.flag(key),
    raw: (key) => read.raw(key) ?? '',
    words: (key) => read.words(key) ?? '',
    has: (clause) => present.has(clause),
    described: [scope ?? '', asProse(deliverables)].join(' ').toLowerCase(),
    days: days === undefined || days < 0 ? undefined : days,
    price: hasPrice(terms) ? totalPrice(terms) : undefined,
    work: name === undefined ? kindOfWork(terms) : { kind: 'text', text: innerQuotes(name) },
  };
}
