/*
 * node libs/drafting/bench/train-suggestions.mjs [--write] [--wrong]: what tells the things that somebody's notes name from all else,
 * learned from the labelled forms (corpus/suggestions/named). Says first how right the lines are on each set while it learns from
 * the others alone; `--wrong` shows those that are not, `--write` writes the weights.
 */
import './sources.mjs';
import { fileURLToPath } from 'node:url';
import { learnChain } from './chain.mjs';
import { writeSource } from './write-source.mjs';

const { BEGINS, COUNT } = await import('../src/advice/said/reader/chain.ts');
const { featuresOf } = await import('../src/advice/said/reader/features.ts');
const { kindOfMark, MARK_KINDS, partsOf } = await import('../src/advice/said/reader/parts.ts');
const { MIDDLE, REACH } = await import('../src/advice/said/reader/written-chain.ts');
const { placeOf, readerOf } = await import('../src/advice/said/reader/scores.ts');
const { readNotes } = await import('../src/advice/said/reader/read-notes.ts');
const { clientSpeaks } = await import('../src/advice/said/voice.ts');
const { plainText } = await import('../src/brief/plain-text.ts');
const { typedLanguage } = await import('../src/reading/typed-language.ts');
const { exclusionsIn, itemsIn } = await import('../src/advice/own-items.ts');
const { labelledNotes, SETS } = await import('../test/labelled-notes.ts');
const { judgeLines } = await import('../test/lines-score.ts');

