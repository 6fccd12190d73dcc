import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '@nx/devkit';

/** By rule, what it refuses: only types, or what other files import, tell that it is wrong. */
const BAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'typescript(TS2322)': { 'typed.ts': "export const bad: number = '1';\n" },
  'typescript(TS18048)': { 'strict.ts': 'export const bad = (list?: string[]) => list.length;\n' },
  'typescript(TS7006)': { 'written.mjs': 'export const bad = (text) => text;\n' },
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
  /* In the web app: where hooks are called, and what a component does while it is drawn. */
  'react-hooks(rules-of-hooks)': {
    'apps/web/src/condition.tsx':
      "import { useState } from 'react';\nexport function useBad(on: boolean) {\n  if (on) useState(0);\n}\n",
  },
  'react-hooks(exhaustive-deps)': {
    'apps/web/src/dependency.tsx':
      "import { useEffect } from 'react';\nexport function useBad(a: number) {\n  useEffect(() => void String(a), []);\n}\n",
  },
  'react(static-components)': {
    'apps/web/src/inner.tsx':
      'export function Bad() {\n  const Inner = () => <b />;\n  return <Inner />;\n}\n',
  },
  'react(purity)': {
    'apps/web/src/chance.tsx': 'export const Bad = () => <b>{Math.random()}</b>;\n',
  },
  'react(refs)': {
    'apps/web/src/ref.tsx':
      "import { useRef } from 'react';\nexport function Bad() {\n  const ref = useRef(0);\n  return <b>{ref.current}</b>;\n}\n",
  },
  'react(set-state-in-effect)': {
    'apps/web/src/effect.tsx':
      "import { useEffect, useState } from 'react';\nexport function Bad({ a }: { a: number }) {\n  const [b, set] = useState(0);\n  useEffect(() => {\n    set(a);\n  }, [a]);\n  return <b>{b}</b>;\n}\n",
  },
  'react(set-state-in-render)': {
    'apps/web/src/render.tsx':
      "import { useState } from 'react';\nexport function Bad() {\n  const [a, set] = useState(0);\n  set(1);\n  return <b>{a}</b>;\n}\n",
  },
  'react(globals)': {
    'apps/web/src/global.tsx':
      'let total = 0;\nexport function Bad() {\n  total = total + 1;\n  return <b>{total}</b>;\n}\n',
  },
  'react(error-boundaries)': {
    'apps/web/src/caught.tsx':
      'export function Bad() {\n  try {\n    return <b />;\n  } catch {\n    return null;\n  }\n}\n',
  },
  'react(unsupported-syntax)': {
    'apps/web/src/syntax.tsx': "export function Bad() {\n  eval('1');\n  return <b />;\n}\n",
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
  const types = path.join(workspaceRoot, 'node_modules/@types/react');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowJs: true,
    checkJs: true,
    paths: { react: [types], 'react/jsx-runtime': [`${types}/jsx-runtime`] },
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  for (const [name, text] of [
    ...Object.values(BAD).flatMap(Object.entries<string>),
    ['good.ts', GOOD] as const,
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
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
