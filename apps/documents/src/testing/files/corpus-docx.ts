import { CONTRACT_LINES } from './a-contract.js';
import { craftOle } from './corpus-doc.js';
import { noise } from './corpus-txt.js';
import type { CorpusFile } from './corpus-file.js';
import { craftZip, type CraftedEntry } from './craft-zip.js';
import { makeDocx, paragraph, type DocxParts } from './make-docx.js';
import { cleanDocx } from './poisoned-docx.js';
import { cleanPdf } from './poisoned-pdf.js';

const BODY = CONTRACT_LINES.map((text) => paragraph(text)).join('');
const MB = 1024 * 1024;
const LAUGHS = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at || ''};`.repeat(10)}">`,
).join('')}]>`;

const file = (about: string, content: Buffer, expected: CorpusFile['expected']) =>
  ({ about: `DOCX: ${about}`, name: 'contract.docx', content, expected }) satisfies CorpusFile;
const made = (about: string, parts: Partial<DocxParts>, expected: CorpusFile['expected']) =>
  file(about, makeDocx({ body: BODY, ...parts }), expected);
const withPart = (about: string, entry: CraftedEntry, expected: CorpusFile['expected']) =>
  made(about, { extra: [entry] }, expected);
/* Noise that cannot be shrunk, at every so manieth place, sets how much the whole shrinks. */
const bomb = (ratio: number): Buffer => {
  const text = Buffer.alloc(2 * MB, 'a');
  const grains = noise(Math.ceil(text.length / ratio));
  grains.forEach((grain, at) => void (text[at * ratio] = grain));
  return text;
};

export const docxCorpus = (): CorpusFile[] => [
  made('an ordinary one', {}, 'text'),
  made('more text than is read', { body: paragraph('word '.repeat(60)).repeat(2_500) }, 'text'),
  made('no words', { body: paragraph('') }, 'UPLOAD_NO_TEXT'),
  made(
    'only hidden words',
    { body: '<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r></w:p>' },
    'UPLOAD_NO_TEXT',
  ),
  made(
    'macros by its type',
    { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
    'UPLOAD_MACROS',
  ),
  withPart('macros by a part', { name: 'word/vbaProject.bin', data: 'x' }, 'UPLOAD_MACROS'),
  made(
    'a spreadsheet inside',
    { mainType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml' },
    'UPLOAD_TYPE_MISMATCH',
  ),
  made(
    'a template',
    { mainType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml' },
    'UPLOAD_TYPE_MISMATCH',
  ),
  file('a zip of something else', craftZip([{ name: 'readme.txt', data: 'hello' }]), 'UPLOAD_TYPE_MISMATCH'),
  file('an empty zip', craftZip([]), 'UPLOAD_TYPE_MISMATCH'),
  made('a DOCTYPE', { prologue: '<!DOCTYPE document>' }, 'UPLOAD_UNSAFE'),
  made(
    'an external entity',
    { prologue: '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>', body: paragraph('&x;') },
    'UPLOAD_UNSAFE',
  ),
  made('a billion laughs', { prologue: LAUGHS, body: paragraph('&a9;') }, 'UPLOAD_UNSAFE'),
  made('an entity that nobody defined', { body: '<w:p><w:r><w:t>&lol;</w:t></w:r></w:p>' }, 'UPLOAD_DAMAGED'),
  made('elements within elements', { body: '<w:p>'.repeat(5_000) + '</w:p>'.repeat(5_000) }, 'UPLOAD_UNSAFE'),
  made('broken XML', { body: '<w:p><w:r>' }, 'UPLOAD_DAMAGED'),
  made('a web page inside', { body: `${BODY}<w:altChunk/>` }, 'UPLOAD_UNSAFE'),
  withPart(
    'a part shrunk 1000:1',
    { name: 'word/media/a.xml', data: Buffer.alloc(50 * MB) },
    'UPLOAD_UNSAFE',
  ),
  withPart(
    'a part shrunk beyond 100:1',
    { name: 'word/media/a.xml', data: Buffer.alloc(2 * MB) },
    'UPLOAD_UNSAFE',
  ),
  withPart('a part shrunk by little', { name: 'word/media/a.xml', data: bomb(20) }, 'text'),
  withPart('a small part shrunk a lot', { name: 'word/media/a.xml', data: Buffer.alloc(MB) }, 'text'),
  withPart(
    'a part that declares too much',
    { name: 'word/media/a.xml', data: bomb(10), declaredSize: 101 * MB },
    'UPLOAD_UNSAFE',
  ),
  file('a part that inflates to more than it says', lying(), 'UPLOAD_UNSAFE'),
  withPart('a zip inside', { name: 'word/embeddings/more.zip', data: cleanDocx() }, 'UPLOAD_UNSAFE'),
  withPart('a DOCX inside', { name: 'word/embeddings/more.docx', data: cleanDocx() }, 'UPLOAD_UNSAFE'),
  withPart('a name that leads upwards', { name: '../../etc/cron.d/x', data: 'x' }, 'UPLOAD_UNSAFE'),
  withPart('an absolute name', { name: '/etc/passwd', data: 'x' }, 'UPLOAD_UNSAFE'),
  withPart('a name of Windows', { name: 'C:\\windows\\x', data: 'x' }, 'UPLOAD_UNSAFE'),
  withPart('two parts of one name', { name: 'word/document.xml', data: '<x/>' }, 'UPLOAD_UNSAFE'),
  withPart('an encrypted part', { name: 'word/media/a.png', data: 'x', flags: 1 }, 'UPLOAD_ENCRYPTED'),
  made(
    'too many parts',
    { extra: Array.from({ length: 2_000 }, (_, at) => ({ name: `word/media/${at}`, data: '' })) },
    'UPLOAD_UNSAFE',
  ),
  file('a password', craftOle(['Root Entry', 'EncryptionInfo', 'EncryptedPackage']), 'UPLOAD_ENCRYPTED'),
  file('a DOC', craftOle(['Root Entry', 'WordDocument']), 'UPLOAD_TYPE_MISMATCH'),
  file('a PDF', cleanPdf(), 'UPLOAD_TYPE_MISMATCH'),
  file('plain text', Buffer.from('Services Agreement'), 'UPLOAD_TYPE_MISMATCH'),
  file('its first half', cleanDocx().subarray(0, 900), 'UPLOAD_DAMAGED'),
  file('without its last bytes', cleanDocx().subarray(0, -10), 'UPLOAD_DAMAGED'),
];

/** The text of the document, under a size that is a hundredth of what it is. */
function lying(): Buffer {
  const [types, document, ...rest] = partsOf(paragraph('word '.repeat(100)).repeat(500));
  return craftZip([
    ...(types ? [types] : []),
    ...(document ? [{ ...document, declaredSize: Math.floor(document.data.length / 100) }] : []),
    ...rest,
  ]);
}

function partsOf(body: string): CraftedEntry[] {
  const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return [
    {
      name: '[Content_Types].xml',
      data: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${TYPE}"/></Types>`,
    },
    { name: 'word/document.xml', data: `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>` },
  ];
}
