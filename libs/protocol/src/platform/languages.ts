import type { Language } from '@pactwright/drafting/facts';

export { LANGUAGES, type Language } from '@pactwright/drafting/facts';
export const DEFAULT_LANGUAGE: Language = 'en';
/** The cookie and local storage key in which the browser keeps the chosen language (i18next's default names). */
export const LANGUAGE_COOKIE = 'i18next';
/** Names in the address of a page the language to show it in. */
export const LANGUAGE_PARAMETER = 'lng';
