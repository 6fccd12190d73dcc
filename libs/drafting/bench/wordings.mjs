/*
 * node bench/wordings.mjs HAND…: what the check says of the wordings of these authors (`corpus/units`), each read by itself: of the traps
 * of risk 3 or more how many are found (a finding about a topic that the label names; one of risk 3 or more about anything), and of the
 * fair ones how many such a finding blames; and how often the learned reader thinks worse of a trap than of a fair wording (0.5 is chance),
 * beside how often the trap is just the longer one, which tells whether the author gave them away by their length. An author whom the reader
 * has learned from is no measure of it; of pairs only the half is read that is kept back (`isKeptBack`).
 */
import { isKeptBack, readUnits, wordingOf } from './units.mjs';

const { readConcepts } = await import('../src/check/concepts/read-concepts.ts');
const { CONCEPTS } = await import('../src/check/concepts/catalogue/index.ts');
const { topicOf } = await import('../src/check/concepts/names.ts');
const { readerOf } = await import('../src/check/concepts/reader.ts');

const GRAVE = 3;
const severityOf = (defect) => CONCEPTS[defect]?.severity ?? 0;
const share = (part, all) => `${part}/${all} = ${(part / all).toFixed(3)}`;

/** The area under the ROC curve of `score`: how often a trap has more of it than a fair wording; as much counts half. */
function areaOf(score, traps, fair) {
  const [worse, better] = [traps.map(score), fair.map(score)];
  const above = worse.flatMap((one) => better.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return (above.reduce((sum, each) => sum + each, 0) / above.length).toFixed(3);
}
const oddsOf = (unit) => readerOf(unit.language).read(wordingOf(unit)).odds;

const found = (unit) => {
  const { plain, heading } = wordingOf(unit);
  const sentences = [{ start: 0, end: plain.length, plain, heading }];
  const contract = { text: plain, language: unit.language, sentences, parties: [], isCertain: true };
  return readConcepts(contract, new Map()).traps.map(({ defect }) => defect);
};

for (const hand of process.argv.slice(2)) {
  const all = readUnits().filter((unit) => unit.hand === hand);
  const units = all.some(isKeptBack) ? all.filter(isKeptBack) : all;
  const traps = units.filter(({ kind, concept }) => kind === 'trap' && severityOf(concept) >= GRAVE);
  const told = traps.map((unit) => ({
    topics: [unit.concept, ...unit.also].map(topicOf),
    said: found(unit),
  }));
  const named = told.filter(({ topics, said }) => said.some((defect) => topics.includes(topicOf(defect))));
  const grave = told.filter(({ said }) => said.some((defect) => severityOf(defect) >= GRAVE));
  const fair = units.filter(({ kind }) => kind === 'fair');
  const blamed = fair.filter((unit) => found(unit).some((defect) => severityOf(defect) >= GRAVE));
  process.stdout.write(
    `${hand}: traps found ${share(named.length, traps.length)}, anything grave said of them ${share(grave.length, traps.length)}, fair blamed ${share(blamed.length, fair.length)}; area under the curve: reader ${areaOf(oddsOf, traps, fair)}, length ${areaOf(({ text }) => text.length, traps, fair)}\n`,
  );
}
