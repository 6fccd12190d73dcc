import { identityCalls } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestTo } from '../api/request-to.js';
import { send } from '../api/request.js';
import { browser } from '../browser.js';
import { paths } from '../paths.js';
import { toast } from '../toast/toast-store.js';
import { forgetBrowser } from './forget-browser.js';

/** Ends the session and loads everything anew, so that nothing of it stays in memory or in the browser's storage. */
export function useSignOut() {
  const { t } = useTranslation(['shell', 'common']);
  const [isSigningOut, setIsSigningOut] = useState(false);

  const signOut = async () => {
    setIsSigningOut(true);
    const result = await send(requestTo(identityCalls.signOut));
    if ('data' in result) {
      await forgetBrowser();
      browser.leaveTo(paths.home);
      return;
    }
    setIsSigningOut(false);
    toast({ title: t('common:error'), description: t('signOutFailed'), variant: 'destructive' });
  };
  return { signOut, isSigningOut };
}
