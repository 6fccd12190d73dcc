import { money } from './measures.js';
import type { ReadContract } from './read-contract.js';
import type { Sentence } from './segment.js';

/** Rows of a table, as a Word file is read. */
const ROW = ' | ';
/** A table of stages is no longer. */
const MOST_ROWS = 30;

/** Whether what follows a sentence are rows of which one has a sum: then it names the price there. */
export function isPricedBelow({ sentences, text }: ReadContract, { end }: Sentence): boolean {
  const from = sentences.findIndex(({ start }) => start >= end);
  if (from === -1) return false;
  const behind = sentences.slice(from, from + MOST_ROWS);
  const after = behind.findIndex((each) => !text.slice(each.start, each.end).includes(ROW));
  return behind.slice(0, after === -1 ? behind.length : after).some(({ plain }) => money(plain).length > 0);
}
