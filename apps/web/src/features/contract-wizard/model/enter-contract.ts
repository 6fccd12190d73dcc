import { NoAnswerError } from '../../../shared/api/api-error.js';
import type { Connection } from '../../../shared/offline/connection.js';
import { startContract, type ContractCalls, type StartedContract } from './start-contract.js';
import { startOffline, type OfflineEntry } from './start-offline.js';

interface EnteredContract {
  readonly contract: StartedContract;
  /** False: the server has yet to be asked. */
  readonly isAttached: boolean;
}

/** The contract of an entry, from the server or, when it does not answer, from this browser. Undefined when neither has it. */
export async function enterContract(
  calls: ContractCalls,
  entry: OfflineEntry,
  connection: Connection,
): Promise<EnteredContract | undefined> {
  if (connection === 'online') {
    try {
      return { contract: await startContract(calls, entry), isAttached: true };
    } catch (cause) {
      if (!(cause instanceof NoAnswerError)) throw cause;
    }
  }
  const contract = startOffline(entry);
  return contract && { contract, isAttached: false };
}
