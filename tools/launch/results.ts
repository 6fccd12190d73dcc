import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './settings.mjs';

const results = path.join(root, 'dist', 'test');

/** @param name of a program of an installed package */
export const program = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** @param name of a run */
export const report = (name: string) => path.join(results, `${name}.json`);

export function freshReport(name: string) {
  mkdirSync(results, { recursive: true });
  const file = report(name);
  rmSync(file, { force: true });
  return file;
}

/** @returns an empty folder for what a run leaves to be read */
export function freshFolder(name: string): string {
  const folder = path.join(results, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
