import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './settings.mjs';

const results = path.join(root, 'dist', 'test');

/** @param {string} name of a program of an installed package */
export const program = (name) => path.join(root, 'node_modules', '.bin', name);

/** @param {string} name of a run */
export const report = (name) => path.join(results, `${name}.json`);

/** @param {string} name */
export function freshReport(name) {
  mkdirSync(results, { recursive: true });
  const file = report(name);
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} name
 * @returns {string} an empty folder for what a run leaves to be read
 */
export function freshFolder(name) {
  const folder = path.join(results, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
