import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import JSZip from 'jszip';
import { readFile } from '../extraction/read-file.js';
import { trackedText } from '../redline/tracked-text.js';
import type { Edit } from '../redline/edits.js';
import { redline } from '../redline/redline.js';
import { resolver } from '../redline/resolve.js';
import { makeDocx, paragraph } from '../testing/files/make-docx.js';
import { compareTexts } from './compare-texts.js';

/*
 * What comes back from a client: a Word file with honest tracked changes, and one edit among them that was made with tracking
 * switched off. The seeds say which; by day a few of them.
 */
const SEEDS = Array.from({ length: Number(process.env['SILENT_EDITS'] ?? 10) }, (_, at) => at + 1);
const GOLDEN = fileURLToPath(new URL('../../../../libs/drafting/golden', import.meta.url));
const LINES = 45;
const CLIENT = { author: 'Client', date: '2026-11-26T12:00:00Z' };

const contracts = readdirSync(GOLDEN)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => readFileSync(path.join(GOLDEN, name), 'utf8'));

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new Error('too short a contract');
  return found;
};
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Plant = (line: string) => readonly string[];
/** Each makes other lines of one. */
const PLANTS: Readonly<Record<string, Plant>> = {
  /* A figure of something: numbers of clauses, and references to them, are no change by themselves. */
  'another figure': (line) => [
    line.replace(
      /(?<![\d.])\d+(?= (?:calendar|working|days|hours|months|times|kalendorin|darbo|dien|val|mėnes|kart))/u,
      (figure) => String(Number(figure) + 4),
    ),
  ],
  'a word turned round': (line) => [line.replace(/(\p{L}{4,}) (\p{L}{4,})(?=\P{L})/u, '$1 never $2')],
  'a word that is gone': (line) => [line.replace(/ \p{L}{5,} (?=\p{L})/u, ' ')],
  'a sentence more': (line) => [line, 'The Client may use every draft without any further payment.'],
  'a sentence that is gone': () => [],
};

/** The lines of a contract, the edit that nobody tells of and where it is, and two places of changes that are told. */
function situation(seed: number) {
  const random = randomFrom(seed * 7_919);
  const all = at(contracts, Math.floor(random() * contracts.length))
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '' && !/[|_]/u.test(line));
  const from = Math.floor(random() * Math.max(1, all.length - LINES));
  const lines = all.slice(from, from + LINES);
  const long = lines.flatMap((line, index) => (line.length > 60 ? [index] : []));
  /* The first kind from the seed on for which there is a line: not every part of a contract has a figure. */
  const kinds = Object.entries(PLANTS).map((_, step, all) => at(all, (seed + step) % all.length));
  const fitting = kinds.map(([name, plant]) => ({
    ...{ name, plant },
    fit: long.filter((index) => plant(at(lines, index)).join() !== at(lines, index)),
  }));
  const { name, plant, fit } = at(
    fitting.filter((kind) => kind.fit.length > 0),
    0,
  );
  const silentAt = at(fit, Math.floor(random() * fit.length));
  const told = long.filter((index) => Math.abs(index - silentAt) > 2);
  const [one, other] = [at(told, 0), at(told, told.length - 1)];
  return { name, lines, silentAt, told: [one, other], plant };
}

/** A change that the client tells of: a word of the line becomes another one. */
function toldEdit(text: string, line: string): Edit {
  const words = [...line.matchAll(/\p{L}{5,}/gu)];
  const word = at(words, Math.floor(words.length / 2));
  const start = text.indexOf(line) + word.index;
  return { kind: 'replace', start, end: start + word[0].length, text: 'whichever', comment: '' };
}

describe('silent edits', () => {
  it.each(SEEDS)(
    'R29 an edit that was not tracked is told as such, and those that were are not: seed %i',
    async (seed) => {
      const { lines, silentAt, told, plant, name } = situation(seed);
      const mine = lines.join('\n\n');
      const changed = lines.flatMap((line, index) => (index === silentAt ? plant(line) : [line]));
      const file = makeDocx({ body: changed.map((line) => paragraph(escaped(line))).join('') });
      const before = await readFile(file, '.docx');
      if (before.outcome !== 'text') throw new Error(before.reason);
      const edits = told.map((index) => toldEdit(before.text, at(lines, index)));
      const sent = await redline(file, edits, CLIENT);
      if (sent.outcome !== 'made') throw new Error(sent.reason);
      const back = await readFile(sent.bytes, '.docx');
      if (back.outcome !== 'text') throw new Error(back.reason);

      const found = compareTexts({
        mine,
        theirs: back.text,
        tracked: (await trackedText(sent.bytes)) ?? '',
        language: 'en',
      });
      const silent = found.changes.filter(({ isUntracked }) => isUntracked);
      const place = mine.indexOf(at(lines, silentAt));
      const end = place + at(lines, silentAt).length;
      expect({ name, tracked: found.tracked.state, silent: silent.length > 0 }).toEqual({
        ...{ name, tracked: 'told', silent: true },
      });
      for (const { mine: words, mineAt } of silent)
        if (words !== undefined && mineAt !== undefined) {
          expect(mineAt).toBeGreaterThanOrEqual(place);
          expect(mineAt).toBeLessThan(end);
        }
      const honest = found.changes.filter(({ theirs = '' }) => theirs.includes('whichever'));
      expect(honest.map(({ isUntracked }) => isUntracked)).toEqual([false, false]);
    },
  );
});

