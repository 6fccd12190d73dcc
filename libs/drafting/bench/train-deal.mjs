/*
 * node libs/drafting/bench/train-deal.mjs [--write] [--wrong] [--search]: what tells a term of the deal from what only sounds like one, learned from
 * the labelled contracts (corpus/deal). Says first how right it is on each set while it learns from the others alone; `--wrong`
 * shows what it then misses and invents, `--search` looks for how sure each key has to be, which is kept below.
 */
import './sources.mjs';
import { fileURLToPath } from 'node:url';
import { fit, pack } from './linear.mjs';
import { writeSource } from './write-source.mjs';

const { readContract } = await import('../src/check/read-contract.ts');
const { suspectsIn } = await import('../src/deal/judge/suspects.ts');
/* What is learned from is kept whole. */
const suspectsOf = (contract) =>
  suspectsIn(contract, { known: new Map(), readings: new Map(), kept: (suspect) => suspect });
const { chosen } = await import('../src/deal/judge/chosen.ts');
const { scorerOf } = await import('../src/deal/judge/candidates.ts');
const { FACTS } = await import('../src/deal/facts.ts');
const { judgeDeal, labelOf } = await import('../test/deal-score.ts');
const { labelledDeals } = await import('../test/labelled-deals.ts');
const { labelledSentences } = await import('../test/labelled-sentences.ts');

const { agreedIn, ALSO, clausesOf } = await import('../test/own-deals.ts');
const { chosenAnswers } = await import('../test/check-answers.ts');
const { fc } = await import('../test/fast-check.ts');
const { hash } = await import('../src/check/features.ts');
const { readTerms } = await import('../src/reading/read-terms.ts');
const { WORK_TYPES } = await import('../src/terms/terms.ts');

const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const same = (a, b) => JSON.stringify(a).startsWith(JSON.stringify(b).slice(0, -1));
const say = (line) => process.stdout.write(`${line}\n`);

/** The first set has contracts of other trades, full of days and sums that set nothing; the sentences are the words of one hand. */
const SHARES = { known: 1, sentences: 0.5, learned: 1, second: 1, third: 1, fourth: 1, own: 0.4 };
/** Whose authors are left out one after the other to say how right it is. */
const LEFT_OUT = ['known', 'learned', 'second', 'third', 'fourth'];
const COST = 0.6;
const FEWEST = 2;
const FEWEST_EXAMPLES = 5;
/** Weights that are smaller say nothing. */
const LEAST = 0.004;
/**
 * How sure a term has to be in a language, as `--search` found it last: where it tells most while nine of ten are right in contracts by an
 * author it has not seen, and of bars that tell as much the middle. Some were set beside that: moments of rights passing in English, where it leaves out one
 * in six; laws, since those contracts do not say what one costs where none is named; notice and renewals, by what must be read surely
 * in the specs and in contracts of our own.
 */
const BARS = {
  en: {
    'payment-days': -0.1,
    amount: 0.05,
    start: 0.25,
    end: 0.15,
    term: 0.25,
    notice: -0.2,
    renewal: -0.15,
    'liability-cap': 0,
    'late-interest': 0.2,
    law: 0.15,
    court: 0.2,
    confidentiality: 0.2,
    'non-compete': 0,
    'ip-moment': 0,
    revisions: 0.25,
  },
  lt: {
    'payment-days': -0.3,
    amount: -0.3,
    start: -0.05,
    end: -0.2,
    term: -0.3,
    notice: -0.15,
    renewal: -0.3,
    'liability-cap': -0.25,
    'late-interest': -0.35,
    law: 0.6,
    court: 0.4,
    confidentiality: -0.1,
    'non-compete': 0.2,
    'ip-moment': -0.15,
    revisions: -0.25,
  },
};
const PRECISION = 0.91;
const LOWEST = -0.6;
const HIGHEST = 0.6;
const STEP = 0.05;
const NAMES = new Set(['law', 'court']);
/** Where nothing is as right as that, a wrong value harms as much as so many right ones help. */
const HARM = 2;

/** Contracts of our own, whose answers say what they set; of a value that is agreed only what the rules see is surely it. */
const SAMPLES = { numRuns: 3, seed: 7 };
const own = ['en', 'lt'].flatMap((language) =>
  WORK_TYPES.flatMap((type) =>
    fc.sample(chosenAnswers(type, language), SAMPLES).map((answers) => {
      const text = clausesOf(answers, language);
      const terms = readTerms(answers);
      const agreed = agreedIn(terms);
      const rows = suspectsOf(readContract(text, { language })).map((suspect) => {
        const { key, value, features } = suspect;
        const values = agreed[key];
        if (values === undefined || ALSO[key]?.(value, terms) === true) return { suspect, is: 0 };
        const isAgreed = values.some((each) => JSON.stringify(each) === JSON.stringify(value));
        return { suspect, is: isAgreed ? Number(features.hashes.includes(hash(`rule value ${key}`))) : -1 };
      });
      return { set: 'own', language, rows };
    }),
  ),
);

