/** What a sentence counts: periods in days, whatever unit they are written in. */
export type QuantityKind = 'percent' | 'period' | 'hours' | 'rounds' | 'money';

/** An amount as it stands in a sentence: "30%", "14 (keturiolika) kalendorinių dienų", "EUR 900.00". */
export interface Quantity {
  readonly kind: QuantityKind;
  readonly value: number;
  /** As written. */
  readonly words: string;
}

const CURRENCY = String.raw`(?:EUR|€|eur\p{L}*|USD|US\$|\$|dollars?|GBP|£|PLN|zł|CHF)`;
/** What stands behind a number, and by how much it counts. */
const UNITS: readonly (readonly [kind: QuantityKind, unit: string, factor: number])[] = [
  ['percent', String.raw`(?:%|percent|per cent|proc\.|procent\p{L}*)`, 1],
  ['period', String.raw`(?:days?|dien\p{L}*)(?!\p{L})`, 1],
  ['period', String.raw`(?:weeks?|savai\p{L}+)(?!\p{L})`, 7],
  ['period', String.raw`(?:months?|mėnes\p{L}+|mėn\.)`, 30],
  ['period', String.raw`(?:years?|met(?:ai|us|ų|ams))(?!\p{L})`, 365],
  ['hours', String.raw`(?:hours?|valand\p{L}+|val\.)`, 1],
  ['rounds', String.raw`(?:rounds?|(?:pataisymų\s+)?rat(?:as|ai|us|ų|ą|ams))(?!\p{L})`, 1],
  ['money', CURRENCY, 1],
];
const NUMBER = String.raw`\d{1,3}(?:[\s.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;
/** "14 (keturiolika)", "thirty (30)", "30-day". */
const BEHIND_NUMBER = String.raw`\)?[\s-]*(?:\([^()\d]{1,60}\)\s*)?`;
const KIND_OF_DAY = String.raw`(?:(?:calendar|business|working|kalendorin\p{L}+|darbo)\s+)?`;
const ANY_UNIT = UNITS.map(([, unit]) => unit).join('|');

const BEFORE_UNIT = new RegExp(`(?<![\\d.,])(${NUMBER})${BEHIND_NUMBER}${KIND_OF_DAY}(${ANY_UNIT})`, 'giu');
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

/** The amounts that a text names, in its order. A number without a unit is none: it may be a clause, an article, a date. */
export function quantitiesIn(text: string): Quantity[] {
  const counted = [...text.matchAll(BEFORE_UNIT)].flatMap(
    ({ 0: words, 1: digits = '', 2: unit = '', index }) => {
      const found = ONE_UNIT.find(({ is }) => is.test(unit));
      return found ? [{ kind: found.kind, value: numberOf(digits) * found.factor, words, index }] : [];
    },
  );
  const paid = [...text.matchAll(BEHIND_CURRENCY)]
    .filter(
      ({ index }) =>
        !counted.some((other) => index < other.index + other.words.length && index >= other.index),
    )
    .map(({ 0: words, 1: digits = '', index }) => ({
      kind: 'money' as const,
      value: numberOf(digits),
      words,
      index,
    }));
  return [...counted, ...paid]
    .toSorted((a, b) => a.index - b.index)
    .map(({ kind, value, words }) => ({ kind, value, words: words.replace(/\s+/gu, ' ').trim() }));
}

/** The text with every amount taken out: equal for sentences that differ in their numbers alone. */
export const withoutQuantities = (text: string): string => {
  const bare = text.replace(BEFORE_UNIT, (words, _digits: string, unit: string) => {
    const kind = ONE_UNIT.find(({ is }) => is.test(unit))?.kind;
    return kind === undefined ? words : `#${kind}`;
  });
  return bare.replace(BEHIND_CURRENCY, '#money').replace(/\s+/gu, ' ').trim().toLowerCase();
};

export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu}|„|“)/u).filter((sentence) => sentence.trim() !== '');
