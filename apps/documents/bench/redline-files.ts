import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../src/extraction/read-file.js';
import { redline, redlineTo } from '../src/redline/redline.js';
import { oneOf, randomFrom, untidyDocx } from './redline-corpus.js';
import { someEdits } from './redline-edits.js';
import { linesOf } from './lines-of.js';

/*
 * Writes generated Word files into FOLDER, each as it was and with edits in it, and what it is to say when all are accepted: for programs
 * that know nothing of ours to judge. TEXTS are files of contracts as JSON. With COMPARED the edits are not given but found, by comparing
 * the text of the file with the intended one.
 */
const { TEXTS = '[]', COUNT = '60', FOLDER = '', COMPARED } = process.env;
const BY = { author: 'Pactwright proposal', date: '2026-11-26T12:00:00Z' };
/* Files of other seeds than those that the writer is measured on. */
const FIRST_SEED = 10_001;
const LINES = 60;

const texts = (JSON.parse(TEXTS) as string[]).map((file) => readFileSync(file, 'utf8'));

async function write(seed: number): Promise<object> {
  const random = randomFrom(seed);
  const all = linesOf(oneOf(texts, random));
  const from = Math.floor(random() * Math.max(1, all.length - LINES));
  const file = untidyDocx(all.slice(from, from + LINES), seed);
  const read = await readFile(file, '.docx');
  if (read.outcome !== 'text') throw new Error(read.reason);
  const { edits, intended } = someEdits(read.text, random);
  const result =
    COMPARED === undefined ? await redline(file, edits, BY) : await redlineTo(file, intended, BY);
  if (result.outcome === 'refused') return { seed, refused: result.reason };
  writeFileSync(path.join(FOLDER, `${seed}-before.docx`), file);
  writeFileSync(path.join(FOLDER, `${seed}-after.docx`), result.bytes);
  return { seed, edits: edits.length, intended };
}

mkdirSync(FOLDER, { recursive: true });
const made: object[] = [];
for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(COUNT); seed++) made.push(await write(seed));
writeFileSync(path.join(FOLDER, 'files.json'), JSON.stringify(made));
