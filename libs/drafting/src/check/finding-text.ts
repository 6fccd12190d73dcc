import type { Language } from '../model.js';
import { ABSENCES } from './absences/absences.js';
import { CONCEPTS } from './concepts/catalogue/index.js';
import type { Concept } from './concepts/catalogue/concept.js';
import type { Finding } from './report.js';

const MISSING = '.missing';
export const missingId = (topic: string): string => `${topic}${MISSING}`;

const ABSENT: Readonly<Partial<Record<string, Concept>>> = ABSENCES;

/** What a finding of this id is about; undefined for one that these rules do not know. */
const conceptOf = (id: string): Concept | undefined =>
  id.endsWith(MISSING) ? ABSENT[id.slice(0, -MISSING.length)] : CONCEPTS[id];

export type FindingText = Pick<Finding, 'heading' | 'suggestion' | 'why'>;

/** The words of a finding: they follow from its id alone, so that a kept one can be told in the other language as well. */
export function findingText(id: string, language: Language): FindingText | undefined {
  const concept = conceptOf(id);
  return concept && textOf(concept, language);
}

export function textOf(concept: Concept, language: Language): FindingText {
  const { heading, ask, why } = concept[language];
  return { heading, suggestion: ask, why };
}
