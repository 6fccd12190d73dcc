import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#tools/launch/settings.mjs';

/**
 * A hash of the names and contents of files.
 * @param patterns relative to the project folder
 */
export function fingerprint(patterns: string[]): string {
  const files = globSync(patterns, {
    cwd: root,
    exclude: (name) => /node_modules|\.spec\.tsx?$/.test(String(name)),
  });
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const full = path.join(root, file);
    if (!statSync(full).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}

const fileOf = (folder: string) => path.join(folder, '.fingerprint');

/**
 * @param folder what was built
 * @param print of its sources
 */
export const isCurrent = (folder: string, print: string) =>
  existsSync(fileOf(folder)) && readFileSync(fileOf(folder), 'utf8') === print;

export const markCurrent = (folder: string, print: string) => writeFileSync(fileOf(folder), print);
