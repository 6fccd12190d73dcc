import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';

interface PendingPaymentProps {
  readonly kind: 'waiting' | 'troubled' | 'late' | 'unknown';
  readonly onAskAgain: () => void;
}

/** Nothing is known yet of the payment. */
export function PendingPayment({ kind, onAskAgain }: PendingPaymentProps) {
  const { t } = useTranslation('payment-success');
  if (kind === 'unknown') return <ErrorState message={t('statusFailed')} onRetry={onAskAgain} />;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      {kind === 'late' ? (
        <>
          <Typography color="textPrimary">{t('late')}</Typography>
          <Button variant="outlined" sx={{ mt: 2.5 }} onClick={onAskAgain}>
            {t('askAgain')}
          </Button>
        </>
      ) : (
        <>
          <ProgressBar label={t('confirming')} value={undefined} />
          <Typography role="status" variant="body2" color="textMuted" sx={{ mt: 2 }}>
            {t(kind === 'troubled' ? 'troubled' : 'confirmingHint')}
          </Typography>
        </>
      )}
    </Paper>
  );
}
