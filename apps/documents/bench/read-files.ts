import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Extractor } from '../src/extractor/extractor.js';
import { SPARE_TIMES } from '../src/extractor/spare-reader.js';
import { readFile } from '../src/extraction/read-file.js';

/*
 * What reading files takes, in milliseconds: in a confined process that waited for it, as the product does it, in one that is
 * started for it, as the product does it when none waits, and in this process without any care. PROGRAM is the built child; FILES
 * comes as JSON.
 */
const { PROGRAM = '', FILES = '[]', TIMES = '1' } = process.env;
const files = JSON.parse(FILES) as string[];
const options = { program: PROGRAM, processorMs: 30_000, patienceMs: 60_000 };
const starting = new Extractor(options);
const keeping = new Extractor({ ...options, spare: { ...SPARE_TIMES, restMs: 0 } });
keeping.onApplicationBootstrap();

const LOOK_MS = 20;

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
  const waiting = [];
  const started = [];
  const here = [];
  for (let time = 0; time < Number(TIMES); time += 1) {
    const by = (extractor: Extractor) => () =>
      extractor.read(Readable.from([bytes]), extension, AbortSignal.timeout(60_000));
    /* First, so that what gets ready takes no time from the others. */
    while (!keeping.isReady) await pause(LOOK_MS);
    started.push(await timed(by(starting)));
    here.push(await timed(() => readFile(bytes, extension)));
    waiting.push(await timed(by(keeping)));
  }
  found.push({ file: path.basename(file), waiting, started, here });
}
await keeping.beforeApplicationShutdown();
process.stdout.write(JSON.stringify(found));
