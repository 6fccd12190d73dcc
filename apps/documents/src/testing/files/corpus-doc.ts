import { CONTRACT_TEXT } from './a-contract.js';
import type { CorpusFile } from './corpus-file.js';
import { noise } from './corpus-txt.js';
import { cleanDocx } from './poisoned-docx.js';

const SECTOR = 512;
const START = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** The head of a compound file, a directory with these names, and the head of a Word stream with these flags. */
export function craftOle(names: readonly string[], flags = 0): Buffer {
  const head = Buffer.alloc(SECTOR);
  START.copy(head);
  const directory = Buffer.alloc(SECTOR * 2);
  names.forEach((name, at) => directory.write(`${name}\0`, at * 128, 'utf16le'));
  const word = Buffer.alloc(SECTOR);
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(flags, 10);
  return Buffer.concat([head, word, directory, noise(SECTOR * 4)]);
}

const file = (about: string, content: Buffer | string, expected: CorpusFile['expected']) =>
  ({
    about: `DOC: ${about}`,
    name: 'contract.doc',
    content: Buffer.from(content),
    expected,
  }) satisfies CorpusFile;

export const docCorpus = (): CorpusFile[] => [
  file('plain text', CONTRACT_TEXT, 'UPLOAD_TYPE_MISMATCH'),
  file('rich text', '{\\rtf1\\ansi Services Agreement}', 'UPLOAD_TYPE_MISMATCH'),
  file('a DOCX', cleanDocx(), 'UPLOAD_TYPE_MISMATCH'),
  file('a spreadsheet', craftOle(['Root Entry', 'Workbook']), 'UPLOAD_TYPE_MISMATCH'),
  file('macros', craftOle(['Root Entry', 'WordDocument', '_VBA_PROJECT']), 'UPLOAD_MACROS'),
  file('a password', craftOle(['Root Entry', 'WordDocument'], 0x0100), 'UPLOAD_ENCRYPTED'),
  file('nothing behind the head', craftOle(['Root Entry', 'WordDocument']), 'UPLOAD_DAMAGED'),
  file(
    'cut after its first bytes',
    craftOle(['Root Entry', 'WordDocument']).subarray(0, 600),
    'UPLOAD_DAMAGED',
  ),
];
