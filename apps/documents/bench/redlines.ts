import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { openPackage, traceDocx } from '../src/extraction/docx/read-docx.js';
import { readFile } from '../src/extraction/read-file.js';
import { redline } from '../src/redline/redline.js';
import { docxCorpus } from '../src/testing/files/corpus-docx.js';
import { poisonedDocx } from '../src/testing/files/poisoned-docx.js';
import { oneOf, randomFrom, untidyDocx } from './redline-corpus.js';
import { someEdits } from './redline-edits.js';
import { decidedPlainly } from './redline-judge.js';
import { linesOf } from './lines-of.js';

/*
 * Writes edits into a generated corpus of Word files and judges what comes out by means that the writer does not use. TEXTS are files
 * of contracts as JSON.
 */
const { TEXTS = '[]', COUNT = '600', HOSTILE = '80' } = process.env;
const BY = { author: 'Pactwright proposal', date: '2026-11-26T12:00:00Z' };
const OWN_PARTS =
  /^(?:word\/document\.xml|word\/comments\.xml|word\/_rels\/document\.xml\.rels|\[Content_Types\]\.xml)$/;

const texts = (JSON.parse(TEXTS) as string[]).map((file) => readFileSync(file, 'utf8'));
/* What number a new paragraph gets is for its own tests. */
const NUMBERED = /^\S+ (?=A new paragraph of ours\.)/;
const shown = (text: string): string =>
  linesOf(text.replaceAll(' | ', '\n'))
    .map((line) => line.replace(NUMBERED, ''))
    .join('\n');

async function textOf(bytes: Buffer): Promise<string> {
  const result = await readFile(bytes, '.docx');
  return result.outcome === 'text' ? result.text : `refused: ${result.reason}`;
}

async function partsOf(bytes: Buffer): Promise<Map<string, Buffer>> {
  const { parts } = await openPackage(bytes);
  const read = async (name: string) => {
    const stream = await parts.open(name);
    return [name, stream ? await buffer(stream) : Buffer.alloc(0)] as const;
  };
  const found = new Map<string, Buffer>();
  for (const name of parts.names()) found.set(...(await read(name)));
  return found;
}

const found = {
  files: 0,
  edits: 0,
  changed: 0,
  displaced: 0,
  refused: 0,
  wrong: 0,
  misplaced: 0,
  otherParts: 0,
  traced: 0,
};
const reasons: string[] = [];

async function measure(seed: number): Promise<void> {
  const random = randomFrom(seed);
  const all = linesOf(oneOf(texts, random));
  const from = Math.floor(random() * Math.max(1, all.length - 60));
  const file = untidyDocx(all.slice(from, from + 60), seed);
  const { extracted, places } = await traceDocx(file);
  const text = await textOf(file);
  const main = (await partsOf(file)).get('word/document.xml')?.toString('utf8') ?? '';
  found.files++;
  found.traced += Number(extracted.text === text && isAtItsPlace(text, places, main));
  const { edits, intended, displaced } = someEdits(text, random);
  const result = await redline(file, edits, BY);
  if (result.outcome === 'refused') {
    found.refused++;
    reasons.push(`${seed}: ${result.reason}`);
    return;
  }
  found.edits += edits.length;
  found.changed += result.changed;
  found.displaced += result.displaced;
  found.misplaced += Number(result.displaced !== displaced);
  const [accepted, rejected] = await Promise.all(
    (['accept', 'reject'] as const).map(async (way) =>
      shown(await textOf(await decidedPlainly(result.bytes, way))),
    ),
  );
  if (accepted !== shown(intended) || rejected !== shown(text)) {
    found.wrong++;
    reasons.push(`${seed}: ${accepted === shown(intended) ? 'rejected' : 'accepted'} it is another text`);
  }
  const [before, after] = [await partsOf(file), await partsOf(result.bytes)];
  const others = [...before].filter(([name]) => !OWN_PARTS.test(name));
  found.otherParts += others.filter(([name, bytes]) => !after.get(name)?.equals(bytes)).length;
}

/** Whether the letters that XML writes as themselves stand at their places in the source. */
function isAtItsPlace(text: string, places: readonly number[], source: string): boolean {
  return places.every((place, at) => {
    const letter = text[at] ?? '';
    const start = source.lastIndexOf('>', place) + 1;
    const isEscaped = source.slice(start, place + 1).includes('&');
    return place < 0 || isEscaped || !/[\p{L}\p{N}]/u.test(letter) || source[place] === letter;
  });
}

for (let seed = 1; seed <= Number(COUNT); seed++) await measure(seed);

/** Files that are not as they should be: none may do more than be refused. */
const hostile = [...docxCorpus().map(({ content }) => content), ...poisonedDocx().map(({ bytes }) => bytes)];
const random = randomFrom(7);
while (hostile.length < Number(HOSTILE)) {
  const bytes = Buffer.from(untidyDocx(linesOf(texts[0] ?? ''), hostile.length));
  for (let flip = 0; flip < 5; flip++)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  hostile.push(bytes);
}
const ends = { made: 0, refused: 0, crashed: 0 };
for (const bytes of hostile) {
  const edit = { kind: 'replace', start: 3, end: 9, text: 'other', comment: 'x' } as const;
  await redline(bytes, [edit], BY).then(
    ({ outcome }) => ends[outcome]++,
    () => ends.crashed++,
  );
}
process.stdout.write(JSON.stringify({ ...found, reasons: reasons.slice(0, 20), hostile: ends }));
