import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '../../../shared/format/format-date.js';
import type { PaidSubject } from '../../../shared/payment/payment-context.js';
import { paths } from '../../../shared/paths.js';
import type { Cover } from '../model/cover.js';

/** Why a subscription does not unlock this contract, and what can be done instead. */
export function CoverNotice({
  cover,
  subject,
}: {
  readonly cover: Exclude<Cover, { kind: 'none' }>;
  readonly subject: PaidSubject;
}) {
  const { t } = useTranslation('payment');
  return (
    <Alert severity={cover.kind === 'past-due' ? 'warning' : 'info'} role="note" sx={{ mb: 3 }}>
      {cover.kind === 'past-due' ? (
        <Trans
          t={t}
          i18nKey="cover.pastDue"
          context={subject}
          components={{ billing: <Link component={RouterLink} to={paths.billing} /> }}
        />
      ) : (
        t(cover.kind === 'exhausted' ? 'cover.exhausted' : 'cover.exhaustedForGood', {
          count: cover.quota,
          date: formatDate(cover.until),
        })
      )}
    </Alert>
  );
}
