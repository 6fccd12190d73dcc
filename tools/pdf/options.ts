/** A request that is wrong in itself, answered with 400. */
export class BadForm extends Error {}

/** What the bridge to LibreOffice is told about one document. */
export interface Job {
  input: string;
  output: string;
  exporter: string;
  load: Record<string, string | boolean | number>;
  filter: Record<string, string | boolean | number>;
  properties: Record<string, string | string[]>;
  landscape: boolean;
  updateIndexes: boolean;
}

const exporters = new Map([
  ...['.doc', '.docx', '.dotx', '.fodt', '.odt', '.ott', '.rtf', '.txt', '.html', '.htm'].map(
    (extension) => [extension, 'writer_pdf_Export'] as const,
  ),
  ...['.xls', '.xlsx', '.ods', '.fods', '.csv'].map((extension) => [extension, 'calc_pdf_Export'] as const),
  ...['.ppt', '.pptx', '.odp', '.fodp'].map((extension) => [extension, 'impress_pdf_Export'] as const),
]);

const archiveVersions = new Map([
  ['PDF/A-1b', 1],
  ['PDF/A-2b', 2],
  ['PDF/A-3b', 3],
]);

/** Gotenberg's yes-or-no fields and LibreOffice's names for them. */
const switches = new Map(
  Object.entries({
    exportFormFields: 'ExportFormFields',
    allowDuplicateFieldNames: 'AllowDuplicateFieldNames',
    exportBookmarks: 'ExportBookmarks',
    exportBookmarksToPdfDestination: 'ExportBookmarksToPDFDestination',
    exportPlaceholders: 'ExportPlaceholders',
    exportNotes: 'ExportNotes',
    exportNotesPages: 'ExportNotesPages',
    exportOnlyNotesPages: 'ExportOnlyNotesPages',
    exportNotesInMargin: 'ExportNotesInMargin',
    convertOooTargetToPdfTarget: 'ConvertOOoTargetToPDFTarget',
    exportLinksRelativeFsys: 'ExportLinksRelativeFsys',
    exportHiddenSlides: 'ExportHiddenSlides',
    skipEmptyPages: 'IsSkipEmptyPages',
    addOriginalDocumentAsStream: 'IsAddStream',
    singlePageSheets: 'SinglePageSheets',
    losslessImageCompression: 'UseLosslessCompression',
    reduceImageResolution: 'ReduceImageResolution',
  }),
);
const numbers = new Map(Object.entries({ quality: 'Quality', maxImageResolution: 'MaxImageResolution' }));

/** What can be set on a document before it is exported; Gotenberg's exiftool may know more names. */
const propertyNames = new Set(['Title', 'Subject', 'Author', 'Keywords', 'Description']);
const unsupported = ['merge', 'splitMode', 'flatten', 'userPassword', 'ownerPassword', 'embeds', 'watermark'];

/** @param extension with its dot, lower case */
export const isReadable = (extension: string) => exporters.has(extension);

export const readableExtensions = [...exporters.keys()].join(' ');

/** Reads the form fields of Gotenberg 8's /forms/libreoffice/convert. */
export function jobFrom(
  fields: Map<string, string>,
  { input, output, extension }: { input: string; output: string; extension: string },
): Job {
  const asked = unsupported.find((name) => fields.has(name) && fields.get(name) !== 'false');
  if (asked)
    throw new BadForm(`Invalid form data: form field '${asked}' is not supported by the local converter`);
  const password = fields.get('password');
  return {
    input,
    output,
    exporter: exporters.get(extension) as string,
    load: password ? { Password: password } : {},
    filter: filterFrom(fields),
    properties: propertiesFrom(fields.get('metadata')),
    landscape: flag(fields, 'landscape') ?? false,
    updateIndexes: flag(fields, 'updateIndexes') ?? true,
  };
}

function filterFrom(fields: Map<string, string>) {
  const filter: Job['filter'] = {};
  const archive = fields.get('pdfa');
  if (archive) {
    const version = archiveVersions.get(archive);
    if (version === undefined)
      throw invalid('pdfa', `'${archive}' is not one of ${[...archiveVersions.keys()].join(', ')}`);
    filter.SelectPdfVersion = version;
  }
  const accessible = flag(fields, 'pdfua');
  if (accessible !== undefined) {
    filter.PDFUACompliance = accessible;
    if (accessible) filter.UseTaggedPDF = true;
  }
  for (const [field, name] of switches) {
    const value = flag(fields, field);
    if (value !== undefined) filter[name] = value;
  }
  for (const [field, name] of numbers) {
    const value = fields.get(field);
    if (value === undefined) continue;
    if (!/^\d{1,5}$/.test(value)) throw invalid(field, `'${value}' is not a number`);
    filter[name] = Number(value);
  }
  const pages = fields.get('nativePageRanges');
  if (pages) filter.PageRange = pages;
  return filter;
}

function flag(fields: Map<string, string>, name: string) {
  const value = fields.get(name);
  if (value === undefined || value === '') return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(name, `'${value}' is neither true nor false`);
  return value === 'true';
}

function propertiesFrom(json: string | undefined) {
  if (!json) return {};
  const wanted = parse(json);
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    throw invalid('metadata', 'not an object');
  const known = Object.entries(wanted).filter(([name]) => propertyNames.has(name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, name === 'Keywords' ? [value].flat().map(String) : String(value)]),
  );
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw invalid('metadata', (error as Error).message);
  }
}

const invalid = (field: string, why: string) =>
  new BadForm(`Invalid form data: form field '${field}' is invalid (${why})`);
