import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '@pactwright/protocol';
import { findDefaultField } from './default-fields.js';

/** What may stand behind the number and how high it goes, by what the question counts: the end of its key. */
const UNITS: readonly (readonly [end: string, unit: string, most: number])[] = [
  ['_days', String.raw`(?:days?|dien\p{L}*|d\.)`, 365],
  ['_percent', String.raw`(?:%|percent|per cent|proc\.|procent\p{L}*)`, 100],
  ['_rounds', String.raw`(?:rounds?|kart\p{L}*|rat\p{L}*)`, 20],
];

/** "60 days" under a question that counts days is an answer to it, and the clause's own wording follows. */
export function ownNumber(change: Answers, words: string): Answers | undefined {
  const keys = Object.keys(change).filter((changed) => !changed.endsWith(OTHER_SUFFIX));
  const [key = ''] = keys;
  const [, unit, most] = UNITS.find(([end]) => key.endsWith(end)) ?? [];
  if (keys.length !== 1 || unit === undefined || most === undefined) return undefined;
  const [, digits] = new RegExp(String.raw`^(\d{1,3})\s*${unit}?\.?$`, 'iu').exec(words.trim()) ?? [];
  if (digits === undefined || Number(digits) > most) return undefined;
  const value = String(Number(digits));
  const isOption = findDefaultField(key)?.field.options.some((option) => option.value === value);
  return isOption ? { [key]: value } : { [key]: OTHER_VALUE, [`${key}${OTHER_SUFFIX}`]: value };
}
