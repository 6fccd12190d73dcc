import type { Answers, ContractDetail } from '@pactwright/protocol';
import type { LocalDraft } from './local-draft.js';

export interface ContractCalls {
  create(): Promise<{ contractId: string }>;
  /** Undefined when the contract is not (or no longer) the caller's. */
  find(contractId: string): Promise<Pick<ContractDetail, 'id' | 'answers'> | undefined>;
}

export interface StartedContract {
  readonly contractId: string;
  readonly answers: Answers;
  /** Keys whose values this browser holds and the server may not. */
  readonly unsaved: readonly string[];
  readonly isRestored: boolean;
}

/**
 * The contract that an entry into the wizard works on: the one named in the address, else that of the kept draft, else the
 * server's untouched or new one. Answers kept in this browser win over the server's; when their contract is gone they move
 * to a new one whole.
 */
export async function startContract(
  calls: ContractCalls,
  draft: LocalDraft | undefined,
  resumeId: string | null,
): Promise<StartedContract> {
  const wantedId = resumeId ?? draft?.contractId ?? null;
  const own = draft && (resumeId === null || draft.contractId === resumeId) ? draft : undefined;
  const stored = wantedId === null ? undefined : await calls.find(wantedId);
  if (stored) {
    return {
      contractId: stored.id,
      answers: { ...stored.answers, ...own?.formData },
      unsaved: own?.unsaved ?? [],
      isRestored: own !== undefined,
    };
  }
  const { contractId } = await calls.create();
  return {
    contractId,
    answers: own?.formData ?? {},
    unsaved: Object.keys(own?.formData ?? {}),
    isRestored: own !== undefined,
  };
}
