import { readDocx } from './docx/read-docx.js';
import { Refused, type Extraction, type ExtractedText } from './extraction.js';
import { kindOf, type FileKind } from './file-kind.js';
import { readTxt } from './text/read-txt.js';

/* PDF and Word 97 are read by large libraries: each is loaded for its own files only. */
const READERS: Readonly<Record<FileKind, (bytes: Buffer) => Promise<ExtractedText>>> = {
  pdf: async (bytes) => (await import('./pdf/read-pdf.js')).readPdf(bytes),
  zip: readDocx,
  ole: async (bytes) => (await import('./read-doc.js')).readDoc(bytes),
  text: (bytes) => Promise.resolve(readTxt(bytes)),
};

/** What a file of this extension (`.pdf`) says to somebody who looks at it, or why it is not read. */
export async function readFile(bytes: Buffer, extension: string): Promise<Extraction> {
  try {
    const result = await READERS[kindOf(bytes, extension)](bytes);
    if (result.text === '') throw new Refused('UPLOAD_NO_TEXT', 'no visible text');
    return result;
  } catch (error) {
    if (error instanceof Refused) return { outcome: 'refused', code: error.code, reason: error.message };
    /* The readers met something that their libraries do not name: the file, not the program, is at fault. */
    const reason = error instanceof Error ? error.name : typeof error;
    return { outcome: 'refused', code: 'UPLOAD_DAMAGED', reason: `unforeseen ${reason}` };
  }
}
