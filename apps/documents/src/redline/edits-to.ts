import { counterLength, pairLines, wordEdits, type LinePair } from '@pactwright/drafting';
import type { TracedDocx } from '../extraction/docx/read-docx.js';
import { NotSafe, type Edit } from './edits.js';

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A line that comes, and in what form Word counts it; the form is empty where it does not. */
interface Coming {
  readonly text: string;
  readonly number: string;
}

/** What parts two cells of a row. */
const CELLS = ' | ';
const CELL_ENDS = / \| /g;
/** Where fewer of the lines of either text are known again, they are two contracts. */
const LEAST_PAIRED = 0.3;

/**
 * The edits that make the text of a Word file another text: words within paragraphs and notes, whole paragraphs, rows of tables. Numbers
 * that Word counts are left to it. Throws NotSafe where a note or a table comes or goes as a whole; `theirNotes` are those of theirs.
 */
export function editsTo(
  { extracted, places, notes }: TracedDocx,
  theirs: string,
  theirNotes: readonly Place[] = [],
): Edit[] {
  const mine = extracted.text;
  const pairs = pairLines(mine, theirs);
  const paired = pairs.filter((pair) => pair.mine !== undefined && pair.theirs !== undefined).length;
  if (paired < LEAST_PAIRED * pairs.length) throw new NotSafe('two contracts');
  const edits: Edit[] = [];
  /** What parts its cells is no letter of the file. */
  const isRow = ({ start, end }: Place): boolean =>
    [...mine.slice(start, end).matchAll(CELL_ENDS)].some(({ index }) => (places[start + index] ?? 0) < 0);
  const isInNote = ({ start, end }: Place): boolean =>
    notes.some((note) => note.places.slice(start, end).some((place) => place >= 0));
  const isCountedByWord = ({ start }: Place): boolean =>
    (places[start] ?? -1) < 0 && notes.every((note) => (note.places[start] ?? -1) < 0);
  const replaced = new Set<Place>();
  const isTableGone = tableGone(pairs, isRow);
  /** Lines that go right behind one of mine, each in place of which a new one can come. */
  const goneBehind = goneAfter(pairs);
  /** Behind which line of mine new ones come, and those. */
  let last: Place | undefined;
  let come: Coming[] = [];
  const putCome = (next?: Place): void => {
    const rows = come.flatMap(({ text }) => (text.includes(CELLS) ? text : []));
    if (rows.length > 0) {
      const before = last && isRow(last) ? last : goneBehind(last).findLast(isRow);
      if (before === undefined) throw new NotSafe('a row comes behind none', 'table');
      const after = before.end - 1;
      for (const row of rows) edits.push({ kind: 'insert-row', after, cells: row.split(CELLS), comment: '' });
    }
    const lines = come.filter(({ text }) => !text.includes(CELLS));
    come = [];
    if (lines.length === 0) return;
    const gone = goneBehind(last).filter((place) => !isRow(place) && !isInNote(place));
    const more = lines.splice(0, Math.max(0, lines.length - gone.length));
    if (more.length > 0) edits.push(newParagraphs(more, last, next));
    for (const [at, { text }] of lines.entries()) {
      const place = gone[at];
      if (place === undefined) break;
      edits.push({ kind: 'replace', ...without(mine, place, isCountedByWord(place)), text, comment: '' });
      replaced.add(place);
    }
  };
  /** Where none of mine can stand before them, or only a row, they come before the next line. */
  const newParagraphs = (added: readonly Coming[], before?: Place, next?: Place): Edit => {
    const isBehind = before !== undefined && !isRow(before);
    /* LibreOffice takes what is inserted at the end of a paragraph and the next paragraph for one, and joins two when it is refused. */
    if (isBehind && edits.some((edit) => edit.kind === 'replace' && edit.end === before.end))
      throw new NotSafe('a paragraph comes behind one whose end is another');
    const new_ = {
      kind: 'insert',
      paragraphs: added.map(({ text }) => text),
      likes: added.map(({ number }) => countedAs(number, before)),
      comment: '',
      isNumbered: true,
    } as const;
    if (isBehind) return { ...new_, after: before.end - 1 };
    if (next === undefined) throw new NotSafe('something comes where there is no place');
    return { ...new_, after: next.end - 1, isBefore: true };
  };
  const countedLines = pairs.flatMap(({ mine: place }) => (place && isCountedByWord(place) ? place : []));
  /* "5.3." comes among the clauses, though the line before it is "(b)" of a list. */
  const countedAs = (number: string, before: Place | undefined): number | undefined => {
    if (number === '') return undefined;
    const alike = countedLines.filter((place) => numberForm(mine.slice(place.start, place.end)) === number);
    const from = before?.start ?? 0;
    const [nearest] = alike.toSorted((a, b) => Math.abs(a.start - from) - Math.abs(b.start - from));
    return nearest && nearest.end - 1;
  };
  const bare = (text: string, place: Place, length: number): Place =>
    counted(text.slice(place.start, place.end)) === 0
      ? place
      : { ...place, start: Math.min(place.end, place.start + length) };
  const isTyped = areNumbersTyped(
    pairs.flatMap(({ mine: place }) => place ?? []),
    (place) => (counted(mine.slice(place.start, place.end)) === 0 ? undefined : !isCountedByWord(place)),
  );
  for (const pair of pairs) {
    if (pair.theirs === undefined) continue;
    const line = theirs.slice(pair.theirs.start, pair.theirs.end);
    if (pair.mine === undefined) {
      const { start, end } = pair.theirs;
      if (theirNotes.some((note) => note.start < end && start < note.end))
        throw new NotSafe('a note comes', 'note');
      const isWhole = line.includes(CELLS) || isTyped;
      come.push({
        text: isWhole ? line : line.slice(counted(line)),
        number: isWhole ? '' : numberForm(line),
      });
      continue;
    }
    putCome(pair.mine);
    last = pair.mine;
    const own = mine.slice(pair.mine.start, pair.mine.end);
    const isAuto = isCountedByWord(pair.mine) && counted(own) > 0;
    const from = isAuto ? bare(mine, pair.mine, counted(own)) : pair.mine;
    const to = isAuto ? bare(theirs, pair.theirs, counted(line)) : pair.theirs;
    for (const edit of wordEdits(mine, from, theirs, to))
      edits.push({ kind: 'replace', ...edit, comment: '' });
  }
  putCome();
  for (const { mine: place, theirs: other } of pairs) {
    if (place === undefined || other !== undefined || replaced.has(place)) continue;
    if (isInNote(place)) throw new NotSafe('a note goes', 'note');
    if (isRow(place) && isTableGone(place)) throw new NotSafe('a table goes', 'table');
    if (isRow(place)) edits.push({ kind: 'remove-row', ...place, comment: '' });
    else
      edits.push({ kind: 'replace', ...without(mine, place, isCountedByWord(place)), text: '', comment: '' });
  }
  return edits;
}

