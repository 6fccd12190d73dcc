import { LANGUAGE_ENTRY, SETTINGS_CACHE } from './service-worker-messages.js';

/** Tells the service worker in which language to answer when there is no connection. */
export async function noteLanguage(language: string): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const cache = await caches.open(SETTINGS_CACHE);
    await cache.put(LANGUAGE_ENTRY, new Response(language));
  } catch {
    /* A browser that blocks site data has no pages to answer with either. */
  }
}
