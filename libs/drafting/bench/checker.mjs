/* npm run bench:checker [-- DIRECTORY…]: what a user sees of contracts that nobody learned from, as their scorer counts it; what noise costs; and how long it takes. */
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { check } from './contracts-adapter.mjs';
import { readLabelled } from './labelled.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const scorer = path.join(root, '../shared/data/checker/score.mjs');
if (!existsSync(scorer)) throw new Error(`The scorer is expected at ${scorer}`);
const { score } = await import(pathToFileURL(realpathSync(scorer)).href);
const say = (line) => process.stdout.write(`${line}\n`);

const held = fileURLToPath(new URL('../corpus/contracts/held-out', import.meta.url));
const given = process.argv.slice(2).map((directory) => path.resolve(directory));
const directories = given.length > 0 ? given : [held, path.join(root, '../shared/data/checker/a')];
for (const directory of directories) {
  say(`\n${path.relative(root, directory)}`);
  await score(check, [directory]);
}
if (given.length > 0) process.exit();

/** Numbers from 0 to 1 that depend on the seed alone. */
const random = (seed) => {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
};

/** A text as a poor scan gives it: of its letters so many are lost. */
const worn = (share) => {
  const next = random(26);
  return (text) => text.replaceAll(/\p{L}/gu, (letter) => (next() < share ? '' : letter));
};

/** Of the planted problems how many are found where letters are lost; a quote stands where it stood before they were. */
function foundWorn(share) {
  const wear = worn(share);
  let found = 0;
  let planted = 0;
  for (const file of readdirSync(held).filter((name) => name.endsWith('.json'))) {
    const labels = JSON.parse(readFileSync(path.join(held, file), 'utf8'));
    const text = readFileSync(path.join(held, file.replace('.json', '.txt')), 'utf8');
    const bounds = labels.planted.flatMap(({ quote }) => {
      const at = text.indexOf(quote);
      return at < 0 ? [] : [at, at + quote.length];
    });
    const cuts = [...new Set([0, ...bounds, text.length])].sort((a, b) => a - b);
    const places = new Map([[0, 0]]);
    let noisy = '';
    cuts.slice(1).forEach((cut, at) => {
      noisy += wear(text.slice(cuts[at], cut));
      places.set(cut, noisy.length);
    });
    const { findings } = check(noisy, { language: labels.language });
    for (const { quote, topics } of labels.planted) {
      const at = text.indexOf(quote);
      if (at < 0) continue;
      planted++;
      const [start, end] = [places.get(at), places.get(at + quote.length)];
      const isHit = ({ id, evidence }) =>
        evidence !== undefined &&
        evidence.start < end &&
        evidence.end > start &&
        topics.includes(id.split('.')[0]);
      if (findings.some(isHit)) found++;
    }
  }
  return `${found}/${planted} = ${(found / planted).toFixed(3)}`;
}

say('\nplanted problems of held-out found where letters are lost');
for (const share of [0, 0.01, 0.02]) say(`  ${(share * 100).toFixed(0)} %  ${foundWorn(share)}`);

/** A page of a contract has about so many characters. */
const PAGE = 2600;
const pagesOf = (language, pages) =>
  readLabelled()
    .filter(({ labels }) => labels.language === language)
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, pages * PAGE);
const TURNS = 5;
function time(text, language) {
  const times = Array.from({ length: TURNS }, () => {
    const start = performance.now();
    check(text, { language });
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(TURNS / 2)];
}

say('\nmilliseconds a check, one core, both sides read; median of five');
for (const language of ['en', 'lt'])
  for (const pages of [1, 10, 100, 300]) {
    const text = pagesOf(language, pages);
    say(
      `  ${language} ${String(Math.round(text.length / PAGE)).padStart(3)} pages  ${time(text, language).toFixed(0)}`,
    );
  }
const trap = 'The Contractor is liable without limit for every loss of the Client. ';
const HOSTILE = {
  'one sentence of 100,000 characters': `AGREEMENT\n${'the Contractor shall deliver and '.repeat(3100)}.`,
  '10,000 list items': `AGREEMENT\nThe Contractor shall:\n${Array.from({ length: 10_000 }, (_, at) => `(a) deliver item ${at};`).join('\n')}`,
  'every sentence a trap': `SERVICES AGREEMENT\n${trap.repeat(7000)}`,
  capitals: pagesOf('en', 100).toUpperCase(),
  'no punctuation': pagesOf('en', 100).replaceAll(/[.,;:()]/g, ''),
  'two languages': pagesOf('en', 50) + pagesOf('lt', 50),
};
for (const [name, text] of Object.entries(HOSTILE))
  say(`  ${name} (${text.length.toLocaleString('en')} characters)  ${time(text, 'en').toFixed(0)}`);
say(`\nmemory of this process ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`);
