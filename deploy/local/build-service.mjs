import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { Problem, explain } from './say.mjs';
import { builtService } from './services.mjs';
import { root } from './settings.mjs';

/**
 * Bundles one service: its own code and the libraries of the workspace in one file, packages left in node_modules.
 * @param {string} name
 */
export async function buildService(name) {
  const project = path.join(root, 'apps', name);
  const migrate = path.join(project, 'src', 'database', 'migrate.ts');
  const folder = builtService(name);
  await rm(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    cwd: root,
    input: { main: path.join(project, 'src', 'main.ts'), ...(existsSync(migrate) ? { migrate } : {}) },
    platform: 'node',
    tsconfig: path.join(project, 'tsconfig.json'),
    external: isExternal,
  });
  try {
    await bundle.write({
      dir: folder,
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
  } catch (cause) {
    throw new Problem(`${name} could not be built: ${/** @type {Error} */ (cause).message}`, { cause });
  } finally {
    await bundle.close();
  }
}

/** @param {string} id */
function isExternal(id) {
  if (isBuiltin(id)) return true;
  const isPath = id.startsWith('.') || path.isAbsolute(id);
  // The helpers of the compiler are not installed by name; they belong in the bundle.
  return !isPath && !id.startsWith('@pactwright/') && !id.startsWith('@oxc-project/');
}

if (process.argv[1] === import.meta.filename) {
  try {
    await buildService(process.argv[2] ?? '');
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
