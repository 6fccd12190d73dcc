import type { Capabilities } from '@pactwright/protocol';
import { useSyncExternalStore } from 'react';
import { sendForJson } from '../api/request.js';

let isThere = false;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Once a page, when the first button asks: where nothing answers, nothing is called AI. */
async function ask(): Promise<void> {
  const result = await sendForJson({ url: '/api/capabilities' });
  if (!('data' in result)) return;
  const { model } = (result.data ?? {}) as Partial<Capabilities>;
  isThere = model === true;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  asked ??= ask();
  return () => void listeners.delete(listener);
}

/** Whether an AI model is asked here, or the built-in rules alone (T-68). */
export const useHasModel = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isThere,
    () => false,
  );
