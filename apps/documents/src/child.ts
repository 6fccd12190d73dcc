import { closeSync, writeFileSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Extraction } from './extraction/extraction.js';
import { readFile, refusalOf } from './extraction/read-file.js';
import { BEGUN, READY, WARM_UP } from './extractor/signs.js';

/*
 * Reads one file in a process of its own: on the standard input a line with its extension, then the file; the result as JSON on
 * a channel beside the standard output, on which libraries may write what they like. With an argument it gets ready before its
 * file is there; another one it never reads.
 */
const RESULT = 3;
const LINE_END = 0x0a;

function answer(extraction: Extraction): never {
  writeFileSync(RESULT, JSON.stringify(extraction));
  closeSync(RESULT);
  process.exit(0);
}

async function received(input: Readable): Promise<{ extension: string; file: Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of input as AsyncIterable<Buffer>) {
    if (chunks.length === 0) begin();
    chunks.push(chunk);
  }
  /* Whoever started it is gone. */
  if (chunks.length === 0) process.exit(0);
  const all = Buffer.concat(chunks);
  const end = all.indexOf(LINE_END);
  return { extension: all.toString('latin1', 0, end), file: all.subarray(end + 1) };
}

/** From here on it is the file that decides how this ends, and what a library throws out of turn is the file's doing. */
function begin(): void {
  process.on('uncaughtException', (error) => answer(refusalOf(error)));
  writeSync(RESULT, BEGUN);
}

if (process.argv[2] === WARM_UP) await (await import('./extraction/warm-up.js')).warmUp();
writeSync(RESULT, READY);
const { extension, file } = await received(process.stdin);
answer(await readFile(file, extension));
