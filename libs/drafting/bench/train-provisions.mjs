/* node bench/train-provisions.mjs dev.jsonl: fits the weights of the recognisers, writes them, and says how they do on contracts they have not seen. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { calibrate, f1, surest, tally } from './calibrate.mjs';
import { candidatesOf, prepare, readContracts, Vocabulary } from './contracts.mjs';
import { train } from './logistic.mjs';
import { splits } from './splits.mjs';

const { RECOGNISERS } = await import('../src/check/recognisers.ts');
const FOLDS = 5;
/** The contracts are dealt into folds more than once, so that no lucky deal is believed. */
const DEALS = 3;
const OPTIONS = { l2: 15, signs: 15, balance: 0.3, size: 800, rounds: 25 };
const ATTRIBUTION =
  'Contains data from CUAD v1 (c) The Atticus Project, https://www.atticusprojectai.org/cuad, CC BY 4.0; reformatted and split.';
const file = fileURLToPath(new URL('../src/check/weights/weights.ts', import.meta.url));

const [source] = process.argv.slice(2);
const vocabulary = new Vocabulary();
const prepared = prepare(readContracts(source), vocabulary);
const deals = splits(prepared.length, FOLDS, DEALS);
const totals = deals.map(() => ({ tp: 0, fp: 0, fn: 0 }));
const macros = deals.map(() => 0);
const lines = [];

/** Every contract with the scores of its surest sentences, by a model that has not seen it. */
function unseen(contracts, folds, options) {
  return folds.map((held) => {
    const model = train(
      contracts.filter((_, at) => !held.has(at)),
      options,
    );
    return contracts
      .filter((_, at) => held.has(at))
      .map((contract) => ({ scores: surest(model, contract), present: contract.present }));
  });
}

const add = (sum, { tp, fp, fn }) => {
  sum.tp += tp;
  sum.fp += fp;
  sum.fn += fn;
};

for (const recogniser of RECOGNISERS) {
  const contracts = candidatesOf(recogniser, prepared, vocabulary);
  const options = { ...OPTIONS, isSign: vocabulary.names.map((name) => name.startsWith('s:')) };
  const whole = { tp: 0, fp: 0, fn: 0 };
  const scored = deals.flatMap((folds, deal) => {
    const parts = unseen(contracts, folds, options);
    const counts = { tp: 0, fp: 0, fn: 0 };
    parts.forEach((held, fold) => {
      const others = parts.filter((_, at) => at !== fold).flat();
      add(counts, tally(held, calibrate(others)));
    });
    add(totals[deal], counts);
    add(whole, counts);
    macros[deal] += f1(counts) / RECOGNISERS.length;
    return parts.flat();
  });
  const model = train(contracts, options);
  const { shares, cut } = calibrate(scored);
  const entries = [...model.weights]
    .map(([feature, weight]) => `${vocabulary.names[feature]}=${weight}`)
    .sort();
  const written = [...shares, cut, model.bias, ...entries].join('|');
  lines.push(`  '${recogniser.provision}':\n    ${JSON.stringify(written)},`);
  const mean = (count) => (count / DEALS).toFixed(1);
  process.stdout.write(
    `${recogniser.provision.padEnd(36)} tp ${mean(whole.tp)} fp ${mean(whole.fp)} fn ${mean(whole.fn)} F1 ${f1(whole).toFixed(3)}\n`,
  );
}

const written = `/* ${ATTRIBUTION}\n   Written by bench/train-provisions.mjs. */\nexport const WEIGHTS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
writeFileSync(file, await format(written, { ...(await resolveConfig(file)), filepath: file }));

const micros = totals.map(f1);
const average = (values) => (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
const each = (values) => values.map((value) => value.toFixed(3)).join(', ');
process.stdout.write(
  `cross-validated (${FOLDS} folds, ${DEALS} times): macro-F1 ${average(macros)} (${each(macros)}) micro-F1 ${average(micros)} (${each(micros)})\n`,
);
