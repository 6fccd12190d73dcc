import type { Line } from './lines.js';

/* Of the distance between two lines of one paragraph: a larger one parts paragraphs. */
const WIDER = 1.25;
const MOST_LEADING = 1.9;
/* A line ends early where words are kept together ("clause 5.6"). */
const WORDS_KEPT_TOGETHER = 3;
const SIZE_CHANGE = 0.12;
const NEIGHBOURS = 12;
const OPENING =
  /^(?:[•●▪◦○■□☐☑–—*-]\s|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]{1,2}\s|\d{1,3}(?:\.\d{1,3}){1,4}\s|\[.?\]\s)/i;
const WITHIN = /^(?:\d+(?:\.\d+)*(?=\s\p{Ll})|[–—-](?=\s\p{L}))/u;
/* As in „t. y.“: no end of a sentence, and what follows begins no list. */
const ABBREVIATED = /(?<!\p{L})\p{Ll}\.$/u;
/* In a cell: what begins a line of its own. */
const LABEL = /^\p{Lu}[^.:;,)]{0,40}:(?:\s|$)/u;
const SENTENCE = /^[^\p{Ll}\p{N}([]/u;
/* No sentence and no heading ends with these. */
const LEADS_ON =
  /(?<!\p{L})(?:(?<![,;]\s)(?:and|or|ir|ar|arba|bei)|the|of|to|by|with|from|an?|su|į|už|iki|dėl|nuo|pagal|kad|g\.|nr\.|t\.)$|\p{L}-$/iu;
const ENDS = /[.;:!?]["”’)]?$/;
const LINE_END_HYPHEN = /(\p{L}+)-$/u;
const FIRST_WORD = /^\p{L}+/u;

/** Lines that stand below each other on one page, or in one cell. */
export interface Run {
  readonly lines: readonly Line[];
  /** The usual distance between lines of the page, in sizes of their letters. */
  readonly leading: number;
}

/** The lines of all pages as paragraphs. */
export const paragraphsOf = (pages: readonly (readonly Line[])[]): string[] =>
  paragraphsIn(
    pages.map((lines) => ({ lines, leading: leadingOf(lines) })),
    wordsOf(pages),
  );

/** `words`: those of the document, in small letters; `cell`: how far the lines of its column reach. */
export function paragraphsIn(
  runs: readonly Run[],
  words: ReadonlySet<string>,
  cell?: { readonly edge: number },
): string[] {
  const paragraphs: string[] = [];
  const edgeAt = (lines: readonly Line[], at: number): number => cell?.edge ?? rightEdge(lines, at);
  let before: readonly Line[] = [];
  for (const { lines, leading } of runs) {
    lines.forEach((line, at) => {
      const isFirst = at === 0;
      const previous = isFirst ? before.at(-1) : lines[at - 1];
      const goesOn =
        previous !== undefined &&
        (isFirst
          ? goesOnOverPage(previous, line, edgeAt(before, before.length - 1))
          : goesOnBelow(previous, line, leading, edgeAt(lines, at), cell !== undefined));
      const open = paragraphs.at(-1);
      if (goesOn && open !== undefined) paragraphs[paragraphs.length - 1] = joined(open, line.text, words);
      else paragraphs.push(line.text);
    });
    if (lines.length > 0) before = lines;
  }
  return paragraphs;
}

function goesOnBelow(above: Line, line: Line, leading: number, edge: number, isCell: boolean): boolean {
  const gap = line.baseline - above.baseline;
  const most = Math.min(leading * line.size * WIDER, MOST_LEADING * line.size);
  if (Math.abs(gap) < 1) return false;
  if (gap < 0) return goesOnOverPage(above, line, edge);
  const isWithin = !isSentence(above) && (isCell || /^[\p{Ll}\p{N}]/u.test(line.text));
  const isFull = !wouldHaveFitted(above, line, edge, isWithin ? WORDS_KEPT_TOGETHER : 1);
  if (gap > most || opens(above, line, isFull)) return false;
  const isLabel = isCell && LABEL.test(line.text) && !/[,;]$/.test(above.text);
  if (isLabel && (above.text.endsWith(']') || wouldHaveFitted(above, line, edge))) return false;
  if (Math.abs(line.size - above.size) > SIZE_CHANGE * line.size || above.isBold !== line.isBold)
    return false;
  return isFull || LEADS_ON.test(above.text) || (isCell && !isSentence(above) && !SENTENCE.test(line.text));
}

export const isEnded = ({ text }: Line): boolean => ENDS.test(text) && !ABBREVIATED.test(text);

const isSentence = (line: Line): boolean => isEnded(line) && !/[:;]$/.test(line.text);

/** A number or a dash in the middle of a sentence is what the line happens to begin with. */
const opens = (above: Line, line: Line, isFull: boolean): boolean =>
  OPENING.test(line.text) &&
  !(/^\p{Ll}/u.test(line.text) && ABBREVIATED.test(above.text)) &&
  !(WITHIN.test(line.text) && /[\p{L}\p{N})]$/u.test(above.text) && isFull);

/** Whether the line before was ended on purpose: the next word had room on it. */
function wouldHaveFitted(above: Line, line: Line, edge: number, words = 1): boolean {
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  const first = line.text.split(' ').slice(0, words).join(' ');
  return above.right + (first.length + 1) * letterWidth < edge - 0.5 * letterWidth;
}

/** Over a page or a column. A word with a capital may begin something new, unless the line before is full. */
export function goesOnOverPage(above: Line, line: Line, edge: number): boolean {
  if (isEnded(above) || OPENING.test(line.text)) return false;
  if (Math.abs(line.size - above.size) > SIZE_CHANGE * line.size) return false;
  if (/^[\p{Ll}(]/u.test(line.text)) return true;
  return /^\p{Lu}/u.test(line.text) && above.isBold === line.isBold && !wouldHaveFitted(above, line, edge);
}

/** How far the lines around this one reach. */
function rightEdge(lines: readonly Line[], at: number): number {
  const own = lines[at];
  return lines
    .slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS)
    .filter(({ left, right }) => own && left < own.right && right > own.left)
    .reduce((most, { right }) => Math.max(most, right), 0);
}

/** The usual distance between lines, in sizes of their letters. */
export function leadingOf(lines: readonly Line[]): number {
  const gaps = lines
    .map((line, at) => (line.baseline - (lines[at - 1]?.baseline ?? Infinity)) / line.size)
    .filter((gap) => gap > 0.8 && gap < MOST_LEADING)
    .toSorted((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 1.2;
}

export const wordsOf = (pages: readonly (readonly Line[])[]): ReadonlySet<string> =>
  new Set(pages.flat().flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));

/** A hyphen at the end of a line belongs to the word, unless the document has the word without it. */
function joined(text: string, next: string, words: ReadonlySet<string>): string {
  const start = LINE_END_HYPHEN.exec(text)?.[1];
  const end = FIRST_WORD.exec(next)?.[0];
  if (start !== undefined && end !== undefined && words.has(`${start}${end}`.toLowerCase())) {
    return `${text.slice(0, -1)}${next}`;
  }
  /* What stands behind a gap, which is drawn wider than its label. */
  if (text.endsWith(']') && /^[,.;:)]/.test(next)) return `${text}${next}`;
  return /[\p{L}\p{N}]-$/u.test(text) ? `${text}${next}` : `${text} ${next}`;
}
