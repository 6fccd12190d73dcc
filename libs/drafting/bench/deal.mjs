/*
 * npm run bench:deal: how right `readDeal` is on contracts whose terms others have labelled (corpus/deal). `--kept-back`
 * scores the set that is not learned from, `--fresh` one that was not yet, `--learned`, `--second`, `--third` and `--fourth` those that were scored before they were; `--wrong` shows what is
 * wrong and missed, of what may be learned from only. `--counts` prints what was right and wrong as `src/deal/how-sure.ts` keeps it.
 */
import './sources.mjs';
import { fileURLToPath } from 'node:url';

const { readDeal } = await import('../src/deal/read-deal.ts');
const { FACTS } = await import('../src/deal/facts.ts');
const { judgeDeal } = await import('../test/deal-score.ts');
const { labelledDeals } = await import('../test/labelled-deals.ts');

const say = (line) => process.stdout.write(`${line}\n`);
const set =
  ['kept-back', 'fresh', 'fourth', 'third', 'second', 'learned'].find((each) =>
    process.argv.includes(`--${each}`),
  ) ?? 'known';
const isTold = set !== 'kept-back' && process.argv.includes('--wrong');
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));

const sums = new Map();
const add = (name, verdict) => {
  const sum = sums.get(name) ?? { right: 0, wrong: 0, missed: 0 };
  sum[verdict]++;
  sums.set(name, sum);
};

for (const { contract, language, text, facts } of labelledDeals(corpus, set)) {
  for (const { key, value, quote, verdict } of judgeDeal(text, readDeal(text), facts)) {
    for (const name of [key, `${key} ${language}`, language, 'all']) add(name, verdict);
    if (isTold && verdict !== 'right')
      say(`${contract} ${verdict} ${key} ${JSON.stringify(value)}\n   ${quote.replaceAll(/\s+/gu, ' ')}`);
  }
}

const share = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(2));
const cells = (name) => {
  const { right, wrong, missed } = sums.get(name) ?? { right: 0, wrong: 0, missed: 0 };
  return `${right + missed} | ${share(right, right + wrong)} | ${share(right, right + missed)}`;
};
say(`\n${set}`);
say('| | en | precision | recall | lt | precision | recall | both | precision | recall |');
say('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const key of Object.keys(FACTS))
  say(`| ${key} | ${cells(`${key} en`)} | ${cells(`${key} lt`)} | ${cells(key)} |`);
say(`| all | ${cells('en')} | ${cells('lt')} | ${cells('all')} |`);

const counted = (name) => {
  const { right, wrong } = sums.get(name) ?? { right: 0, wrong: 0 };
  return `[${right}, ${wrong}]`;
};
if (process.argv.includes('--counts'))
  for (const key of Object.keys(FACTS))
    say(`  '${key}': { en: ${counted(`${key} en`)}, lt: ${counted(`${key} lt`)} },`);
