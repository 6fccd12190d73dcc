import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminPayment } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { EmailAddress } from '../components/email-address.js';
import { UserLink } from '../components/user-link.js';

interface PayerProps {
  readonly payment: Pick<AdminPayment, 'userId' | 'payer' | 'isForgotten'>;
  readonly areNamesMissing: boolean;
}

/** Who paid, by name and address where there is an account, and in words where there is none. */
export function Payer({ payment: { userId, payer, isForgotten }, areNamesMissing }: PayerProps) {
  const { t } = useTranslation('admin');
  if (isForgotten) return t('payments.forgotten');
  if (userId === null || areNamesMissing) return <UserLink id={userId} />;
  if (payer === null) return t('audit.gone', { id: userId.slice(0, 8) });
  return (
    <>
      <Link
        component={RouterLink}
        to={paths.adminView({ tab: 'users', search: userId })}
        aria-label={payer.email}
      >
        <EmailAddress>{payer.email}</EmailAddress>
      </Link>
      {payer.name !== null && (
        <Typography variant="caption" component="p" color="textMutedOnCanvas">
          {payer.name}
        </Typography>
      )}
    </>
  );
}
