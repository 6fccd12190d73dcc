import path from 'node:path';
import { corpus } from '../testing/files/corpus.js';
import { REFUSALS } from './extraction.js';
import { readFile } from './read-file.js';

const readers = new Set<string>([...REFUSALS, 'text']);
/* These need a process of their own. */
const files = corpus().filter(({ expected }) => readers.has(expected) && expected !== 'UPLOAD_TOO_COMPLEX');

describe(readFile.name, () => {
  it.each(files)('T-49 makes $expected of $about', async ({ name, content, expected }) => {
    const result = await readFile(content, path.extname(name).toLowerCase());

    expect(result.outcome === 'text' ? 'text' : `${result.code} (${result.reason})`).toContain(expected);
  });
});
