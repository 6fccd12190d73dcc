import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@nx/devkit';

/** By rule, what it refuses: only types, or what other files import, tell that it is wrong. */
const BAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'typescript(no-floating-promises)': { 'floating.ts': 'Promise.resolve(1);\n' },
  'typescript(no-misused-promises)': {
    'misused.ts': 'export const bad = (list: number[]) => list.forEach(async (each) => void each);\n',
  },
  'typescript(await-thenable)': { 'awaited.ts': 'export const bad = async () => await 1;\n' },
  'typescript(only-throw-error)': { 'thrown.ts': "export const bad = () => {\n  throw 'bad';\n};\n" },
  'typescript(switch-exhaustiveness-check)': {
    'cases.ts':
      "export function bad(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n}\n",
  },
  'import(no-cycle)': {
    'one.ts': "import type { Two } from './two.js';\nexport type One = Two | 1;\n",
    'two.ts': "import type { One } from './one.js';\nexport type Two = One[] | 2;\n",
  },
};
const GOOD = `
export async function good(kind: 'a' | 'b'): Promise<number> {
  await Promise.resolve();
  void Promise.resolve();
  switch (kind) {
    case 'a':
      return 1;
    default:
      throw new Error('bad');
  }
}
`;

interface Refusal {
  readonly code: string;
  readonly filename: string;
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'typed-lint-'));
  const compilerOptions = { strict: true, target: 'es2022', module: 'esnext', moduleResolution: 'bundler' };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  for (const [name, text] of [
    ...Object.values(BAD).flatMap(Object.entries<string>),
    ['good.ts', GOOD] as const,
  ])
    writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('typed lint', () => {
  it('refuses exactly what is wrong', () => {
    const oxlint = path.join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
    const config = path.join(workspaceRoot, '.oxlintrc.json');
    /* It ends with 1 because it found something. */
    const { stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '--format=json', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Refusal[] };
    expect(diagnostics.map(({ code, filename }) => `${filename}: ${code}`).sort()).toEqual(
      Object.entries(BAD)
        .flatMap(([rule, files]) => Object.keys(files).map((name) => `${name}: ${rule}`))
        .sort(),
    );
  });
});
