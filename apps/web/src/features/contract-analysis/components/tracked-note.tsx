import Alert from '@mui/material/Alert';
import type { ComparisonView } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

interface TrackedNoteProps extends Pick<ComparisonView, 'tracked' | 'mayLackReply'> {
  /** So many of my changes were taken back. */
  readonly takenBack: number;
}

/** What is to be said of the tracked changes of either Word file; nothing where there are none. */
export function TrackedNote({ tracked, mayLackReply, takenBack }: TrackedNoteProps) {
  const { t } = useTranslation('compare-versions');
  return (
    <>
      <OfTheirs tracked={tracked} isAllTracked={takenBack === 0} />
      {mayLackReply && tracked.state === 'told' && <Alert severity="info">{t('tracked.lacksReply')}</Alert>}
      {takenBack > 0 && <Alert severity="warning">{t('tracked.takenBack', { count: takenBack })}</Alert>}
    </>
  );
}

interface OfTheirsProps extends Pick<ComparisonView, 'tracked'> {
  readonly isAllTracked: boolean;
}

function OfTheirs({ tracked: { state, count }, isAllTracked }: OfTheirsProps) {
  const { t } = useTranslation('compare-versions');
  switch (state) {
    case 'none':
      return null;
    case 'told':
      if (count > 0) return <Alert severity="error">{t('tracked.told', { count })}</Alert>;
      return isAllTracked && <Alert severity="success">{t('tracked.all')}</Alert>;
    case 'other-base':
      return <Alert severity="warning">{t('tracked.base', { count })}</Alert>;
    case 'unreadable':
      return <Alert severity="warning">{t('tracked.unreadable')}</Alert>;
  }
}
