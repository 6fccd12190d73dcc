/*
 * node bench/encoder/measure.mjs collect FILE LANGUAGE: every sentence of what is measured, for scores.py.
 * node bench/encoder/measure.mjs tell SCORES LANGUAGE [--third]: what the check finds and blames by mode and threshold of the second reader.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readUnits, wordingOf } from '../units.mjs';
import { asUploaded } from '../as-uploaded.mjs';
import { check as adapter } from '../contracts-adapter.mjs';

const { check } = await import('../../src/check/check.ts');
const { readConcepts, trial } = await import('../../src/check/concepts/read-concepts.ts');
const { CONCEPTS } = await import('../../src/check/concepts/catalogue/index.ts');
const { topicOf } = await import('../../src/check/concepts/names.ts');
const { contracts } = await import('../../../../../shared/data/checker/score.mjs');

const [command, file, language] = process.argv.slice(2);
const hasThird = process.argv.includes('--third') || command === 'collect';
/* NET=…: another fit of today's net, as train.py writes it. */
if (process.env.NET) {
  const { ConceptReader, readers } = await import('../../src/check/concepts/reader.ts');
  const learned = JSON.parse(readFileSync(process.env.NET.replace('.bin', '.json'), 'utf8'));
  readers.set(language, new ConceptReader({ thresholds: { ...learned, trap: language === 'en' ? -2.6 : -2 }, weights: readFileSync(process.env.NET).toString('base64') }));
}
const corpus = new URL('../../corpus/', import.meta.url);
const severityOf = (defect) => CONCEPTS[defect]?.severity ?? 0;
const touches = (one, other) => one.start < other.end && other.start < one.end;
const keyOf = ({ plain, heading }) => `${heading}\n${plain}`;

const units = readUnits().filter(({ hand, kind }) => hand === `${language}-14` && kind !== 'present');
function wordings() {
  const said = (unit) => {
    const { plain, heading } = wordingOf(unit);
    const sentences = [{ start: 0, end: plain.length, plain, heading }];
    return readConcepts({ text: plain, language, sentences, parties: [], isCertain: true }, new Map()).traps.map(({ defect }) => defect);
  };
  let [found, anything, blamed] = [0, 0, 0];
  for (const unit of units) {
    if (unit.kind === 'trap' && severityOf(unit.concept) < 3) continue;
    const defects = said(unit);
    const isGrave = defects.some((defect) => severityOf(defect) >= 3);
    const topics = [unit.concept, ...unit.also].map(topicOf);
    if (unit.kind === 'fair') blamed += isGrave ? 1 : 0;
    else {
      found += defects.some((defect) => topics.includes(topicOf(defect))) ? 1 : 0;
      anything += isGrave ? 1 : 0;
    }
  }
  return `${found}(${anything})/${blamed}`;
}

function placeOf(text, words) {
  const at = text.indexOf(words);
  if (at < 0) throw new Error(`not in the text: ${words}`);
  return { start: at, end: at + words.length };
}
function mixed(set) {
  const directory = new URL(`mixed/${set}/`, corpus);
  let [found, blamed] = [0, 0];
  for (const line of readFileSync(new URL('labels.jsonl', directory), 'utf8').split('\n').filter(Boolean)) {
    const { id, problems, fairButHard } = JSON.parse(line);
    if (!id.startsWith(language)) continue;
    const text = asUploaded(readFileSync(new URL(`${id}.txt`, directory), 'utf8'));
    const grave = check(text, { language }).findings.filter(({ riskFactor, evidence }) => riskFactor >= 3 && evidence !== undefined);
    const isHit = (sentence) => grave.some(({ evidence }) => touches(evidence, placeOf(text, sentence)));
    found += problems.filter(({ sentence }) => isHit(sentence)).length;
    blamed += fairButHard.filter(isHit).length;
  }
  return `${found}/${blamed}`;
}
async function whole(directory) {
  const rows = (await contracts(adapter, [directory])).filter((row) => row.language === language);
  const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
  return `${sum('hit')}(${sum('graveHit')})/${sum('fairFlagged')} of ${sum('planted')},${sum('fair')}; ${sum('quoted')} quoted`;
}
const heldOut = new URL('contracts/held-out', corpus).pathname;
async function all() {
  return [
    wordings(),
    await whole(heldOut),
    await whole(new URL('../../../../../shared/data/checker/a', import.meta.url).pathname),
    mixed('second'),
    ...(hasThird ? [mixed('third')] : []),
  ];
}

