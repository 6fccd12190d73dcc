/*
 * node bench/wordings.mjs HAND…: what the check says of the wordings of these authors (`corpus/units`), each read by itself: of the traps
 * of risk 3 or more how many are found (a finding about a topic that the label names; one of risk 3 or more about anything), and of the
 * fair ones how many such a finding blames. An author whom the reader has learned from is no measure of it.
 */
import { readUnits, wordingOf } from './units.mjs';

const { readConcepts } = await import('../src/check/concepts/read-concepts.ts');
const { CONCEPTS } = await import('../src/check/concepts/catalogue/index.ts');
const { topicOf } = await import('../src/check/concepts/names.ts');

const GRAVE = 3;
const severityOf = (defect) => CONCEPTS[defect]?.severity ?? 0;
const share = (part, all) => `${part}/${all} = ${(part / all).toFixed(3)}`;

const found = (unit) => {
  const { plain, heading } = wordingOf(unit);
  const sentences = [{ start: 0, end: plain.length, plain, heading }];
  const contract = { text: plain, language: unit.language, sentences, parties: [], isCertain: true };
  return readConcepts(contract, new Map()).traps.map(({ defect }) => defect);
};

for (const hand of process.argv.slice(2)) {
  const units = readUnits().filter((unit) => unit.hand === hand);
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
    `${hand}: traps found ${share(named.length, traps.length)}, anything grave said of them ${share(grave.length, traps.length)}, fair blamed ${share(blamed.length, fair.length)}\n`,
  );
}
