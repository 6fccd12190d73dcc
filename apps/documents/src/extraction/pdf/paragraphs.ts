import type { Line } from './lines.js';

/* Of the distance between two lines of one paragraph: a larger one parts paragraphs. */
const WIDER = 1.25;
const MOST_LEADING = 1.9;
const SIZE_CHANGE = 0.12;
const NEIGHBOURS = 12;
const OPENING =
  /^(?:[•●▪◦○■□☐☑–—*-]\s|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]{1,2}\s|\d{1,3}(?:\.\d{1,3}){1,4}\s|\[.?\]\s)/i;
const ENDS = /[.;:!?]["”’)]?$/;
const LINE_END_HYPHEN = /(\p{L}+)-$/u;
const FIRST_WORD = /^\p{L}+/u;

/** The lines of all pages as paragraphs. */
export function paragraphsOf(pages: readonly (readonly Line[])[]): string[] {
  const paragraphs: string[] = [];
  const words = wordsOf(pages);
  let before: readonly Line[] = [];
  for (const lines of pages) {
    const leading = leadingOf(lines);
    lines.forEach((line, at) => {
      const isFirst = at === 0;
      const previous = isFirst ? before.at(-1) : lines[at - 1];
      const goesOn =
        previous !== undefined &&
        (isFirst
          ? goesOnOverPage(previous, line, rightEdge(before, before.length - 1))
          : goesOnBelow(previous, line, leading, rightEdge(lines, at)));
      const open = paragraphs.at(-1);
      if (goesOn && open !== undefined) paragraphs[paragraphs.length - 1] = joined(open, line.text, words);
      else paragraphs.push(line.text);
    });
    if (lines.length > 0) before = lines;
  }
  return paragraphs;
}

function goesOnBelow(above: Line, line: Line, leading: number, edge: number): boolean {
  const gap = line.baseline - above.baseline;
  const most = Math.min(leading * line.size * WIDER, MOST_LEADING * line.size);
  if (Math.abs(gap) < 1) return false;
  if (gap < 0) return goesOnOverPage(above, line, edge);
  if (gap > most || OPENING.test(line.text)) return false;
  if (Math.abs(line.size - above.size) > SIZE_CHANGE * line.size || above.isBold !== line.isBold)
    return false;
  return !wouldHaveFitted(above, line, edge);
}

/** Whether the line before was ended on purpose: the next word had room on it. */
function wouldHaveFitted(above: Line, line: Line, edge: number): boolean {
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  const firstWord = line.text.split(' ', 1)[0] ?? '';
  return above.right + (firstWord.length + 1) * letterWidth < edge - 0.5 * letterWidth;
}

/** Over a page or a column. A word with a capital may begin something new, unless the line before is full. */
function goesOnOverPage(above: Line, line: Line, edge: number): boolean {
  if (ENDS.test(above.text) || OPENING.test(line.text)) return false;
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
function leadingOf(lines: readonly Line[]): number {
  const gaps = lines
    .map((line, at) => (line.baseline - (lines[at - 1]?.baseline ?? Infinity)) / line.size)
    .filter((gap) => gap > 0.8 && gap < MOST_LEADING)
    .toSorted((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)] ?? 1.2;
}

const wordsOf = (pages: readonly (readonly Line[])[]): ReadonlySet<string> =>
  new Set(pages.flat().flatMap(({ text }) => text.toLowerCase().match(/\p{L}+/gu) ?? []));

/** A hyphen at the end of a line belongs to the word, unless the document has the word without it. */
function joined(text: string, next: string, words: ReadonlySet<string>): string {
  const start = LINE_END_HYPHEN.exec(text)?.[1];
  const end = FIRST_WORD.exec(next)?.[0];
  if (start !== undefined && end !== undefined && words.has(`${start}${end}`.toLowerCase())) {
    return `${text.slice(0, -1)}${next}`;
  }
  return /[\p{L}\p{N}]-$/u.test(text) ? `${text}${next}` : `${text} ${next}`;
}
