import { REVIEWED_TEXT_MAX } from '@pactwright/protocol';
import type { ExtractedText } from '../extraction.js';
import type { HiddenNotes } from '../hidden-notes.js';
import { cleaned, unseenIn, type Replaceable } from '../clean.js';

/** What parts two paragraphs of the text. */
export const BREAK = '\n\n';
/* Tidying makes copies: of a paragraph that is cut anyway, no more than this is looked at. */
const LONGEST = 2 * REVIEWED_TEXT_MAX;

interface Letters<T> extends Replaceable<T> {
  readonly length: number;
  slice(start: number, end: number): T;
  toString(): string;
}

export interface Joined<T> {
  readonly extracted: ExtractedText;
  /** What the text is made of, paragraph by paragraph. */
  readonly kept: readonly T[];
}

/** The paragraphs as one clean text, cut where it is too long; notes what showed nothing. */
export function joinParagraphs<T extends Letters<T>>(
  paragraphs: readonly T[],
  notes: HiddenNotes,
  { isCut = false }: { isCut?: boolean } = {},
): Joined<T> {
  const kept: T[] = [];
  let length = 0;
  let isTooLong = false;
  for (const whole of paragraphs) {
    if (whole.toString().trim() === '') continue;
    const paragraph = whole.slice(0, LONGEST);
    noteUnseen(paragraph.toString(), notes);
    const text = tidied(paragraph);
    if (text.length === 0) continue;
    const room = REVIEWED_TEXT_MAX - length - BREAK.length;
    kept.push(text.slice(0, Math.max(0, room)));
    length += text.length + BREAK.length;
    isTooLong = text.length > room;
    if (isTooLong) break;
  }
  const extracted: ExtractedText = {
    outcome: 'text',
    text: kept.map(String).join(BREAK).trimEnd(),
    isCut: isCut || isTooLong,
    hidden: [...notes.found],
  };
  return { extracted, kept };
}

/** A paragraph as a reader is given it: clean, no space twice, no line empty, nothing around it. */
export const tidied = <T extends Replaceable<T>>(paragraph: T): T =>
  cleaned(paragraph)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\s+|\s+$/g, '');

function noteUnseen(text: string, notes: HiddenNotes): void {
  const { hasZeroWidth, hasDirection, spelt, mixed } = unseenIn(text);
  if (hasZeroWidth) notes.addMark('zero-width', spelt);
  if (hasDirection) notes.addMark('direction');
  if (mixed.length > 0) notes.addMark('look-alike', mixed.join(', '));
}
