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
 * @param {string} [folder]
 */
export async function buildService(name, folder = builtService(name)) {
  const project = path.join(root, 'apps', name);
  /* Beside the service itself: what brings its database up to date, a command of its own, a thread's program. */
  const scripts = {
    migrate: path.join(project, 'src', 'database', 'migrate.ts'),
    admin: path.join(project, 'src', 'admin.ts'),
    'hashing-thread': path.join(project, 'src', 'passwords', 'hashing-thread.ts'),
  };
  const present = Object.fromEntries(Object.entries(scripts).filter(([, file]) => existsSync(file)));
  await rm(folder, { recursive: true, force: true });
  await bundle(name, {
    input: { main: path.join(project, 'src', 'main.ts'), ...present },
    external: isExternal,
    folder,
  });
  const child = path.join(project, 'src', 'child.ts');
  /* What the service runs in processes of its own has its packages with it: it may read nothing but its folder. */
  if (!existsSync(child)) return;
  await bundle(name, {
    input: { child },
    external: (id) => isBuiltin(id),
    folder: path.join(folder, 'child'),
  });
}

/**
 * @param {string} name
 * @param {{ input: Record<string, string>, external: (id: string) => boolean, folder: string }} what
 */
async function bundle(name, { input, external, folder }) {
  const tsconfig = path.join(root, 'apps', name, 'tsconfig.json');
  const built = await rolldown({ cwd: root, input, platform: 'node', tsconfig, external });
  try {
    await built.write({
      dir: folder,
      format: 'es',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
  } catch (cause) {
    throw new Problem(`${name} could not be built: ${/** @type {Error} */ (cause).message}`, { cause });
  } finally {
    await built.close();
  }
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
