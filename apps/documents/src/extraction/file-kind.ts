import { Refused } from './extraction.js';

export type FileKind = 'pdf' | 'zip' | 'ole' | 'text';

const PDF_START = Buffer.from('%PDF-');
const PDF_START_WITHIN = 1024;
const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
const ZIP_END = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_END_LENGTH = 22;
const ZIP_COMMENT_MAX = 0xffff;
const OLE_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const RTF_START = Buffer.from('{\\rtf');

const KINDS: Readonly<Record<string, FileKind>> = {
  '.pdf': 'pdf',
  '.docx': 'zip',
  '.doc': 'ole',
  '.txt': 'text',
};

/** What the content is, when it is what the extension says; refused when it is not, or when it is two things at once. */
export function kindOf(bytes: Buffer, extension: string): FileKind {
  if (bytes.length === 0) throw new Refused('UPLOAD_NO_TEXT', 'empty file');
  const kind = kindByContent(bytes);
  if (kind === 'ole' && extension === '.docx' && !hasStream(bytes, 'WordDocument')) {
    throw new Refused('UPLOAD_ENCRYPTED', 'a compound file under the name of a zip');
  }
  if (kind !== KINDS[extension]) throw new Refused('UPLOAD_TYPE_MISMATCH', `${kind} under ${extension}`);
  return kind;
}

function kindByContent(bytes: Buffer): FileKind {
  const isPdf = bytes.subarray(0, PDF_START_WITHIN + PDF_START.length).includes(PDF_START);
  const isZip = startsWith(bytes, ZIP_START);
  if (isPdf && (isZip || endsAsZip(bytes))) throw new Refused('UPLOAD_UNSAFE', 'a PDF and a zip at once');
  if (isPdf) return 'pdf';
  if (isZip) return 'zip';
  if (startsWith(bytes, OLE_START)) return 'ole';
  if (startsWith(bytes, RTF_START)) throw new Refused('UPLOAD_TYPE_MISMATCH', 'RTF');
  return 'text';
}

/** Whether a compound file has a stream of this name: its directory holds names in UTF-16. */
export const hasStream = (bytes: Buffer, name: string): boolean =>
  bytes.includes(Buffer.from(`${name}\0`, 'utf16le'));

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start);

/** The end record of a zip, with a comment that reaches exactly to the end of the file. */
function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - ZIP_END_LENGTH - ZIP_COMMENT_MAX);
  let at = bytes.indexOf(ZIP_END, from);
  while (at >= 0 && at + ZIP_END_LENGTH <= bytes.length) {
    if (at + ZIP_END_LENGTH + bytes.readUInt16LE(at + ZIP_END_LENGTH - 2) === bytes.length) return true;
    at = bytes.indexOf(ZIP_END, at + 1);
  }
  return false;
}
