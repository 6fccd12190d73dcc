import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Language } from '@pactwright/protocol';
import { useLanguage } from '../i18n/use-language.js';

/** Has the route's texts loaded again when the reader has changed the language; until then the old ones stay. */
export function useLoadedLanguage(loaded: Language): void {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (loaded !== language) void revalidate();
  }, [loaded, language, revalidate]);
}
