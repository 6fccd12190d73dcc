import { endsSentence, IN_A_SENTENCE, isTitleLine } from './sentence-end.js';
import { isContents, isSignature, opensAttachment } from './skipped.js';
import { NUMBER_WORDS, valueOfWords } from '../reading/number-words.js';
import { lean, leanSource } from '../reading/letters.js';

/** One sentence of somebody else's contract. `text.slice(start, end)` is exactly what stands there. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
  /** In lower case, with plain quotes and single spaces: what patterns are matched against. */
  readonly plain: string;
  /** The heading it stands under, in the same form; empty when there is none. */
  readonly heading: string;
  /** Of an item of a list, where the words begin after which it is read. */
  readonly leadIn?: number;
}

/** Longer runs without an end are cut, so that no pattern ever sees an endless line. */
const LONGEST = 1600;
const LONGEST_HEADING = 90;
const NUMBERING =
  /^(?:(?:article|section|clause)\s)?[(]?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]?\s{1,3}/i;
const ONLY_NUMBER = /^[(]?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]{0,2}$/i;
const SMALL_WORDS = new Set([
  'of',
  'and',
  'the',
  'to',
  'for',
  'in',
  'on',
  'or',
  'by',
  'with',
  'upon',
  'a',
  'an',
  'ir',
  'dėl',
]);

const isSpace = (code: number) => code <= 32 || code === 160 || code === 0xfeff;

export const plainText = (text: string): string =>
  inShortFigures(
    text
      .toLowerCase()
      .replace(/[\u2018\u2019\u201b]/g, "'")
      .replace(/[\u201c-\u201f„]/g, '"')
      .replace(/[\u2010-\u2015]/g, '-')
      .replace(/[\s\u00a0\ufeff]+/g, ' ')
      .trim(),
  );

/** "One hundred and twenty (120) days" is 120 days: nobody has learned such long numbers from texts, nor is the last of the words one. */
const LONG_NUMBER = new RegExp(
  leanSource(
    `(?:a (?=hundred))?(${NUMBER_WORDS})(?: ?\\(\\d{1,4}\\))?(?= (?:(?:full|consecutive|calendar|business|working|kalendorini\\p{L}{1,3}|darbo) )?(?:hours?|days?|weeks?|months?|valand|dien|savai|mėnes))`,
  ),
  'gu',
);
const HUNDREDS = /hundred|šimt/;
const inShortFigures = (plain: string): string =>
  HUNDREDS.test(plain)
    ? plain.replaceAll(LONG_NUMBER, (written, words: string) =>
        HUNDREDS.test(words) ? String(valueOfWords(words)) : written,
      )
    : plain;

/** "Price: EUR 900" is no heading. */
const SUM = lean(/[€$£%]|(?<!\p{L})(?:EUR|Eur|USD|GBP|PLN)(?!\p{L})/u);
/** "1 April 2026 to 30 June 2026" under "Period" is what it says. */
const PERIOD = lean(/\d{1,2}(?:st|nd|rd|th)? \p{L}+ \d{4} ?(?:to|until|through|[–-]) ?\d/u);
const MARKED = /^#{1,6} /;
/** "Country | Ireland" is a row of a table, "Printing;" an item of a list, "No. [number]" a detail. */
const NO_TITLE = / \| |[;\]]$/u;
const NUMBERED_TITLE = lean(/^(\d{1,2})\.? {1,4}\p{Lu}[^\n]{1,70}[^.,;\s]$/u);

/** "5. Fees and payment" is a heading where its first paragraph follows: "5.1". */
function headsParagraphs(quote: string, text: string, end: number): boolean {
  if (isTitleLine(quote, text.slice(end, end + 40).replace(/^\n/, ''))) return true;
  const number = NUMBERED_TITLE.exec(quote)?.[1];
  return (
    number !== undefined &&
    text
      .slice(end, end + 40)
      .trimStart()
      .startsWith(`${number}.`)
  );
}

const TITLE = lean(/^\p{Lu}[^\n.,;:?!]{2,58}$/u);
const MOST_TITLE_WORDS = 7;
const LEAST_PARAGRAPH = 70;

