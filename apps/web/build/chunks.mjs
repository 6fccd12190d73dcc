import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const ENTRY = 'index.html';
const SOURCES = ['.tsx', '.ts'];

/**
 * The files of JavaScript that a page needs before anybody touches it, each after those that it imports.
 * @param {import('vite').Manifest} manifest
 * @param {readonly string[]} modules sources that the page loads on its own, beside the entry
 * @returns {string[]}
 */
export function chunksOf(manifest, modules) {
  const seen = new Set();
  /** @type {string[]} */
  const keys = [];
  const take = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) take(imported);
    keys.push(key);
  };
  take(ENTRY);
  for (const module of modules) {
    const names = [module, ...SOURCES.map((ending) => module.replace(/\.js$/, ending))];
    const key = names.find((name) => manifest[name]);
    /* What has no chunk of its own is part of one that is loaded anyway. */
    if (key) take(key);
  }
  return keys.flatMap((key) => manifest[key]?.file ?? []);
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @returns {number} what the network carries, in bytes; beside a file lies its compressed copy, unless it is tiny
 */
export const transferSize = (folder, files) =>
  files
    .map((file) => path.join(folder, file))
    .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
