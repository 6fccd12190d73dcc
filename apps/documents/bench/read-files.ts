import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Extractor } from '../src/extractor/extractor.js';
import { readFile } from '../src/extraction/read-file.js';

/*
 * What reading files takes, in milliseconds: in a confined process for each, as the product does it, and in this process
 * without any care. PROGRAM is the built child; FILES and ROUNDS come as JSON.
 */
const { PROGRAM = '', FILES = '[]', TIMES = '1' } = process.env;
const files = JSON.parse(FILES) as string[];
const extractor = new Extractor({ program: PROGRAM, timeoutMs: 30_000 });

async function timed(act: () => Promise<{ outcome: string }>): Promise<number> {
  const since = performance.now();
  const { outcome } = await act();
  if (outcome !== 'text') throw new Error('a file could not be read');
  return performance.now() - since;
}

const found = [];
for (const file of files) {
  const bytes = readFileSync(file);
  const extension = path.extname(file);
  const confined = [];
  const here = [];
  for (let time = 0; time < Number(TIMES); time += 1) {
    confined.push(
      await timed(() => extractor.read(Readable.from([bytes]), extension, AbortSignal.timeout(60_000))),
    );
    here.push(await timed(() => readFile(bytes, extension)));
  }
  found.push({ file: path.basename(file), confined, here });
}
process.stdout.write(JSON.stringify(found));
