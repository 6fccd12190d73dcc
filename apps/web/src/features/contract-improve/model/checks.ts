import { structureChecks, type StructureCheck } from '@pactwright/drafting';
import type { Addition, Language } from '@pactwright/protocol';
import { approvedAdditions, type ImproveState } from '../../../shared/improving/improve-state.js';
import { hasLostReference } from '../../../shared/improving/followed-references.js';

const REFERENCES = 'legal.references';

/** The checks of the contract's structure; a number that another clause has taken over leads to the wrong one. */
export const checksOf = (
  state: ImproveState,
  language: Language,
  additions: readonly Addition[] = approvedAdditions(state),
): StructureCheck[] => {
  const isLost = hasLostReference(state);
  return structureChecks(state.formData, language, additions).map((check) =>
    isLost && check.id === REFERENCES ? { ...check, isPassed: false } : check,
  );
};
