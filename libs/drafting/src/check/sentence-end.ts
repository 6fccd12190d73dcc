import { lean } from '../reading/letters.js';

const ABBREVIATIONS = new Set(
  'inc corp ltd co llc no nos mr mrs ms dr st sec art vs etc e.g i.e u.s u.s.c u.k jr sr dept approx p.m a.m d.b.a n.a pvt uab t.y pvz str proc punkt kt š.m'.split(
    ' ',
  ),
);
/** Short before the figure that they belong to: "Sept. 22", „kovo mėn. 3 d.“. */
const BEFORE_FIGURE = new Set('jan feb mar apr jun jul aug sep sept oct nov dec mėn'.split(' '));
const LONGEST_ABBREVIATION = 6;

const isLetter = (character: string) => /\p{L}/u.test(character);

/** The letters and dots right before `at`: "inc", "e.g". */
function wordBefore(text: string, start: number, at: number): string {
  let from = at;
  while (from > start && at - from <= LONGEST_ABBREVIATION) {
    const character = text.charAt(from - 1);
    if (character !== '.' && !isLetter(character)) break;
    from--;
  }
  return text.slice(from, at).toLowerCase();
}

/** The first character after the space that follows `at`; empty when there is no space or too much of it. */
function nextAfterSpace(text: string, at: number): string {
  if (!/\s/.test(text.charAt(at + 1))) return '';
  for (let next = at + 2; next < at + 12; next++) {
    if (!/\s/.test(text.charAt(next))) return text.charAt(next);
  }
  return ' ';
}

const NEAR = 40;
/** "2.3 The", "2. Fees": a paragraph of its own, unless the line before is an open list. */
const NUMBERED = lean(
  /^[ \t\u00a0]{0,8}(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\d{1,2}[.)])[ \t\u00a0]{1,8}["“„(]?\p{Lu}/u,
);
const NUMBER_OF_LINE = /\n[ \t\u00a0]{0,8}\d{1,2}(?:\.\d{1,2}){0,3}$/;
const OPEN_LIST = /[;:,]\s*$/;
const MARKED_HEADING = /^\s{0,8}#{1,6}\s/;

/** "12. Confidentiality" on a line of its own, with a sentence in the next one. */
const TITLE_LINE = lean(
  /^[ \t\u00a0]{0,8}\d{1,2}[.)]?[ \t\u00a0]{1,4}(\p{Lu}[^\n.,;:]{1,58}[^\n.,;:\s])\s{0,3}$/u,
);
const LONGEST_TITLE = 75;
const LONGEST_FIRST_CELL = 160;
/** Words that a title does not hold or end with. */
export const IN_A_SENTENCE = lean(
  /(?<!\p{L})(?:shall|will|must|may|is|are|has|have|agrees?|pays?|governs?|applies|decides?|means|keeps?|does|not|turi|privalo|įsipareigoja|moka|yra|(?:of|to|the|this|that|its|their|and|by|for|in|with|or|a|an|ir|dėl|pagal|su|už|šios|šią)$)(?!\p{L})/u,
);
const NEW_SENTENCE = lean(/^[ \t\u00a0]{0,8}["“„(]?\p{Lu}/u);

export function isTitleLine(line: string, after: string): boolean {
  if (line.length > LONGEST_TITLE || !NEW_SENTENCE.test(after)) return false;
  const title = TITLE_LINE.exec(line)?.[1];
  return title !== undefined && !IN_A_SENTENCE.test(title);
}

/** What parts the cells of a table in a line. */
const CELLS = ' | ';

/** Whether a line ends here for good: a blank line follows, a numbered paragraph, it is a row of a table, or a heading with a mark. */
function endsLine(text: string, start: number, at: number): boolean {
  if (text.charAt(at - 1) === '\n') return true;
  const after = text.slice(at + 1, at + 1 + NEAR);
  if (/^[ \t\r\u00a0]{0,30}\n/.test(after)) return true;
  if (isRow(text, text.lastIndexOf('\n', at - 1) + 1) || isRow(text, at + 1)) return true;
  if (MARKED_HEADING.test(text.slice(start, start + NEAR)) || MARKED_HEADING.test(after)) return true;
  if (isTitleLine(text.slice(text.lastIndexOf('\n', at - 1) + 1, at), after)) return true;
  return NUMBERED.test(after) && !OPEN_LIST.test(text.slice(Math.max(start, at - NEAR), at));
}

/** Whether the line that begins here is a row of a table. */
function isRow(text: string, start: number): boolean {
  const cells = text.slice(start, start + LONGEST_FIRST_CELL).indexOf(CELLS);
  return cells !== -1 && !text.slice(start, start + cells).includes('\n');
}

/** "b) The next": an item with a small letter or a dash, which nothing else tells from the same sentence going on. */
const ITEM = lean(/^(?:\s{1,10}\p{Ll}{1,2}\)|[ \t]{0,8}\r?\n[ \t]{0,8}[-–—*▪])\s/u);

/** Whether the sentence that began at `start` ends with the character at `at`. */
export function endsSentence(text: string, start: number, at: number): boolean {
  const character = text.charAt(at);
  if (character === '\n') return endsLine(text, start, at);
  if (character !== '.' && character !== '?' && character !== '!') return false;
  if (ITEM.test(text.slice(at + 1, at + 1 + NEAR))) return true;
  const next = nextAfterSpace(text, at);
  if (next === '' || !/[\p{Lu}\p{N}\s("“„[•_]/u.test(next)) return false;
  if (character !== '.') return true;
  if (NUMBER_OF_LINE.test(text.slice(Math.max(start, at - 14), at))) return false;
  const word = wordBefore(text, start, at);
  /* Initials and numbering such as "J." stay with what follows; a bare number is joined by the caller. */
  if (BEFORE_FIGURE.has(word) && /\p{N}/u.test(next)) return false;
  return !ABBREVIATIONS.has(word) && !(word.length === 1 && isLetter(word) && at - start > 2);
}
