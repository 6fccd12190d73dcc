import { useSyncExternalStore } from 'react';

/** What the page at hand keeps for the server: nothing that concerns it, all sent, or some still waiting. */
export type KeptWork = 'none' | 'sent' | 'waiting';

let current: KeptWork = 'none';
const listeners = new Set<() => void>();

/** The page with a form says here how far its answers are, so that the one notice can speak for it. */
export const keptWork = {
  get: (): KeptWork => current,
  set(next: KeptWork): void {
    if (next === current) return;
    current = next;
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const nothing = (): KeptWork => 'none';

export const useKeptWork = (): KeptWork => useSyncExternalStore(keptWork.subscribe, keptWork.get, nothing);