const ME = { author: 'Designer', date: '2026-11-26T15:00:00Z' };
const LATER = { ...CLIENT, date: '2026-11-27T12:00:00Z' };
/* As Word writes them that takes out what is personal. */
const NAMELESS = { author: 'Author', date: '2026-11-26T00:00:00Z' };

const textOf = async (bytes: Buffer): Promise<string> => {
  const read = await readFile(bytes, '.docx');
  if (read.outcome !== 'text') throw new Error(read.reason);
  return read.text;
};

async function rewritten(bytes: Buffer, change: (main: string) => string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const main = (await zip.file('word/document.xml')?.async('string')) ?? '';
  zip.file('word/document.xml', change(main));
  return zip.generateAsync({ type: 'nodebuffer' });
}

/** Some lines of a file in which a word becomes another, one that ends otherwise, and one more clause, all of it tracked. */
async function tracked(
  bytes: Buffer,
  word: string,
  by: typeof ME,
  chosen: (count: number) => number[],
): Promise<Buffer> {
  const text = await textOf(bytes);
  const paragraphs = [...text.matchAll(/[^\n]{60,}/gu)].filter(({ 0: line }) => !line.includes('delta'));
  const lines = chosen(paragraphs.length).map((index) => at(paragraphs, index));
  const edits = lines.map(({ 0: line, index }, step): Edit => {
    const words = [...line.matchAll(/\p{L}{4,}/gu)];
    const one = at(words, Math.floor(words.length / 2));
    const start = index + one.index;
    if (step % 4 === 3)
      return {
        kind: 'insert',
        after: index,
        paragraphs: [`The Client may ${word} ${step} of them.`],
        comment: '',
      };
    if (step % 4 === 2)
      return { kind: 'replace', start, end: index + line.length, text: `${word} and no more.`, comment: '' };
    return {
      kind: 'replace',
      start,
      end: start + (step % 4 === 1 ? 2 : one[0].length),
      text: word,
      comment: '',
    };
  });
  const made = await redline(bytes, edits, by);
  if (made.outcome !== 'made' || made.displaced > 0) throw new Error('not written');
  return made.bytes;
}

/** Letters that nobody has tracked in two paragraphs, changed with tracking switched off. */
const silently =
  (random: () => number) =>
  (main: string): string => {
    const runs = [...main.matchAll(/<w:t(?: [^>]*)?>[^<]*\p{L}{4} (?=\p{L}{4,} \p{L}{4}[^<]*<)/gu)];
    const first = Math.floor((random() * runs.length) / 2);
    const [one, other] = [at(runs, first), at(runs, first + Math.floor(runs.length / 2))];
    return [other, one].reduce((source, { 0: before, index }) => {
      const place = index + before.length;
      return `${source.slice(0, place)}delta ${source.slice(place)}`;
    }, main);
  };

/** With every third tracked change of anybody made, as one that was accepted. */
function accepted(main: string): string {
  const ids = [...main.matchAll(/<w:(?:ins|del) [^>]*?w:id="([^"]+)"/gu)].map(({ 1: id = '' }) => id);
  return resolver(main, new Set(ids.filter((_, index) => index % 3 === 0)))('accept');
}

const RETURNS = ['untouched', 'tracked', 'silent', 'accepted', 'nameless'] as const;

describe('silent edits of what was tracked before I replied', () => {
  it.each(SEEDS.map((seed) => [seed, at(RETURNS, seed % RETURNS.length)] as const))(
    'R29 a file that had tracked changes of theirs before mine: seed %i, %s',
    async (seed, way) => {
      const random = randomFrom(seed * 104_729);
      const chosen = (count: number) => (all: number) => [
        ...new Set(Array.from({ length: count }, (_, step) => Math.floor(((step + random()) * all) / count))),
      ];
      const { lines } = situation(seed);
      const clean = makeDocx({ body: lines.map((line) => paragraph(escaped(line))).join('') });
      const first = await tracked(clean, 'alpha', CLIENT, chosen(7));
      const mine = await tracked(first, 'bravo', ME, chosen(8));
      const isTouched = way !== 'untouched';
      const quiet = isTouched && way !== 'tracked';
      let back = way === 'accepted' ? await rewritten(mine, accepted) : mine;
      if (isTouched) back = await tracked(back, 'charlie', LATER, chosen(5));
      if (quiet) back = await rewritten(back, silently(random));
      if (way === 'nameless')
        back = await rewritten(back, (main) =>
          main
            .replaceAll(/w:author="[^"]*"/gu, `w:author="${NAMELESS.author}"`)
            .replaceAll(/w:date="[^"]*"/gu, `w:date="${NAMELESS.date}"`),
        );
      const found = compareTexts({
        mine: await textOf(mine),
        theirs: await textOf(back),
        tracked: (await trackedText(back)) ?? '',
        language: 'en',
      });
      const isSilent = ({ theirs = '' }: (typeof found.changes)[number]) => theirs.includes('delta');
      const summary = (changes: typeof found.changes) =>
        changes.map(({ mine, theirs }) => ({ mine, theirs }));

      expect(summary(found.changes.filter((each) => each.isUntracked && !isSilent(each)))).toEqual([]);
      expect(summary(found.changes.filter((each) => !each.isUntracked && isSilent(each)))).toEqual([]);
      expect(found.changes.filter(isSilent)).toHaveLength(quiet ? 2 : 0);
      expect(found.tracked).toEqual({ state: 'told', count: quiet ? 2 : 0 });
      expect(found.changes.length > 0).toBe(isTouched);
    },
  );
});
