import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
/* Not the wire types: what all services share about each other has a registry of every service's errors below it. */
const ROOMS = [
  ...['ai-worker', 'billing', 'contracts', 'documents', 'gateway', 'i18n', 'identity', 'wizard-config'].map(
    (service) => `apps/${service}/src`,
  ),
  'apps/web/src',
  'apps/web/src/features',
  'apps/web/src/shared',
  'apps/web/src/features/admin',
  'libs/drafting/src',
  'libs/drafting/src/check',
];

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Which folders of a room import which; what lies beside them puts them together or is below them all. */
function arrowsOf(files: ReadonlyMap<string, string>): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const [file, source] of files) {
    const [from, ...inside] = file.split('/');
    if (from === undefined || inside.length === 0) continue;
    for (const [, target = ''] of source.matchAll(IMPORT)) {
      const [to, ...rest] = path.posix.join(path.posix.dirname(file), target).split('/');
      if (to === undefined || to === '..' || rest.length === 0 || to === from) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** The folders that can be reached from themselves. */
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
  return [...arrows.keys()].filter((folder) => reached(folder).has(folder)).sort();
}

function filesOf(room: string): Map<string, string> {
  const cwd = path.join(ROOT, room);
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter(
    (file) => !/\.spec\.tsx?$/.test(file) && !/^(?:testing|database)\//.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(cwd, file), 'utf8')]));
}

describe('folders beside each other', () => {
  it.each(ROOMS)('do not import each other in a circle: %s', (room) => {
    const arrows = arrowsOf(filesOf(room));
    expect(inCircles(arrows)).toEqual([]);
  });

  it('are seen to do so where they do', () => {
    const files = new Map([
      ['a/one.ts', "import { two } from '../b/two.js';"],
      ['b/two.ts', "import { three } from '../c/three.js';"],
      ['c/three.ts', "const { one } = await import('../a/one.js');"],
      ['d/four.ts', "import { one } from '../a/one.js';\nimport './five.js';"],
      ['main.ts', "import './d/four.js';"],
    ]);
    expect(inCircles(arrowsOf(files))).toEqual(['a', 'b', 'c']);
  });

  it('are read at all', () => {
    expect(arrowsOf(filesOf('apps/billing/src')).get('purchases')).toContain('ledger');
  });
});
