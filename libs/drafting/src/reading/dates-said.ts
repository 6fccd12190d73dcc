import { MONTHS } from '../format/en.js';
import { MONTHS_GENITIVE } from '../format/lt.js';
import { leanSource } from './letters.js';

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
/** „2 d.“, „2 dieną“, „2-ąją“. */
const LITHUANIAN_DAY = String.raw`${DAY}(?!\d)(?:\s*(?:d\.|dien\p{L}*)|-\p{L}{2,4}(?!\p{L})(?:\s+dien\p{L}*)?)`;

const form = (source: string, flags: string): RegExp => new RegExp(leanSource(source), flags);
const numeric = (source: string): RegExp => form(source, 'gu');
const spelled = (source: string): RegExp => form(source, 'giu');

/** What is in every date of some forms, and these. */
const FORMS: readonly (readonly [cue: RegExp, forms: readonly RegExp[]])[] = [
  [
    /\d[-./]\d|\d\s(?:m\.\s)?[01]\d\s/u,
    [
      numeric(String.raw`(?<!\d)${YEAR}[-./](?<month>[01]?\d)[-./]${DAY}(?!\d)`),
      /* "9/28/2024", where no month could be the second. */
      numeric(String.raw`(?<![\d.,/])(?<month>[01]?\d)/(?<day>1[3-9]|2\d|3[01])/${YEAR}(?!\d)`),
      numeric(String.raw`(?<![\d.,-])${DAY}[-./](?<month>[01]?\d)[-./]${YEAR}(?!\d)`),
      /* "2025 05 26", „2025 m. 05 mėn. 26 d.“. */
      numeric(
        String.raw`(?<![\d+]\s?)${YEAR}(?:\s*m\.)?\s(?<month>0[1-9]|1[0-2])(?:\s*mėn\.)?\s(?<day>[0-3]\d)(?![\d.,]*\d)(?!\s\d)(?:\s*d\.)?`,
      ),
    ],
  ],
  [
    new RegExp(MONTHS.join('|'), 'iu'),
    [
      spelled(
        String.raw`(?<![\d.,])${DAY}(?:st|nd|rd|th)?(?:\s+day)?(?:\s+of)?\s+(?<month>${ENGLISH_MONTH})(?:,?\s+${YEAR})?(?!\p{L})`,
      ),
      spelled(
        String.raw`(?<!\p{L})(?<month>${ENGLISH_MONTH})\s+${DAY}(?:st|nd|rd|th)?(?!\d)(?:,?\s+${YEAR})?`,
      ),
      spelled(String.raw`(?<!\p{L})(?<month>${ENGLISH_MONTH})\s+${YEAR}(?!\d)`),
    ],
  ],
  [
    new RegExp(STEMS.join('|'), 'iu'),
    [
      /* „Birželio 2 d. 2025 m.“. */
      spelled(
        String.raw`(?<!\p{L}|m\.\s*)(?<month>${LITHUANIAN_MONTH})\s+(?:mėn(?:esio|\.)\s+)?${LITHUANIAN_DAY},?\s+${YEAR}\s*m(?:\.|et\p{L}+)(?!\s*(?:${STEMS.join('|')}))`,
      ),
      spelled(
        String.raw`(?:(?<!\d)${YEAR}\s*(?:m(?:etų|\.)?|-\p{L}{2,4}(?:\s+metų)?),?\s*)?(?<!\p{L})(?<month>${LITHUANIAN_MONTH})\s+(?:mėn(?:esio|\.)\s+)?${LITHUANIAN_DAY}`,
      ),
      spelled(String.raw`(?<!\d)${YEAR}\s*m(?:etų|\.)?\s*(?<month>${LITHUANIAN_MONTH})(?!\p{L})`),
    ],
  ],
];

function monthOf(words: string): number {
  if (/^\d/u.test(words)) return Number(words);
  const name = words.toLowerCase();
  const english = MONTHS.findIndex((each) => each.toLowerCase() === name);
  return 1 + (english >= 0 ? english : STEMS.findIndex((stem) => name.startsWith(stem)));
}

/** The dates that a text names, in its order. */
export function datesIn(text: string): SaidDate[] {
  if (!/\d/u.test(text)) return [];
  const found: SaidDate[] = [];
  for (const each of FORMS.flatMap(([cue, forms]) => (cue.test(text) ? forms : []))) {
    for (const { 0: words, index, groups } of text.matchAll(each)) {
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
