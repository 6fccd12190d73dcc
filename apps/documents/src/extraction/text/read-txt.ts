import { unwrap } from '@pactwright/drafting';
import { REVIEWED_TEXT_MAX } from '@pactwright/protocol';
import { Refused, type ExtractedText } from '../extraction.js';
import { HiddenNotes } from '../hidden-notes.js';
import { decodeText } from './decode.js';
import { joinParagraphs } from './join-paragraphs.js';

/* More control characters than this share, and it is a file of something else. */
const MAX_CONTROL_SHARE = 0.05;
const CONTROL = /[\u0001-\u0008\u000b\u000e-\u001f\u007f\ufffd]/g;

/* Lines and spaces go as paragraphs are joined; more than this is never needed for a text that is cut. */
const LONGEST = 2 * REVIEWED_TEXT_MAX;

/** A file of plain text in UTF-8, UTF-16, windows-1257 or windows-1252. */
export function readTxt(bytes: Buffer): ExtractedText {
  const text = decodeText(bytes);
  if ((text.match(CONTROL)?.length ?? 0) > text.length * MAX_CONTROL_SHARE) {
    throw new Refused('UPLOAD_TYPE_MISMATCH', 'mostly control characters');
  }
  const isCut = text.length > LONGEST;
  return joinParagraphs(unwrap(text.slice(0, LONGEST)), new HiddenNotes(), { isCut }).extracted;
}
