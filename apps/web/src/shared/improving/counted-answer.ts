import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '@pactwright/protocol';
import { findDefaultField } from './default-fields.js';

/** How high the questions go that count something. */
const COUNTED: readonly (readonly [key: RegExp, most: number])[] = [
  [/_days$/u, 365],
  [/_percent$/u, 100],
  [/_rounds$/u, 20],
];

/** The answers that make a question's number this one; undefined where no such number can be answered. */
export function numberAnswer(key: string, value: number): Answers | undefined {
  const [, most] = COUNTED.find(([keys]) => keys.test(key)) ?? [];
  if (most === undefined || value > most || !Number.isInteger(value)) return undefined;
  const answer = String(value);
  const isOption = findDefaultField(key)?.field.options.some((option) => option.value === answer);
  return isOption ? { [key]: answer } : { [key]: OTHER_VALUE, [`${key}${OTHER_SUFFIX}`]: answer };
}
