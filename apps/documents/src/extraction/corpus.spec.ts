import path from 'node:path';
import { corpus } from '../testing/files/corpus.js';
import { isReadAlone } from '../testing/files/read-alone.js';
import { readFile } from './read-file.js';

describe(readFile.name, () => {
  it.each(corpus().filter(isReadAlone))(
    'T-49 makes $expected of $about',
    async ({ name, content, expected }) => {
      const result = await readFile(content, path.extname(name).toLowerCase());

      expect(result.outcome === 'text' ? 'text' : `${result.code} (${result.reason})`).toContain(expected);
    },
  );
});
