import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../../shared/auth/use-current-user.js';
import { paths } from '../../../shared/paths.js';

/** What asked to sign in is often gone once somebody has: the focus goes to their account in the top bar then. */
export function useFocusOnAccount(isOpen: boolean): void {
  const isSignedIn = useCurrentUser().user !== null;
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    if (isOpen || !isSignedIn || opener?.isConnected) return;
    const { activeElement, body } = document;
    /* Whoever has gone on already is left where they are. */
    if (activeElement !== body && !activeElement?.closest('[role=dialog]')) return;
    document.querySelector<HTMLElement>(`header a[href="${paths.profile}"]`)?.focus();
  }, [isOpen, isSignedIn, opener]);
}
