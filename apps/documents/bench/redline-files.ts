import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../src/extraction/read-file.js';
import { redline, redlineTo } from '../src/redline/redline.js';
import { oneOf, randomFrom, untidyDocx } from './redline-corpus.js';
import { someEdits, widerEdits } from './redline-edits.js';
import { linesOf } from './lines-of.js';

/*
 * Writes generated Word files into FOLDER, each as it was and with edits in it, and what it is to say when all are accepted: for programs
 * that know nothing of ours to judge. TEXTS are files of contracts as JSON. With COMPARED the edits are not given but found, by comparing
 * the text of the file with the intended one; among them are rows of a table, notes and clauses that moved.
 */
const { TEXTS = '[]', COUNT = '60', FOLDER = '', COMPARED } = process.env;
const BY = { author: 'Pactwright proposal', date: '2026-11-26T12:00:00Z' };
/* Files of other seeds than those that the writer is measured on. */
const FIRST_SEED = 10_001;
const LINES = 60;

const WIDER = {
  rows: [
    ['Stage', 'Date', 'Fee'],
    ['First draft', '4 January 2027', 'EUR 1,200'],
    ['Second draft', '8 February 2027', 'EUR 900'],
    ['Final version', '1 April 2027', 'EUR 700'],
  ],
  notes: [
    'Counted from the day after the message, and at most thirty days.',
    'Invoices are sent by e-mail within thirty days, with the number of the order.',
  ],
};

const texts = (JSON.parse(TEXTS) as string[]).map((file) => readFileSync(file, 'utf8'));

async function write(seed: number): Promise<object> {
  const random = randomFrom(seed);
  const all = linesOf(oneOf(texts, random));
  const from = Math.floor(random() * Math.max(1, all.length - LINES));
  const isCompared = COMPARED !== undefined;
  const file = untidyDocx(all.slice(from, from + LINES), seed, isCompared ? WIDER : undefined);
  const read = await readFile(file, '.docx');
  if (read.outcome !== 'text') throw new Error(read.reason);
  const given = someEdits(read.text, random, isCompared ? WIDER.notes.length + 1 : 1);
  const wider = isCompared
    ? widerEdits(given.intended.split('\n\n'), WIDER.rows, WIDER.notes.length, random)
    : { paragraphs: [given.intended], edits: 0 };
  const intended = wider.paragraphs.join('\n\n');
  const edits = given.edits.length + wider.edits;
  const result = isCompared ? await redlineTo(file, intended, BY) : await redline(file, given.edits, BY);
  if (result.outcome === 'refused') return { seed, edits, refused: result.reason };
  writeFileSync(path.join(FOLDER, `${seed}-before.docx`), file);
  writeFileSync(path.join(FOLDER, `${seed}-after.docx`), result.bytes);
  return { seed, edits, intended };
}

mkdirSync(FOLDER, { recursive: true });
const made: object[] = [];
for (let seed = FIRST_SEED; seed < FIRST_SEED + Number(COUNT); seed++) made.push(await write(seed));
writeFileSync(path.join(FOLDER, 'files.json'), JSON.stringify(made));
