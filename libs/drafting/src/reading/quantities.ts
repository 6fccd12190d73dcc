import { NUMBER_WORDS, valueOfWords } from './number-words.js';

/** What a sentence counts: periods in days, whatever unit they are written in. */
export type QuantityKind = 'percent' | 'period' | 'hours' | 'rounds' | 'times' | 'money';

/** An amount as it stands in a sentence: "30%", "14 (keturiolika) kalendorinių dienų", "EUR 900.00". */
export interface Quantity {
  readonly kind: QuantityKind;
  readonly value: number;
  /** As written. */
  readonly words: string;
  readonly index: number;
}

const CURRENCY = String.raw`(?:€|eur(?:os?|as|ai|ų|us|ą|ams|ais)?(?!\p{L})|USD|US\$|\$|dollars?|GBP|£|PLN|zł|CHF)`;
/** What stands behind a number, and by how much it counts. */
const UNITS: readonly (readonly [kind: QuantityKind, unit: string, factor: number])[] = [
  ['percent', String.raw`(?:%|percent|per cent|proc\.|procent\p{L}*)`, 1],
  ['period', String.raw`(?:days?|dien\p{L}*)(?!\p{L})`, 1],
  ['period', String.raw`(?:weeks?|savai\p{L}+)(?!\p{L})`, 7],
  ['period', String.raw`(?:months?|mėnes\p{L}+|mėn\.)`, 30],
  ['period', String.raw`(?:years?|met(?:ai|us|ų|ams))(?!\p{L})`, 365],
  ['hours', String.raw`(?:hours?|valand\p{L}+|val\.)`, 1],
  [
    'rounds',
    String.raw`(?:(?:revision\s+)?rounds?|revisions?|(?:pataisymų\s+)?rat(?:as|ai|us|ų|ą|o|ams))(?!\p{L})`,
    1,
  ],
  ['times', String.raw`(?:times|kart(?:ai|us|ų|ą|as))(?!\p{L})`, 1],
  ['money', CURRENCY, 1],
];
const NUMBER = String.raw`\d{1,3}(?:[\s.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;
/** "14 (keturiolika)", "thirty (30)", "30-day". */
const BEHIND_NUMBER = String.raw`\)?[\s-]*(?:\([^()\d]{1,60}\)\s*)?`;
const KIND_OF_DAY = String.raw`(?:(?:calendar|business|working|kalendorin\p{L}+|darbo)\s+)?`;
const ANY_UNIT = UNITS.map(([, unit]) => unit).join('|');

const BEFORE_UNIT = new RegExp(
  `(?:(?<![\\d.,])(${NUMBER})|(${NUMBER_WORDS}))${BEHIND_NUMBER}${KIND_OF_DAY}(${ANY_UNIT})`,
  'giu',
);
/** "half of the price": not half an hour, nor the first half of a year. */
const PART = new RegExp(
  String.raw`(?<!(?:first|second|last|other|each|every|pirm\p{L}+|antr\p{L}+|kit\p{L}+)\s)(?<!\p{L})(?:(?:an?|one)\s+)?(?:(half)(?!\s*-|\s+(?:an?\s+)?(?:hour|day|week|month|year))|(third)(?=\s+of\s+(?:the|all|its|this)(?!\p{L}))|(quarter)(?=\s+of\s+(?:the|all|its|this)(?!\p{L}))|(pus(?:ė|ę|ės|ei))(?!\s+(?:met|dien|valand|mėnes|savait))|(trečdal\p{L}+)|(ketvirtadal(?:is|į|io|iu)))(?!\p{L})`,
  'giu',
);
const PARTS = [50, 33.33, 25, 50, 33.33, 25].map((value, at) => [at + 1, value] as const);
/** "a month" where a length is meant, not how often. */
const ONE =
  /(?<=(?:is|of|within|for|lasts|than|after|in)\s)an?\s+(?:(?:calendar|business|working)\s+)?(day|week|month|year)(?!\p{L})/giu;
const BEHIND_CURRENCY = new RegExp(`${CURRENCY}\\s?(${NUMBER})`, 'giu');
const ONE_UNIT = UNITS.map(([kind, unit, factor]) => ({ kind, factor, is: new RegExp(`^${unit}$`, 'iu') }));

/** "12 500,00" and "12,500.00" alike. */
function numberOf(digits: string): number {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(digits.trim()) ?? [];
  const isOneNumber = /^\d+[.,]\d+$/u.test(digits) && !/^\d{1,3}[.,]\d{3}$/u.test(digits);
  return isOneNumber
    ? Number(digits.replace(',', '.'))
    : Number(`${whole.replace(/\D/gu, '')}.${decimals || '0'}`);
}

/** As many months as years are, so that 24 months are two years. */
const inDays = (n: number, factor: number): number =>
  factor === 30 && n % 12 === 0 ? (n / 12) * 365 : n * factor;

const unitOf = (words: string) => ONE_UNIT.find(({ is }) => is.test(words));

/** The amounts that a text names, in its order. A number without a unit is none: it may be a clause, an article, a date. */
export function quantitiesIn(text: string): Quantity[] {
  const found: Quantity[] = [];
  const add = (quantity: Quantity) => {
    const { index, words } = quantity;
    const isKnown = found.some(
      (other) => index < other.index + other.words.length && other.index < index + words.length,
    );
    if (!isKnown) found.push(quantity);
  };
  for (const { 0: words, 1: digits, 2: spelt = '', 3: unit = '', index } of text.matchAll(BEFORE_UNIT)) {
    const { kind, factor } = unitOf(unit) ?? {};
    if (kind === undefined || factor === undefined) continue;
    const n = digits === undefined ? valueOfWords(spelt) : numberOf(digits);
    add({ kind, value: kind === 'period' ? inDays(n, factor) : n * factor, words, index });
  }
  for (const { 0: words, 1: digits = '', index } of text.matchAll(BEHIND_CURRENCY))
    add({ kind: 'money', value: numberOf(digits), words, index });
  for (const match of text.matchAll(PART)) {
    const value = PARTS.find(([group]) => match[group] !== undefined)?.[1];
    if (value !== undefined) add({ kind: 'percent', value, words: match[0], index: match.index });
  }
  for (const { 0: words, 1: unit = '', index } of text.matchAll(ONE))
    add({ kind: 'period', value: unitOf(unit)?.factor ?? 1, words, index });
  return found
    .toSorted((a, b) => a.index - b.index)
    .map((quantity) => ({ ...quantity, words: quantity.words.replace(/\s+/gu, ' ').trim() }));
}

/** The text with every amount taken out: equal for sentences that differ in their numbers alone. */
export const withoutQuantities = (text: string): string => {
  const bare = text.replace(
    BEFORE_UNIT,
    (_words, _digits: string | undefined, _spelt: string | undefined, unit: string) =>
      `#${unitOf(unit)?.kind ?? ''}`,
  );
  return bare.replace(BEHIND_CURRENCY, '#money').replace(/\s+/gu, ' ').trim().toLowerCase();
};

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu}|„|“)/u).filter((sentence) => sentence.trim() !== '');
