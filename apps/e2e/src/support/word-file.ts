import JSZip from 'jszip';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Words that were replaced by a tracked change. */
export interface TrackedChange {
  readonly from: string;
  readonly to: string;
}

const RUN = '<w:r><w:t xml:space="preserve">';
const RUN_END = '</w:t></w:r>';
const BY = 'w:author="Them" w:date="2026-03-05T12:00:00Z"';

const replaced = ({ from, to }: TrackedChange, at: number): string =>
  `${RUN_END}<w:del w:id="${2 * at + 1}" ${BY}><w:r><w:delText>${escaped(from)}</w:delText></w:r></w:del>` +
  `<w:ins w:id="${2 * at + 2}" ${BY}>${RUN}${escaped(to)}${RUN_END}</w:ins>${RUN}`;

/** A Word file as a client might send it: every line of the text a paragraph, some words of it changed. */
export function wordFile(text: string, tracked: readonly TrackedChange[] = []): Promise<Buffer> {
  const written = text
    .split('\n')
    .map((line) => `<w:p>${RUN}${escaped(line)}${RUN_END}</w:p>`)
    .join('');
  const paragraphs = tracked.reduce(
    (main, change, at) => main.replace(escaped(change.from), () => replaced(change, at)),
    written,
  );
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

/** The same file with a bookmark whose number leaves only so many for revisions and comments: Word counts no further than 2^31 - 1. */
export async function withNumbersLeft(file: Buffer, left: number): Promise<Buffer> {
  const zip = await JSZip.loadAsync(file);
  const { main } = await partsOf(file);
  const id = 2 ** 31 - 1 - left;
  const bookmark = `<w:bookmarkStart w:id="${id}" w:name="x"/><w:bookmarkEnd w:id="${id}"/>`;
  zip.file('word/document.xml', main.replace('<w:p>', `<w:p>${bookmark}`));
  return zip.generateAsync({ type: 'nodebuffer' });
}

/** The source of the main part of a Word file, and that of its comments. */
export async function partsOf(file: Buffer): Promise<{ readonly main: string; readonly comments: string }> {
  const zip = await JSZip.loadAsync(file);
  const read = async (name: string): Promise<string> => (await zip.file(name)?.async('string')) ?? '';
  return { main: await read('word/document.xml'), comments: await read('word/comments.xml') };
}
