/* node bench/train.mjs dev.jsonl: fits the weights of the recognisers, writes them, and says how they do on contracts they have not seen. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { candidatesOf, prepare, readContracts, Vocabulary } from './contracts.mjs';
import { contractScore, train } from './logistic.mjs';
import { bestThreshold, f1, tally } from './thresholds.mjs';

const { RECOGNISERS } = await import('../src/check/recognisers.ts');
const FOLDS = 5;
const OPTIONS = { l2: 0.05, balance: 0.15, size: 250 };
const ATTRIBUTION =
  'Contains data from CUAD v1 (c) The Atticus Project, https://www.atticusprojectai.org/cuad, CC BY 4.0; reformatted and split.';
const file = fileURLToPath(new URL('../src/check/weights/weights.ts', import.meta.url));

const [source] = process.argv.slice(2);
const vocabulary = new Vocabulary();
const prepared = prepare(readContracts(source), vocabulary);
const total = { tp: 0, fp: 0, fn: 0 };
const lines = [];
let macro = 0;

for (const recogniser of RECOGNISERS) {
  const contracts = candidatesOf(recogniser, prepared, vocabulary);
  const options = { ...OPTIONS, vocabulary: vocabulary.names.length };
  const folds = Array.from({ length: FOLDS }, (_, fold) => contracts.filter((_, at) => at % FOLDS === fold));
  const unseen = folds.map((held, fold) => {
    const model = train(
      folds.flatMap((part, at) => (at === fold ? [] : part)),
      options,
    );
    return held.map((contract) => ({ score: contractScore(model, contract), present: contract.present }));
  });
  const counts = { tp: 0, fp: 0, fn: 0 };
  unseen.forEach((held, fold) => {
    const { tp, fp, fn } = tally(held, bestThreshold(unseen.filter((_, at) => at !== fold).flat()));
    counts.tp += tp;
    counts.fp += fp;
    counts.fn += fn;
  });
  for (const key of Object.keys(total)) total[key] += counts[key];
  const value = f1(counts.tp, counts.fp, counts.fn);
  macro += value / RECOGNISERS.length;
  const model = train(contracts, options);
  const entries = [...model.weights]
    .map(([feature, weight]) => `${vocabulary.names[feature]}=${weight}`)
    .sort();
  lines.push(
    `  '${recogniser.provision}':\n    ${JSON.stringify([bestThreshold(unseen.flat()), model.bias, ...entries].join('|'))},`,
  );
  process.stdout.write(
    `${recogniser.provision.padEnd(36)} tp ${counts.tp} fp ${counts.fp} fn ${counts.fn} F1 ${value.toFixed(3)}\n`,
  );
}
const written = `/* ${ATTRIBUTION}\n   Written by bench/train.mjs. */\nexport const WEIGHTS: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
writeFileSync(file, await format(written, { ...(await resolveConfig(file)), filepath: file }));
process.stdout.write(
  `cross-validated (${FOLDS} folds): macro-F1 ${macro.toFixed(3)} micro-F1 ${f1(total.tp, total.fp, total.fn).toFixed(3)}\n`,
);
