import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '@pactwright/protocol';
import type { CurrentUser } from './current-user.js';
import { useSignInDialog } from './sign-in-context.js';
import { useCurrentUser } from './use-current-user.js';

/**
 * Whose a page is that only somebody signed in can see. When their session ends while they are at it, the page stays and they
 * are asked to sign in again, so that nothing they have typed is lost. Null for nobody, and once they would rather not.
 */
export function usePageUser(): Pick<CurrentUser, 'user' | 'isLoading'> {
  const { user, isLoading } = useCurrentUser();
  const { pathname } = useLocation();
  const askToSignIn = useSignInDialog();
  const [kept, setKept] = useState<User | null>(user);
  if (user && user !== kept) setKept(user);
  const endedSessionOf = !user && !isLoading ? kept?.email : undefined;
  useEffect(() => {
    if (endedSessionOf !== undefined) askToSignIn({ endedSessionOf, onGivenUp: () => setKept(null) });
    /* A dialog closes with its page, which may be another one of the same person. */
  }, [endedSessionOf, pathname, askToSignIn]);
  return { user: user ?? kept, isLoading };
}
