/*
 * npm run bench:compare: how right `compare` is on pairs that this program makes itself by seeded mutations, and how long it takes.
 * `--wrong` shows what was missed and what was invented; SEED chooses other mutations.
 */
import './sources.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { compare } = await import('../src/compare/compare.ts');
const { draft } = await import('../src/draft/draft.ts');
const { documentText } = await import('../src/model/document-text.ts');
const { WORK_TYPES } = await import('../src/terms/terms.ts');
const { goldenAnswers } = await import('../test/golden-answers.ts');
const { JOINTS, MUTATIONS, NOISES, SUBSTANTIVE, mutate, randomFrom, withJoints, withNoise } =
  await import('../test/mutations.ts');
const { pairedOf, scoreOf } = await import('../test/compare-score.ts');

const root = fileURLToPath(new URL('../../../', import.meta.url));
const seed = Number(process.env['SEED'] ?? 26);
const isTold = process.argv.includes('--wrong');
const say = (line) => process.stdout.write(`${line}\n`);
const random = randomFrom(seed);
const CUAD = Number(process.env['CUAD_TEXTS'] ?? 36);
const EDITS = 3;
/** What a page holds. */
const PAGE = 3000;

function* texts() {
  for (const language of ['en', 'lt'])
    for (const type of WORK_TYPES)
      yield { set: 'drafts', language, text: documentText(draft(goldenAnswers(type, language), language)) };
  const held = path.join(root, 'libs/drafting/corpus/contracts/held-out');
  for (const name of readdirSync(held).filter((each) => each.endsWith('.txt')))
    yield { set: 'contracts', language: name.slice(0, 2), text: readFileSync(path.join(held, name), 'utf8') };
  const cuad = path.join(root, '../shared/data/cuad/dev.jsonl');
  if (!existsSync(cuad)) return say(`Without CUAD, which is expected at ${cuad}`);
  const all = readFileSync(cuad, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).text)
    .filter((text) => text.length > 8_000 && text.length < 90_000);
  for (let count = 0; count < CUAD; count++)
    yield { set: 'cuad', language: 'en', text: all[Math.floor(random() * all.length)] };
}

const TAKES_AWAY = new Set(['delete', 'negation', 'modality', 'side']);
const newlyMissing = ({ missing }) => missing.filter(({ isNew }) => isNew).length;

const sums = new Map();
const add = (name, score) => {
  const sum = sums.get(name) ?? {
    pairs: 0,
    edits: 0,
    found: 0,
    moved: 0,
    invented: 0,
    unchanged: 0,
    risks: 0,
  };
  sum.pairs++;
  for (const key of Object.keys(score)) sum[key] += score[key];
  sums.set(name, sum);
};

function tell(mine, mutated, comparison, name) {
  const quote = (text, passage) => passage && text.slice(passage.start, passage.end).replaceAll(/\s+/gu, ' ');
  for (const change of comparison.changes) {
    if (change.reasons.length === 0) continue;
    const one = { ...comparison, changes: [change] };
    if (scoreOf(mine, mutated, one).invented === 0) continue;
    say(
      `${name} invented ${change.kind} ${change.reasons}\n   - ${quote(mine, change.mine)}\n   + ${quote(mutated.theirs, change.theirs)}`,
    );
  }
  for (const edit of mutated.edits) {
    const score = scoreOf(mine, { ...mutated, edits: [edit] }, comparison);
    if (name.startsWith('rename')) break;
    if (name.startsWith('move') ? score.moved === 0 : score.found === 0)
      say(
        `${name} missed: ${edit.mine} > ${mutated.theirs.slice(edit.start - 60, edit.end + 60).replaceAll(/\s+/gu, ' ')}`,
      );
  }
}

function tellAlone(mine, { theirs }, { changes }, name) {
  for (const { kind, mine: one, theirs: other } of changes)
    if (kind === 'added' || kind === 'removed')
      say(
        `${name} ${kind}: ${(one ? mine.slice(one.start, one.end) : theirs.slice(other.start, other.end)).replaceAll(/\s+/gu, ' ')}`,
      );
}

for (const { set, language, text } of texts()) {
  for (const kind of MUTATIONS) {
    const noise = random() < 0.5 ? NOISES[Math.floor(random() * NOISES.length)] : undefined;
    const base = noise === undefined ? text : withNoise(text, noise);
    const mutated = mutate(base, kind, { language, count: EDITS, random });
    if (mutated === undefined) continue;
    const comparison = compare(text, mutated.theirs);
    const score = scoreOf(text, mutated, comparison);
    /* One change is to stand for all the places of a name. */
    if (kind === 'rename')
      score.found = comparison.changes.some((each) => each.kind === 'renamed') ? score.edits : 0;
    /* None of these takes away what a contract should have. */
    if (!TAKES_AWAY.has(kind)) score.risks += newlyMissing(comparison);
    add(`${kind}`, score);
    add(`${SUBSTANTIVE.includes(kind) ? 'all that matters' : kind}, ${set}`, score);
    if (isTold) tell(text, mutated, comparison, `${kind} ${set} ${noise ?? ''}`);
  }
  for (const noise of NOISES) {
    const mutated = { theirs: withNoise(text, noise), edits: [] };
    const comparison = compare(text, mutated.theirs);
    const score = scoreOf(text, mutated, comparison);
    score.risks += newlyMissing(comparison);
    add(noise, score);
    if (isTold) tell(text, mutated, comparison, `${noise} ${set}`);
  }
  for (const kind of JOINTS) {
    const mutated = withJoints(text, kind, { language, count: EDITS, random });
    if (mutated === undefined) continue;
    const comparison = compare(text, mutated.theirs);
    const score = scoreOf(text, mutated, comparison);
    add(kind, {
      ...score,
      found: pairedOf(mutated, comparison),
      risks: score.risks + newlyMissing(comparison),
    });
    if (isTold) tellAlone(text, mutated, comparison, `${kind} ${set}`);
  }
}

const share = (part, whole) => (whole === 0 ? '-' : (part / whole).toFixed(3));
say(
  `\nseed ${seed}, ${[...sums].filter(([name]) => !name.includes(',')).reduce((sum, [, { pairs }]) => sum + pairs, 0)} pairs`,
);
say(
  '| what was changed | pairs | edits | found | told as moved | invented in 100 unchanged sentences | new risks elsewhere |',
);
say('| --- | --- | --- | --- | --- | --- | --- |');
for (const [name, { pairs, edits, found, moved, invented, unchanged, risks }] of sums)
  say(
    `| ${name} | ${pairs} | ${edits} | ${share(found, edits)} | ${share(moved, edits)} | ${((100 * invented) / unchanged).toFixed(2)} | ${risks} |`,
  );

const long = [...texts()]
  .filter(({ set }) => set === 'cuad')
  .map(({ text }) => text)
  .join('\n\n')
  .slice(0, 60 * PAGE);
if (long.length === 60 * PAGE) {
  const { theirs } = mutate(long, 'figure', { language: 'en', count: 40, random });
  const took = Array.from({ length: 5 }, () => {
    const start = performance.now();
    compare(long, theirs);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  say(
    `\n2 x 60 pages: first ${took.at(-1).toFixed(0)} ms at most, ${took[2].toFixed(0)} ms in the middle of five`,
  );
}
