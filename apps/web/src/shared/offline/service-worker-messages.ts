/** What the page and its service worker agree on. */
export const SERVICE_WORKER_URL = '/service-worker.js';

/** Asks a waiting version to take over. */
export const TAKE_OVER = 'take-over';

/** The page notes its language here, because a service worker cannot read the cookie that holds it. */
export const SETTINGS_CACHE = 'pactwright-settings';
export const LANGUAGE_ENTRY = '/language';

/** Pages that have been looked at; nothing personal is in them, yet they tell what somebody has read. */
export const VISITED_CACHE = 'pactwright-visited';
