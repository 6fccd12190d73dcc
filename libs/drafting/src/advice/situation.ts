import { CLAUSES } from '../clauses/index.js';
import { hasPrice, totalPrice } from '../engagement.js';
import type { ClauseId, Language } from '../model.js';
import type { AnswerKey, Answers } from '../questions/keys.js';
import { answerReader } from '../reading/answer-reader.js';
import { readTerms } from '../read-terms.js';
import type { Terms } from '../terms.js';
import type { Fact } from './fill.js';

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
  has(clause: ClauseId): boolean;
  /** Scope and deliverables in lower case: what words are looked for in. */
  readonly described: string;
  /** Calendar days from start to deadline, when both are known and in order. */
  readonly days: number | undefined;
  /** The whole price, when it is known. */
  readonly price: number | undefined;
  /** The work in the user's own words, short enough for a sentence. */
  readonly work: Fact;
}

const SHORT_WORK = 70;
const DAY_MS = 86_400_000;
const THE_WORK: Fact = { kind: 'each', words: { en: 'the work', lt: 'darbas' } };

/** Calendar days between two dates; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

function shortened(scope: string): string {
  const [sentence = ''] = scope.split(/(?<=[!?;:])\s|(?<=\.)\s(?=\p{Lu})/u);
  if (sentence.length <= SHORT_WORK) return sentence.replace(/[.;:,\s]+$/u, '');
  const words = sentence.slice(0, SHORT_WORK).replace(/\s+\S*$/u, '');
  return `${words.replace(/[.;:,\s]+$/u, '')}…`;
}

export function situationOf(answers: Answers, language: Language): Situation {
  const read = answerReader(answers);
  const terms = readTerms(answers);
  const { scope, deliverables, startDate, deadline } = terms;
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
    has: (clause) => present.has(clause),
    described: [scope ?? '', ...deliverables].join(' ').toLowerCase(),
    days: days === undefined || days < 0 ? undefined : days,
    price: hasPrice(terms) ? totalPrice(terms) : undefined,
    work: scope === undefined ? THE_WORK : { kind: 'text', text: shortened(scope) },
  };
}
