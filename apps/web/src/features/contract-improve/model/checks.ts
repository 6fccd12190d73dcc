import { structureChecks, type StructureCheck } from '@pactwright/drafting';
import type { Addition, Language } from '@pactwright/protocol';
import { approvedAdditions, type ImproveState } from '../../../shared/improving/improve-state.js';
import { hasLostReference } from '../../../shared/improving/followed-references.js';

const REFERENCES = 'legal.references';

/** The checks that the contract has to pass; a number that another clause has taken over leads to the wrong one. */
export const checksOf = (
  state: ImproveState,
  language: Language,
  additions: readonly Addition[] = approvedAdditions(state),
): StructureCheck[] => {
  const isLost = hasLostReference(state);
  return structureChecks(state.formData, language, additions)
    .filter(({ isAdvice }) => !isAdvice)
    .map((check) => (isLost && check.id === REFERENCES ? { ...check, isPassed: false } : check));
};
