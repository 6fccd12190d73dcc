import { useTranslation } from 'react-i18next';
import { useTextLanguages } from './text-languages.js';

/** What is said beside everything that a model has found, with its language where that is not the one of the rest. */
export function useModelMark(): string {
  const { t } = useTranslation('contract-analysis');
  const { findings, model } = useTextLanguages();
  return model === findings ? t('modelReview.mark') : t(`modelReview.markIn.${model}`);
}
