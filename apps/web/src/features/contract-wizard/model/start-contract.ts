import type { Answers, ContractDetail } from '@pactwright/protocol';
import type { LocalDraft } from './local-draft.js';

export interface ContractCalls {
  create(): Promise<{ contractId: string }>;
  /** Undefined when the contract is not (or no longer) the caller's. */
  find(contractId: string): Promise<Pick<ContractDetail, 'id' | 'answers'> | undefined>;
}

export interface WizardEntry {
  readonly draft: LocalDraft | undefined;
  /** The contract named in the address. */
  readonly resumeId: string | null;
  /** The type of work chosen on the home page. */
  readonly workType: string | null;
  /** This browser keeps a draft of an account that is not signed in. */
  readonly isHeldBack?: boolean;
}

export interface StartedContract {
  /** Null while there is no connection to ask the server for one. */
  readonly contractId: string | null;
  readonly answers: Answers;
  /** Keys whose values this browser holds and the server may not. */
  readonly unsaved: readonly string[];
  readonly isRestored: boolean;
  /** No earlier visit has worked on it. */
  readonly isNew: boolean;
  /** The contract named in the address is not one of the caller's. */
  readonly isNotFound: boolean;
  /** The kept draft belongs to another contract, which the server has not got whole. */
  readonly leftBehind: LocalDraft | undefined;
}

/**
 * The contract that an entry into the wizard works on: the one named in the address, else that of the kept draft, else the
 * server's untouched or new one. The server's answers hold, except those that this browser has not been able to send; when
 * the contract is gone, all the answers kept here move to a new one.
 */
export async function startContract(calls: ContractCalls, entry: WizardEntry): Promise<StartedContract> {
  const draft = isForOtherWork(entry) ? undefined : entry.draft;
  const stored = await findFirst(calls, [entry.resumeId, draft?.contractId ?? null]);
  const isNotFound = entry.resumeId !== null && stored?.id !== entry.resumeId;
  if (stored) {
    const own = draft?.contractId === stored.id ? draft : undefined;
    return {
      contractId: stored.id,
      answers: own ? withUnsaved(stored.answers, own) : stored.answers,
      unsaved: own?.unsaved ?? [],
      isRestored: own !== undefined,
      isNew: false,
      isNotFound,
      leftBehind: leftBehind(entry.draft, stored.id),
    };
  }
  const { contractId } = await calls.create();
  return {
    contractId,
    answers: draft?.formData ?? {},
    unsaved: Object.keys(draft?.formData ?? {}),
    isRestored: draft !== undefined,
    isNew: draft === undefined,
    isNotFound,
    leftBehind: draft ? undefined : leftBehind(entry.draft, contractId),
  };
}

/** A template for one kind of work was picked while a contract for another kind is unfinished: that one stays as it is. */
function isForOtherWork({ draft, resumeId, workType }: WizardEntry): boolean {
  const kept = draft?.formData['freelance_type'];
  return resumeId === null && workType !== null && Boolean(draft?.contractId && kept) && kept !== workType;
}

async function findFirst(calls: ContractCalls, ids: readonly (string | null)[]) {
  for (const id of new Set(ids)) {
    const contract = id === null ? undefined : await calls.find(id);
    if (contract) return contract;
  }
  return undefined;
}

function withUnsaved(stored: Answers, { formData, unsaved }: LocalDraft): Answers {
  const answers = { ...stored };
  for (const key of unsaved) {
    const value = formData[key];
    if (value === undefined) delete answers[key];
    else answers[key] = value;
  }
  return answers;
}

const leftBehind = (draft: LocalDraft | undefined, contractId: string): LocalDraft | undefined =>
  draft?.contractId && draft.contractId !== contractId && draft.unsaved.length > 0 ? draft : undefined;
