import { clear } from 'idb-keyval';
import { XSRF_COOKIE } from '@pactwright/protocol';
import { browserCopies } from '../browser-copies.js';
import { VISITED_CACHE } from '../offline/service-worker-messages.js';

/**
 * Removes what this browser keeps of contracts, so that whoever uses it next is not greeted with the answers of whoever
 * left. The language stays: it has a cookie of its own.
 */
export async function forgetBrowser(): Promise<void> {
  document.cookie = `${XSRF_COOKIE}=; Path=/; Max-Age=0`;
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      storage().clear();
    } catch {
      /* A browser that blocks site data keeps none. */
    }
  }
  if (typeof caches !== 'undefined') await caches.delete(VISITED_CACHE).catch(() => undefined);
  if (typeof indexedDB === 'undefined') return;
  await clear(browserCopies()).catch(() => undefined);
}
