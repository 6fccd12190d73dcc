/* node bench/encoder/features.mjs AUGMENTED FEATURES: adds the features of put-together sentences to what train.py learns from. */
import { appendFileSync, readFileSync } from 'node:fs';
import '../sources.mjs';

const { featureGroups } = await import('../../src/check/concepts/features.ts');
const [from, to] = process.argv.slice(2);
for (const line of readFileSync(from, 'utf8').trim().split('\n')) {
  const { plain, heading, odds, harm, ...row } = JSON.parse(line);
  const f = Object.values(featureGroups({ plain, heading })).map((group) => [...group]);
  appendFileSync(to, `${JSON.stringify({ ...row, isLearned: true, f })}\n`);
}
