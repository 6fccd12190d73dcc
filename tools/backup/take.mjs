import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import { dump } from './databases.mjs';
import { copyFiles, namedFiles } from './files.mjs';
import { writeManifest } from './manifest.mjs';

/**
 * Backs everything up while the product goes on. Files are copied before and after the databases: what a database names
 * at its moment was stored before it, and is found by the second look at the latest.
 * @param {import('#tools/launch/children.mjs').Children} children
 * @param {import('./targets.mjs').Targets} targets
 * @param {string} folder
 * @returns {Promise<import('./manifest.mjs').Manifest>}
 */
export async function takeBackup(children, targets, folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty: a backup gets a folder of its own.`);
  mkdirSync(path.join(folder, 'databases'), { recursive: true, mode: 0o700 });
  const startedAt = new Date().toISOString();
  /** @type {Map<string, import('./files.mjs').StoredFile>} */
  const copied = new Map();
  await copyFiles(targets, folder, copied);
  /* At the same moment as far as that is possible: what lies between is carried over by the events that are sent again. */
  const databases = await Promise.all(targets.databases.map((database) => dump(children, folder, database)));
  const named = await namedFiles(targets);
  await copyFiles(targets, folder, copied);
  const files = [...copied.values()];
  const keys = new Set(files.map(({ key }) => key));
  const missing = named.filter((key) => !keys.has(key));
  if (missing.length > 0) say(`${missing.length} files were deleted while the backup was taken`);
  /** @type {import('./manifest.mjs').Manifest} */
  const manifest = { version: 1, startedAt, endedAt: new Date().toISOString(), databases, files };
  writeManifest(folder, manifest);
  return manifest;
}
