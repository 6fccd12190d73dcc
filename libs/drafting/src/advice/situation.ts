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
  /** The same; empty also where it says that there is nothing to say. */
  words(key: AnswerKey): string;
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
/** A shorter beginning names no work. */
const LEAST_PHRASE = 20;
const DAY_MS = 86_400_000;
const THE_WORK: Fact = { kind: 'each', words: { en: 'the work', lt: 'darbas' } };

/** Calendar days between two dates; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Words after which something must follow: nothing that is cut short ends with one. */
const LEADS_ON =
  /\s+(?:an?|the|and|or|of|for|with|to|in|on|at|by|from|as|that|which|including|ir|ar|arba|bei|su|be|už|iš|į|ant|apie|prie|pagal|per|po|nuo|iki|dėl|kad|kurie?|kurios?|kuris|kuri)$/iu;

const withoutLooseEnd = (words: string): string => {
  const shorter = words
    .replace(/\s*[([„“"][^)\]”“"]*$/u, '')
    .replace(/[.,;:–—\s]+$/u, '')
    .replace(LEADS_ON, '');
  return shorter === words ? words : withoutLooseEnd(shorter);
};

/** The first sentence, or as much of it as makes sense on its own: up to a comma, else whole words. */
function shortened(scope: string): string | undefined {
  const [sentence = ''] = scope.split(/\n|(?<=[!?;:])\s|(?<=\.)\s(?=\p{Lu})/u);
  if (sentence.length <= SHORT_WORK) return sentence.replace(/[.;:,\s]+$/u, '') || undefined;
  const start = sentence.slice(0, SHORT_WORK);
  const phrase = withoutLooseEnd(start.slice(0, Math.max(0, start.lastIndexOf(', '))));
  if (phrase.length >= LEAST_PHRASE) return phrase;
  const words = withoutLooseEnd(start.replace(/\S*$/u, ''));
  return words === '' ? undefined : `${words}…`;
}

export function situationOf(answers: Answers, language: Language): Situation {
  const read = answerReader(answers);
  const terms = readTerms(answers);
  const { scope, deliverables, startDate, deadline } = terms;
  const work = scope === undefined ? undefined : shortened(scope);
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
    described: [scope ?? '', ...deliverables].join(' ').toLowerCase(),
    days: days === undefined || days < 0 ? undefined : days,
    price: hasPrice(terms) ? totalPrice(terms) : undefined,
    work: work === undefined ? THE_WORK : { kind: 'text', text: work },
  };
}
