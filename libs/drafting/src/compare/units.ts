import { segments, type Segment } from '../check/segment.js';
import { tokensIn, type Token } from './tokens.js';

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
  /** Equal for units that say the same, whatever number, line break or mark stands in them. */
  readonly key: string;
}

/** What counts a sentence or an item and says nothing: "7.2", "(a)", "b)", "•", "Article 5". A bare number only before a capital. */
const COUNTER =
  /^(?:[#*•▪▫◦–—-]{1,6}\s{1,4})?(?:(?:[Aa]rticle|[Ss]ection|[Cc]lause|ARTICLE|SECTION|CLAUSE)\s)?(?:\(?(\d{1,3}(?:\.\d{1,3}){0,4})[.)]{1,2}(?=[\s*])|(\d{1,3}(?:\.\d{1,3}){2,4}(?=\s)|\d{1,3}\.\d{1,3}(?=\s+["“„(*]{0,2}\p{Lu}))|(\d{1,2})(?=\s+\p{Lu}[^\n]{0,80}$)|\(\p{L}{1,4}\)|(?:\p{Ll}{1,2}|[ivxIVX]{1,5})[.)](?=\s))?\s{0,4}/u;

/** "Page 3 of 12", "- 7 -": of the paper, not of the contract. */
const FURNITURE =
  /^(?:[-–—\s]*\d{1,3}[-–—\s]*|(?:page|puslapis|psl\.?)\s*\d{1,3}(?:\s*(?:of|\/|iš)\s*\d{1,3})?|\d{1,3}\s*(?:of|\/|iš)\s*\d{1,3}|\d{1,3}\s*(?:puslapis|psl\.))$/iu;

/** Where an item of a list begins: behind what opens or parts a list, or on a line of its own. */
const ITEM =
  /(?<=[:;,]\s{1,12}(?:(?:and|or|ir|bei|arba)\s)?|\n[ \t]{0,8})(?:\((?:\p{L}|[ivx]{1,4}|\d{1,2})\)|\p{L}\)|[-–—•*▪])\s|(?<=[:;]\s{1,12}|\n[ \t]{0,8})\d{1,2}(?:\.\d{1,2}){1,4}\.?\s{1,3}(?!(?:and|or|to|ir|ar|bei|punkt\p{L}*)(?!\p{L}))(?=["“„(]?\p{L})/gu;

/** Where a segment falls into the items of its list. */
function* parts(text: string, start: number, end: number): Generator<readonly [number, number]> {
  const quote = text.slice(start, end).trimEnd();
  let from = 0;
  for (const { index } of quote.matchAll(ITEM)) {
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

/** The segments of a text; each row of a table is one, whatever marks stand in its cells. */
function* withRows(text: string): Generator<Piece> {
  const rows = [...text.matchAll(ROW)].map(({ 0: row, index }) => ({
    start: index,
    end: index + row.length,
  }));
  let at = 0;
  for (const segment of segments(text)) {
    let from = segment.start;
    while ((rows[at]?.end ?? segment.end) <= segment.start) at++;
    for (let row = rows[at]; row !== undefined && row.start < segment.end; row = rows[at]) {
      if (row.start > from) yield { ...segment, start: from, end: row.start };
      if (row.end > segment.end) break;
      yield { ...segment, ...row, kind: 'row' };
      from = row.end;
      at++;
    }
    const open = rows[at];
    const end = open !== undefined && open.start < segment.end ? Math.max(from, open.start) : segment.end;
    if (end > from) yield { ...segment, start: from, end };
  }
}

/** A contract as its units, in order. Tables of contents and page numbers are none. */
export function unitsOf(text: string, own: ReadonlySet<string>): Unit[] {
  let title = '';
  return [...withRows(text)]
    .filter(({ kind }) => kind !== 'contents')
    .flatMap(({ start, end, heading, kind }) => {
      const isHeading = kind === 'heading';
      if (isHeading) title = text.slice(start, end).replaceAll(/\s+/gu, ' ');
      return [...parts(text, start, end)].flatMap(([from, to]): Unit[] => {
        const quote = text.slice(from, to);
        if (FURNITURE.test(quote.trim())) return [];
        const counter = COUNTER.exec(quote) ?? [''];
        const tokens = tokensIn(text, from + counter[0].length, to, own);
        const number = counter[1] ?? counter[2] ?? counter[3];
        if (tokens.length === 0) return [];
        const key = tokens.map((token) => token.key).join(' ');
        return [
          { start: from, end: to, number, heading, title, isHeading, isRow: kind === 'row', tokens, key },
        ];
      });
    });
}
