import { gatewayCalls } from '@pactwright/protocol';
import { useSyncExternalStore } from 'react';
import { requestTo } from '../api/request-to.js';
import { sendForJson } from '../api/request.js';

let isThere = false;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Once a page, when the first button asks: where nothing answers, nothing is called AI. */
async function ask(): Promise<void> {
  const result = await sendForJson(requestTo(gatewayCalls.getCapabilities));
  if (!('data' in result)) return;
  isThere = result.data?.model === true;
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
