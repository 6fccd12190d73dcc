import { useEffect, useRef } from 'react';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';

/** Whoever signs out leaves the page. That somebody is gone while it stays was done elsewhere: they are told, and their data go. */
export function useWordOfSignOut(): void {
  const { user, isLoading } = useCurrentUser();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (wasSignedIn.current && !user && !isLoading)
      void import('./signed-out-elsewhere.js').then(({ signedOutElsewhere }) => signedOutElsewhere());
    wasSignedIn.current = user !== null;
  }, [isLoading, user]);
}
