/* A library's list of all it has: who imports it does not use all of it. */
const LISTS = /\/libs\/[^/]+\/src\/index\.ts$/;
/* On such lists of other people, and needed by single pages only. */
const NOT_AROUND_PAGES =
  /\/react-i18next\/dist\/es\/(Icu)?Trans|\/html-parse-stringify\/|\/InputBase\/InputBase\.|\/TextareaAutosize\//;

/** @type {Map<string, boolean>} */
const known = new Map();

/**
 * One chunk for everything that stands around every page: dozens of small ones compress far worse.
 * @param {string} id
 * @param {{ getModuleInfo: (id: string) => { isEntry: boolean, importers: readonly string[] } | null }} modules
 */
export const frameChunk = (id, modules) => (isInFrame(id, modules) ? 'frame' : null);

/**
 * @param {string} id
 * @param {Parameters<typeof frameChunk>[1]} modules
 * @returns {boolean} whether the entry imports it, through however many others
 */
function isInFrame(id, modules) {
  const before = known.get(id);
  if (before !== undefined) return before;
  /* Two modules that import each other wait for a third that leads to the entry. */
  known.set(id, false);
  const info = modules.getModuleInfo(id);
  const result =
    info !== null &&
    !LISTS.test(id) &&
    !NOT_AROUND_PAGES.test(id) &&
    (info.isEntry || info.importers.some((importer) => isInFrame(importer, modules)));
  known.set(id, result);
  return result;
}
