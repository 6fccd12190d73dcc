import { OTHER_SUFFIX, OTHER_VALUE, type AnswerKey, type MilestoneRow } from '../terms/answers.js';
import type { IsoDate } from '../model/document.js';
import { figureOf, figureSpec, type FigureContext } from './answer-figures.js';
import { cityName } from './city.js';
import { currencyCode } from './currency.js';
import { parseDate } from './date.js';
import { cleanText, isNoAnswer } from './text.js';

/** A chosen option, or the user's own words where the list did not fit. */
export type Choice = { readonly value: string } | { readonly own: string };

/** Reads single answers out of any JSON; what has the wrong shape counts as unanswered. */
export interface AnswerReader {
  /** As typed, line breaks included. */
  raw(key: AnswerKey): string | undefined;
  choice(key: AnswerKey): Choice | undefined;
  /** The chosen value if it is one of these. */
  oneOf<T extends string>(key: AnswerKey, values: readonly T[], fallback: T): T;
  /** A number, whether typed, chosen or given under "Other", exactly as it was given. */
  figure(key: AnswerKey, context: FigureContext): number | undefined;
  /** A number, or the one of `values` that was chosen instead. */
  figureOr<T extends string>(
    key: AnswerKey,
    context: FigureContext,
    values: readonly T[],
  ): number | T | undefined;
  /** What was typed, line breaks included; nothing where it says that there is nothing to say. */
  words(key: AnswerKey): string | undefined;
  city(key: AnswerKey): string | undefined;
  /** The code of the currency where one is named, else the words for it. */
  currency(key: AnswerKey): string | undefined;
  date(key: AnswerKey): IsoDate | undefined;
  flag(key: AnswerKey): boolean;
  several<T extends string>(key: AnswerKey, values: readonly T[]): T[];
  /** Whether several choices were answered, be it with none of them. */
  isList(key: AnswerKey): boolean;
  /** The rows of a list of stages; what is no row of one is left out. */
  rows(key: AnswerKey): MilestoneRow[] | undefined;
  /** What was read so far and could not be used as it was given, by its key: no default may stand for it unseen. */
  readonly unread: ReadonlyMap<AnswerKey, string>;
}

function toRow(item: unknown): MilestoneRow | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const cell = (name: keyof MilestoneRow): string => {
    const found: unknown = Reflect.get(item, name);
    return typeof found === 'string' ? found : '';
  };
  const unit = cell('unit') === 'percent' ? 'percent' : 'money';
  const row = { name: cell('name'), date: cell('date'), amount: cell('amount'), unit } as const;
  const said = (['acceptance', 'secondAcceptance', 'second'] as const).filter((name) => cell(name) !== '');
  return { ...row, ...Object.fromEntries(said.map((name) => [name, cell(name)])) };
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

  const unread = new Map<AnswerKey, string>();
  const choice = (key: AnswerKey): Choice | undefined => {
    const chosen = raw(key);
    if (chosen === undefined) return undefined;
    const option = normalise(chosen);
    if (option !== OTHER_VALUE) return { value: option };
    const own = cleanText(raw(`${key}${OTHER_SUFFIX}`) ?? '');
    /* "Other", and nothing said about what: a default that stands in its place was not chosen. */
    if (own === undefined) unread.set(key, '');
    return own === undefined ? undefined : { own };
  };

  const given = (key: AnswerKey): string => {
    const chosen = choice(key);
    return chosen !== undefined && 'own' in chosen ? chosen.own : (cleanText(raw(key) ?? '') ?? '');
  };
  const optionOf = <T extends string>(key: AnswerKey, values: readonly T[]): T | undefined => {
    const chosen = choice(key);
    const option = chosen !== undefined && 'value' in chosen ? chosen.value : undefined;
    return values.find((known) => normalise(known) === option);
  };

  const figure = (key: AnswerKey, context: FigureContext): number | undefined => {
    if (choice(key) === undefined) return undefined;
    const spec = figureSpec(key, context);
    const found = spec && figureOf(given(key), spec, context.currency);
    if (found !== undefined && 'value' in found) return found.value;
    unread.set(key, given(key));
    return undefined;
  };

  const words = (key: string): string | undefined => {
    const text = raw(key);
    return text === undefined || isNoAnswer(text) ? undefined : text;
  };

  return {
    raw,
    words,
    choice,
    oneOf(key, values, fallback) {
      const found = optionOf(key, values);
      if (found === undefined && choice(key) !== undefined) unread.set(key, given(key));
      return found ?? fallback;
    },
    figure,
    figureOr: (key, context, values) => optionOf(key, values) ?? figure(key, context),
    city(key) {
      const text = words(key) ?? '';
      const found = cityName(text);
      const typed = cleanText(text);
      if (found === undefined && typed !== undefined) unread.set(key, typed);
      return found;
    },
    currency(key) {
      const chosen = choice(key);
      if (chosen === undefined) return undefined;
      const named = 'own' in chosen ? chosen.own : cleanText(chosen.value.replaceAll('_', ' '));
      const code = currencyCode(named ?? '');
      /* What an administrator offers is theirs to name. */
      if (code === undefined && 'own' in chosen) unread.set(key, chosen.own);
      return code ?? named;
    },
    date(key) {
      const text = raw(key);
      const found = parseDate(text ?? '');
      const typed = cleanText(text ?? '');
      if (found === undefined && typed !== undefined) unread.set(key, typed);
      return found;
    },
    unread,
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
      const chosen = list.filter((item) => typeof item === 'string');
      const isKnown = (item: string): boolean => values.some((known) => normalise(known) === normalise(item));
      const words = cleanText(chosen.filter((item) => !isKnown(item)).join('; '));
      if (words !== undefined) unread.set(key, words);
      return values.filter((known) => chosen.some((item) => normalise(item) === normalise(known)));
    },
    isList: (key) => Array.isArray(value(key)),
    rows(key) {
      const found = value(key);
      if (!Array.isArray(found)) return undefined;
      return found.map(toRow).filter((row) => row !== undefined);
    },
  };
}
