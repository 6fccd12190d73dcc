/* Learns the scorers, the judge and the thresholds of one language, and once more for every author without that author. */
import { readFileSync, readdirSync } from 'node:fs';
import { SCORERS, topicOf } from './concepts.mjs';
import { hostOf } from './hosts.mjs';
import { regress } from './logistic.mjs';
import { fitScorers, modelOf, nameOf } from './scorers.mjs';
import { DEFECTS, readUnits, wordingOf } from './units.mjs';

const { featureGroups } = await import('../src/check/concepts/features.ts');
const { evidenceFor, topicScorers } = await import('../src/check/concepts/judge.ts');
const { ruledTopics } = await import('../src/check/concepts/ruled.ts');
const { CHECKS } = await import('../src/check/checks.ts');
const { readContract } = await import('../src/check/read-contract.ts');
const { sentences } = await import('../src/check/segment.ts');
const { corpusItems, plain } = await import('../test/check-corpus.ts');

/** Of fair wordings no more than this share may be blamed. */
const BLAMED = 0.045;
/** Of provisions that are there no more than this share may be called missing by rules and scorers together. */
const LOST = 0.05;
/** A contract of so many sentences about other things is to seem to have a provision as rarely as this. */
const OTHERS = 60;
const SEEMS = 0.2;
/** Weights a scorer keeps. */
const MOST = 1400;
const DEFECT_IDS = new Set(DEFECTS.map(({ id }) => id));
const names = SCORERS.map(nameOf);
const topics = topicScorers(names);
const trapAtAll = names.indexOf('trap *');
const root = new URL('..', import.meta.url);

const read = (text, language) =>
  readContract(text, sentences(text), { language, industry: 'design', checks: CHECKS });
export const isAbout = ({ concept, also }, topic) =>
  [concept, ...also].some((each) => topicOf(each) === topic);
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

/** Sentences of sound contracts, of which none is a trap: our own drafts, and those written as examples of good ones. */
function soundSentences(language) {
  const files = [
    ...readdirSync(new URL('golden/', root))
      .filter((name) => name.endsWith(`${language}.txt`))
      .map((name) => `golden/${name}`),
    ...readdirSync(new URL(`corpus/${language}/good/`, root)).map(
      (name) => `corpus/${language}/good/${name}`,
    ),
  ];
  const seen = new Map();
  for (const file of files) {
    const text = readFileSync(new URL(file, root), 'utf8').replaceAll(/^===.*$/gmu, '');
    for (const { plain, heading } of read(text, language).sentences) seen.set(plain, { plain, heading });
  }
  return [...seen.values()].map((wording) => ({ groups: featureGroups(wording) }));
}

const rulesOf = (topic) => CHECKS.find(({ clause }) => clause === topic)?.rules ?? [];

/** A wording as the product reads it in a contract: its sentences, the topics that a rule blames in each, and whether a rule misses it. */
function asRead(unit) {
  const { text, start, end } = hostOf(unit);
  const contract = read(text, unit.language);
  const ruled = ruledTopics(contract, CHECKS);
  const topic = topicOf(unit.concept);
  return {
    isMissed: rulesOf(topic).some(
      ({ id, find }) => id === `${topic}.missing` && find(contract) !== undefined,
    ),
    parts: contract.sentences
      .filter((sentence) => sentence.start < end && sentence.end > start)
      .map((sentence) => ({ sentence, ruled: ruled.get(sentence.start) ?? new Set() })),
  };
}

/** The passages that the corpus of the rules speaks about: to learn from, never to measure by. */
function corpusPassages(language) {
  return corpusItems(language).flatMap(({ text, expectations }) => {
    const contract = read(text, language);
    return expectations.flatMap(({ clause, is, at }) => {
      if (at === undefined || is === 'missing') return [];
      const sentence = contract.sentences.find(({ start, end }) =>
        plain(text.slice(start, end)).includes(plain(at)),
      );
      if (sentence === undefined) return [];
      const isTrap = !['present', 'not-a-finding'].includes(is);
      const named = rulesOf(clause).find(
        ({ id, find }) => DEFECT_IDS.has(id) && find(contract)?.sentence?.start === sentence.start,
      );
      return [
        {
          concept: (isTrap ? named?.id : undefined) ?? clause,
          kind: isTrap ? 'trap' : 'fair',
          also: [],
          groups: featureGroups(sentence),
        },
      ];
    });
  });
}

