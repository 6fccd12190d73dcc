import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '#tools/launch/say.mjs';
import type { Dump } from './databases.ts';
import type { StoredFile } from './files.ts';

/** What a backup consists of; written last, so that a folder without one is no backup. */
export interface Manifest {
  version: 1;
  startedAt: string;
  endedAt: string;
  databases: Dump[];
  files: StoredFile[];
}

const NAME = 'manifest.json';

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileSync(path.join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, NAME);
  if (!existsSync(file)) throw new Problem(`${folder} holds no complete backup: it has no ${NAME}.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (manifest.version !== 1) throw new Problem(`${file} is of a version that this code does not know.`);
  return manifest;
}
