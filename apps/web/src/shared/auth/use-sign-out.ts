import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../api/request.js';
import { browser } from '../browser.js';
import { paths } from '../paths.js';
import { toast } from '../toast/toast-store.js';

/** Ends the session and loads everything anew, so that nothing of it stays in memory. */
export function useSignOut() {
  const { t } = useTranslation(['shell', 'common']);
  const [isSigningOut, setIsSigningOut] = useState(false);

  const signOut = async () => {
    setIsSigningOut(true);
    const result = await send({ url: '/api/auth/logout', method: 'POST' });
    if ('data' in result) {
      browser.leaveTo(paths.home);
      return;
    }
    setIsSigningOut(false);
    toast({ title: t('common:error'), description: t('signOutFailed'), variant: 'destructive' });
  };
  return { signOut, isSigningOut };
}
