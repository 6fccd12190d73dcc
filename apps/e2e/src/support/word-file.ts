import JSZip from 'jszip';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word file as a client might send it: every line of the text a paragraph. */
export function wordFile(text: string): Promise<Buffer> {
  const paragraphs = text
    .split('\n')
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`)
    .join('');
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    `<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${CONTENT}"/></Types>`,
  );
  zip.file(
    '_rels/.rels',
    `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${DOCUMENT}" Target="word/document.xml"/></Relationships>`,
  );
  zip.file('word/_rels/document.xml.rels', `<Relationships xmlns="${RELATIONS}"/>`);
  zip.file('word/document.xml', `<w:document xmlns:w="${MAIN}"><w:body>${paragraphs}</w:body></w:document>`);
  return zip.generateAsync({ type: 'nodebuffer' });
}

/** The source of the main part of a Word file, and that of its comments. */
export async function partsOf(file: Buffer): Promise<{ readonly main: string; readonly comments: string }> {
  const zip = await JSZip.loadAsync(file);
  const read = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
  return { main: await read('word/document.xml'), comments: await read('word/comments.xml') };
}
