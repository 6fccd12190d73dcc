import { deflateSync } from 'node:zlib';
import { CONTRACT_LINES } from './a-contract.js';
import type { CorpusFile } from './corpus-file.js';
import { lines, makePdf, stream, type PdfParts } from './make-pdf.js';
import { cleanDocx } from './poisoned-docx.js';
import { cleanPdf } from './poisoned-pdf.js';

const CONTRACT = lines(CONTRACT_LINES);
const PICTURE = 'q 595 0 0 842 0 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID 0000 EI Q\n';

const file = (about: string, content: Buffer, expected: CorpusFile['expected']) =>
  ({ about: `PDF: ${about}`, name: 'contract.pdf', content, expected }) satisfies CorpusFile;
const made = (about: string, parts: Partial<PdfParts>, expected: CorpusFile['expected']) =>
  file(about, makePdf({ pages: [CONTRACT], ...parts }), expected);
const form = (content: string, resources = ''): string =>
  stream(
    Buffer.from(content),
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${resources} >>`,
  ).toString('latin1');

export const pdfCorpus = (): CorpusFile[] => [
  made('an ordinary one', {}, 'text'),
  made('a password to open it', { password: 'user' }, 'UPLOAD_ENCRYPTED'),
  made('a password only to change it', { password: 'owner' }, 'text'),
  made('a picture of a page', { pages: [PICTURE] }, 'UPLOAD_NO_TEXT'),
  made(
    'a picture with invisible letters over it',
    { pages: [PICTURE + lines(CONTRACT_LINES, { setting: '3 Tr' })] },
    'UPLOAD_NO_TEXT',
  ),
  made('an empty page', { pages: [''] }, 'UPLOAD_NO_TEXT'),
  made('more pages than are read', { pages: Array.from({ length: 320 }, () => CONTRACT) }, 'text'),
  made(
    'a script that wants to run',
    { catalogEntries: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' },
    'text',
  ),
  made(
    'a program that wants to start',
    { catalogEntries: '/OpenAction << /S /Launch /F (cmd.exe) >>' },
    'text',
  ),
  made(
    'a form that paints itself',
    {
      pages: [`${CONTRACT}/X0 Do\n`],
      resources: '/XObject << /X0 20 0 R >>',
      objects: [form('/X0 Do', '/XObject << /X0 20 0 R >>')],
    },
    'text',
  ),
  made(
    'a page tree that leads back to itself',
    { objects: ['<< /Type /Pages /Count 1 /Kids [20 0 R] >>'], catalogEntries: '/Pages 20 0 R' },
    'UPLOAD_DAMAGED',
  ),
  made('more endings than beginnings', { pages: [`${'Q '.repeat(10_000)}${CONTRACT}`] }, 'text'),
  made('more beginnings than endings', { pages: [`${'q '.repeat(10_000)}${CONTRACT}`] }, 'text'),
  made('operators that nobody knows', { pages: [`${CONTRACT} 1 2 3 xyz`] }, 'text'),
  file('junk before its head', Buffer.concat([Buffer.from('\n'.repeat(500)), cleanPdf()]), 'text'),
  file(
    'its head too far in',
    Buffer.concat([Buffer.from('\n'.repeat(1_100)), cleanPdf()]),
    'UPLOAD_TYPE_MISMATCH',
  ),
  file('only a head', Buffer.from('%PDF-1.7\n'), 'UPLOAD_DAMAGED'),
  file('a head and an end', Buffer.from('%PDF-1.7\n%%EOF\n'), 'UPLOAD_DAMAGED'),
  file('its first half', cleanPdf().subarray(0, 900), 'UPLOAD_DAMAGED'),
  file('a zip at its end', Buffer.concat([cleanPdf(), cleanDocx()]), 'UPLOAD_UNSAFE'),
  file('a zip at its beginning', Buffer.concat([cleanDocx().subarray(0, 64), cleanPdf()]), 'UPLOAD_UNSAFE'),
  file('a DOCX', cleanDocx(), 'UPLOAD_TYPE_MISMATCH'),
  file('plain text', Buffer.from('Services Agreement'), 'UPLOAD_TYPE_MISMATCH'),
  file('nothing', Buffer.alloc(0), 'UPLOAD_NO_TEXT'),
];

/** A page whose content is nothing but spaces once it is inflated. */
export function inflatingPdf(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes, ' '), { level: 9 });
  const content = stream(packed, '/Filter /FlateDecode').toString('latin1');
  return makePdf({ pages: [CONTRACT], pageEntries: '/Contents 20 0 R', objects: [content] });
}

/** Forms that paint one another ten times, eight deep: a page that would never be finished. */
export const endlessPdf = (): Buffer =>
  makePdf({
    pages: [`${CONTRACT}/X0 Do\n`],
    resources: '/XObject << /X0 20 0 R >>',
    objects: Array.from({ length: 9 }, (_, at) =>
      at === 8
        ? form('BT ET')
        : form(`/X${at + 1} Do `.repeat(10), `/XObject << /X${at + 1} ${21 + at} 0 R >>`),
    ),
  });
