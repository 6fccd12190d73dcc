import path from 'node:path';

const OWN_IMPORT = /(?<!typeof )\bimport\(\s*'(\.{1,2}\/[^']+)'\s*\)/g;

/** Where the modules note what they import while a page is drawn. */
const NOTE = '__pageModules';

/**
 * Lets the server's build say which lazily loaded modules a page took, by their names in the client's manifest.
 * @param {string} root
 * @returns {import('vite').Plugin}
 */
export const notePageModules = (root) => ({
  name: 'note-page-modules',
  enforce: 'pre',
  transform(source, id) {
    if (!id.startsWith(path.join(root, 'src'))) return undefined;
    const code = source.replace(OWN_IMPORT, (whole, /** @type {string} */ imported) => {
      const file = path.relative(root, path.resolve(path.dirname(id), imported));
      return `(globalThis.${NOTE}?.add(${JSON.stringify(file)}), ${whole})`;
    });
    return { code, map: null };
  },
});

/**
 * @template T
 * @param {() => Promise<T>} draw
 * @returns {Promise<{ result: T, modules: string[] }>} what was drawn, and the modules that were imported for it
 */
export async function withPageModules(draw) {
  const modules = new Set();
  Object.assign(globalThis, { [NOTE]: modules });
  const result = await draw();
  return { result, modules: [...modules] };
}
