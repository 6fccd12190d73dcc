import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { Problem, explain } from './say.mjs';
import { builtService } from './services.mjs';
import { root } from './settings.mjs';

/**
 * What a bundle has of packages: `imported` by name from node_modules, and `inside` it, by their places under the root.
 * @typedef {{ imported: string[], inside: string[] }} Bundled
 */

/**
 * Bundles one service: its own code and the libraries of the workspace in one file, packages left in node_modules.
 * @param {string} name
 * @param {string} [folder]
 * @param {string} [only] one of its programs; all of them when it is not given
 * @returns {Promise<Bundled>}
 */
export async function buildService(name, folder = builtService(name), only) {
  const project = path.join(root, 'apps', name);
  /* The service itself, what brings its database up to date, a command of its own, the pages alone, a thread's program. */
  const programs = {
    main: path.join(project, 'src', 'main.ts'),
    migrate: path.join(project, 'src', 'database', 'migrate.ts'),
    admin: path.join(project, 'src', 'admin.ts'),
    web: path.join(project, 'src', 'web', 'main.ts'),
    'hashing-thread': path.join(project, 'src', 'passwords', 'hashing-thread.ts'),
  };
  const input = Object.fromEntries(
    Object.entries(programs).filter(([key, file]) => existsSync(file) && (only ?? key) === key),
  );
  await rm(folder, { recursive: true, force: true });
  const built = await bundle(name, { input, external: isExternal, folder });
  const child = path.join(project, 'src', 'child.ts');
  /* What the service runs in processes of its own has its packages with it: it may read nothing but its folder. */
  if (existsSync(child)) {
    const { inside } = await bundle(name, {
      input: { child },
      external: (id) => isBuiltin(id),
      folder: path.join(folder, 'child'),
    });
    built.inside.push(...inside);
  }
  return built;
}

/**
 * @param {string} name
 * @param {{ input: Record<string, string>, external: (id: string) => boolean, folder: string }} what
 * @returns {Promise<Bundled>}
 */
async function bundle(name, { input, external, folder }) {
  const tsconfig = path.join(root, 'apps', name, 'tsconfig.json');
  const built = await rolldown({ cwd: root, input, platform: 'node', tsconfig, external });
  try {
    const { output } = await built.write({
      dir: folder,
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    const own = new Set(output.map(({ fileName }) => fileName));
    const chunks = output.filter((part) => part.type === 'chunk');
    const imported = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
    return {
      imported: [...new Set(imported)].filter((id) => !own.has(id) && !isBuiltin(id)),
      inside: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(placeOf)))],
    };
  } catch (cause) {
    throw new Problem(`${name} could not be built: ${/** @type {Error} */ (cause).message}`, { cause });
  } finally {
    await built.close();
  }
}

/**
 * @param {string} id of a module
 * @returns {string[]} the place of its package, when it is of one
 */
function placeOf(id) {
  const [, place] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.relative(root, id)) ?? [];
  return place ? [place] : [];
}

/** @param {string} id */
function isExternal(id) {
  if (isBuiltin(id)) return true;
  const isPath = id.startsWith('.') || path.isAbsolute(id);
  // The helpers of the compiler are not installed by name; they belong in the bundle.
  return !isPath && !id.startsWith('@pactwright/') && !id.startsWith('@oxc-project/');
}

/* node build-service.mjs <service> [<folder>] */
if (process.argv[1] === import.meta.filename) {
  const [name = '', folder] = process.argv.slice(2);
  try {
    await buildService(name, folder);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
