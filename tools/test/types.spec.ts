import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '#tools/launch/settings.mjs';

/** What Node or a tool reads as it is, and never had types; the client's are generated before they are checked. */
const UNTYPED =
  /^([^/]+|.*\/jest\.config|apps\/web\/(bench\/.*|build\/.*|test\/.*|vite\.config)|libs\/drafting\/bench\/.*|libs\/testing\/eslint\/.*|tools\/(jest|bench\/peers)\/.*)\.m[jt]s$/;
const GENERATED = /^apps\/e2e\/client\//;

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));

/** By configuration, the files of its program. */
const programs = new Map<string, Set<string>>();
function program(config: string): Set<string> {
  const known = programs.get(config);
  if (known) return known;
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const parsed = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  if (!parsed || parsed.errors.length > 0) throw new Error(`${config} cannot be read`);
  if (!parsed.options.strict) throw new Error(`${config} is not strict`);
  const files = new Set(parsed.fileNames);
  programs.set(config, files);
  return files;
}

/** Oxlint checks a file with the nearest configuration above that has it, and says nothing of one that none has. */
function hasProgram(file: string): boolean {
  for (let folder = path.dirname(path.join(root, file)); ; folder = path.dirname(folder)) {
    const config = path.join(folder, 'tsconfig.json');
    if (existsSync(config) && program(config).has(path.join(root, file))) return true;
    if (folder === root) return false;
  }
}

describe('types', () => {
  it('are checked in every file that has them', () => {
    const without = sources.filter((file) => !GENERATED.test(file) && !hasProgram(file));
    expect(without.filter((file) => !UNTYPED.test(file))).toEqual([]);
    expect(sources.length - without.length).toBeGreaterThan(3_000);
  });
});
