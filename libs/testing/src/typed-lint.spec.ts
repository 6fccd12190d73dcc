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
  'eslint(eqeqeq)': { 'equal.ts': 'export const bad = (a: unknown, b: unknown) => a == b;\n' },
  'eslint(no-debugger)': { 'halt.ts': 'debugger;\n' },
  'eslint(no-empty)': { 'empty.ts': 'export const bad = (a: boolean) => {\n  if (a) {\n  }\n};\n' },
  'eslint(no-self-compare)': { 'self.ts': 'export const bad = (a: number) => a === a;\n' },
  'eslint(no-var)': { 'old.ts': 'export var bad = 1;\n' },
  'eslint(no-warning-comments)': { 'later.ts': '// TODO later\nexport const bad = 1;\n' },
  'eslint(prefer-const)': { 'once.ts': 'let bad = 1;\nexport const worse = bad;\n' },
  'eslint(prefer-rest-params)': {
    'rest.ts': 'export function bad() {\n  return [...arguments];\n}\n',
  },
  'eslint(prefer-spread)': {
    'spread.ts': 'export const bad = (f: (...a: number[]) => void, a: number[]) => f.apply(undefined, a);\n',
  },
  'eslint(no-array-constructor)': { 'array.ts': 'export const bad = new Array(1, 2);\n' },
  'eslint(no-unused-expressions)': { 'nothing.ts': 'export const bad = (a: number) => {\n  a + 1;\n};\n' },
  'eslint(no-unused-vars)': { 'unused.ts': 'export const bad = (a: number, b: number) => a;\n' },
  'eslint(no-restricted-globals)': {
    'focused.ts':
      'declare global {\n  const fit: (name: string) => void;\n}\nexport const bad = () => fit;\n',
  },
  'eslint(no-console)': { 'apps/contracts/src/printed.ts': "console.log('here');\n" },
  'typescript(ban-ts-comment)': { 'silenced.ts': "// @ts-ignore\nexport const bad: number = '1';\n" },
  'typescript(no-duplicate-enum-values)': { 'twice.ts': 'export enum Bad {\n  One = 1,\n  Two = 1,\n}\n' },
  'typescript(no-empty-object-type)': { 'anything.ts': 'export type Bad = {};\n' },
  'typescript(no-explicit-any)': { 'given-up.ts': 'export const bad = (value: any) => String(value);\n' },
  'typescript(no-extra-non-null-assertion)': {
    'surely.ts': 'export const bad = (a?: { b: number }) => a!!.b;\n',
  },
  'typescript(no-misused-new)': { 'new.ts': 'export interface Bad {\n  new (): Bad;\n}\n' },
  'typescript(no-namespace)': { 'inside.ts': 'export namespace Bad {\n  export const worse = 1;\n}\n' },
  'typescript(no-non-null-asserted-optional-chain)': {
    'maybe.ts': 'export const bad = (a?: { b: number }) => a?.b!;\n',
  },
  'typescript(no-require-imports)': {
    'required.ts':
      "declare global {\n  const require: (name: string) => number;\n}\nexport const bad = require('x');\n",
  },
  'typescript(no-this-alias)': {
    'alias.ts': 'export class Bad {\n  worse() {\n    const self = this;\n    return () => self;\n  }\n}\n',
  },
  'typescript(no-unnecessary-type-constraint)': {
    'constraint.ts': 'export const bad = <T extends unknown>(a: T) => a;\n',
  },
  'typescript(no-unsafe-declaration-merging)': {
    'merged.ts': 'export interface Bad {\n  a: number;\n}\nexport class Bad {}\n',
  },
  'typescript(no-unsafe-function-type)': { 'function.ts': 'export const bad = (a: Function) => a;\n' },
  'typescript(no-wrapper-object-types)': { 'wrapped.ts': 'export const bad = (a: String) => a;\n' },
  'typescript(prefer-as-const)': { 'literal.ts': "export const bad = 'a' as 'a';\n" },
  'typescript(triple-slash-reference)': {
    'slashes.ts': '/// <reference path="./good.ts" />\nexport const bad = 1;\n',
  },
  /* In code that Node runs as it is, or that a browser loads. */
  'typescript(parameter-properties)': {
    'tools/stack/property.ts': 'export class Bad {\n  constructor(readonly value: string) {}\n}\n',
  },
  'typescript(consistent-type-imports)': {
    'libs/drafting/src/value.ts':
      "import { Refused } from '../../../refused.js';\nexport type Bad = Refused;\n",
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

/** Accepted although it looks like something of the above. */
const FINE: Readonly<Record<string, string>> = {
  'good.ts': GOOD,
  'refused.ts': 'export interface Open {}\nexport class Refused {}\n',
  /* A class that Nest injects has to stay a value. */
  'apps/contracts/src/injected.ts':
    "import { Refused } from '../../../refused.js';\nexport class Good {\n  constructor(readonly source: Refused) {}\n}\n",
  'unnamed.ts': 'export const good = ({ a: _a, ...rest }: { a: number; b: number }, _b: number) => rest;\n',
};

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
    ...Object.entries(FINE),
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
