import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import {
  LANGUAGE_ENTRY,
  SETTINGS_CACHE,
  TAKE_OVER,
  VISITED_CACHE,
} from '../shared/offline/service-worker-messages.js';
import { fallbackPage, languageOf, mayKeepPage, pagesToKeep } from './pages.js';
import { isAboutQuestions, keepQuestions } from './questions.js';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: which one it is, and its files. */
declare const RELEASE: string;
declare const KEPT_FILES: readonly string[];

const QUESTIONS_CACHE = 'pactwright-questions';
const FILES_CACHE = `pactwright-files-${RELEASE}`;
/** Longer than this nobody waits for a page or the questions while a copy is at hand. */
const PATIENCE_SECONDS = 4;

cleanupOutdatedCaches();
/* Only the first one: a later one waits until it is asked to take over. */
clientsClaim();

self.addEventListener('install', (event) => {
  const keep = caches.open(QUESTIONS_CACHE).then(keepQuestions);
  /* Without them the wizard is kept on its first visit instead. */
  event.waitUntil(keep.catch(() => undefined));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldFiles(), self.registration.navigationPreload?.enable()]));
});
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

const pages = new NetworkFirst({ cacheName: VISITED_CACHE, networkTimeoutSeconds: PATIENCE_SECONDS });
const otherPages = new NetworkOnly({ networkTimeoutSeconds: 2 * PATIENCE_SECONDS });

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  async ({ url, request, event }) => {
    try {
      return await (mayKeepPage(url) ? pages : otherPages).handle({ request, event });
    } catch (cause) {
      const kept = await matchPrecache(fallbackPage(url.pathname, languageOf(url, await notedLanguage())));
      if (kept) return kept;
      throw cause;
    }
  },
);
/* After the pages, which are asked for anew while there is a network. Files have a hash in their name; pages are made anew with every release. */
precacheAndRoute(
  [
    ...KEPT_FILES.map((url) => ({ url, revision: null })),
    ...pagesToKeep().map((url) => ({ url, revision: RELEASE })),
  ],
  { cleanURLs: false, directoryIndex: '' },
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isAboutQuestions(url),
  new NetworkFirst({
    cacheName: QUESTIONS_CACHE,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|icons)\//.test(url.pathname),
  new CacheFirst({ cacheName: FILES_CACHE }),
);

async function notedLanguage(): Promise<string | undefined> {
  const settings = await caches.open(SETTINGS_CACHE);
  const noted = await settings.match(LANGUAGE_ENTRY);
  return noted?.text();
}

/** Files of earlier releases, and pages that name them. */
async function forgetOldFiles(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('pactwright-files-') && name !== FILES_CACHE);
  await Promise.all([...old, VISITED_CACHE].map((name) => caches.delete(name)));
}
