import { segments, type Segment } from '../check/segment.js';
import { IN_A_SENTENCE } from '../check/sentence-end.js';
import { countedOn, counterOf, ITEM, NEXT_COUNTER } from './counters.js';
import { tokensIn, type Token } from './tokens.js';
import { lean } from '../reading/letters.js';

/** What is compared as one: a sentence, an item of a list, a heading. */
export interface Unit {
  readonly start: number;
  readonly end: number;
  /** Its own number: "7.2", undefined where it has none. */
  readonly number: string | undefined;
  /** What it stands under, in plain form, and as it is written. */
  readonly heading: string;
  readonly title: string;
  readonly isHeading: boolean;
  /** A row of a table. */
  readonly isRow: boolean;
  readonly tokens: readonly Token[];
  /** What stands before its words and is none of them nor of the unit before: its number, what is not compared. */
  readonly lead: readonly Token[];
  /** Equal for units that say the same, whatever number, line break or mark stands in them. */
  readonly key: string;
}

/** "Page 3 of 12", "- 7 -": of the paper, not of the contract. */
const FURNITURE =
  /^(?:[-–—\s]*\d{1,3}[-–—\s]*|(?:page|puslapis|psl\.?)\s*\d{1,3}(?:\s*(?:of|\/|iš)\s*\d{1,3})?|\d{1,3}\s*(?:of|\/|iš)\s*\d{1,3}|\d{1,3}\s*(?:puslapis|psl\.))$/iu;

/** Where a segment falls into the items of its list, or into clauses that stand in one line. */
function* parts(
  text: string,
  [start, end]: readonly [number, number],
  counted: ReadonlySet<number>,
): Generator<readonly [number, number]> {
  const quote = text.slice(start, end).trimEnd();
  const items = [...quote.matchAll(ITEM)].map(({ index }) => index);
  for (let at = 1; at < quote.length; at++) if (counted.has(start + at)) items.push(at);
  let from = 0;
  for (const index of new Set(items.sort((a, b) => a - b))) {
    if (quote.slice(from, index).trim() === '') continue;
    yield [start + from, start + from + quote.slice(from, index).trimEnd().length];
    from = index;
  }
  yield [start + from, start + quote.length];
}

interface Piece extends Omit<Segment, 'kind'> {
  readonly kind: Segment['kind'] | 'row';
}

const ROW = /^[^\n]{0,2000} \| [^\n]*$/gmu;

/** „Priede Nr. 1“, which the reader of sentences parts. */
const NUMBER_SIGN = lean(/(?<!\p{L})[Nn]r\.$/u);

/** The segments of a text, with a number and what it counts in one. */
function* withNumbers(text: string): Generator<Segment> {
  let open: Segment | undefined;
  for (const segment of segments(text)) {
    const isOne =
      open?.kind === 'sentence' &&
      segment.kind === 'sentence' &&
      NUMBER_SIGN.test(text.slice(open.start, open.end)) &&
      /^ ?\d/u.test(text.slice(open.end, segment.end));
    if (open !== undefined && !isOne) yield open;
    open = open !== undefined && isOne ? { ...open, end: segment.end } : segment;
  }
  if (open !== undefined) yield open;
}

/** The segments of a text; each row of a table is one, whatever marks stand in its cells. */
function* withRows(text: string): Generator<Piece> {
  const rows = [...text.matchAll(ROW)].map(({ 0: row, index }) => ({
    start: index,
    end: index + row.length,
  }));
  let at = 0;
  for (const segment of withNumbers(text)) {
    let from = segment.start;
    while ((rows[at]?.end ?? segment.end) <= segment.start) at++;
    for (let row = rows[at]; row !== undefined && row.start < segment.end; row = rows[at]) {
      if (row.end > segment.end) break;
      if (row.start > from) yield { ...segment, start: from, end: row.start };
      yield { ...segment, ...row, kind: 'row' };
      from = row.end;
      at++;
    }
    const open = rows[at];
    const end = open !== undefined && open.start < segment.end ? Math.max(from, open.start) : segment.end;
    if (end > from) yield { ...segment, start: from, end };
  }
}

