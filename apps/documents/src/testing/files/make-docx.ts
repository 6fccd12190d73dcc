import { craftZip, type CraftedEntry } from './craft-zip.js';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD_TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const PACKAGE_TYPES = 'application/vnd.openxmlformats-package';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const NAMESPACES = [
  `xmlns:w="${W}"`,
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

export interface DocxParts {
  /** What is inside `w:body`. */
  readonly body: string;
  readonly styles?: string;
  readonly numbering?: string;
  readonly comments?: string;
  readonly footnotes?: string;
  readonly header?: string;
  readonly footer?: string;
  /** What is inside the core properties. */
  readonly core?: string;
  readonly mainType?: string;
  /** Stands before the root of the document part. */
  readonly prologue?: string;
  readonly extra?: readonly CraftedEntry[];
}

const ROOTS = {
  styles: 'styles',
  numbering: 'numbering',
  comments: 'comments',
  footnotes: 'footnotes',
  header: 'hdr',
  footer: 'ftr',
} as const;

/** A Word file with just these parts. */
export function makeDocx(parts: DocxParts): Buffer {
  const { body, core, mainType = MAIN_TYPE, prologue = '', extra = [] } = parts;
  const related = (Object.keys(ROOTS) as (keyof typeof ROOTS)[]).filter((kind) => parts[kind] !== undefined);
  return craftZip([
    {
      name: '[Content_Types].xml',
      data: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="${PACKAGE_TYPES}.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/>${related.map((kind) => `<Override PartName="/word/${kind}.xml" ContentType="${WORD_TYPES}.${kind}+xml"/>`).join('')}</Types>`,
    },
    {
      name: 'word/document.xml',
      data: `${HEAD}${prologue}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      data: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${related
        .map((kind) => `<Relationship Id="${kind}" Type="${OFFICE}/${kind}" Target="${kind}.xml"/>`)
        .join('')}</Relationships>`,
    },
    ...related.map((kind) => ({
      name: `word/${kind}.xml`,
      data: `${HEAD}<w:${ROOTS[kind]} ${NAMESPACES}>${parts[kind] ?? ''}</w:${ROOTS[kind]}>`,
    })),
    ...(core === undefined
      ? []
      : [
          {
            name: 'docProps/core.xml',
            data: `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${core}</cp:coreProperties>`,
          },
        ]),
    ...extra,
  ]);
}

export const run = (text: string, properties = ''): string =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;

/** A paragraph of a text, or of runs. */
export const paragraph = (content: string, properties = ''): string =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`;

export const table = (rows: readonly (readonly string[])[], rowProperties = ''): string =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${rowProperties && `<w:trPr>${rowProperties}</w:trPr>`}${cells
          .map((cell) => `<w:tc>${cell.startsWith('<') ? cell : paragraph(cell)}</w:tc>`)
          .join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;
