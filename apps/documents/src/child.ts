import { createHash } from 'node:crypto';
import { closeSync, writeFileSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Extraction } from './extraction/extraction.js';
import { readFile, refusalOf } from './extraction/read-file.js';
import { BEGUN, READY, WARM_UP } from './extractor/signs.js';
import type { Task, Texts } from './extractor/task.js';
import { trackedText } from './redline/tracked-text.js';
import { redline, redlineTo } from './redline/redline.js';

/*
 * Does one thing with one file in a process of its own: on the standard input a line that says what (`Task`), then the file; the
 * answer, a line of JSON and the file that was made, if any, on a channel beside the standard output, on which libraries may write
 * what they like. With an argument it gets ready before its file is there; another one it never opens.
 */
const RESULT = 3;
const LINE_END = 0x0a;
const WORD = '.docx';

function answer(said: object, made?: Buffer): never {
  const line = JSON.stringify(said);
  writeFileSync(RESULT, made ? Buffer.concat([Buffer.from(`${line}\n`), made]) : line);
  closeSync(RESULT);
  process.exit(0);
}

async function received(input: Readable): Promise<{ task: Task; file: Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of input as AsyncIterable<Buffer>) {
    if (chunks.length === 0) begin();
    chunks.push(chunk);
  }
  /* Whoever started it is gone. */
  if (chunks.length === 0) process.exit(0);
  const all = Buffer.concat(chunks);
  const end = all.indexOf(LINE_END);
  return { task: JSON.parse(all.toString('utf8', 0, end)) as Task, file: all.subarray(end + 1) };
}

/** From here on it is the file that decides how this ends, and what a library throws out of turn is the file's doing. */
function begin(): void {
  process.on('uncaughtException', (error) => answer(refusalOf(error)));
  writeSync(RESULT, BEGUN);
}

/** What a file says, and in a Word file what its tracked changes bring and take away. */
async function read(bytes: Buffer, extension: string): Promise<Extraction> {
  const result = await readFile(bytes, extension);
  if (result.outcome !== 'text' || extension !== WORD) return result;
  const tracked = await trackedText(bytes);
  return tracked === undefined ? result : { ...result, tracked };
}

async function perform(task: Task, file: Buffer): Promise<never> {
  if (task.kind === 'read') answer(await read(file, task.extension));
  if (task.kind === 'compare') {
    const { compareTexts } = await import('./comparisons/compare-texts.js');
    answer(compareTexts(JSON.parse(file.toString('utf8')) as Texts));
  }
  const isChecked = (text: string): boolean =>
    task.textSha256 === null || createHash('sha256').update(text).digest('hex') === task.textSha256;
  const result =
    task.kind === 'redline'
      ? await redline(file, task.edits, task.by, isChecked)
      : await redlineTo(file, task.theirs, task.by, isChecked, task.notes);
  if (result.outcome === 'refused') answer(result);
  const { bytes, ...said } = result;
  answer(said, bytes);
}

if (process.argv[2] === WARM_UP) await (await import('./extraction/warm-up.js')).warmUp();
writeSync(RESULT, READY);
const { task, file } = await received(process.stdin);
await perform(task, file);