const SAYS = /[\p{L}\d]/u;
const NONE: ReadonlySet<number> = new Set();

const NUMBERED_TITLE = lean(/^(\d{1,2})\.?\s{1,4}\p{Lu}[^\n.,;:?!]{2,70}(\.?)$/u);

/** "Price and how it is paid", „Kas ką moka“: what is asked in a heading has a verb, which makes no sentence of it. */
const ASKS = lean(
  /(?<!\p{L})(?:how|what|when|where|who|whose|which|why|kaip|kada|kas|ką|kam|kur|kiek|kodėl)(?!\p{L})[^]*$/iu,
);
/** A question that is the whole of it is short: "What is made here belongs to the Client" is a sentence. */
const LONGEST_QUESTION = 30;
const isSentence = (words: string): boolean => {
  const named = words.replace(NUMBERED, '').replace(ASKS, '').trim();
  const isAsked = named === '' && words.length <= LONGEST_QUESTION;
  return !isAsked && IN_A_SENTENCE.test(named === '' ? words : named.replace(/ (?:and|or|ir|bei|ar)$/u, ''));
};
const NUMBERED = /^\d{1,2}\.?\s+/u;
/** "THE SERVICE WILL BE FREE OF ERRORS.": capitals make no heading of a sentence. */
const isShouted = (quote: string): boolean =>
  quote.endsWith('.') &&
  quote === quote.toUpperCase() &&
  isSentence(quote.replace(NUMBERED, '').slice(0, -1).toLowerCase());
/** So many numbers further is the next heading, where one of them was not known as such. */
const NEXT = [1, 2];

/**
 * "8. Liability and indemnity" under "7. Non-competition": a heading, although its paragraphs have no numbers, as where an edit took
 * them away. The reader of sentences asks for the paragraph "8.1" behind it. With a full stop it is one where its text goes on in the
 * same line, as that of the heading before does: "3. Ownership. All drafts ..."
 */
function countsOn(title: string, quote: string, behind: string): boolean {
  const [one, before] = [quote, title].map((each) => NUMBERED_TITLE.exec(each.trim()));
  if (
    !one ||
    isSentence(quote.trim().replace(/\.$/u, '')) ||
    !NEXT.includes(Number(one[1]) - Number(before?.[1] ?? 0))
  )
    return false;
  return one[2] === '' ? before !== null : /^[ \u00a0]+\S/u.test(behind) && before?.[2] !== '';
}

/** A contract as its units, in order. Tables of contents and page numbers are none. */
export function unitsOf(text: string, own: ReadonlySet<string>): Unit[] {
  let title = '';
  const counted = countedOn(text);
  let before = 0;
  return [...withRows(text)]
    .filter(({ kind }) => kind !== 'contents')
    .flatMap(({ start, end, heading, kind }) => {
      const isHeading =
        (kind === 'heading' && !isShouted(text.slice(start, end))) ||
        countsOn(title, text.slice(start, end), text.slice(end, end + 4));
      if (isHeading) title = text.slice(start, end).replaceAll(/\s+/gu, ' ');
      return [...parts(text, [start, end], kind === 'row' ? NONE : counted)].flatMap(([from, to]): Unit[] => {
        const quote = text.slice(from, to);
        if (FURNITURE.test(quote.trim())) return [];
        const { length, number } = counterOf(quote, counted.has(from));
        const last = from + quote.replace(NEXT_COUNTER, '').length;
        const tokens = tokensIn(text, from + length, last, own);
        if (tokens.length === 0) return [];
        const lead = SAYS.test(text.slice(before, from + length))
          ? tokensIn(text, before, from + length, own)
          : [];
        before = last;
        const key = tokens.map((token) => token.key).join(' ');
        return [
          {
            start: from,
            end: to,
            number,
            heading,
            title,
            isHeading,
            isRow: kind === 'row',
            tokens,
            lead,
            key,
          },
        ];
      });
    });
}
