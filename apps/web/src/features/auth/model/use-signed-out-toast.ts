import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';

export const showSignedOutToast = (): Promise<void> =>
  import('./signed-out-elsewhere.js').then(({ signedOutElsewhere }) => signedOutElsewhere());

/**
 * Whoever signs out leaves the page. That somebody is gone while it stays was done elsewhere: they are told, and their data go,
 * unless the page itself asks them to sign in again, as it has by now: what is inside comes to its effects first.
 */
export function useSignedOutToast(isAsked: () => boolean): void {
  const { user, isLoading } = useCurrentUser();
  const wasSignedIn = useRef(false);
  const tell = useEffectEvent(() => {
    if (!isAsked()) void showSignedOutToast();
  });
  useEffect(() => {
    if (wasSignedIn.current && !user && !isLoading) tell();
    wasSignedIn.current = user !== null;
  }, [isLoading, user]);
}