const LANGUAGES = ['en', 'lt'];
const COST = 1;
const FEWEST = 2;
/** So many features of a language are kept, those that weigh most. */
const MOST = 2000;
const UNSURE = -1;
const MOST_OF_PART = 0.5;
const corpus = fileURLToPath(new URL('../corpus/', import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);

/** What most of a part belongs to: a reader may have marked „150 nuotraukų“ of „atiduosiu 150 nuotraukų“. */
function labelOf({ start, end }, named) {
  const shareOf = (each) => (Math.min(end, each.end) - Math.max(start, each.start)) / (end - start);
  return named.find((each) => shareOf(each) >= MOST_OF_PART);
}

const forms = SETS.flatMap((set) => labelledNotes(corpus, set)).map((form) => {
  const { notes, named } = form;
  const parts = partsOf(notes, () => false);
  const typed = typedLanguage(notes) ?? form.language;
  const isClient = clientSpeaks(plainText(notes));
  const labels = parts.map((part) => labelOf(part, named));
  const states = parts.map(({ plain }, at) => {
    const label = labels[at];
    if (label === undefined) return 0;
    if (label.is === 'unsure') return UNSURE;
    const isMore = at > 0 && labels[at - 1] === label && !plain.startsWith('no ');
    return BEGINS[label.is][Number(isMore)];
  });
  const features = parts.map((_, at) => [
    ...new Set(featuresOf(parts, at, typed, isClient).map((feature) => placeOf(feature))),
  ]);
  return { ...form, typed, row: { features, states, kinds: parts.map(({ mark }) => kindOfMark(mark)) } };
});

const letter = (value, step) =>
  String.fromCharCode(MIDDLE + Math.max(-REACH, Math.min(REACH, Math.round(value / step))));
const rounded = (value) => Number(value.toPrecision(5));
/** Some weights are far larger than the rest, and are cut. */
const CUT = 0.995;
const stepOf = (values) => {
  const sorted = values.map(Math.abs).sort((a, b) => a - b);
  return rounded(sorted[Math.floor(sorted.length * CUT)] / REACH);
};

/** Weights against those of the first state, which weighs nothing then. */
const against = (weights, from) =>
  Array.from({ length: COUNT - 1 }, (_, at) => weights[from + at + 1] - weights[from]);

function written({ places, weights, moves }) {
  const entries = [...places]
    .map(([feature, at]) => ({ feature, values: against(weights, at * COUNT) }))
    .sort((a, b) => a.feature - b.feature);
  const step = stepOf(entries.flatMap(({ values }) => values));
  const gaps = [];
  let letters = '';
  let last = 0;
  for (const { feature, values } of entries) {
    for (; feature - last > 0xffff; last += 0xffff) {
      gaps.push(0xffff);
      letters += letter(0, step).repeat(COUNT - 1);
    }
    gaps.push(feature - last);
    last = feature;
    letters += values.map((value) => letter(value, step)).join('');
  }
  const bytes = Buffer.alloc(gaps.length * 2);
  gaps.forEach((gap, at) => bytes.writeUInt16BE(gap, at * 2));
  const moved = [...weights.slice(moves)];
  const moveStep = stepOf(moved);
  return {
    gaps: bytes.toString('base64'),
    letters,
    step,
    moves: moved.map((value) => letter(value, moveStep)).join(''),
    moveStep,
  };
}

function learn(from) {
  const rows = from.map(({ row }) => row).filter(({ states }) => states.length > 0);
  const counts = new Map();
  for (const { features } of rows)
    for (const each of features)
      for (const feature of each) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const options = { kinds: MARK_KINDS, cost: COST };
  const seen = [...counts.keys()].filter((feature) => counts.get(feature) >= FEWEST).sort((a, b) => a - b);
  const all = learnChain(rows, seen, options);
  const heaviest = [...all.places]
    .map(([feature, at]) => ({
      feature,
      weight: Math.max(...against(all.weights, at * COUNT).map(Math.abs)) * Math.sqrt(counts.get(feature)),
    }))
    .sort((a, b) => b.weight - a.weight || a.feature - b.feature)
    .slice(0, MOST)
    .map(({ feature }) => feature)
    .sort((a, b) => a - b);
  return written(learnChain(rows, heaviest, options));
}

const KINDS = {
  things: { kinds: ['thing'], linesOf: itemsIn },
  'left out': { kinds: ['out', 'others'], linesOf: exclusionsIn },
};

if (!process.argv.includes('--write')) {
  const sums = new Map();
  for (const set of SETS)
    for (const language of LANGUAGES) {
      const reader = readerOf(learn(forms.filter((form) => form.typed === language && form.set !== set)));
      for (const form of forms.filter((each) => each.typed === language && each.set === set))
        for (const [name, { kinds, linesOf }] of Object.entries(KINDS)) {
          const judged = judgeLines(linesOf(readNotes(form.notes, form.language, reader)), form.named, kinds);
          for (const key of [`${name} | ${form.language} | all`, `${name} | ${form.language} | ${set}`]) {
            const sum = sums.get(key) ?? { right: 0, part: 0, wrong: 0, unsure: 0, covered: 0, named: 0 };
            for (const { verdict } of judged.lines) sum[verdict]++;
            sum.covered += judged.covered;
            sum.named += judged.named;
            sums.set(key, sum);
          }
          if (process.argv.includes('--wrong'))
            for (const { line, verdict } of judged.lines)
              if (verdict !== 'right') say(`${form.id} ${name} ${verdict}: ${line}`);
        }
    }
  say('| of authors not seen | language | set | lines | right | part | wrong | named | in a line |');
  for (const [key, { right, part, wrong, unsure, covered, named }] of [...sums].sort())
    say(
      `| ${key} | ${right + part + wrong + unsure} | ${(right / (right + part + wrong)).toFixed(2)} | ${part} | ${wrong} | ${named} | ${(covered / named).toFixed(2)} |`,
    );
} else {
  const file = fileURLToPath(new URL('../src/advice/said/reader/weights.ts', import.meta.url));
  const weights = Object.fromEntries(
    LANGUAGES.map((language) => [language, learn(forms.filter(({ typed }) => typed === language))]),
  );
  const source = `/* Written by bench/train-suggestions.mjs. */\nimport type { Language } from '../../../model/document.js';\nimport type { WrittenChain } from './written-chain.js';\n\nexport const WEIGHTS: Readonly<Record<Language, WrittenChain>> = ${JSON.stringify(weights)};\n`;
  await writeSource(file, source);
}
