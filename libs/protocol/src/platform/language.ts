import { z } from 'zod';

export const LANGUAGES = ['en', 'lt'] as const;
export const language = z.enum(LANGUAGES);
/** A language of the interface and of contracts; English is the original. */
export type Language = z.infer<typeof language>;
export const DEFAULT_LANGUAGE: Language = 'en';
/** The cookie and local storage key in which the browser keeps the chosen language (i18next's default names). */
export const LANGUAGE_COOKIE = 'i18next';
