import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a JSON file so that a reader finds either the old content or the new one.
 * @param {string} file
 * @param {unknown} value
 */
export async function writeJson(file, value) {
  await mkdir(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}.new`;
  await writeFile(fresh, JSON.stringify(value), { flush: true });
  await rename(fresh, file);
}

/** @param {string} file */
export const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));
