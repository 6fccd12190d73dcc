import { createStore } from 'idb-keyval';

/** What this browser keeps out of reach of the clearing of local storage: second copies of drafts, and which checks were made. */
export const browserCopies = () => createStore('pactwright', 'drafts');

/** IndexedDB may be absent or refused (private windows): then nothing is kept. */
export async function withCopies<T>(
  work: (store: ReturnType<typeof browserCopies>) => Promise<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await work(browserCopies());
  } catch {
    return undefined;
  }
}