const labelled = Object.keys(SHARES)
  .filter((set) => set !== 'own')
  .flatMap((set) =>
    (set === 'sentences' ? labelledSentences(corpus) : labelledDeals(corpus, set)).map((deal) => {
      const contract = readContract(deal.text, { language: deal.language });
      const suspects = suspectsOf(contract);
      const labels = labelOf(deal.text, suspects, deal.facts);
      return { ...deal, set, suspects, rows: suspects.map((suspect, at) => ({ suspect, is: labels[at] })) };
    }),
  );

for (const { contract, set, facts, rows } of labelled)
  if (set === 'sentences' && process.argv.includes('--wrong'))
    for (const { key, value, unsure } of facts)
      if (
        !unsure &&
        !rows.some(({ suspect, is }) => is > 0 && suspect.key === key && same(suspect.value, value))
      )
        say(`${contract}: no candidate for ${key} ${JSON.stringify(value)}`);

const deals = [...labelled, ...own];

/** A scorer of each kind of candidate: 1 where a label says it, -1 where none does; 0, what is said elsewhere too or unsure, is left out. */
function learn(from) {
  const rows = from.flatMap(({ set, rows: each }) => each.map((row) => ({ ...row, share: SHARES[set] })));
  const kinds = Map.groupBy(
    rows.filter(({ is }) => is !== 0),
    ({ suspect }) => scorerOf(suspect),
  );
  return new Map(
    [...kinds].flatMap(([name, of]) => {
      if (of.filter(({ is }) => is > 0).length < FEWEST_EXAMPLES) return [];
      const counts = new Map();
      for (const { suspect } of of)
        for (const feature of suspect.features.hashes) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      const kept = [...counts].filter(([, n]) => n >= FEWEST).map(([feature]) => feature);
      const places = new Map(kept.map((feature, at) => [feature, at]));
      const packed = pack(
        of.map(({ suspect: { features } }) => {
          const known = [...features.hashes.keys()].filter((at) => places.has(features.hashes[at]));
          return {
            features: known.map((at) => places.get(features.hashes[at])),
            values: known.map((at) => features.values[at]),
          };
        }),
        kept.length,
      );
      const weights = fit(
        packed,
        of.map(({ is }) => is),
        Float64Array.from(of, ({ share }) => share * COST),
        { rounds: 60 },
      );
      const entries = kept
        .map((feature, at) => [feature, weights[at]])
        .filter(([, weight]) => Math.abs(weight) > LEAST);
      return [[name, { constant: weights.at(-1), weights: new Map(entries) }]];
    }),
  );
}

function scoreWith(scorers, suspect) {
  const scorer = scorers.get(scorerOf(suspect));
  if (scorer === undefined) return -1;
  const { hashes, values } = suspect.features;
  return hashes.reduce(
    (sum, feature, at) => sum + (scorer.weights.get(feature) ?? 0) * values[at],
    scorer.constant,
  );
}

/** Each contract with the scores of one who has not seen its author. */
const unseen = LEFT_OUT.flatMap((set) => {
  const scorers = learn(deals.filter((deal) => deal.set !== set));
  return deals
    .filter((deal) => deal.set === set)
    .map((deal) => ({
      ...deal,
      scored: deal.suspects.map((suspect) => ({ suspect, score: scoreWith(scorers, suspect) })),
    }));
});

const told = ({ scored, language }, bars) =>
  chosen(scored.map(({ suspect, score }) => ({ ...suspect, score: score - bars[language][suspect.key] })));

function sumsOf(of, bars) {
  const sums = new Map();
  for (const deal of of) {
    const facts = told(deal, bars).map((suspect) => ({
      ...suspect,
      quote: deal.text.slice(suspect.start, suspect.end),
    }));
    for (const judged of judgeDeal(deal.text, facts, deal.facts)) {
      const { key, verdict } = judged;
      for (const name of [
        key,
        `${key} ${deal.language}`,
        deal.language,
        `${deal.set} ${deal.language}`,
        'all',
      ]) {
        const sum = sums.get(name) ?? { right: 0, wrong: 0, missed: 0, cases: [] };
        sum[verdict]++;
        sum.cases.push({ ...judged, contract: `${deal.set} ${deal.contract}` });
        sums.set(name, sum);
      }
    }
  }
  return sums;
}
/** Why a term was missed: no candidate has its value, or how much the surest lacks. */
function reasonOf({ contract, key, value }) {
  const deal = unseen.find(({ set, contract: name }) => `${set} ${name}` === contract);
  const scores = deal.scored
    .filter(({ suspect }) => suspect.key === key && same(suspect.value, value))
    .map(({ score }) => score - bars[deal.language][key]);
  return scores.length === 0 ? '(no candidate)' : `(${Math.max(...scores).toFixed(2)})`;
}
const share = (part, whole) => (whole === 0 ? 1 : part / whole);
const precision = ({ right, wrong }) => share(right, right + wrong);
const recall = ({ right, missed }) => share(right, right + missed);

