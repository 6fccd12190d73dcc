import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '@pactwright/protocol';
import { findDefaultField } from './default-fields.js';
import { quantitiesIn, sentencesOf, withoutQuantities, type QuantityKind } from './quantities.js';

/** What the question behind a key counts, what may stand behind a bare number, and how high it goes. */
const COUNTED: readonly (readonly [key: RegExp, kind: QuantityKind, unit: string, most: number])[] = [
  [/_days$/u, 'period', String.raw`(?:days?|dien\p{L}*|d\.)`, 365],
  [/_percent$|^late_interest$/u, 'percent', String.raw`(?:%|percent|per cent|proc\.|procent\p{L}*)`, 100],
  [/_rounds$/u, 'rounds', String.raw`(?:rounds?|kart\p{L}*|rat\p{L}*)`, 20],
];

const countedBy = (key: string) => COUNTED.find(([keys]) => keys.test(key));

/** A percentage alone does not say whether it is interest of a day or of a year. */
const NEEDS_WORDS = 'late_interest';

/** What a number under this question counts on its own. */
export const kindOf = (key: string): QuantityKind | undefined =>
  key === NEEDS_WORDS ? undefined : countedBy(key)?.[1];

/** The number that an answer holds, also under "Other". */
export function numberOfAnswer(answers: Answers, key: string): number | undefined {
  const value = answers[key] === OTHER_VALUE ? answers[`${key}${OTHER_SUFFIX}`] : answers[key];
  const number = Number(String(value ?? '').replace(',', '.') || Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}

/** The answers that make a question's number this one; undefined where no such number can be answered. */
export function numberAnswer(key: string, value: number): Answers | undefined {
  const [, , , most] = countedBy(key) ?? [];
  if (most === undefined || value > most) return undefined;
  const answer = String(value);
  const isOption = findDefaultField(key)?.field.options.some((option) => option.value === answer);
  return isOption ? { [key]: answer } : { [key]: OTHER_VALUE, [`${key}${OTHER_SUFFIX}`]: answer };
}

export interface OwnNumber {
  readonly change: Answers;
  /** What the clause says itself once the answer is changed. */
  readonly said: string;
}

/**
 * The answer that somebody's words are: "60 days" under a question that counts days, or the words that `said` already holds
 * with another number in the answer's place. The clause's own wording follows from it.
 */
export function ownNumber(suggested: Answers, words: string, said = ''): OwnNumber | undefined {
  const [key = '', ...others] = Object.keys(suggested).filter((changed) => !changed.endsWith(OTHER_SUFFIX));
  const [, kind, unit] = countedBy(key) ?? [];
  if (others.length > 0 || kind === undefined) return undefined;
  const [, digits] = new RegExp(String.raw`^(\d{1,3})\s*${unit}?\.?$`, 'iu').exec(words.trim()) ?? [];
  if (digits !== undefined && key !== NEEDS_WORDS)
    return owned(numberAnswer(key, Number(digits)), words.trim());
  const before = numberOfAnswer(suggested, key);
  if (before === undefined) return undefined;
  for (const sentence of sentencesOf(said)) {
    const place = quantitiesIn(sentence).findIndex((each) => each.kind === kind && each.value === before);
    const edited = sentencesOf(words).find((own) => withoutQuantities(own) === withoutQuantities(sentence));
    const value = edited && place >= 0 ? quantitiesIn(edited)[place]?.value : undefined;
    if (edited === undefined || value === undefined || value === before) continue;
    return owned(
      numberAnswer(key, value),
      said.replace(sentence, () => edited),
    );
  }
  return undefined;
}

const owned = (change: Answers | undefined, said: string): OwnNumber | undefined =>
  change && { change, said };
