import { readFileSync } from 'node:fs';
import './sources.mjs';

const { sentences } = await import('../src/check/segment.ts');
const { contextFeatures, sentenceFeatures, signFeatures } = await import('../src/check/features.ts');
const { isCandidate } = await import('../src/check/recogniser.ts');

/** The labelled contracts of a file, one JSON a line (data/cuad/README.md says its shape). */
export const readContracts = (file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Features as numbers: tens of millions of them are kept while training. */
export class Vocabulary {
  #numbers = new Map();
  names = [];

  numberOf(name) {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.#numbers.set(name, number);
    }
    return number;
  }

  numbersOf = (names) => Int32Array.from(names, (name) => this.numberOf(name));
}

/** Sentences of every contract with their features, computed once. */
export const prepare = (contracts, vocabulary) =>
  contracts.map(({ text, spans, labels }) => ({
    labels,
    spans,
    sentences: sentences(text).map((sentence, at, all) => ({
      sentence,
      features: vocabulary.numbersOf([...sentenceFeatures(sentence), ...contextFeatures(all, at)]),
    })),
  }));

const LEAST_OVERLAP = 15;

const marks = ({ start, end }, [from, to]) =>
  Math.min(to, end) - Math.max(from, start) > LEAST_OVERLAP || (from >= start && to <= end);

/** The candidates of one recogniser by contract, each with whether a lawyer marked it. */
export const candidatesOf = (recogniser, prepared, vocabulary) =>
  prepared.map(({ labels, spans, sentences: all }) => ({
    present: recogniser.provision in labels,
    rows: all
      .filter(({ sentence }) => isCandidate(recogniser, sentence))
      .map(({ sentence, features }) => ({
        marked: (spans[recogniser.provision] ?? []).some((span) => marks(sentence, span)),
        features: Int32Array.of(...features, ...vocabulary.numbersOf(signFeatures(recogniser, sentence))),
      })),
  }));
