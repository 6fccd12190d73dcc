import type { Concept } from './concepts/catalogue/concept.js';
import { textOf, type Told } from './finding-text.js';
import type { Evidence, Finding } from './report.js';
import type { Sentence } from './segment.js';

/** A defect or an absence as it is told to the one who works; `quoted` are the words that have it. */
export function finding(id: string, concept: Concept, told: Told, quoted?: Evidence): Finding {
  const { category, severity } = concept;
  const said = { id, category, riskFactor: severity, ...textOf(concept, told) };
  return quoted === undefined ? said : { ...said, evidence: quoted };
}

export const evidence = (text: string, { start, end }: Sentence): Evidence => ({
  quote: text.slice(start, end),
  start,
  end,
});

const LAST = Number.MAX_SAFE_INTEGER;
export const gravestFirst = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort(
    (a, b) => b.riskFactor - a.riskFactor || (a.evidence?.start ?? LAST) - (b.evidence?.start ?? LAST),
  );
