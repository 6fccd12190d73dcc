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

/** Edits of the paragraphs of a text, one of a kind each, that do not overlap; and what they come to by plain string work. */
export function someEdits(text: string, random: () => number): Asked {
  const edits: Edit[] = [];
  const intended: string[] = [];
  let displaced = 0;
  let start = 0;
  const paragraphs = text.split('\n\n');
  for (const [at, paragraph] of paragraphs.entries()) {
    const begin = start;
    start += paragraph.length + 2;
    /* What runs at the head of pages comes last, and rows of tables are written with signs that are not theirs. */
    const isOutside = at === paragraphs.length - 1 || paragraph.includes(' | ');
    const chance = random();
    const comment = 'Why we ask for it.';
    if (isOutside || chance > 0.4 || paragraph.length < 20) intended.push(paragraph);
    else if (chance < 0.04) {
      edits.push({ kind: 'insert', after: begin + 3, paragraphs: ['A new paragraph of ours.'], comment });
      intended.push(paragraph, 'A new paragraph of ours.');
      /* A paragraph that ends in a field is not added to: the field may go on. */
      if (paragraph.endsWith(FIELD_WORDS)) {
        displaced++;
        intended.pop();
      }
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
