import { OTHER_SUFFIX, OTHER_VALUE, type AnswerKey, type MilestoneRow } from '../questions/keys.js';
import { parseNumber, within } from './number.js';
import { cleanText } from './text.js';

/** A chosen option, or the user's own words where the list did not fit. */
export type Choice = { readonly value: string } | { readonly own: string };

/** Reads single answers out of any JSON; what has the wrong shape counts as unanswered. */
export interface AnswerReader {
  /** As typed, line breaks included. */
  raw(key: AnswerKey): string | undefined;
  choice(key: AnswerKey): Choice | undefined;
  /** The chosen value if it is one of these. */
  oneOf<T extends string>(key: AnswerKey, values: readonly T[], fallback: T): T;
  /** A number, whether typed, chosen or given under "Other". */
  number(key: AnswerKey): number | undefined;
  /** A whole number inside the bounds. */
  whole(key: AnswerKey, bounds: readonly [number, number], fallback: number): number;
  flag(key: AnswerKey): boolean;
  several<T extends string>(key: AnswerKey, values: readonly T[]): T[];
  /** Whether several choices were answered, be it with none of them. */
  isList(key: AnswerKey): boolean;
  /** The rows of a list of stages; what is no row of one is left out. */
  rows(key: AnswerKey): MilestoneRow[] | undefined;
}

function toRow(item: unknown): MilestoneRow | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const cell = (name: keyof MilestoneRow): string => {
    const found: unknown = Reflect.get(item, name);
    return typeof found === 'string' ? found : '';
  };
  const unit = cell('unit') === 'percent' ? 'percent' : 'money';
  return { name: cell('name'), date: cell('date'), amount: cell('amount'), unit };
}

/** "Web development", "web-development" and "web_development" are the same option. */
function normalise(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

export function answerReader(answers: unknown): AnswerReader {
  const stored: object = typeof answers === 'object' && answers !== null ? answers : {};
  const value = (key: string): unknown => (Object.hasOwn(stored, key) ? Reflect.get(stored, key) : undefined);

  const raw = (key: string): string | undefined => {
    const found = value(key);
    if (typeof found === 'number') return String(found);
    return typeof found === 'string' && found.trim() !== '' ? found : undefined;
  };

  const choice = (key: AnswerKey): Choice | undefined => {
    const chosen = raw(key);
    if (chosen === undefined) return undefined;
    const option = normalise(chosen);
    if (option !== OTHER_VALUE) return { value: option };
    const own = cleanText(raw(`${key}${OTHER_SUFFIX}`) ?? '');
    return own === undefined ? undefined : { own };
  };

  const number = (key: AnswerKey): number | undefined => {
    const chosen = choice(key);
    if (chosen === undefined) return undefined;
    return parseNumber('own' in chosen ? chosen.own : (raw(key) ?? ''));
  };

  return {
    raw,
    choice,
    oneOf(key, values, fallback) {
      const chosen = choice(key);
      const option = chosen !== undefined && 'value' in chosen ? chosen.value : undefined;
      return values.find((known) => normalise(known) === option) ?? fallback;
    },
    number,
    whole(key, bounds, fallback) {
      const found = number(key);
      return found === undefined ? fallback : within(found, bounds);
    },
    flag(key) {
      const found = value(key);
      const first: unknown = Array.isArray(found) ? found[0] : found;
      return (
        first === true || (typeof first === 'string' && ['yes', 'true', 'on', '1'].includes(normalise(first)))
      );
    },
    several(key, values) {
      const found = value(key);
      const list: unknown[] = Array.isArray(found) ? found : (raw(key)?.split(',') ?? []);
      const chosen = new Set(list.filter((item) => typeof item === 'string').map(normalise));
      return values.filter((known) => chosen.has(normalise(known)));
    },
    isList: (key) => Array.isArray(value(key)),
    rows(key) {
      const found = value(key);
      if (!Array.isArray(found)) return undefined;
      return found.map(toRow).filter((row) => row !== undefined);
    },
  };
}
