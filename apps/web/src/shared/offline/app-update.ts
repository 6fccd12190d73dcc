import { useSyncExternalStore } from 'react';
import { browser } from '../browser.js';
import { SERVICE_WORKER_URL, TAKE_OVER } from './service-worker-messages.js';

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of [...listeners]) listener();
}

/** A new version is only offered when an old one is in charge of this page; the very first one needs no asking. */
function offer(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
}

/** Installs the service worker once the page has all it needs itself. */
export async function installServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(SERVICE_WORKER_URL, { updateViaCache: 'none' })
    /* Private windows and policies may refuse: everything works without, only not offline. */
    .catch(() => undefined);
  if (!registration) return;
  offer(registration);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(registration));
  });
  document.addEventListener('visibilitychange', () => {
    /* A tab that stays open for days would never hear of a release. */
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** Lets the waiting version take over, then loads this page with it. */
function takeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => browser.reload(), { once: true });
  waiting?.postMessage(TAKE_OVER);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const getWaiting = (): ServiceWorker | null => waiting;
const nothing = (): null => null;

export function useAppUpdate() {
  const isReady = useSyncExternalStore(subscribe, getWaiting, nothing) !== null;
  return { isReady, takeOver, putOff: () => setWaiting(null) };
}
