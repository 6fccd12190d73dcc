import { REVIEWED_TEXT_MAX } from '@pactwright/protocol';
import type { ExtractedText } from '../extraction.js';
import type { HiddenNotes } from '../hidden-notes.js';
import { cleaned, unseenIn } from './clean.js';

const BREAK = '\n\n';
/* Tidying makes copies: of a paragraph that is cut anyway, no more than this is looked at. */
const LONGEST = 2 * REVIEWED_TEXT_MAX;

/** The paragraphs as one clean text, cut where it is too long; notes what showed nothing. */
export function joinParagraphs(
  paragraphs: readonly string[],
  notes: HiddenNotes,
  { isCut = false }: { isCut?: boolean } = {},
): ExtractedText {
  const kept: string[] = [];
  let length = 0;
  let isTooLong = false;
  for (const whole of paragraphs) {
    if (whole.trim() === '') continue;
    const paragraph = whole.slice(0, LONGEST);
    noteUnseen(paragraph, notes);
    const text = tidied(paragraph);
    if (text === '') continue;
    const room = REVIEWED_TEXT_MAX - length - BREAK.length;
    kept.push(text.slice(0, Math.max(0, room)));
    length += text.length + BREAK.length;
    isTooLong = text.length > room;
    if (isTooLong) break;
  }
  return {
    outcome: 'text',
    text: kept.join(BREAK).trimEnd(),
    isCut: isCut || isTooLong,
    hidden: [...notes.found],
  };
}

const tidied = (paragraph: string): string =>
  cleaned(paragraph)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();

function noteUnseen(text: string, notes: HiddenNotes): void {
  const { hasZeroWidth, hasDirection, spelt } = unseenIn(text);
  if (hasZeroWidth) notes.addMark('zero-width', spelt);
  if (hasDirection) notes.addMark('direction');
}
