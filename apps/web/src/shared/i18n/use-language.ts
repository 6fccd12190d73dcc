import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@pactwright/protocol';

/** What i18next calls the language, as the wire type; anything else counts as English. */
export const toLanguage = (resolved: string | undefined): Language =>
  LANGUAGES.find((language) => language === resolved) ?? DEFAULT_LANGUAGE;

/** The interface's language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage);
}
