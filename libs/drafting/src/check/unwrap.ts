import { lean } from '../reading/letters.js';

/* Where lines were broken by hand or by an editor, they end near one and the same column. */
const NARROWEST_WRAP = 40;
const WIDEST_WRAP = 110;
const NEAR_WRAP = 0.85;
/** "2.3 The" begins a paragraph, "clause\n2.3 applies" does not. */
const PARAGRAPH = lean(/^\s*\d{1,2}(?:\.\d{1,2}){1,3}\s+["“„(]?\p{Lu}/u);
const AFTER_A_PARAGRAPH = /[.;:!?|)]["”“]?$|\|\s*[\d., ]+$/u;
const OPENING =
  /^\s*(?:[-–—*+•▪◦☐☑|#>]|\[.?\]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-zA-Z]|[ivxIVX]{1,5})[.)]\s|_{3,}|={3,})/;
/** A dash within a sentence, whose words before it filled their line; in a list every item begins with one. */
const DASH = /^\s*[–—-]\s/u;
const WITHIN_A_SENTENCE = lean(/[\p{L}\p{N},)]$/u);

/** The paragraphs of a plain text, each on one line, whether its lines were wrapped or not. */
export function unwrap(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v\u0085]/);
  const width = wrapWidth(lines);
  const paragraphs: string[] = [];
  let previous = '';
  for (const line of lines) {
    const last = paragraphs.length - 1;
    const isRow = beginsRow(line, paragraphs[last] ?? '', paragraphs[last - 1] ?? '');
    if (last >= 0 && !isRow && continues(previous, line, width, paragraphs[last] ?? ''))
      paragraphs[last] += ` ${line.trim()}`;
    else paragraphs.push(line.trimEnd());
    previous = line;
  }
  return paragraphs;
}

/** The same text with each of its paragraphs on one line: offsets are others. */
export const inParagraphs = (text: string): string => unwrap(text).join('\n');

const cellsIn = (paragraph: string): number => paragraph.split(' | ').length - 1;

/** Whether the paragraph so far is a row of a table that has all its cells, as many as the row before. */
function beginsRow(line: string, paragraph: string, before: string): boolean {
  const [own, next] = [cellsIn(paragraph), cellsIn(line)];
  return own > 0 && next > 0 && own + next > (cellsIn(before) || own);
}

/** The column at which the lines of this text are wrapped; undefined when they are not. */
function wrapWidth(lines: readonly string[]): number | undefined {
  const lengths = lines.map((line) => line.trimEnd().length).filter((length) => length > 0);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return longest >= NARROWEST_WRAP && longest <= WIDEST_WRAP ? longest : undefined;
}

function continues(previous: string, line: string, width: number | undefined, paragraph: string): boolean {
  if (width === undefined || previous.trim() === '' || line.trim() === '') return false;
  const isDash = DASH.test(line) && !DASH.test(paragraph) && WITHIN_A_SENTENCE.test(previous.trimEnd());
  const isDate = /^[md]\. /u.test(line) && /\d$/u.test(previous.trimEnd());
  const isStreet = /^g\. \d/u.test(line);
  const isCell = /^\s*\| /u.test(line) && /^[^|]+ \| /u.test(paragraph);
  if (OPENING.test(line) && !isDash && !isDate && !isStreet && !isCell) return false;
  if (PARAGRAPH.test(line) && AFTER_A_PARAGRAPH.test(previous.trimEnd())) return false;
  if (previous.trimStart().startsWith('#')) return false;
  const firstWord = line.trim().split(' ', 1)[0] ?? '';
  /* Had the word fitted, it would stand on the line before. */
  return previous.trimEnd().length + 1 + firstWord.length > width * NEAR_WRAP;
}
