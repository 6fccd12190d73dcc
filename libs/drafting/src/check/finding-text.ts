import type { Language } from '../model/document.js';
import { ABSENCES } from './absences/absences.js';
import { CONCEPTS } from './concepts/catalogue/index.js';
import type { Concept } from './concepts/catalogue/concept.js';
import { isAboutWork } from './kinds/expected.js';
import type { ContractKind, Finding } from './report.js';
import { withoutClient } from './without-client.js';

const MISSING = '.missing';
export const missingId = (topic: string): string => `${topic}${MISSING}`;

const ABSENT: Readonly<Partial<Record<string, Concept>>> = ABSENCES;

/** What a finding of this id is about; undefined for one that these rules do not know. */
const conceptOf = (id: string): Concept | undefined =>
  id.endsWith(MISSING) ? ABSENT[id.slice(0, -MISSING.length)] : CONCEPTS[id];

export type FindingText = Pick<Finding, 'heading' | 'suggestion' | 'why'>;

/** For whom a finding is told, and in a contract of which kind. */
export interface Told {
  readonly language: Language;
  readonly kind: ContractKind;
}

/**
 * The words of a finding: they follow from its id and the kind of contract, so that a kept one can be told in the other
 * language as well.
 */
export function findingText(id: string, told: Told): FindingText | undefined {
  const concept = conceptOf(id);
  return concept && textOf(concept, told);
}

export function textOf(concept: Concept, { language, kind }: Told): FindingText {
  const say = isAboutWork(kind) ? (text: string): string => text : withoutClient[language];
  const { heading, ask, why } = concept[language];
  return { heading: say(heading), suggestion: say(ask), why: say(why) };
}