if (command === 'collect') {
  const seen = new Map();
  trial.read = (sentence, reading) => {
    seen.set(keyOf(sentence), { plain: sentence.plain, heading: sentence.heading, odds: reading.odds });
    return reading;
  };
  const named = new Map();
  trial.names = ({ defect, sentence: { plain } }) => {
    named.set(`${defect}\n${plain}`, { defect, plain });
    return true;
  };
  await all();
  /* What a lower threshold would name as well. */
  const plainRead = trial.read;
  for (const lower of [3, 2, 1, -1, -2]) {
    trial.read = (sentence, reading) => ({ ...plainRead(sentence, reading), odds: reading.odds + lower });
    await all();
  }
  writeFileSync(`${file}.named`, [...named.values()].map((row) => `${JSON.stringify(row)}\n`).join(''));
  process.stdout.write(`${named.size} named\n`);
  writeFileSync(file, [...seen.values()].map((row) => `${JSON.stringify(row)}\n`).join(''));
  process.stdout.write(`${seen.size} sentences\n`);
} else {
  const scores = new Map(readFileSync(file, 'utf8').trim().split('\n').map((line) => { const row = JSON.parse(line); return [keyOf(row), row[process.env.FIELD ?? "score"]]; }));
  const scoreOf = (sentence) => {
    const score = scores.get(keyOf(sentence));
    if (score === undefined) throw new Error(`no score: ${keyOf(sentence)}`);
    return score;
  };
  const say = async (name) => process.stdout.write(`| ${[name, ...(await all())].join(' | ')} |\n`);
  const plainRead = trial.read;
  process.stdout.write(`| reader | ${language}-14 | held-out | set a | second |${hasThird ? ' third |' : ''}\n|-|-|-|-|-|\n`);
  const given = process.argv.find((each) => each.startsWith('--only='))?.slice(7).split(',');
  const isAsked = (name) => given === undefined || given.includes(name);
  if (isAsked('today')) await say('today');
  for (const bar of isAsked('veto') ? (process.env.BARS ?? '-8,-6,-5,-4,-3,-2,-1,0,1,2').split(',').map(Number) : []) {
    trial.agrees = (sentence) => scoreOf(sentence) > bar;
    await say(`today and encoder > ${bar}`);
  }
  trial.agrees = () => true;
  if (isAsked('pair')) {
    const answers = new Map(readFileSync(process.env.PAIRS, 'utf8').trim().split('\n').map((line) => { const row = JSON.parse(line); return [`${row.defect}\n${row.plain}`, row.score]; }));
    const answerTo = ({ defect, sentence: { plain } }) => {
      const answer = answers.get(`${defect}\n${plain}`);
      if (answer === undefined) throw new Error(`no answer: ${defect} ${plain}`);
      return answer;
    };
    for (const lower of (process.env.LOWER ?? '0').split(',').map(Number))
      for (const bar of (process.env.BARS ?? '-4,-3,-2,-1.5,-1,-0.5,0,0.5,1,1.5,2,3').split(',').map(Number)) {
        trial.read = (sentence, reading) => ({ ...reading, odds: reading.odds + lower });
        trial.names = (trap) => bar === -99 || answerTo(trap) > bar;
        await say(`today lower by ${lower} and pair > ${bar}`);
      }
    trial.read = plainRead;
    trial.names = () => true;
  }
  const TRAP = language === 'en' ? -2.6 : -2;
  for (const [w, bars] of isAsked('sum') ? [[0, [-4, -3, -2, -1, 0, 1, 2, 3]], [0.5, [-4, -2, -1, 0, 1, 2]]] : [])
    for (const bar of bars) {
      trial.read = (sentence, reading) => ({ ...reading, odds: w * reading.odds + scoreOf(sentence) * (1 - w) - bar + TRAP });
      await say(w === 0 ? `encoder alone > ${bar}` : `mean of both > ${bar}`);
    }
  trial.read = plainRead;
}
