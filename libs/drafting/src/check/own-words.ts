import type { Language } from '../model/document.js';
import { CONCEPTS } from './concepts/catalogue/index.js';
import { readConcepts } from './concepts/read-concepts.js';
import { evidence, finding, gravestFirst } from './finding.js';
import { readContract } from './read-contract.js';
import type { Finding } from './report.js';

interface OwnContract {
  /** How it begins: what its parties are called. */
  readonly opening: string;
  readonly language: Language;
}

/** In log odds: few people set a trap for themselves. */
const SURER = 1;

/**
 * What a client's contract would be blamed for, in words that somebody puts into a contract of their own: the gravest first, told in
 * `language`, quoted by offsets of `words`. They are read by themselves after the opening: that another clause contradicts them makes
 * them no better.
 */
export function blamedWords(words: string, contract: OwnContract, language: Language): Finding[] {
  const before = `${contract.opening}\n\n`;
  const text = `${before}${words}`;
  const { traps } = readConcepts(readContract(text, contract), new Map(), SURER);
  const found = traps.flatMap(({ defect, sentence: { start, end, ...sentence } }) => {
    const concept = CONCEPTS[defect];
    if (concept === undefined || start < before.length) return [];
    const place = { ...sentence, start: start - before.length, end: end - before.length };
    return [finding(defect, concept, { language, kind: 'services' }, evidence(words, place))];
  });
  return gravestFirst(found);
}
