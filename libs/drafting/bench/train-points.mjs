/*
 * node libs/drafting/bench/train-points.mjs [--write]: which words speak of which point, learned from corpus/units; the reply makes a
 * change unasked only where a sentence has few others. Says of wordings by authors left out how many words their point does not account
 * for: of traps of one point, and of the same with a fair wording of another point behind them.
 */
import { readLabelled } from './labelled.mjs';
import { readUnits, wordingOf } from './units.mjs';
import { writeSource } from './write-source.mjs';

const { topicOf } = await import('../src/check/concepts/names.ts');
const { letterOf, stemsIn } = await import('../src/reply/points.ts');

/** A word is of a topic where so many authors use it there, nearly as often as elsewhere or oftener. */
const [AUTHORS, AS_OFTEN] = [2, 0.7];
/** It names a defect where it is so much oftener in its traps than elsewhere. */
const NAMES = 2;
/** It says nothing of the topic where that many authors use it of that many topics, and nowhere so much oftener. */
const NEUTRAL = { authors: 5, topics: 12, oftener: 4 };
/** Words of the grammar, which say as little where a topic hardly has them. */
const GRAMMAR = {
  en: 'the and for that this these those with from not any all are has have had been its his her their there which who whom whose will shall may must can would should into upon after before when where while until unless than then such same each every other others but nor neither either own only also even they them him she you your our ours was were being does did done out over under about between within without because since though although whether whatever whenever wherever however both some more most less least very just still yet again ever never here what how why one two three',
  lt: 'bet bei arba kad kai jei jeigu nors nes tik dar jau net čia ten taip pat kaip kuris kuri kurio kurios kuriam kuriai kurį kurią kuriuo kurie kurių kuriems kuriuos kurias jis jos jam jai jie jų jiems juos jas juo šis šio šiai šią šios šie šių tas tos tam tai tie tų tuos tokia toks tokio tokį tokios tokiu tokie tokių visas visa viso visos visi visų visus visais visiems bet kada koks kokia kokio kokį koki kokių kiekvi vienas viena vieno kitas kita kito kitos kitą kiti kitų kitus nuo iki per prie prieš pagal apie dėl už virš tarp savo pats pati gali galima turi turėti teisę teisės teisė nėra yra buvo bus būtų būti nebent išskyr kartu toliau tada tuomet kol kiek tiek daug mažiau labiau dažnai',
};
const LONGEST = 260;
const SHORT = 200;

function learned(units, language) {
  const sums = new Map();
  const sumOf = (key) => {
    if (!sums.has(key)) sums.set(key, { units: 0, stems: new Map() });
    return sums.get(key);
  };
  for (const { concept, kind, hand, stems } of units)
    for (const key of ['', topicOf(concept), ...(kind === 'trap' ? [`!${concept}`] : [])]) {
      const sum = sumOf(key);
      sum.units++;
      for (const stem of stems) {
        const one = sum.stems.get(stem) ?? { units: 0, hands: new Set() };
        one.units++;
        one.hands.add(hand);
        sum.stems.set(stem, one);
      }
    }
  const all = sumOf('');
  const topics = [...sums.keys()].filter((key) => key !== '' && !key.startsWith('!'));
  const oftener = (key, stem) => {
    const { units, stems } = sums.get(key);
    const usual = all.stems.get(stem).units / all.units;
    return ((stems.get(stem)?.units ?? 0) + usual) / (units + 1) / usual;
  };
  const isOf = (key, stem, least) =>
    (sums.get(key).stems.get(stem)?.hands.size ?? 0) >= AUTHORS && oftener(key, stem) >= least;
  const isNeutral = (stem) => {
    if (all.stems.get(stem).hands.size < NEUTRAL.authors) return false;
    const told = topics.filter((topic) => sums.get(topic).stems.has(stem));
    return told.length >= NEUTRAL.topics && told.every((topic) => oftener(topic, stem) < NEUTRAL.oftener);
  };
  const neutral = new Set([...stemsIn(GRAMMAR[language]), ...[...all.stems.keys()].filter(isNeutral)]);
  return {
    neutral,
    topics: new Map(
      [...all.stems.keys()]
        .filter((stem) => !neutral.has(stem))
        .map((stem) => [stem, topics.filter((topic) => isOf(topic, stem, AS_OFTEN))])
        .filter(([, of]) => of.length > 0),
    ),
    defects: new Map(
      [...sums.keys()]
        .filter((key) => key.startsWith('!') && !key.endsWith('.'))
        .map((key) => [
          key.slice(1),
          [...sums.get(key).stems.keys()].filter((stem) => isOf(key, stem, NAMES)),
        ]),
    ),
  };
}

