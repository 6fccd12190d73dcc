import { useEffect, useLayoutEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { Language } from '@pactwright/protocol';
import { useLanguage } from '../i18n/use-language.js';
import { readersPlace, returnTo, type ReadersPlace } from './readers-place.js';

/**
 * Has the route's texts loaded again when the reader has changed the language; until then the old ones stay. The new ones
 * are longer or shorter: the reader goes on at the heading they had come to.
 */
export function useLoadedLanguage(loaded: Language): void {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const place = useRef<ReadersPlace>(undefined);
  useEffect(() => {
    if (loaded === language) return;
    place.current = readersPlace();
    void revalidate();
  }, [loaded, language, revalidate]);
  useLayoutEffect(() => {
    if (place.current) returnTo(place.current);
    place.current = undefined;
  }, [loaded]);
}
