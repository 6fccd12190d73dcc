import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, language as languageSchema, type Language } from '@pactwright/protocol';

/** What i18next calls the language, as the wire type; anything else counts as English. */
export const toLanguage = (resolved: string | undefined): Language =>
  languageSchema.catch(DEFAULT_LANGUAGE).parse(resolved);

/** The interface's language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.resolvedLanguage);
}
