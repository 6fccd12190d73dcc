import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@nx/devkit';

/** The specification lies beside the repository, where there is one. */
const LIST = path.join(workspaceRoot, '../shared/spec/requirements.md');
const TESTS = ['apps/**/*.{spec,int-spec,e2e}.{ts,tsx}', 'libs/**/*.{spec,int-spec}.{ts,tsx}'];
const ID = /\bR-[A-Z0-9]+-\d+\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

const idsIn = (text: string): string[] => text.match(ID) ?? [];

/** Every id in the titles of the tests, and in the rows that titles are made from. */
function provenIds(): ReadonlySet<string> {
  const files = TESTS.flatMap((pattern) => globSync(pattern, { cwd: workspaceRoot }));
  const texts = files.map((file) => readFileSync(path.join(workspaceRoot, file), 'utf8'));
  return new Set(texts.flatMap((text) => idsIn(text.replace(COMMENT, ''))));
}

const describeList = existsSync(LIST) ? describe : describe.skip;

describeList('the requirements (skipped where ../shared/spec is not beside the repository)', () => {
  it('each have a test that names them', () => {
    const required = new Set(idsIn(readFileSync(LIST, 'utf8')));
    const proven = provenIds();

    expect(required.size).toBeGreaterThan(0);
    expect([...required].filter((id) => !proven.has(id))).toEqual([]);
  });
});
