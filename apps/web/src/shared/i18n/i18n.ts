import i18next, { type BackendModule, type Resource } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
} from '@pactwright/protocol';

const COOKIE_MINUTES = 365 * 24 * 60;

/** The namespaces that stand around every page. */
const FRAME = ['common', 'shell', 'offline'] as const;

/** All texts at once, or a way to load them when they are needed. */
type TextSource = { readonly resources: Resource } | { readonly backend: BackendModule };

/**
 * Starts the translations; with all texts at hand they are there when this returns.
 * The cookie outlives local storage, which the wizard clears, and tells the services the reader's language.
 */
export function startI18n(
  source: TextSource,
  namespaces: readonly string[] = FRAME,
): Promise<typeof i18next> {
  const instance = i18next.use(initReactI18next);
  if ('backend' in source) instance.use(source.backend);
  if (typeof document !== 'undefined') instance.use(LanguageDetector);
  i18next.on('languageChanged', markDocument);
  return instance
    .init({
      ...('resources' in source ? { resources: source.resources, initAsync: false } : {}),
      ns: [...new Set([...FRAME, ...namespaces])],
      defaultNS: 'common',
      fallbackLng: fallbackOf(source),
      supportedLngs: LANGUAGES,
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: LANGUAGE_PARAMETER,
        lookupCookie: LANGUAGE_COOKIE,
        lookupLocalStorage: LANGUAGE_COOKIE,
        caches: ['localStorage', 'cookie'],
        cookieMinutes: COOKIE_MINUTES,
        cookieOptions: { path: '/', sameSite: 'lax', secure: globalThis.location?.protocol === 'https:' },
        convertDetectedLanguage: (detected) => detected.split('-')[0] ?? detected,
      },
    })
    .then(() => i18next);
}

/** The build has completed every loaded file with English (build/catalogues.mjs): no second language is fetched for gaps. */
const fallbackOf = (source: TextSource) =>
  'resources' in source
    ? DEFAULT_LANGUAGE
    : (code: string) => (LANGUAGES.some((language) => language === code) ? [] : [DEFAULT_LANGUAGE]);

const markDocument = (language: string): void => {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
};

/** Switches the language in place; an `lng` in the address would win again on the next load, so it is taken out. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
