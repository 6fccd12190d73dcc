import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Of each file, the files that it imports, as far as they are its own neighbours. */
type Imports = ReadonlyMap<string, readonly string[]>;
type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** Every source but the specs, which may look at anything, and what they share. */
function readImports(): Imports {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && !/\.spec\.tsx?$|\/testing\//.test(file) && existsSync(path.join(ROOT, file)));
  return new Map(files.map((file) => [file, importedBy(file, readFileSync(path.join(ROOT, file), 'utf8'))]));
}

const importedBy = (file: string, source: string): string[] =>
  ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.') || name.startsWith('#tools/'))
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)));

/** Every folder with something in it. */
function foldersOf(imports: Imports): string[] {
  const folders = new Set<string>();
  for (const file of imports.keys())
    for (let folder = path.posix.dirname(file); folder !== '.'; folder = path.posix.dirname(folder))
      folders.add(folder);
  return [...folders].sort();
}

/** Which folders and files of a room import which; whatever a file is written in, its name ends as a TypeScript file's does. */
function arrowsOf(room: string, imports: Imports): Arrows {
  const arrows = new Map<string, Set<string>>();
  const memberOf = (file: string): string | undefined => {
    if (!file.startsWith(`${room}/`)) return undefined;
    const [member = '', ...inside] = file.slice(room.length + 1).split('/');
    return inside.length === 0 ? member.replace(/\.m?[jt]sx?$/, '.ts') : member;
  };
  for (const [file, targets] of imports) {
    const from = memberOf(file);
    if (from === undefined) continue;
    for (const to of targets.map(memberOf))
      if (to !== undefined && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
  }
  return arrows;
}

/** What can be reached from itself. */
function inCircles(arrows: Arrows): string[] {
  const reached = (from: string): Set<string> => {
    const found = new Set<string>();
    const open = [...(arrows.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(...(arrows.get(next) ?? []));
    }
    return found;
  };
  return [...arrows.keys()].filter((member) => reached(member).has(member)).sort();
}

const circlesIn = (imports: Imports): Record<string, readonly string[]> =>
  Object.fromEntries(
    foldersOf(imports)
      .map((room) => [room, inCircles(arrowsOf(room, imports))] as const)
      .filter(([, circle]) => circle.length > 0),
  );

describe('folders and files beside each other', () => {
  const imports = readImports();

  it('do not import each other in a circle, wherever they are', () => {
    expect(circlesIn(imports)).toEqual({});
  });

  it('are seen to do so where they do, at any depth', () => {
    const sources = {
      'x/a/one.ts': "import { two } from '../b/two.js';",
      'x/b/two.ts': "export * from '../c/three.js';",
      'x/c/three.ts': "const { one } = await import('../a/one.js');",
      'x/d/four.ts': "import type { one } from '../a/one.js';\nimport './five.js'; // '../e/six.js'",
      'x/main.ts': "import './d/four.js';",
      'x/d/deep/e/seven.ts': "import '../f/eight.js';",
      'x/d/deep/f/eight.ts': "import '../e/seven.js';",
      'y/g/nine.ts': "import type { Ten } from '../ten.js';",
      'y/ten.tsx': "import './h/eleven.js';",
      'y/h/eleven.mjs': "import '../g/nine.js';",
    };
    const read = new Map(Object.entries(sources).map(([file, source]) => [file, importedBy(file, source)]));
    expect(circlesIn(read)).toEqual({ x: ['a', 'b', 'c'], 'x/d/deep': ['e', 'f'], y: ['g', 'h', 'ten.ts'] });
  });

  it.each([
    ['apps/billing/src', 'purchases', 'ledger'],
    ['libs/protocol/src', 'contracts', 'answers'],
    ['apps/web/src/features/contract-analysis', 'components', 'model'],
    ['tools', 'bench', 'launch'],
    ['libs/drafting/src/check', 'concepts', 'read-contract.ts'],
    ['libs/server/kit/src', 'start.ts', 'start-tracing.ts'],
  ])('are read at all: in %s %s imports %s', (room, from, to) => {
    expect(arrowsOf(room, imports).get(from)).toContain(to);
  });
});
