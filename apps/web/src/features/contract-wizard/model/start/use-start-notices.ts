import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserSource } from '../../../../shared/auth/current-user.js';
import { toast } from '../../../../shared/toast/toast-store.js';
import type { Notice, StartState } from './start-machine.js';

const NONE: readonly Notice[] = [];

/** Tells the visitor what the start has come to. */
export function useStartNotices(state: StartState, startFresh: () => void): void {
  const { t } = useTranslation('contract-wizard');
  const tell = useEffectEvent((notice: Notice) => {
    if (notice === 'startFailed') {
      toast({ variant: 'destructive', title: t('startFailedTitle'), description: t('startFailed') });
    } else if (notice !== 'heldBack' || currentUserSource.get().user === null) {
      const action = { label: t('startFresh'), onClick: startFresh };
      const words = { title: t(`${notice}Title`), description: t(`${notice}Text`) };
      toast({ ...words, ...(notice === 'restored' && { action }) });
    }
  });
  const notices = 'notices' in state ? state.notices : NONE;
  useEffect(() => notices.forEach((notice) => tell(notice)), [notices]);
}
