import { nameUsers, type NamedUser } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import type { RpcClient } from './rpc-client.js';

const log = logger('user-names');

export interface UserNames {
  /** Identity could not be asked: then nobody is named. */
  readonly areMissing: boolean;
  /** Null for whoever has no account, and for one that is gone. */
  readonly of: (userId: string | null) => NamedUser | null;
}

/** Who the accounts on a page of an administrators' list are. The page can be read while identity does not answer. */
export async function userNames(
  rpc: Pick<RpcClient, 'call'>,
  ids: readonly (string | null)[],
): Promise<UserNames> {
  const userIds = [...new Set(ids.flatMap((id) => id ?? []))];
  try {
    const { users } = userIds.length === 0 ? { users: [] } : await rpc.call(nameUsers, { userIds });
    return { areMissing: false, of: (userId) => users.find(({ id }) => id === userId) ?? null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, 'a list is shown without names');
    return { areMissing: true, of: () => null };
  }
}
