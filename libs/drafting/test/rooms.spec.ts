import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../src');

/** From the ground up: a room imports only from those before it. */
const ROOMS = [
  'facts',
  'model',
  'terms',
  'format',
  'reading',
  'writing',
  'details',
  'clauses',
  'short',
  'questions',
  'draft',
  'check',
  'deal',
  'reply',
  'brief',
  'advice',
  'compare',
];

const roomOf = (file: string): number => ROOMS.indexOf(path.relative(SOURCES, file).split(path.sep)[0] ?? '');

/** What a file imports of the library itself; specs may look anywhere. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, target = '']) =>
    path.resolve(path.dirname(file), target),
  );

describe('the rooms of the library', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && name !== 'index.ts')
    .map((name) => path.join(SOURCES, name));

  it('hold every file but the entry', () => {
    expect(files.filter((file) => roomOf(file) < 0)).toEqual([]);
  });

  it('import only from the rooms below them', () => {
    const upward = files.flatMap((file) =>
      importsOf(file)
        .filter((target) => roomOf(target) > roomOf(file))
        .map((target) => `${path.relative(SOURCES, file)} imports ${path.relative(SOURCES, target)}`),
    );
    expect(upward).toEqual([]);
  });
});
