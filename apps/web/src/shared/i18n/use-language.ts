import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, language as languageSchema, type Language } from '@pactwright/protocol';

/** The interface's language as the wire type; anything else counts as English. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return languageSchema.catch(DEFAULT_LANGUAGE).parse(i18n.resolvedLanguage);
}
