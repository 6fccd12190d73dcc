import type { AskedWhen } from '@pactwright/drafting';
import type { Answers, ContractDetail } from '@pactwright/protocol';
import { WORK_TYPE_KEY } from '../../../../shared/answers/wizard-content.js';
import { NoAnswerError } from '../../../../shared/api/api-error.js';
import type { Connection } from '../../../../shared/api/connection.js';
import type { LocalDraft } from '../local-draft.js';
import type { Visit } from './visit.js';

export interface ContractCalls {
  create(): Promise<{ contractId: string }>;
  /** Undefined when the contract is not (or no longer) the caller's. */
  find(contractId: string): Promise<StoredContract | undefined>;
}

type StoredContract = Pick<ContractDetail, 'id' | 'answers'> &
  Partial<Pick<ContractDetail, 'isPaid' | 'askedWhen'>>;

export interface OpenedContract {
  /** Null while there is no connection to ask the server for one. */
  readonly contractId: string | null;
  readonly answers: Answers;
  /** When its questions are asked, where that was settled by its payment. */
  readonly settledWhen?: AskedWhen;
  /** Keys whose values this browser holds and the server may not. */
  readonly unsaved: readonly string[];
  /** The answers are those of an earlier visit. */
  readonly isRestored: boolean;
  /** No earlier visit has worked on it. */
  readonly isNew: boolean;
  /** The contract asked for is not one of the caller's. */
  readonly isNotFound: boolean;
  /** The kept draft, where it belongs to another contract, which the server has not got whole. */
  readonly unsent: LocalDraft | undefined;
  /** The server has given or confirmed it. */
  readonly isAttached: boolean;
}

/** The contract of a visit, from the server or, when it does not answer, from this browser. Undefined when neither has it. */
export async function openContract(
  calls: ContractCalls,
  visit: Visit,
  connection: Connection,
): Promise<OpenedContract | undefined> {
  if (connection === 'online') {
    try {
      return await openFromServer(calls, visit);
    } catch (cause) {
      if (!(cause instanceof NoAnswerError)) throw cause;
    }
  }
  return openFromBrowser(visit);
}

type Wanted = Pick<Visit, 'draft' | 'contractId' | 'workType'>;

/**
 * The contract asked for, else that of the kept draft, else the server's untouched or new one. The server's answers hold,
 * except those that this browser has not been able to send; when the contract is gone, all the answers kept here move to a
 * new one.
 */
export async function openFromServer(calls: ContractCalls, wanted: Wanted): Promise<OpenedContract> {
  const draft = isForOtherWork(wanted) ? undefined : wanted.draft;
  const stored = await findFirst(calls, [wanted.contractId, draft?.contractId ?? null]);
  const isNotFound = wanted.contractId !== null && stored?.id !== wanted.contractId;
  if (stored) {
    const own = draft?.contractId === stored.id ? draft : undefined;
    return {
      contractId: stored.id,
      answers: own ? withUnsaved(stored.answers, own.formData, own.unsaved) : stored.answers,
      unsaved: own?.unsaved ?? [],
      isRestored: own !== undefined,
      isNew: false,
      isNotFound,
      unsent: unsentElsewhere(wanted.draft, stored.id),
      isAttached: true,
      ...(stored.isPaid && stored.askedWhen && { settledWhen: stored.askedWhen }),
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
    unsent: draft ? undefined : unsentElsewhere(wanted.draft, contractId),
    isAttached: true,
  };
}

/**
 * What this browser keeps of the contract asked for, or a contract that gets its id later. Undefined when a contract is
 * asked for whose answers only the server has.
 */
function openFromBrowser({ draft, contractId, isBlank }: Visit): OpenedContract | undefined {
  const isKept = draft !== undefined && (contractId === null || draft.contractId === contractId);
  if (!isKept && contractId !== null && !isBlank) return undefined;
  const own = isKept ? draft : undefined;
  return {
    contractId: own?.contractId ?? null,
    answers: own?.formData ?? {},
    /* What has never been on the server lacks everything there. */
    unsaved: own?.contractId ? own.unsaved : Object.keys(own?.formData ?? {}),
    isRestored: own !== undefined,
    isNew: own === undefined,
    isNotFound: false,
    unsent: isKept ? undefined : draft,
    isAttached: false,
  };
}

/** The server's answers, with what was changed here and has not arrived there: cleared answers are gone. */
export function withUnsaved(stored: Answers, here: Answers, unsaved: readonly string[]): Answers {
  const answers = { ...stored };
  for (const key of unsaved) {
    const value = here[key];
    if (value === undefined) delete answers[key];
    else answers[key] = value;
  }
  return answers;
}

/** A template for one kind of work was picked while a contract for another kind is unfinished: that one stays as it is. */
function isForOtherWork({ draft, contractId, workType }: Wanted): boolean {
  const kept = draft?.formData[WORK_TYPE_KEY];
  return contractId === null && workType !== null && Boolean(draft?.contractId && kept) && kept !== workType;
}

async function findFirst(calls: ContractCalls, ids: readonly (string | null)[]) {
  for (const id of new Set(ids)) {
    const contract = id === null ? undefined : await calls.find(id);
    if (contract) return contract;
  }
  return undefined;
}

const unsentElsewhere = (draft: LocalDraft | undefined, contractId: string): LocalDraft | undefined =>
  draft?.contractId && draft.contractId !== contractId && draft.unsaved.length > 0 ? draft : undefined;
