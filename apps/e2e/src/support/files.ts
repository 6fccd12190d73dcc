import mammoth from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All text of a DOCX in reading order, white space folded. */
export async function docxText(file: Buffer): Promise<string> {
  const { value } = await mammoth.extractRawText({ buffer: file });
  return oneLine(value);
}

/** All text of a PDF in reading order, white space folded. */
export async function pdfText(file: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(document, { mergePages: true });
  return oneLine(text);
}

/** Whether the text has these words; where a line was broken, even inside a hyphenated word, does not matter. */
export const hasWords = (text: string, words: string): boolean => squeeze(text).includes(squeeze(words));

const squeeze = (text: string): string => text.replace(/\s+/g, '');
