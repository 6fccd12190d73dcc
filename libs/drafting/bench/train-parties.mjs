/* node bench/train-parties.mjs CUAD [--write]: who is a party, and which, learned from the names in the labelled wordings and contracts; says how right it is on authors left out. CUAD is its dev.jsonl. */
import { fileURLToPath } from 'node:url';
import { fit, pack } from './linear.mjs';
import { readLabelled, readReal } from './labelled.mjs';
import { nameOf, readUnits } from './units.mjs';
import { writeSource } from './write-source.mjs';

const { mentionFeatures } = await import('../src/check/parties/mentions.ts');
const { mentionsOf } = await import('../src/check/parties/mentions-of.ts');
const { tokensOf } = await import('../src/check/parties/tokens.ts');

const [cuad] = process.argv.slice(2);
if (cuad === undefined) throw new Error('usage: node bench/train-parties.mjs CUAD [--write]');

const GROUPS = { around: Math.sqrt(12), own: Math.sqrt(3) };
const FEWEST = 4;
const COST = 0.1;
const LEAST = 0.02;
const TOGETHER = 3;
/** As much of a long text as the product reads for its parties. */
const MOST_READ = 80_000;

/** Of the capitalised words of a whole contract that are neither side, one in so many: there are hundreds. */
const SPARED = 12;

/** Mentions of the two sides, and capitalised words that are neither. `names`: the words for each side. */
function mentionsIn({ text, names, language, hand, isWhole = false, share = 1 }) {
  const tokens = tokensOf(text);
  const sides = new Map(
    ['provider', 'client'].flatMap((side) => names[side].map((name) => [nameOf(name, language), side])),
  );
  const taken = new Set();
  const rows = [];
  for (const [name, mentions] of mentionsOf([...sides.keys()], tokens, language))
    for (const { from, to } of mentions) {
      for (let at = from; at < Math.max(to, from + 1); at++) taken.add(at);
      rows.push({
        features: mentionFeatures(tokens, from, to, language),
        side: sides.get(name),
        hand,
        share,
      });
    }
  let others = 0;
  tokens.forEach(({ word, isCapital }, at) => {
    if (!isCapital || taken.has(at) || word.length < 3 || !/^\p{L}/u.test(tokens[at - 1]?.word ?? '')) return;
    if (isWhole && others++ % SPARED !== 0) return;
    rows.push({ features: mentionFeatures(tokens, at, at + 1, language), side: 'other', hand, share });
  });
  return rows;
}

function learn(rows) {
  const count = (side) => rows.filter((row) => row.side === side).length;
  const [providers, clients] = [count('provider'), count('client')];
  const costOfSide = { provider: clients, client: providers };
  return Object.fromEntries(
    Object.entries(GROUPS).map(([group, size]) => {
      const counts = new Map();
      for (const { features } of rows)
        for (const feature of features[group]) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      const kept = [...counts].filter(([, n]) => n >= FEWEST).map(([feature]) => feature);
      const places = new Map(kept.map((feature, at) => [feature, at]));
      const packed = pack(
        rows.map(({ features }) => {
          const known = [...features[group]].map((each) => places.get(each)).filter((at) => at !== undefined);
          return { features: known, values: known.map(() => 1 / size) };
        }),
        kept.length,
      );
      const party = fit(
        packed,
        rows.map(({ side }) => (side === 'other' ? -1 : 1)),
        Float64Array.from(rows, ({ side, share }) => share * (side === 'other' ? 2 * COST : COST)),
        { rounds: 20 },
      );
      const client = fit(
        packed,
        rows.map(({ side }) => (side === 'client' ? 1 : -1)),
        Float64Array.from(rows, ({ side, share }) =>
          side === 'other' ? 0 : (share * 2 * COST * costOfSide[side]) / (providers + clients),
        ),
        { rounds: 20 },
      );
      const entries = kept
        .map((feature, at) => [feature, party[at] / size, client[at] / size])
        .filter(([, a, b]) => Math.max(Math.abs(a), Math.abs(b)) > LEAST)
        .sort((a, b) => a[0] - b[0]);
      return [group, { party: party.at(-1), client: client.at(-1), entries }];
    }),
  );
}

