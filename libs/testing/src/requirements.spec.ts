import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@nx/devkit';

const LIST = 'docs/requirements.md';
const TESTS = ['apps/**/*.{spec,int-spec,e2e}.{ts,tsx}', 'libs/**/*.{spec,int-spec}.{ts,tsx}'];
const ID = /\b(?:R-[A-Z0-9]+-\d+|T-\d{2})\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

const listed = [...read(LIST).matchAll(/^- ([RT]-[A-Z0-9-]+):/gm)].map(([, id = '']) => id);

/** The ids in the titles of the tests and in the rows that titles are made from, each with a file that has it. */
function idsOfTests(): ReadonlyMap<string, string> {
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }));
  return new Map(
    files.flatMap((file) =>
      (read(file).replace(COMMENT, '').match(ID) ?? []).map((id) => [id, file] as const),
    ),
  );
}

describe(LIST, () => {
  const proven = idsOfTests();

  it('names every requirement and decision once', () => {
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((id, at) => listed.indexOf(id) !== at)).toEqual([]);
  });

  it('names every id that a test carries', () => {
    expect([...proven].filter(([id]) => !listed.includes(id))).toEqual([]);
  });

  it('has a test for every requirement', () => {
    expect(listed.filter((id) => id.startsWith('R-') && !proven.has(id))).toEqual([]);
  });
});
