import { createContext, useCallback, useEffect, useMemo, useState } from 'react';
import type { User } from '@pactwright/protocol';
import { currentUserSource, doubtCurrentUser } from './current-user.js';
import { useSignInDialog } from './sign-in-context.js';
import { useCurrentUser } from './use-current-user.js';

export interface OwnWork {
  /** The account that the work belongs to; null for a visitor without one. */
  readonly ownerId: string | null;
  /** The session of that account is over: nothing arrives until somebody signs in again. */
  readonly hasEnded: boolean;
  /** The same, asked of the server: for whoever was just refused. */
  findWhetherEnded(): Promise<boolean>;
  /** Asks once more, after the dialog was closed. */
  signInAgain(): void;
}

export const OwnWorkContext = createContext<OwnWork>({
  ownerId: null,
  hasEnded: false,
  findWhetherEnded: () => Promise.resolve(false),
  signInAgain: () => undefined,
});

/**
 * Whose work a page holds that visitors without an account may do as well. When a session ends in the middle of it, the page
 * stays and asks to sign in again. The owner changes only when somebody else has signed in: the page shows them nothing of it.
 */
export function useOwnWork(): OwnWork {
  const { user, isLoading } = useCurrentUser();
  const open = useSignInDialog();
  const [owner, setOwner] = useState<User | null>(user);
  if (user && user !== owner) setOwner(user);
  const hasEnded = owner !== null && !user && !isLoading;
  const email = owner?.email;

  const signInAgain = useCallback(() => {
    if (email !== undefined) open({ endedSessionOf: email });
  }, [email, open]);
  useEffect(() => {
    if (hasEnded) signInAgain();
  }, [hasEnded, signInAgain]);

  const hasOwner = owner !== null;
  const findWhetherEnded = useCallback(async () => {
    await doubtCurrentUser();
    const now = currentUserSource.get();
    return hasOwner && !now.user && !now.isLoading;
  }, [hasOwner]);
  const ownerId = owner?.id ?? null;
  return useMemo(
    () => ({ ownerId, hasEnded, findWhetherEnded, signInAgain }),
    [ownerId, hasEnded, findWhetherEnded, signInAgain],
  );
}
