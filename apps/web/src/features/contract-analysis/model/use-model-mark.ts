import { useTranslation } from 'react-i18next';
import { useSpoken } from './spoken.js';

/** What is said beside everything that a model has found, with its language where that is not the one of the rest. */
export function useModelMark(): string {
  const { t } = useTranslation('contract-analysis');
  const { findings, model } = useSpoken();
  return model === findings ? t('modelReview.mark') : t(`modelReview.markIn.${model}`);
}