const keys = Object.keys(FACTS);
const grid = [];
for (let bar = LOWEST; bar <= HIGHEST; bar += STEP) grid.push(bar);

/** For each key and language the bar at which most is told that is right often enough, neighbours counted as half. */
function searched(language) {
  const deals = unseen.filter((deal) => deal.language === language);
  return Object.fromEntries(
    keys.map((key) => {
      const alone = deals.map((deal) => ({
        ...deal,
        facts: deal.facts.filter((fact) => fact.key === key),
        scored: deal.scored.filter(({ suspect }) => suspect.key === key),
      }));
      const counts = grid.map((bar) => {
        const { right, wrong } = sumsOf(alone, { [language]: { [key]: bar } }).get(key) ?? {
          right: 0,
          wrong: 0,
        };
        return { bar, right, wrong };
      });
      const smooth = counts.map((count, at) => {
        const near = [counts[at - 1] ?? count, count, count, counts[at + 1] ?? count];
        const sum = (name) => near.reduce((total, each) => total + each[name], 0) / 4;
        return { bar: count.bar, right: sum('right'), wrong: sum('wrong') };
      });
      const most = (of, gain) => {
        const top = Math.max(...of.map(gain));
        const equal = of.filter((each) => gain(each) === top);
        /* Nearly every labelled contract names a law and a court, so that they do not say what it costs to tell one where none is named. */
        return NAMES.has(key) ? equal.at(-1) : equal[Math.floor(equal.length / 2)];
      };
      const isEnough = smooth.filter((count) => precision(count) >= PRECISION);
      const best =
        isEnough.length > 0
          ? most(isEnough, ({ right }) => right)
          : most(smooth, ({ right, wrong }) => right - HARM * wrong);
      return [key, Number(best.bar.toFixed(2))];
    }),
  );
}
const bars = process.argv.includes('--search') ? { en: searched('en'), lt: searched('lt') } : BARS;
if (process.argv.includes('--search')) say(JSON.stringify(bars));

const sums = sumsOf(unseen, bars);
const NONE = { right: 0, wrong: 0, missed: 0 };
const cells = (name) => {
  const { right, wrong, missed } = sums.get(name) ?? NONE;
  return `${right + missed} | ${precision({ right, wrong }).toFixed(2)} | ${recall({ right, missed }).toFixed(2)}`;
};
say('| of authors not seen | en: bar | terms | precision | recall | lt: bar | terms | precision | recall |');
for (const key of keys)
  say(
    `| ${key} | ${bars.en[key].toFixed(2)} | ${cells(`${key} en`)} | ${bars.lt[key].toFixed(2)} | ${cells(`${key} lt`)} |`,
  );
for (const set of ['', ...LEFT_OUT.map((each) => `${each} `)])
  say(`| ${set}all | | ${cells(`${set}en`)} | | ${cells(`${set}lt`)} |`);
if (process.argv.includes('--wrong'))
  for (const { contract, key, value, verdict, quote } of sums.get('all').cases)
    if (verdict !== 'right')
      say(
        `${contract} ${verdict} ${key} ${JSON.stringify(value)}${verdict === 'missed' ? ` ${reasonOf({ contract, key, value })}` : ''}\n   ${quote.replaceAll(/\s+/gu, ' ')}`,
      );

function written(name, { constant, weights }) {
  const entries = [...weights].sort((a, b) => a[0] - b[0]);
  const step = Math.max(...entries.map(([, weight]) => Math.abs(weight))) / 127;
  const bytes = Buffer.alloc(entries.length * 5);
  entries.forEach(([feature, weight], at) => {
    bytes.writeInt32BE(feature, at * 5);
    bytes.writeInt8(Math.round(weight / step), at * 5 + 4);
  });
  const rounded = (value) => Number(value.toPrecision(5));
  return { constant: rounded(constant), step: rounded(step), entries: bytes.toString('base64') };
}
if (process.argv.includes('--write')) {
  const scorers = Object.fromEntries(
    [...learn(deals)].map(([name, scorer]) => [name, written(name, scorer)]),
  );
  const file = fileURLToPath(new URL('../src/deal/judge/weights.ts', import.meta.url));
  const source = `/* Written by bench/train-deal.mjs. */\nimport type { Language } from '../../model/document.js';\nimport type { FactKey } from '../facts.js';\nimport type { WrittenScorer } from './written-scorer.js';\n\n/** How sure a term has to be. */\nexport const BARS: Readonly<Record<Language, Readonly<Record<FactKey, number>>>> = ${JSON.stringify(bars)};\n\nexport const WEIGHTS: Readonly<Record<string, WrittenScorer>> = ${JSON.stringify(scorers)};\n`;
  await writeSource(file, source);
}
