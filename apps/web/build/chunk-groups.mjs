/* A library's list of all it has: who imports it does not use all of it. */
const LISTS = /\/libs\/[^/]+\/src\/index\.ts$/;
/* On such lists of other people, and needed by single pages only. */
const NOT_AROUND_PAGES =
  /\/react-i18next\/dist\/es\/(Icu)?Trans|\/html-parse-stringify\/|\/InputBase\/InputBase\.|\/TextareaAutosize\//;

/* What stands around every page, in the order in which it builds upon each other. */
const FRAME = {
  react: /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//,
  material: /\/node_modules\/(@emotion|stylis|@mui)\//,
  /* Made when it is evaluated, which takes as long as all of the rest. */
  theme: /\/src\/theme\//,
  router: /\/node_modules\/(react-router|i18next|react-i18next)/,
  frame: /./,
};

/* What some pages share, by what needs it together. */
const SHARED = {
  /* Of contracts that are there already; else they come with the icons of every page. */
  contractIcons: /\/@mui\/icons-material\/(Print|Reply|Balance|Send|Draw|EditNote|FileDownload)Outlined\./,
  icons: /\/@mui\/icons-material\//,
  overlays:
    /\/@mui\/.*\/(Portal|Modal|Fade|Grow|useRovingTabIndex|useReducedMotion|useTimeout|useOnMount|useSlot(Props)?)(\/|\.mjs)/,
  bubbles: /\/@mui\/material\/(Tooltip|Popper)\//,
  inputs:
    /\/@mui\/material\/(OutlinedInput|InputBase|InputAdornment|Form[A-Z]\w+|Select|NativeSelect|Menu|MenuItem|MenuList|List|Popover)\//,
  /* Of the sheets of every page; else the library that writes contracts comes with them. */
  sheet: /\/src\/shared\/contract-sheet\/(is-same|note-mark)\./,
  /* What is asked is decided before anything is written. */
  conditions:
    /\/libs\/drafting\/src\/(questions\/conditions|terms\/(answers|second-keys)|reading\/languages)\.|\/src\/shared\/wizard\/in-force\.|\/contract-wizard\/model\/shown-choice\./,
  /* But for what sends a file or hears of it, which knows no store and is needed where none is. */
  store:
    /\/node_modules\/(@reduxjs|react-redux|immer|reselect)\/|\/src\/shared\/(store|api)\/(?!(?:upload|form-to|event-stream)\.)|\/libs\/protocol\/src\/(contracts\/contract|contracts\/suggestion|wizard-config\/wizard|i18n\/translation)-calls\./,
};

/** @typedef {{ getModuleInfo: (id: string) => { isEntry: boolean, importers: readonly string[] } | null }} Modules */

/** @type {Map<string, boolean>} */
const known = new Map();

/**
 * What goes into one file. Each file costs a request, and dozens of small ones compress far worse; a single large one keeps a
 * slow phone busy for too long when it is evaluated.
 */
export const chunkGroups = [
  ...Object.entries(FRAME).map(([name, holds]) => ({
    debugName: name,
    name: (/** @type {string} */ id, /** @type {Modules} */ modules) =>
      holds.test(id) && isInFrame(id, modules) ? name : null,
  })),
  ...Object.entries(SHARED).map(([name, test]) => ({ name, test, minShareCount: 2 })),
].map((group, at, { length }) => ({ ...group, priority: length - at }));

/**
 * @param {string} id
 * @param {Modules} modules
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
