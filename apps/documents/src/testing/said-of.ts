import { check } from '@pactwright/drafting';
import { readFile } from '../extraction/read-file.js';

/** Everything that is said of a file, however often. */
export async function saidOf(bytes: Buffer, extension: string): Promise<readonly string[]> {
  const result = await readFile(bytes, extension);
  if (result.outcome !== 'text') throw new Error(result.code);
  const { kind, findings, toLookFor } = check(result.text, { language: 'en' });
  const ids = [...findings.map(({ id }) => id), ...toLookFor.map(({ id }) => `look for ${id}`)];
  return [`kind ${kind ?? 'none'}`, ...new Set(ids)].toSorted();
}
