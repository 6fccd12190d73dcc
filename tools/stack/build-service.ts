import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { Problem, explain } from '#tools/launch/say.mjs';
import { builtService } from './services.mjs';
import { root } from '#tools/launch/settings.mjs';

/** Packages that stay in node_modules: programs for a processor or beside their code, and what has to be there before anything else. */
const OUTSIDE = new Set(['@node-rs/argon2', 'msgpackr-extract', 'reflect-metadata', 'subset-font']);

/**
 * What a bundle has of packages: packages `imported` from node_modules, and `inside` it, by their places under the root.
 */
interface Bundled {
  imported: string[];
  inside: string[];
}

/**
 * Bundles one service: its own code, the libraries of the workspace and what is used of packages. 1,300 files of packages took
 * half of a start to find and to read, and their comments and maps a third of the memory.
 * @param only one of its programs; all of them when it is not given
 */
export async function buildService(
  name: string,
  folder: string = builtService(name),
  only?: string,
): Promise<Bundled> {
  const project = path.join(root, 'apps', name);
  /* The service itself, what brings its database up to date, a command of its own, the pages alone, the programs of threads. */
  const programs = {
    main: path.join(project, 'src', 'main.ts'),
    migrate: path.join(project, 'src', 'database', 'migrate.ts'),
    admin: path.join(project, 'src', 'admin.ts'),
    web: path.join(project, 'src', 'web', 'main.ts'),
    'hashing-thread': path.join(project, 'src', 'passwords', 'hashing-thread.ts'),
    'contract-thread': path.join(project, 'src', 'contract-thread', 'program.ts'),
  };
  const input = Object.fromEntries(
    Object.entries(programs).filter(([key, file]) => existsSync(file) && (only ?? key) === key),
  );
  await rm(folder, { recursive: true, force: true });
  const imported = new Set<string>();
  const { inside } = await bundle(name, {
    input,
    external: (id) => {
      const place = packageOf(id);
      if (OUTSIDE.has(place)) imported.add(place);
      return isBuiltin(id) || OUTSIDE.has(place);
    },
    folder,
  });
  const child = path.join(project, 'src', 'child.ts');
  /* What the service runs in processes of its own has its packages with it: it may read nothing but its folder. */
  if (existsSync(child)) {
    const ofChild = await bundle(name, {
      input: { child },
      external: (id) => isBuiltin(id),
      folder: path.join(folder, 'child'),
    });
    inside.push(...ofChild.inside);
  }
  return { imported: [...imported], inside };
}

async function bundle(
  name: string,
  {
    input,
    external,
    folder,
  }: { input: Record<string, string>; external: (id: string) => boolean; folder: string },
): Promise<Pick<Bundled, 'inside'>> {
  const tsconfig = path.join(root, 'tsconfig.base.json');
  const built = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    tsconfig,
    external,
    plugins: [asPackage, inLatin],
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => {
      /* How packages are written, and what they could use if it were installed, is not for us to change. */
      if (!log.message.includes('node_modules/')) handle(level, log);
    },
  });
  try {
    const { output } = await built.write({
      dir: folder,
      format: 'es',
      sourcemap: true,
      /* Maps are kept in memory: places in the source are enough. */
      sourcemapExcludeSources: true,
      comments: false,
      /* Migrations, errors and modules of Nest are known by the names of their classes. */
      keepNames: true,
      /* msgpackr finds its faster half by its own place. */
      intro: 'const __dirname = import.meta.dirname, __filename = import.meta.filename;',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    });
    const chunks = output.filter((part) => part.type === 'chunk');
    return { inside: [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(placeOf)))] };
  } catch (cause) {
    throw new Problem(`${name} could not be built: ${(cause as Error).message}`, { cause });
  } finally {
    await built.close();
  }
}

/**
 * @param id of a module
 * @returns the place of its package, when it is of one
 */
function placeOf(id: string): string[] {
  const [, place] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path.relative(root, id)) ?? [];
  return place ? [place] : [];
}

/** @param id `openai/helpers/zod` is of `openai` */
const packageOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/* It looks for what TypeORM no longer has in a TypeORM of its own, which would be loaded beside the one in the bundle. */
const COMPAT = '@nestjs/typeorm/dist/common/typeorm-compat.js';
const COMPAT_WITH_NONE = 'export const Connection = undefined, AbstractRepository = undefined;';
/* Messages of schemas in sixty languages: callers read our own. */
const ZOD_LOCALES = 'zod/v4/locales/index.js';
const NO_LOCALES = 'export {};';
const REPLACED = new Map([
  [COMPAT, COMPAT_WITH_NONE],
  [ZOD_LOCALES, NO_LOCALES],
]);
const NO_MAP = { version: 3, mappings: '', sources: [], names: [] };

const asPackage: Plugin = {
  name: 'as-package',
  transform: {
    filter: { id: /node_modules/ },
    /* Nobody follows an error into the source of a package; the maps of all would be kept in memory from the start. */
    handler: (code, id) => ({
      code: REPLACED.get([...REPLACED.keys()].find((end) => id.endsWith(end)) ?? '') ?? code,
      map: NO_MAP,
    }),
  },
};

/** One letter that is not of Latin-1 has V8 keep a whole file with two bytes a letter. */
const inLatin: Plugin = {
  name: 'in-latin',
  generateBundle(_, output) {
    for (const part of Object.values(output))
      if (part.type === 'chunk') part.code = part.code.replace(/[^\0-\xff]/g, escaped);
  },
};

/** @param unit of UTF-16 */
const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/* node build-service.ts <service> [<folder>] */
if (process.argv[1] === import.meta.filename) {
  const [name = '', folder] = process.argv.slice(2);
  try {
    await buildService(name, folder);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
