import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import type { Confirmation } from '../model/use-payment-confirmation.js';

interface PendingPaymentProps {
  readonly state: Exclude<Confirmation, 'confirmed'>;
  readonly onAskAgain: () => void;
}

export function PendingPayment({ state, onAskAgain }: PendingPaymentProps) {
  const { t } = useTranslation('payment-success');
  if (state === 'failed') return <ErrorState message={t('statusFailed')} onRetry={onAskAgain} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      {state === 'waiting' ? (
        <>
          <ProgressBar label={t('confirming')} value={undefined} />
          <Typography variant="body2" color="textMuted" sx={{ mt: 2 }}>
            {t('confirmingHint')}
          </Typography>
        </>
      ) : (
        <>
          <Typography color="textPrimary">{t('late')}</Typography>
          <Button variant="outlined" sx={{ mt: 2.5 }} onClick={onAskAgain}>
            {t('askAgain')}
          </Button>
        </>
      )}
    </Paper>
  );
}
