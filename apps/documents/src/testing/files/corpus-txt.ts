import { UPLOAD_MAX_BYTES } from '@pactwright/protocol';
import { CONTRACT_TEXT } from './a-contract.js';
import type { CorpusFile } from './corpus-file.js';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const utf16 = Buffer.from(`\ufeff${CONTRACT_TEXT}`, 'utf16le');

/** Noise that is the same in every run. */
export const noise = (length: number): Buffer => {
  let state = 1;
  return Buffer.alloc(length).map(() => (state = (state * 48_271) % 0x7fffffff) & 0xff) as Buffer;
};

const filled = (length: number): Buffer => {
  const text = Buffer.from(`${CONTRACT_TEXT}\n\n`);
  const whole = Buffer.alloc(length, ' ');
  for (let at = 0; at < length; at += text.length) text.copy(whole, at);
  return whole;
};

const file = (
  about: string,
  content: Buffer | string,
  expected: CorpusFile['expected'],
  name = 'contract.txt',
) => ({ about, name, content: Buffer.from(content), expected }) satisfies CorpusFile;

export const txtCorpus = (): CorpusFile[] => [
  file('UTF-8', CONTRACT_TEXT, 'text'),
  file('an extension in capitals', CONTRACT_TEXT, 'text', 'CONTRACT.TXT'),
  file('UTF-8 with a byte order mark', `\ufeff${CONTRACT_TEXT}`, 'text'),
  file('UTF-16, little end first', utf16, 'text'),
  file('UTF-16, big end first', Buffer.from(utf16).swap16(), 'text'),
  file('UTF-16 without a byte order mark', utf16.subarray(2), 'text'),
  file('windows-1257', Buffer.from('Sutarties šalys', 'latin1'), 'text'),
  file('windows-1252', Buffer.from('Café services — the Contractor shall deliver', 'latin1'), 'text'),
  file('lines ended in the old way of the Macintosh', CONTRACT_TEXT.replaceAll('\n', '\r'), 'text'),
  file('one endless line', 'word '.repeat(200_000), 'text'),
  file('exactly as large as allowed', filled(UPLOAD_MAX_BYTES), 'text'),
  file('one byte larger than allowed', filled(UPLOAD_MAX_BYTES + 1), 'UPLOAD_TOO_LARGE'),
  file('a zero byte within', `Services\0${CONTRACT_TEXT}`, 'UPLOAD_TYPE_MISMATCH'),
  file(
    'UTF-16 cut in the middle of a letter',
    Buffer.concat([utf16, Buffer.from([0xd8])]),
    'UPLOAD_TYPE_MISMATCH',
  ),
  file('noise', noise(4_096), 'UPLOAD_TYPE_MISMATCH'),
  file('a picture', Buffer.concat([PNG, noise(1_000)]), 'UPLOAD_TYPE_MISMATCH'),
  file('rich text', '{\\rtf1\\ansi Services Agreement}', 'UPLOAD_TYPE_MISMATCH'),
  file('nothing', '', 'UPLOAD_NO_TEXT'),
  file('only spaces', ' \n\t\n'.repeat(100), 'UPLOAD_NO_TEXT'),
  file('only characters without width', '\u200b\u2060\u202e'.repeat(100), 'UPLOAD_NO_TEXT'),
  file('a program', 'MZ', 'UPLOAD_TYPE', 'contract.exe'),
  file('a page', '<p>Services</p>', 'UPLOAD_TYPE', 'contract.html'),
  file('two extensions', CONTRACT_TEXT, 'UPLOAD_TYPE', 'contract.txt.zip'),
  file('no extension', CONTRACT_TEXT, 'UPLOAD_TYPE', 'contract'),
];
