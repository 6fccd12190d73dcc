/* Learns the scorers, the judge and the thresholds of one language, and once more for every few authors without them. */
import { readFileSync, readdirSync } from 'node:fs';
import { SCORERS, topicOf } from './concepts.mjs';
import { hostOf } from './hosts.mjs';
import { regress } from './logistic.mjs';
import { fitScorers, modelOf, nameOf } from './scorers.mjs';
import { DEFECTS, readUnits, wordingOf } from './units.mjs';

const { featureGroups } = await import('../src/check/concepts/features.ts');
const { blameOf, placesOf, suspicions } = await import('../src/check/concepts/judge.ts');
const { ruledTopics } = await import('../src/check/concepts/ruled.ts');
const { CHECKS } = await import('../src/check/checks.ts');
const { readContract } = await import('../src/check/read-contract.ts');
const { sentences } = await import('../src/check/segment.ts');
const { analyze } = await import('../src/advice/analyze.ts');
const { documentText } = await import('../src/document-text.ts');
const { draft } = await import('../src/draft.ts');
const { WORK_TYPES } = await import('../src/terms.ts');
const { goldenAnswers } = await import('../test/golden-answers.ts');
const { corpusItems, plain } = await import('../test/check-corpus.ts');

/** Of fair wordings no more than this share may be blamed. */
const BLAMED = 0.045;
/** Of provisions that are there no more than this share may be called missing by rules and scorers together. */
const LOST = 0.05;
/** A contract of so many sentences about other things is to seem to have a provision as rarely as this. */
const OTHERS = 60;
const SEEMS = 0.2;
/** Sound sentences that come so near to being blamed count in full, and everything is fitted again, so often at most. */
const MARGIN = 0.4;
const ROUNDS = 3;
const NONE = new Set();
/** Weights a scorer keeps. */
const MOST = 1400;
const DEFECT_IDS = new Set(DEFECTS.map(({ id }) => id));
/** Hands that are left out at once. */
const TOGETHER = 3;
const names = SCORERS.map(nameOf);
const places = placesOf(names);
const root = new URL('..', import.meta.url);

const read = (text, language) =>
  readContract(text, sentences(text), { language, industry: 'design', checks: CHECKS });
export const isAbout = ({ concept, also }, topic) =>
  [concept, ...also].some((each) => topicOf(each) === topic);
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];

/** Our own drafts of every kind of work, as asked for and with every suggestion approved. */
function* ownDrafts(language) {
  for (const type of WORK_TYPES)
    for (const contract_style of ['balanced', 'freelancer']) {
      const answers = { ...goldenAnswers(type, language), contract_style };
      const suggestions = analyze(answers, { language, contractLanguage: language });
      const additions = suggestions.flatMap(({ id, clauseId, implementation: text }) =>
        text === undefined ? [] : [{ id, clauseId, text }],
      );
      yield documentText(draft(answers, language));
      yield documentText(
        draft(
          suggestions.reduce((all, { change }) => ({ ...all, ...change }), answers),
          language,
          additions,
        ),
      );
    }
}

