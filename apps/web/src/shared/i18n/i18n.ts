import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_COOKIE, LANGUAGES, type Language } from '@pactwright/protocol';
import { LANGUAGE_PARAMETER } from '../head/head-tags.js';
import { resources } from './resources.js';

const COOKIE_MINUTES = 365 * 24 * 60;

/**
 * Starts the translations. Everything is bundled, so the texts are there before the first render.
 * The cookie outlives local storage, which the wizard clears, and tells the services the reader's language.
 */
export function startI18n(): typeof i18next {
  void i18next
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      resources,
      initAsync: false,
      defaultNS: 'common',
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES,
      interpolation: { escapeValue: false },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: LANGUAGE_PARAMETER,
        lookupCookie: LANGUAGE_COOKIE,
        lookupLocalStorage: LANGUAGE_COOKIE,
        caches: ['localStorage', 'cookie'],
        cookieMinutes: COOKIE_MINUTES,
        cookieOptions: { path: '/', sameSite: 'lax', secure: window.location.protocol === 'https:' },
        convertDetectedLanguage: (detected) => detected.split('-')[0] ?? detected,
      },
    });
  markDocument(i18next.language);
  i18next.on('languageChanged', markDocument);
  return i18next;
}

const markDocument = (language: string): void => {
  document.documentElement.lang = language;
};

/** Switches the language in place; an `lng` in the address would win again on the next load, so it is taken out. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) return;
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.history.replaceState(window.history.state, '', address);
}
