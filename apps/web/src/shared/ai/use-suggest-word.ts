import { useTranslation } from 'react-i18next';
import { useHasModel } from './has-model.js';

/** What a button that suggests a text is called: AI only where a model is asked. */
export function useSuggestWord(isAsking: boolean): string {
  const { t } = useTranslation('ai');
  const hasModel = useHasModel();
  if (isAsking) return t('suggesting');
  return t(hasModel ? 'suggestByModel' : 'suggest');
}
