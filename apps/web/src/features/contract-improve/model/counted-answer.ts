import type { QuantityKind } from '@pactwright/drafting';
import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '@pactwright/protocol';
import { findDefaultField } from './default-fields.js';

/** What the question behind a key counts, and how high it goes. */
const COUNTED: readonly (readonly [key: RegExp, kind: QuantityKind, most: number])[] = [
  [/_days$/u, 'period', 365],
  [/_percent$/u, 'percent', 100],
  [/_rounds$/u, 'rounds', 20],
];

const countedBy = (key: string) => COUNTED.find(([keys]) => keys.test(key));

/** What a number under this question counts. */
export const kindOf = (key: string): QuantityKind | undefined => countedBy(key)?.[1];

/** The number that an answer holds, also under "Other". */
export function numberOfAnswer(answers: Answers, key: string): number | undefined {
  const value = answers[key] === OTHER_VALUE ? answers[`${key}${OTHER_SUFFIX}`] : answers[key];
  const number = Number(String(value ?? '').replace(',', '.') || Number.NaN);
  return Number.isNaN(number) ? undefined : number;
}

/** The answers that make a question's number this one; undefined where no such number can be answered. */
export function numberAnswer(key: string, value: number): Answers | undefined {
  const [, , most] = countedBy(key) ?? [];
  if (most === undefined || value > most) return undefined;
  const answer = String(value);
  const isOption = findDefaultField(key)?.field.options.some((option) => option.value === answer);
  return isOption ? { [key]: answer } : { [key]: OTHER_VALUE, [`${key}${OTHER_SUFFIX}`]: answer };
}
