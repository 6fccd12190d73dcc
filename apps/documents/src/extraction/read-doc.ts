import WordExtractor from 'word-extractor';
import { Refused, type ExtractedText } from './extraction.js';
import { hasStream } from './file-kind.js';
import { HiddenNotes } from './hidden-notes.js';
import { joinParagraphs } from './text/join-paragraphs.js';

const SECTOR = 512;
/* The head of a Word document's main stream: its mark, and the flag for an encrypted one. */
const MARK = 0xa5ec;
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;
/* Word parts cells with a bell character. */
const CELL_END = /[\u0007\t]+/g;

/** The text of a Word 97–2003 file. */
export async function readDoc(bytes: Buffer): Promise<ExtractedText> {
  if (!hasStream(bytes, 'WordDocument')) {
    /* Every compound file has a directory, and Word puts it near the end: without one the file has been cut off. */
    if (!hasStream(bytes, 'Root Entry'))
      throw new Refused('UPLOAD_DAMAGED', 'a compound file without a directory');
    throw new Refused('UPLOAD_TYPE_MISMATCH', 'no Word document');
  }
  if (hasStream(bytes, '_VBA_PROJECT')) throw new Refused('UPLOAD_MACROS', 'macros');
  if (isEncrypted(bytes)) throw new Refused('UPLOAD_ENCRYPTED', 'encrypted');
  const document = await new WordExtractor().extract(bytes).catch((error: unknown) => {
    throw new Refused('UPLOAD_DAMAGED', 'the compound file cannot be read', { cause: error });
  });
  const notes = new HiddenNotes();
  notes.addWhole('comment', document.getAnnotations());
  const outside = [
    document.getTextboxes({ includeHeadersAndFooters: false, includeBody: true }),
    document.getFootnotes(),
    document.getEndnotes(),
    ...new Set(document.getHeaders({ includeFooters: true }).split('\n')),
  ];
  const paragraphs = [document.getBody(), ...outside].flatMap((text) => text.split(/[\n\r\f\v]/));
  return joinParagraphs(
    paragraphs.map((paragraph) => paragraph.trim().replace(CELL_END, ' | ')),
    notes,
  ).extracted;
}

function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + FLAGS_AT + 2 <= bytes.length; at += SECTOR) {
    if (bytes.readUInt16LE(at) === MARK) return (bytes.readUInt16LE(at + FLAGS_AT) & ENCRYPTED) !== 0;
  }
  return false;
}
