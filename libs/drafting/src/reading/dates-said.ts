import { MONTHS } from '../format/en.js';
import { MONTHS_GENITIVE } from '../format/lt.js';

/** A day, or a month, as far as the words say it. */
export interface SaidDate {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number | undefined;
  /** As written. */
  readonly words: string;
  readonly index: number;
}

/** Every case of a Lithuanian month begins as its genitive without the ending. */
const STEMS = MONTHS_GENITIVE.map((name) => name.replace(/(?:io|o|ės|os)$/u, ''));
const ENGLISH_MONTH = `(${MONTHS.join('|')})`;
const LITHUANIAN_MONTH = `(${STEMS.join('|')})\\p{L}{1,4}`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const DAY = String.raw`(?<day>[0-3]?\d)`;

const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)${YEAR}[-./](?<month>[01]?\d)[-./]${DAY}(?!\d)`, 'gu'),
  /* "9/28/2024", where no month could be the second. */
  new RegExp(String.raw`(?<![\d.,/])(?<month>[01]?\d)/(?<day>1[3-9]|2\d|3[01])/${YEAR}(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<![\d.,])${DAY}[./](?<month>[01]?\d)[./]${YEAR}(?!\d)`, 'gu'),
  new RegExp(
    String.raw`(?<![\d.,])${DAY}(?:st|nd|rd|th)?(?:\s+day)?(?:\s+of)?\s+(?<month>${ENGLISH_MONTH})(?:,?\s+${YEAR})?(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<month>${ENGLISH_MONTH})\s+${DAY}(?:st|nd|rd|th)?(?!\d)(?:,?\s+${YEAR})?`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?<month>${ENGLISH_MONTH})\s+${YEAR}(?!\d)`, 'giu'),
  new RegExp(
    String.raw`(?:(?<!\d)${YEAR}\s*m(?:etų|\.)?\s*)?(?<!\p{L})(?<month>${LITHUANIAN_MONTH})\s+${DAY}(?!\d)\s*(?:d\.|dien\p{L}*)`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\d)${YEAR}\s*m(?:etų|\.)?\s*(?<month>${LITHUANIAN_MONTH})(?!\p{L})`, 'giu'),
];

function monthOf(words: string): number {
  if (/^\d/u.test(words)) return Number(words);
  const name = words.toLowerCase();
  const english = MONTHS.findIndex((each) => each.toLowerCase() === name);
  return 1 + (english >= 0 ? english : STEMS.findIndex((stem) => name.startsWith(stem)));
}

/** The dates that a text names, in its order. */
export function datesIn(text: string): SaidDate[] {
  const found: SaidDate[] = [];
  for (const form of FORMS) {
    for (const { 0: words, index, groups } of text.matchAll(form)) {
      if (
        found.some((known) => index < known.index + known.words.length && known.index < index + words.length)
      )
        continue;
      const month = monthOf(groups?.['month'] ?? '');
      if (month < 1 || month > 12) continue;
      const [year, day] = [groups?.['year'], groups?.['day']].map((part) =>
        part === undefined ? undefined : Number(part),
      );
      found.push({ year, month, day, words: words.trim(), index });
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}
