import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#tools/launch/say.mjs';

/**
 * What a backup consists of; written last, so that a folder without one is no backup.
 * @typedef {object} Manifest
 * @property {1} version
 * @property {string} startedAt
 * @property {string} endedAt
 * @property {import('./databases.mjs').Dump[]} databases
 * @property {import('./files.mjs').StoredFile[]} files
 */

const NAME = 'manifest.json';

/**
 * @param {string} folder
 * @param {Manifest} manifest
 */
export const writeManifest = (folder, manifest) =>
  writeFileSync(path.join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  const file = path.join(folder, NAME);
  if (!existsSync(file)) throw new Problem(`${folder} holds no complete backup: it has no ${NAME}.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (manifest.version !== 1) throw new Problem(`${file} is of a version that this code does not know.`);
  return manifest;
}
