/* node bench/train-kinds.mjs CUAD [--write]: what kind of paper a text is, learned from corpus/kinds, from contracts about work, and from real ones; says how right it is on authors left out. CUAD is its dev.jsonl. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostOf } from './hosts.mjs';
import { readLabelled, readReal } from './labelled.mjs';
import { readUnits } from './units.mjs';
import { writeSource } from './write-source.mjs';

const { knownOf } = await import('../src/check/check.ts');
const { kindFeatures, KINDS, likeliest } = await import('../src/check/kinds/contract-kind.ts');
const [cuad] = process.argv.slice(2);
if (cuad === undefined) throw new Error('usage: node bench/train-kinds.mjs CUAD [--write]');
const ALL = [...KINDS, 'not-a-contract'];
/** How much weights cost, how far each step goes, how many there are. */
const [COST, RATE, ROUNDS] = [0.003, 0.05, 1500];
/** Of the whole contracts about work one in so many: they are all of one kind. */
const SHARE = 3;
const SHARE_OF_WORDINGS = 400;

const folder = new URL('../corpus/kinds/to-learn/', import.meta.url);
const papers = readdirSync(folder).flatMap((hand) =>
  readdirSync(new URL(`${hand}/`, folder)).map((file) => {
    const [, kind, language] = /^(.+)-(en|lt)-\d+\.txt$/.exec(file);
    const text = readFileSync(new URL(`${hand}/${file}`, folder), 'utf8');
    return { hand, file, kind, language, text };
  }),
);
/* What the real ones among them are about is not written down. */
const contracts = readLabelled()
  .filter(({ hand }, at) => at % SHARE === 0 && !hand.startsWith('cuad'))
  .map(({ hand, name, text, labels }) => ({
    hand,
    file: name,
    kind: 'services',
    language: labels.language,
    text,
  }));
/* The shortest contracts that there are: one wording in a frame. */
const short = readUnits()
  .filter((_, at) => at % SHARE_OF_WORDINGS === 0)
  .map((unit) => ({ ...unit, file: unit.id, kind: 'services', text: hostOf(unit).text }));
const real = readReal(cuad).map(({ contract, kind, text }) => ({
  hand: contract,
  file: contract,
  kind: kind === 'other' ? 'commercial' : kind,
  language: 'en',
  text,
}));
const rows = [...papers, ...contracts, ...short, ...real].map(({ text, ...row }) => {
  const { known } = knownOf(text, row.language);
  return { ...row, isContract: known.isContract, features: kindFeatures(text, known) };
});

const scoresOf = (weights, features) =>
  weights.map((each) => each.reduce((sum, weight, at) => sum + weight * features[at], 0));
const kindOf = (weights, { features, isContract }) =>
  likeliest(features, Object.fromEntries(ALL.map((kind, at) => [kind, weights[at]])), isContract).kind;

/** Multinomial logistic regression by Adam; a kind counts by the root of how many there are of it. */
function fit(learned) {
  const size = learned[0].features.length;
  const grid = () => ALL.map(() => new Float64Array(size));
  const [weights, means, squares] = [grid(), grid(), grid()];
  const count = (kind) => learned.filter((row) => row.kind === kind).length;
  const shares = ALL.map((kind) => 1 / Math.sqrt(Math.max(1, count(kind))));
  const total = learned.reduce((sum, { kind }) => sum + shares[ALL.indexOf(kind)], 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = grid();
    for (const { features, kind } of learned) {
      const scores = scoresOf(weights, features);
      const top = Math.max(...scores);
      const likely = scores.map((score) => Math.exp(score - top));
      const sum = likely.reduce((a, b) => a + b, 0);
      const share = shares[ALL.indexOf(kind)] / total;
      likely.forEach((each, at) => {
        const error = (each / sum - (ALL[at] === kind ? 1 : 0)) * share;
        features.forEach((value, place) => (slopes[at][place] += error * value));
      });
    }
    weights.forEach((each, at) =>
      each.forEach((weight, place) => {
        const isConstant = place === size - 1;
        const slope = slopes[at][place] + (isConstant ? 0 : COST * weight);
        means[at][place] = 0.9 * means[at][place] + 0.1 * slope;
        squares[at][place] = 0.99 * squares[at][place] + 0.01 * slope * slope;
        each[place] -=
          (RATE * (means[at][place] / (1 - 0.9 ** round))) /
          (Math.sqrt(squares[at][place] / (1 - 0.99 ** round)) + 1e-8);
      }),
    );
  }
  return weights.map((each) => [...each]);
}

const hands = [...new Set(papers.map(({ hand }) => hand))];
const authors = [...new Set([...contracts, ...short, ...real].map(({ hand }) => hand))];
const counts = { others: 0, right: 0, asWork: 0, refused: 0, work: 0, lost: 0 };
hands.forEach((hand, fold) => {
  const isOut = (row) => row.hand === hand || authors.indexOf(row.hand) % hands.length === fold;
  const weights = fit(rows.filter((row) => !isOut(row)));
  for (const row of rows.filter(isOut)) {
    const told = kindOf(weights, row);
    if (row.kind === 'services') {
      counts.work++;
      if (told !== 'services') counts.lost++;
    } else {
      counts.others++;
      if (told === row.kind) counts.right++;
      if (told === 'services') counts.asWork++;
      if (told === 'not-a-contract' && row.kind !== told) counts.refused++;
    }
    if (told !== row.kind) process.stdout.write(`  ${row.hand}/${row.file}: ${row.kind}, told ${told}\n`);
  }
});
process.stdout.write(
  `authors left out: of ${counts.others} other papers ${counts.right} told exactly, ${counts.asWork} taken for work, ${counts.refused} refused as no contract; of ${counts.work} about work ${counts.lost} taken for something else\n`,
);

if (process.argv.includes('--write')) {
  const weights = fit(rows);
  const file = fileURLToPath(new URL('../src/check/kinds/weights.ts', import.meta.url));
  const table = Object.fromEntries(
    ALL.map((kind, at) => [kind, weights[at].map((weight) => Number(weight.toFixed(3)))]),
  );
  const source = `/* Written by bench/train-kinds.mjs. */\nimport type { ContractKind } from '../report.js';\n\n/** By kind, in the order of \`kindFeatures\`. */\nexport const KIND_WEIGHTS: Readonly<Record<ContractKind | 'not-a-contract', readonly number[]>> = ${JSON.stringify(table)};\n`;
  await writeSource(file, source);
}