const beside = ({ neutral, topics }, concept, stems) =>
  [...new Set(stems)].filter((stem) => !neutral.has(stem) && !topics.get(stem)?.includes(topicOf(concept)))
    .length;

function leftOut(units, language) {
  const [alone, mixed] = [[], []];
  for (const hand of new Set(units.map((each) => each.hand))) {
    const words = learned(
      units.filter((each) => each.hand !== hand),
      language,
    );
    const own = units.filter((each) => each.hand === hand);
    if (own.some(({ id }) => id === undefined)) continue;
    const others = own.filter(({ kind, text }) => kind !== 'trap' && text.length < SHORT);
    const traps = own.filter(
      ({ kind, text, also, concept }) =>
        kind === 'trap' && text.length < LONGEST && also.every((each) => topicOf(each) === topicOf(concept)),
    );
    for (const [at, { concept, stems }] of traps.entries()) {
      alone.push(beside(words, concept, stems));
      const other = others[(at * 7) % others.length];
      if (other && topicOf(other.concept) !== topicOf(concept))
        mixed.push(beside(words, concept, [...stems, ...other.stems]));
    }
  }
  const share = (list, most) => (list.filter((each) => each <= most).length / list.length).toFixed(3);
  for (const most of [3, 4, 5, 6])
    process.stdout.write(
      `${language}: at most ${most} words beside the point in ${share(alone, most)} of ${alone.length} traps of one point, in ${share(mixed, most)} of ${mixed.length} with another one behind\n`,
    );
}

/** Some contracts have several words for a side. */
const nameIn = (name) => (Array.isArray(name) ? name[0] : name) ?? null;

/** What stands in whole contracts and is wrong there, as wordings. */
const planted = readLabelled().flatMap(({ hand, labels: { language, provider, client, planted: all } }) =>
  all.map(({ quote, topics: [topic], defect }) => ({
    ...{ hand, language, kind: 'trap', concept: defect ?? `${topic}.`, text: quote, heading: null, also: [] },
    names: { provider: nameIn(provider), client: nameIn(client) },
  })),
);

for (const language of ['en', 'lt']) {
  const wordings = [...readUnits(), ...planted]
    .filter((each) => each.language === language)
    .map((each) => ({ ...each, stems: [...stemsIn(wordingOf(each).plain)] }));
  leftOut(wordings, language);
  if (!process.argv.includes('--write')) continue;
  const { neutral, topics, defects } = learned(wordings, language);
  const sorted = (list) => [...list].sort().join(' ');
  const words = {
    neutral: sorted(neutral),
    topics: sorted([...topics].map(([stem, of]) => `${stem}:${of.map(letterOf).join('')}`)),
    defects: Object.fromEntries([...defects].sort().map(([id, stems]) => [id, sorted(stems)])),
  };
  await writeSource(
    new URL(`../src/reply/point-words-${language}.ts`, import.meta.url).pathname,
    `import type { PointWords } from './point-words.js';\n\n/* Written by bench/train-points.mjs. */\nexport const WORDS: PointWords = ${JSON.stringify(words)};\n`,
  );
}