function fitJudge(rows) {
  const examples = rows.flatMap(({ unit, whole }) =>
    whole.map((value, at) => {
      const is = unit.kind === 'trap' && isAbout(unit, topics[at].topic);
      return {
        at: value.map((_, index) => index),
        value,
        is,
        weight: is && topicOf(unit.concept) !== topics[at].topic ? 0.5 : 1,
      };
    }),
  );
  return [...regress(examples, new Float64Array(examples[0].at.length).fill(1e-3), 60)].map((weight) =>
    Number(weight.toFixed(4)),
  );
}

const oddsOf = (judge, evidence) => evidence.reduce((sum, value, at) => sum + value * judge[at], 0);
const judged = ({ unit, parts }, judge) => ({
  unit,
  odds: new Map(
    topics.map(({ topic }, at) => [topic, Math.max(-99, ...parts.map((part) => oddsOf(judge, part[at])))]),
  ),
});

/** Every wording of a hand as scorers see it that were fitted on the other hands. */
function unseen(hand, units, sound) {
  const written = fitScorers([...units.filter((unit) => unit.hand !== hand), ...sound], { most: MOST });
  const model = modelOf(written);
  const rows = units
    .filter((unit) => unit.hand === hand)
    .map((unit) => {
      const scored = unit.read.parts.map(({ sentence, ruled }) => ({
        scores: model.scores(sentence),
        ruled,
      }));
      const all = new Set(unit.read.parts.flatMap(({ ruled }) => [...ruled]));
      return {
        unit,
        whole: evidenceFor(model.scores(unit.wording), topics, trapAtAll, all),
        parts: scored.map(({ scores, ruled }) => evidenceFor(scores, topics, trapAtAll, ruled)),
        about: names.map((_, at) => Math.max(-9, ...scored.map(({ scores }) => scores[at]))),
      };
    });
  return { hand, written, rows };
}

/** What a contract seems to speak about, by its surest sentence: there, to be looked for, or missing. */
function presence(rows) {
  const provisions = SCORERS.flatMap(({ kind, id }, at) => (kind === 'topic' ? [{ id, at }] : []));
  const held = rows.map(
    ({ unit, about }) => about[provisions.find(({ id }) => id === topicOf(unit.concept)).at],
  );
  const surest = provisions.flatMap(({ id, at }) => {
    const others = rows.filter(({ unit }) => !isAbout(unit, id)).map(({ about }) => about[at]);
    const parts = Math.floor(others.length / OTHERS);
    return Array.from({ length: parts }, (_, part) =>
      Math.max(...others.filter((_, index) => index % parts === part)),
    );
  });
  /* Only where a rule misses it as well is it said to be missing. */
  const missed = held.filter((_, at) => rows[at].unit.read.isMissed);
  const touched = quantile(missed, Math.min(1, (LOST * held.length) / missed.length));
  const present = Math.max(touched, quantile(surest, 1 - SEEMS));
  const share = (list, test) => (list.filter(test).length / list.length).toFixed(3);
  const said =
    `  provisions there: called missing ${(missed.filter((score) => score < touched).length / held.length).toFixed(3)}, to be looked for ${share(held, (score) => score >= touched && score < present)}; ` +
    `not there: called missing ${share(surest, (score) => score < touched)}, to be looked for ${share(surest, (score) => score >= touched && score < present)}\n`;
  return { said, touched: Number(touched.toFixed(4)), present: Number(present.toFixed(4)) };
}

/** `fit` for the product; `held` for measuring: the odds of every wording by what was learned without its author. */
export function learn(language) {
  const units = readUnits().filter((unit) => unit.language === language);
  for (const unit of units) {
    unit.wording = wordingOf(unit);
    unit.groups = featureGroups(unit.wording);
    unit.read = asRead(unit);
  }
  const sound = [...soundSentences(language), ...corpusPassages(language)];
  const hands = [...new Set(units.map(({ hand }) => hand))];
  const folds = hands.map((hand) => unseen(hand, units, sound));
  const rows = folds.flatMap((fold) => fold.rows);
  const held = folds.flatMap((fold) => {
    fold.written.judge = fitJudge(rows.filter(({ unit }) => unit.hand !== fold.hand));
    return fold.rows.map((row) => judged(row, fold.written.judge));
  });
  const fair = held.filter(({ unit }) => unit.kind !== 'trap');
  const trap = quantile(
    fair.map(({ odds }) => Math.max(...odds.values())),
    1 - BLAMED,
  );
  const { said, touched, present } = presence(rows);
  const thresholds = { trap: Number(trap.toFixed(4)), touched, present };
  return {
    held,
    thresholds,
    said,
    fit: () => ({ ...fitScorers([...units, ...sound], { most: MOST }), judge: fitJudge(rows), thresholds }),
  };
}
