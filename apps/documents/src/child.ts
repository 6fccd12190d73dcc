import { closeSync, writeFileSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Extraction } from './extraction/extraction.js';
import { readFile, refusalOf } from './extraction/read-file.js';

/*
 * Reads one file in a process of its own: the file on the standard input, its extension as the only argument, the result as JSON
 * on a channel beside the standard output, on which libraries may write what they like.
 */
const RESULT = 3;

function answer(extraction: Extraction): never {
  writeFileSync(RESULT, JSON.stringify(extraction));
  closeSync(RESULT);
  process.exit(0);
}

/* Whatever a library throws out of turn is the file's doing. */
process.on('uncaughtException', (error) => answer(refusalOf(error)));

/* A sign of life, which JSON allows: from here on it is the file that decides how this ends. */
writeSync(RESULT, '\n');
answer(await readFile(await buffer(process.stdin), process.argv[2] ?? ''));
