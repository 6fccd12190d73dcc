import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFile } from '../extraction/read-file.js';
import { baseTexts } from '../redline/base-text.js';
import type { Edit } from '../redline/edits.js';
import { redline } from '../redline/redline.js';
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
        bases: [(await baseTexts(sent.bytes))?.base ?? ''],
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
