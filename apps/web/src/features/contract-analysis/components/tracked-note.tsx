import Alert from '@mui/material/Alert';
import type { ComparisonView } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** What is to be said of the tracked changes of a Word file; nothing where it has none. */
export function TrackedNote({ tracked: { state, count } }: Pick<ComparisonView, 'tracked'>) {
  const { t } = useTranslation('compare-versions');
  switch (state) {
    case 'none':
      return null;
    case 'told':
      return count === 0 ? (
        <Alert severity="success">{t('tracked.all')}</Alert>
      ) : (
        <Alert severity="error">{t('tracked.told', { count })}</Alert>
      );
    case 'other-base':
      return <Alert severity="warning">{t('tracked.base', { count })}</Alert>;
    case 'unreadable':
      return <Alert severity="warning">{t('tracked.unreadable')}</Alert>;
  }
}