/** "Confidential information" between blank lines, with a whole paragraph after it. */
function standsAlone(quote: string, text: string, start: number, end: number): boolean {
  if (!TITLE.test(quote) || IN_A_SENTENCE.test(quote) || quote.split(' ').length > MOST_TITLE_WORDS)
    return false;
  const before = text.slice(Math.max(0, start - 6), start).replaceAll(/[ \t\r]/g, '');
  const after = text.slice(end, end + LEAST_PARAGRAPH + 12).replaceAll(/[ \t\r]{2,}/g, ' ');
  const paragraph = /^\s*\n\s*\n\s*([^]*)$/.exec(after)?.[1];
  return (
    before.endsWith('\n\n') &&
    paragraph !== undefined &&
    paragraph.length >= LEAST_PARAGRAPH &&
    !/\n\s*\n/.test(paragraph)
  );
}

/** A short run of capitalised words that says what follows it: "9. Governing Law." */
export function isHeading(quote: string): boolean {
  if (quote.length > LONGEST_HEADING || SUM.test(quote) || PERIOD.test(quote)) return false;
  if (MARKED.test(quote)) return true;
  if (NO_TITLE.test(quote)) return false;
  const words = quote
    .replace(NUMBERING, '')
    .split(/[^\p{L}'-]+/u)
    .filter((word) => word.length > 0);
  return (
    words.length > 0 &&
    words.length <= 9 &&
    words.every((word) => SMALL_WORDS.has(word.toLowerCase()) || /^\p{Lu}/u.test(word))
  );
}

/** Where the text may be cut: after a sentence, at a blank line, or where a run is too long. */
function* pieces(text: string): Generator<readonly [number, number]> {
  let start = 0;
  let lastSpace = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) lastSpace = at;
    const tooLong = at - start >= LONGEST;
    if (!tooLong && !endsSentence(text, start, at)) continue;
    const end = tooLong && lastSpace > start ? lastSpace : at + 1;
    yield [start, end];
    start = end;
  }
  yield [start, text.length];
}

function* trimmed(text: string): Generator<readonly [number, number]> {
  let open: number | undefined;
  for (const [from, to] of pieces(text)) {
    let start = from;
    let end = to;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
    if (start === end) continue;
    if (end - start <= 12 && ONLY_NUMBER.test(text.slice(start, end))) {
      if (open === undefined || text.slice(open, start).includes('\n\n')) open = start;
      continue;
    }
    const near = open !== undefined && start - open <= 20 && !text.slice(open, start).includes('\n\n');
    yield [near && open !== undefined ? open : start, end];
    open = undefined;
  }
}

/** A stretch of a contract as it stands, and what it is there for. */
export interface Segment extends Pick<Sentence, 'start' | 'end' | 'heading'> {
  readonly kind: 'sentence' | 'heading' | 'contents' | 'signature';
}

/** One check asks for the segments of a text again and again, and a comparison for those of two texts by turns. */
const KEPT = 2;
const kept: { readonly text: string; readonly found: readonly Segment[] }[] = [];

/** Everything of a contract in order: nothing but spaces stands between two segments. A heading stands under itself. */
export function segments(text: string): readonly Segment[] {
  const known = kept.find((each) => each.text === text);
  if (known !== undefined) return known.found;
  const found = segmentsIn(text);
  kept.unshift({ text, found });
  kept.splice(KEPT);
  return found;
}

function segmentsIn(text: string): readonly Segment[] {
  const found: Segment[] = [];
  let heading = '';
  let signing = false;
  for (const [start, end] of trimmed(text)) {
    const quote = text.slice(start, end);
    const put = (kind: Segment['kind']): void => void found.push({ start, end, heading, kind });
    if (isContents(quote)) {
      put('contents');
      continue;
    }
    signing = (signing && !opensAttachment(quote)) || isSignature(quote, start / text.length);
    const isTitle =
      !signing &&
      (isHeading(quote) || headsParagraphs(quote, text, end) || standsAlone(quote, text, start, end));
    if (isTitle) heading = plainText(quote.replace(MARKED, '').replace(NUMBERING, '')).replace(/[.:]$/, '');
    put(signing ? 'signature' : isTitle ? 'heading' : 'sentence');
  }
  return found;
}

/** The sentences of a contract in order, without headings, tables of contents and signature pages. */
export const sentences = (text: string): Sentence[] =>
  segments(text)
    .filter(({ kind }) => kind === 'sentence')
    .map(({ start, end, heading }) => ({ start, end, plain: plainText(text.slice(start, end)), heading }));
