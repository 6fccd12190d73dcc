/** A request that is wrong in itself, answered with 400. */
export class BadForm extends Error {}

/**
 * What the bridge to LibreOffice is told about one document.
 * @typedef {object} Job
 * @property {string} input
 * @property {string} output
 * @property {string} exporter
 * @property {Record<string, string | boolean | number>} load
 * @property {Record<string, string | boolean | number>} filter
 * @property {Record<string, string | string[]>} properties
 * @property {boolean} landscape
 * @property {boolean} updateIndexes
 */

const exporters = new Map([
  ...['.doc', '.docx', '.dotx', '.fodt', '.odt', '.ott', '.rtf', '.txt', '.html', '.htm'].map(
    (extension) => /** @type {const} */ ([extension, 'writer_pdf_Export']),
  ),
  ...['.xls', '.xlsx', '.ods', '.fods', '.csv'].map(
    (extension) => /** @type {const} */ ([extension, 'calc_pdf_Export']),
  ),
  ...['.ppt', '.pptx', '.odp', '.fodp'].map(
    (extension) => /** @type {const} */ ([extension, 'impress_pdf_Export']),
  ),
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

/** @param {string} extension with its dot, lower case */
export const isReadable = (extension) => exporters.has(extension);

export const readableExtensions = [...exporters.keys()].join(' ');

/**
 * Reads the form fields of Gotenberg 8's /forms/libreoffice/convert.
 * @param {Map<string, string>} fields
 * @param {{ input: string, output: string, extension: string }} files
 * @returns {Job}
 */
export function jobFrom(fields, { input, output, extension }) {
  const asked = unsupported.find((name) => fields.has(name) && fields.get(name) !== 'false');
  if (asked)
    throw new BadForm(`Invalid form data: form field '${asked}' is not supported by the local converter`);
  const password = fields.get('password');
  return {
    input,
    output,
    exporter: /** @type {string} */ (exporters.get(extension)),
    load: password ? { Password: password } : {},
    filter: filterFrom(fields),
    properties: propertiesFrom(fields.get('metadata')),
    landscape: flag(fields, 'landscape') ?? false,
    updateIndexes: flag(fields, 'updateIndexes') ?? true,
  };
}

/** @param {Map<string, string>} fields */
function filterFrom(fields) {
  /** @type {Job['filter']} */
  const filter = {};
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

/**
 * @param {Map<string, string>} fields
 * @param {string} name
 */
function flag(fields, name) {
  const value = fields.get(name);
  if (value === undefined || value === '') return undefined;
  if (value !== 'true' && value !== 'false') throw invalid(name, `'${value}' is neither true nor false`);
  return value === 'true';
}

/** @param {string | undefined} json */
function propertiesFrom(json) {
  if (!json) return {};
  const wanted = parse(json);
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    throw invalid('metadata', 'not an object');
  const known = Object.entries(wanted).filter(([name]) => propertyNames.has(name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, name === 'Keywords' ? [value].flat().map(String) : String(value)]),
  );
}

/**
 * @param {string} json
 * @returns {unknown}
 */
function parse(json) {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw invalid('metadata', /** @type {Error} */ (error).message);
  }
}

/**
 * @param {string} field
 * @param {string} why
 */
const invalid = (field, why) => new BadForm(`Invalid form data: form field '${field}' is invalid (${why})`);
