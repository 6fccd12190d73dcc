import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Problem, say } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { dump } from './databases.ts';
import { copyFiles, namedFiles, type StoredFile } from './files.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import type { Targets } from './targets.ts';

/**
 * Backs everything up while the product goes on. Files are copied before and after the databases: what a database names
 * at its moment was stored before it, and is found by the second look at the latest.
 */
export async function takeBackup(children: Children, targets: Targets, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty: a backup gets a folder of its own.`);
  mkdirSync(path.join(folder, 'databases'), { recursive: true, mode: 0o700 });
  const startedAt = new Date().toISOString();
  const copied = new Map<string, StoredFile>();
  await copyFiles(targets, folder, copied);
  /* At the same moment as far as that is possible: what lies between is carried over by the events that are sent again. */
  const databases = await Promise.all(targets.databases.map((database) => dump(children, folder, database)));
  const named = await namedFiles(targets);
  await copyFiles(targets, folder, copied);
  const files = [...copied.values()];
  const keys = new Set(files.map(({ key }) => key));
  const missing = named.filter((key) => !keys.has(key));
  if (missing.length > 0) say(`${missing.length} files were deleted while the backup was taken`);
  const manifest: Manifest = { version: 1, startedAt, endedAt: new Date().toISOString(), databases, files };
  writeManifest(folder, manifest);
  return manifest;
}
