import { useEffect } from 'react';
import { connection } from '../../../shared/api/connection.js';
import { keptWork } from '../../../shared/offline/kept-work.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard } from './wizard-slice.js';

/** Brings waiting answers to the server when the page is hidden or left, and when there is a connection again. */
export function useSessionLifetime(session: WizardSession | null): void {
  useEffect(() => {
    if (!session) return undefined;
    const follow = () => session.connected(connection.state() === 'online');
    const leave = () => {
      if (document.visibilityState === 'hidden') session.leave();
    };
    const goAway = () => session.leave();
    follow();
    const unfollow = connection.subscribe(follow);
    window.addEventListener('pagehide', goAway);
    document.addEventListener('visibilitychange', leave);
    return () => {
      unfollow();
      window.removeEventListener('pagehide', goAway);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [session]);

  const isSaved = useAppSelector((state) => selectWizard(state).saveState === 'saved');
  const isOpen = session !== null;
  useEffect(() => {
    keptWork.set(!isOpen ? 'none' : isSaved ? 'sent' : 'waiting');
  }, [isOpen, isSaved]);
  useEffect(() => () => keptWork.set('none'), []);
}
