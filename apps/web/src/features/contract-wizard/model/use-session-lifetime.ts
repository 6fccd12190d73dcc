import { useEffect } from 'react';
import type { WizardSession } from './wizard-session.js';

/** Brings waiting answers to the server when the page is hidden or left, and when the network is back. */
export function useSessionLifetime(session: WizardSession | null): void {
  useEffect(() => {
    if (!session) return undefined;
    const retry = () => session.retry();
    const leave = () => {
      if (document.visibilityState === 'hidden') session.leave();
    };
    const goAway = () => session.leave();
    window.addEventListener('online', retry);
    window.addEventListener('pagehide', goAway);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', goAway);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [session]);
}