/** The lines of mine that are gone between a paired one, or the beginning, and the next paired one. */
function goneAfter(pairs: readonly LinePair[]): (line: Place | undefined) => readonly Place[] {
  const lines = linesOfMine(pairs);
  return (line) => {
    const from = lines.findIndex(({ place }) => place === line) + 1;
    const until = lines.findIndex(({ isPaired }, at) => at >= from && isPaired);
    return lines.slice(from, until < 0 ? undefined : until).map(({ place }) => place);
  };
}

/** Whether all rows of the table of a row are gone; rows with no other line between them are of one. */
function tableGone(pairs: readonly LinePair[], isRow: (line: Place) => boolean): (row: Place) => boolean {
  const lines = linesOfMine(pairs);
  return (row) => {
    const at = lines.findIndex(({ place }) => place === row);
    const from = lines.findLastIndex(({ place }, before) => before < at && !isRow(place)) + 1;
    const until = lines.findIndex(({ place }, behind) => behind > at && !isRow(place));
    return lines.slice(from, until < 0 ? undefined : until).every(({ isPaired }) => !isPaired);
  };
}

const linesOfMine = (pairs: readonly LinePair[]): { readonly place: Place; readonly isPaired: boolean }[] =>
  pairs
    .flatMap(({ mine: place, theirs }) => (place ? [{ place, isPaired: theirs !== undefined }] : []))
    .sort((one, other) => one.place.start - other.place.start);

const counted = counterLength;

/** "0.0." of "5.3.", "(a)" of "(c)". */
const numberForm = (line: string): string =>
  line
    .slice(0, counted(line))
    .trim()
    .replaceAll(/\d+/gu, '0')
    .replaceAll(/\p{L}+/gu, 'a');

/** Whether the numbers of most paragraphs that have one stand in the file as letters; undefined is said of one that has none. */
function areNumbersTyped(lines: readonly Place[], isTyped: (line: Place) => boolean | undefined): boolean {
  const told = lines.map(isTyped);
  return told.filter((each) => each === true).length > told.filter((each) => each === false).length;
}

/** The letters of a line that can be taken out. */
const without = (mine: string, { start, end }: Place, isCounted: boolean): Place => ({
  start: isCounted ? Math.min(end, start + counted(mine.slice(start, end))) : start,
  end,
});
