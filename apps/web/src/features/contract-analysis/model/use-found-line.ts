import { useTranslation } from 'react-i18next';
import { allFound, countGrave, shownOf, type Reading } from './findings.js';

/** How much was found, how much of it is grave, and how much is shown where that is less. */
export function useFoundLine(): (reading: Reading) => string {
  const { t } = useTranslation('contract-analysis');
  return (reading) => {
    const found = allFound(reading);
    if (found.length === 0) return t('results.none');
    const cut = shownOf(reading);
    return [
      t('results.found', { count: found.length }),
      t('results.grave', { count: countGrave(found) }),
      cut && t('results.shown', cut),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
