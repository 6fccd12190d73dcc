import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/format/format-date.js';
import { NeedsConnection } from '../../../shared/offline/needs-connection.js';
import type { PaidSubject } from '../../../shared/payment/payment-context.js';

interface CoveredContractProps {
  readonly subject: PaidSubject;
  readonly left: number;
  readonly quota: number;
  readonly until: string;
  /** Why nothing was unlocked. */
  readonly refused: ReactNode;
  readonly onUnlock: () => void;
}

/** For a subscriber with contracts left: unlocks this one without a new charge. */
export function CoveredContract({ subject, left, quota, until, refused, onUnlock }: CoveredContractProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <Box sx={{ p: 2.5, borderRadius: 1, bgcolor: 'tint.primary' }}>
        <Typography variant="h5" component="h3" color="textPrimary">
          {t('cover.title', { context: subject })}
        </Typography>
        <Typography variant="body2" color="textPrimary" sx={{ mt: 1 }}>
          {t('cover.left', { count: quota, left, date: formatDate(until) })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('cover.free', { context: subject })}
        </Typography>
      </Box>
      {refused}
      <NeedsConnection>
        <Button variant="contained" size="large" fullWidth onClick={onUnlock} sx={{ mt: 2.5 }}>
          {t('cover.unlock', { context: subject })}
        </Button>
      </NeedsConnection>
    </>
  );
}