/** Sentences of sound contracts, of which none is a trap: our own drafts, and those written as examples of good ones. */
function soundSentences(language) {
  const texts = [
    ...ownDrafts(language),
    ...['golden/', `corpus/${language}/good/`].flatMap((folder) =>
      readdirSync(new URL(folder, root))
        .filter((name) => folder !== 'golden/' || name.endsWith(`${language}.txt`))
        .map((name) => readFileSync(new URL(folder + name, root), 'utf8').replaceAll(/^===.*$/gmu, '')),
    ),
  ];
  const seen = new Map();
  for (const text of texts)
    for (const { plain, heading } of read(text, language).sentences) seen.set(plain, { plain, heading });
  return [...seen.values()].map((wording) => ({ wording, groups: featureGroups(wording) }));
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

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const oddsOf = ({ trap, margin, ruled }, judge) =>
  judge.constant + judge.trap * trap + judge.margin * margin + (ruled ? judge.ruled : 0);

/** Both signs of a trap count alike; a rule counts as much as it adds to them. */
function fitJudge(rows) {
  const signs = rows.map(({ unit, parts }) => ({
    trap: Math.max(-9, ...parts.map(({ scores }) => blameOf(scores, places)[0])),
    margin: Math.max(-9, ...parts.map(({ scores }) => blameOf(scores, places)[1])),
    ruled: parts.some(({ ruled }) => ruled.size > 0),
    is: unit.kind === 'trap',
    isFair: unit.kind === 'fair',
  }));
  const of = (name) => signs.map((each) => each[name]);
  const judge = { trap: 1 / spread(of('trap')), margin: 1 / spread(of('margin')), ruled: 0 };
  judge.constant = -judge.trap * mean(of('trap')) - judge.margin * mean(of('margin'));
  const [, odds, ruled] = regress(
    signs.map((each) => ({
      at: [0, 1, 2],
      value: [1, oddsOf(each, judge), each.ruled ? 1 : 0],
      is: each.is,
      weight: 1,
    })),
    new Float64Array(3).fill(1e-3),
    60,
  );
  judge.ruled = ruled / odds;
  const trap = quantile(
    signs.filter(({ isFair }) => isFair).map((each) => oddsOf(each, judge)),
    1 - BLAMED,
  );
  const rounded = (value) => Number(value.toFixed(4));
  return {
    judge: Object.fromEntries(Object.entries(judge).map(([name, value]) => [name, rounded(value)])),
    trap: rounded(trap),
  };
}

/** Every wording of these hands as scorers see it that were fitted on the other hands. */
function unseen(hands, units, sound) {
  const written = fitScorers([...units.filter(({ hand }) => !hands.includes(hand)), ...sound], {
    most: MOST,
  });
  const model = modelOf(written);
  const rows = units
    .filter(({ hand }) => hands.includes(hand))
    .map((unit) => {
      const scored = unit.read.parts.map(({ sentence, ruled }) => ({
        scores: model.scores(sentence),
        ruled,
      }));
      return {
        unit,
        parts: scored,
        about: names.map((_, at) => Math.max(-9, ...scored.map(({ scores }) => scores[at]))),
      };
    });
  return { hands, written, rows };
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
  const least = quantile(missed, Math.min(1, (LOST * held.length) / missed.length));
  const present = Math.max(least, quantile(surest, 1 - SEEMS));
  /* Whole contracts speak of a provision more than once: of `contracts/to-learn` 2 % are then called missing, not 5. */
  const touched = (least + present) / 2;
  const share = (list, test) => (list.filter(test).length / list.length).toFixed(3);
  const said =
    `  provisions there: called missing ${(missed.filter((score) => score < touched).length / held.length).toFixed(3)}, to be looked for ${share(held, (score) => score >= touched && score < present)}; ` +
    `not there: called missing ${share(surest, (score) => score < touched)}, to be looked for ${share(surest, (score) => score >= touched && score < present)}\n`;
  return { said, touched: Number(touched.toFixed(4)), present: Number(present.toFixed(4)) };
}

/** `fit` for the product; `held` for measuring: what every wording is blamed for by what was learned without its author. */
export function learn(language) {
  const units = readUnits().filter((unit) => unit.language === language);
  for (const unit of units) {
    unit.wording = wordingOf(unit);
    unit.groups = featureGroups(unit.wording);
    unit.read = asRead(unit);
  }
  const sound = [...soundSentences(language), ...corpusPassages(language)];
  const hands = [...new Set(units.map(({ hand }) => hand))];
  const folds = Array.from({ length: Math.ceil(hands.length / TOGETHER) }, (_, at) =>
    unseen(hands.slice(at * TOGETHER, (at + 1) * TOGETHER), units, sound),
  );
  const rows = folds.flatMap((fold) => fold.rows);
  /* What is said of the wordings of a fold, by what was learned from the others alone. */
  const held = folds.flatMap((fold) => {
    const { judge, trap } = fitJudge(rows.filter(({ unit }) => !fold.hands.includes(unit.hand)));
    return fold.rows.map(({ unit, parts }) => ({
      unit,
      blamed: parts.flatMap(({ scores, ruled }) =>
        suspicions(scores, { judge, thresholds: { trap } }, places, ruled),
      ),
    }));
  });
  const { said, touched, present } = presence(rows);
  return {
    held,
    said,
    fit() {
      const { judge, trap } = fitJudge(rows);
      const fitted = () => fitScorers([...units, ...sound], { most: MOST });
      let written = fitted();
      for (let round = 0; round < ROUNDS; round++) {
        const model = modelOf(written);
        const blamed = sound.filter(
          ({ wording, isHard }) =>
            wording !== undefined &&
            !isHard &&
            suspicions(model.scores(wording), { judge, thresholds: { trap: trap - MARGIN } }, places, NONE)
              .length > 0,
        );
        if (blamed.length === 0) break;
        for (const each of blamed) each.isHard = true;
        written = fitted();
      }
      return { ...written, judge, thresholds: { trap, touched, present } };
    },
  };
}
