import type { Edit } from '../src/redline/edits.js';
import { FIELD_WORDS, oneOf } from './redline-corpus.js';

export interface Asked {
  readonly edits: readonly Edit[];
  /** The text when all that can be changed is. */
  readonly intended: string;
  /** Of edits that concern words that cannot be changed. */
  readonly displaced: number;
}

const NEW_WORDS = [
  '30 calendar days',
  'the Contractor & the Client',
  'sutarties šalys',
  '',
  'as agreed in writing',
];

/**
 * Edits of the paragraphs of a text, one of a kind each, that do not overlap; and what they come to by plain string work. `outside`: how
 * many paragraphs at the end are of no body.
 */
export function someEdits(text: string, random: () => number, outside = 1): Asked {
  const edits: Edit[] = [];
  const intended: string[] = [];
  let displaced = 0;
  let start = 0;
  const paragraphs = text.split('\n\n');
  for (const [at, paragraph] of paragraphs.entries()) {
    const begin = start;
    start += paragraph.length + 2;
    /* What runs at the head of pages comes last, and rows of tables are written with signs that are not theirs. */
    const isOutside = at >= paragraphs.length - outside || paragraph.includes(' | ');
    const chance = random();
    const comment = 'Why we ask for it.';
    if (isOutside || chance > 0.4 || paragraph.length < 20) intended.push(paragraph);
    else if (chance < 0.04) {
      edits.push({ kind: 'insert', after: begin + 3, paragraphs: ['A new paragraph of ours.'], comment });
      intended.push(paragraph, 'A new paragraph of ours.');
    } else if (chance < 0.08) {
      edits.push({ kind: 'replace', start: begin, end: begin + paragraph.length, text: '', comment });
      if (paragraph.includes(FIELD_WORDS)) {
        displaced++;
        intended.push(paragraph);
      }
    } else if (chance < 0.12) {
      edits.push({ kind: 'comment', start: begin + 2, end: begin + 9, comment });
      intended.push(paragraph);
    } else if (chance < 0.16) {
      const words = oneOf(NEW_WORDS, random);
      const places = [3, paragraph.length - 9];
      const parts = places.map((at) => ({ start: begin + at, end: begin + at + 5, text: words }));
      edits.push({ kind: 'replace-all', parts, comment });
      /* The second stands in the field: then the first is not made either. */
      const isDisplaced = paragraph.endsWith(FIELD_WORDS);
      if (isDisplaced) displaced++;
      const [first = 0, second = 0] = places;
      const made = [
        paragraph.slice(0, first),
        paragraph.slice(first + 5, second),
        paragraph.slice(second + 5),
      ];
      intended.push(isDisplaced ? paragraph : made.join(words));
    } else {
      const from = Math.floor(random() * (paragraph.length - 10));
      const to = Math.min(paragraph.length, from + 1 + Math.floor(random() * 80));
      const words = oneOf(NEW_WORDS, random);
      edits.push({ kind: 'replace', start: begin + from, end: begin + to, text: words, comment });
      const field = paragraph.endsWith(FIELD_WORDS) ? paragraph.length - FIELD_WORDS.length : Infinity;
      if (to > field) displaced++;
      intended.push(to > field ? paragraph : paragraph.slice(0, from) + words + paragraph.slice(to));
    }
  }
  return { edits, intended: intended.join('\n\n'), displaced };
}

const NEW_ROW = ['Report of the season', '12 March 2027', 'EUR 480'];

/** What a client does beside words: a row of a table comes or goes, a note says something else, a clause moves. */
export function widerEdits(
  paragraphs: readonly string[],
  table: readonly (readonly string[])[],
  notes: number,
  random: () => number,
): { readonly paragraphs: string[]; readonly edits: number } {
  const made = [...paragraphs];
  let edits = 0;
  const pick = (): boolean => random() < 0.5 && ++edits > 0;
  const rows = made.filter((line) => table.some(([first = '']) => line.startsWith(`${first} | `)));
  if (pick()) made.splice(made.indexOf(oneOf(rows, random)) + 1, 0, NEW_ROW.join(' | '));
  if (pick()) made.splice(made.indexOf(oneOf(rows, random)), 1);
  const firstNote = made.length - notes - 1;
  for (let at = firstNote; at < firstNote + notes; at++)
    if (pick()) made[at] = (made[at] ?? '').replace('thirty', 'sixty');
  if (pick()) {
    const isMovable = (line: string): boolean => line.length > 40 && !line.includes(' | ');
    const body = made.slice(0, firstNote).filter((line) => isMovable(line) && !line.endsWith(FIELD_WORDS));
    const [moved, before] = [oneOf(body, random), oneOf(body, random)];
    if (moved === before) edits--;
    else {
      made.splice(made.indexOf(moved), 1);
      made.splice(made.indexOf(before), 0, moved);
    }
  }
  return { paragraphs: made, edits };
}
