import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pactwright/protocol';

export type TranslationLanguage = Exclude<Language, 'en'>;

/** The languages that the wizard is translated into. */
export const TRANSLATION_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslationLanguage => language !== DEFAULT_LANGUAGE,
);

/** The one that marks and new translations are about to begin with (R-ADM-09). */
export const TRANSLATION_LANGUAGE: TranslationLanguage = 'lt';
