import type { StartedContract, WizardEntry } from './start-contract.js';

export interface OfflineEntry extends WizardEntry {
  /** The contract named had no answers on the server when it was opened. */
  readonly isBlank: boolean;
}

/**
 * An entry into the wizard that the server does not answer: goes on with what this browser keeps, or begins a contract that
 * gets its id later. Undefined when a contract is wanted whose answers only the server has.
 */
export function startOffline({ draft, resumeId, isBlank }: OfflineEntry): StartedContract | undefined {
  const isKept = draft !== undefined && (resumeId === null || draft.contractId === resumeId);
  if (!isKept && resumeId !== null && !isBlank) return undefined;
  const own = isKept ? draft : undefined;
  return {
    contractId: own?.contractId ?? null,
    answers: own?.formData ?? {},
    /* What has never been on the server lacks everything there. */
    unsaved: own?.contractId ? own.unsaved : Object.keys(own?.formData ?? {}),
    isRestored: own !== undefined,
    isNew: own === undefined,
    isNotFound: false,
    leftBehind: isKept ? undefined : draft,
  };
}