function written({ party, client, entries }) {
  const step = Math.max(...entries.flatMap(([, a, b]) => [Math.abs(a), Math.abs(b)])) / 127;
  const bytes = Buffer.alloc(entries.length * 6);
  entries.forEach(([feature, a, b], at) => {
    bytes.writeInt32BE(feature, at * 6);
    bytes.writeInt8(Math.round(a / step), at * 6 + 4);
    bytes.writeInt8(Math.round(b / step), at * 6 + 5);
  });
  const rounded = (value) => Number(value.toPrecision(5));
  return {
    party: rounded(party),
    client: rounded(client),
    step: rounded(step),
    entries: bytes.toString('base64'),
  };
}

function scoreBy(model) {
  const maps = Object.fromEntries(
    Object.entries(model).map(([group, { entries }]) => [
      group,
      new Map(entries.map(([f, a, b]) => [f, [a, b]])),
    ]),
  );
  const SHARE = { around: 1, own: 0.35 };
  return (features, which) =>
    Object.keys(GROUPS).reduce((sum, group) => {
      const at = which === 'party' ? 0 : 1;
      let score = model[group][which];
      for (const feature of features[group]) score += maps[group].get(feature)?.[at] ?? 0;
      return sum + SHARE[group] * score;
    }, 0);
}

const wordings = () =>
  readUnits().map(({ names, ...unit }) => ({
    ...unit,
    names: Object.fromEntries(
      ['provider', 'client'].map((side) => [side, names?.[side] ? [names[side]] : []]),
    ),
  }));

/** Whole contracts of which somebody wrote down who is who. */
const contracts = () =>
  readLabelled()
    .filter(({ labels }) => labels.provider !== undefined)
    .map(({ hand, text, labels: { language, provider, client } }) => ({
      hand,
      language,
      text,
      isWhole: true,
      names: { provider, client },
    }));

/** Real contracts of which somebody wrote down who is who; several together stand for an author. */
const REAL_TOGETHER = 24;
/** They are many and long, and their sides less clear. */
const REAL_SHARE = 0.2;
const real = () =>
  readReal(cuad)
    .filter(({ isClear }) => isClear)
    .map(({ text, provider, client }, at) => ({
      hand: `real-${Math.floor(at / REAL_TOGETHER)}`,
      language: 'en',
      text: text.slice(0, MOST_READ),
      isWhole: true,
      share: REAL_SHARE,
      names: { provider, client },
    }));

const weights = {};
for (const language of ['en', 'lt']) {
  const rows = [...wordings(), ...contracts(), ...real()]
    .filter((labelled) => labelled.language === language)
    .flatMap(mentionsIn);
  const hands = [...new Set(rows.map(({ hand }) => hand))];
  let right = 0;
  let sides = 0;
  for (let at = 0; at < hands.length; at += TOGETHER) {
    const out = hands.slice(at, at + TOGETHER);
    const score = scoreBy(learn(rows.filter(({ hand }) => !out.includes(hand))));
    for (const { features, side } of rows.filter(({ hand }) => out.includes(hand))) {
      if (side === 'other') continue;
      sides++;
      if (score(features, 'client') > 0 === (side === 'client')) right++;
    }
  }
  process.stdout.write(
    `${language}  mentions ${rows.length}, side of one mention right, authors left out ${(right / sides).toFixed(3)}\n`,
  );
  const model = learn(rows);
  weights[language] = Object.fromEntries(
    Object.entries(model).map(([group, each]) => [group, written(each)]),
  );
}
if (process.argv.includes('--write')) {
  const file = fileURLToPath(new URL('../src/check/parties/weights.ts', import.meta.url));
  const source = `/* Written by bench/train-parties.mjs. */\nimport type { Language } from '../../model/document.js';\nimport type { WrittenMentions } from './written-mentions.js';\n\nexport const WEIGHTS: Readonly<Record<Language, Readonly<Record<'around' | 'own', WrittenMentions>>>> = ${JSON.stringify(weights)};\n`;
  await writeSource(file, source);
}
