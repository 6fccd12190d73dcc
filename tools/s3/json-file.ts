import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a JSON file so that a reader finds either the old content or the new one. */
export async function writeJson(file: string, value: unknown) {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}.new`;
  await writeFile(fresh, JSON.stringify(value), { flush: true });
  await rename(fresh, file);
}

export const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
