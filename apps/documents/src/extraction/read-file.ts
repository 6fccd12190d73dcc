import { readDocx } from './docx/read-docx.js';
import { Refused, type Extraction, type ExtractedText, type RefusalCode } from './extraction.js';
import { kindOf, type FileKind } from './file-kind.js';
import { readTxt } from './text/read-txt.js';
import { isMixed } from './two-languages.js';

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
    return result.columns === undefined && isMixed(result.text) ? { ...result, columns: 'mixed' } : result;
  } catch (error) {
    return refusalOf(error);
  }
}

/** Whatever a reader or its library has thrown: the file, not the program, is at fault. */
export function refusalOf(error: unknown): Extraction {
  const refused = (code: RefusalCode, reason: string): Extraction => ({ outcome: 'refused', code, reason });
  if (error instanceof Refused) return refused(error.code, error.message);
  /* What V8 throws when there is no more room, in memory or on the stack. */
  const name = error instanceof Error ? error.name : typeof error;
  return refused(name === 'RangeError' ? 'UPLOAD_TOO_COMPLEX' : 'UPLOAD_DAMAGED', `unforeseen ${name}`);
}
