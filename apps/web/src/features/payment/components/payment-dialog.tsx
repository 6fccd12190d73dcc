import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanType } from '@pactwright/protocol';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { useGetBillingModeQuery } from '../api.js';
import { usePaymentProgress } from '../model/use-payment-progress.js';
import { usePayment } from '../model/use-payment.js';
import { PlanChoice } from './plan-choice.js';

interface PaymentDialogProps {
  readonly contractId: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPaid: (contractId: string, plan: PlanType) => void;
}

export function PaymentDialog({ contractId, isOpen, onClose, onPaid }: PaymentDialogProps) {
  const { t } = useTranslation('payment');
  const [plan, setPlan] = useState<PlanType>('one-time');
  const { data: mode } = useGetBillingModeQuery();
  const { phase, error, pay } = usePayment(contractId, onPaid);
  const progress = usePaymentProgress(phase);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={phase !== 'choosing'}
      isWide
      title={t('title')}
      intro={t('intro')}
    >
      {mode?.testMode && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('testMode')}
        </Alert>
      )}
      {phase === 'choosing' ? (
        <PlanChoice plan={plan} onPlanChange={setPlan} error={error} onPay={() => pay(plan)} />
      ) : (
        <Box sx={{ py: 6 }}>
          {phase === 'paid' ? (
            <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 1.5 }}>
              <CheckCircle color="primary" fontSize="large" />
              <Typography variant="h4" component="p" color="textPrimary">
                {t('successful')}
              </Typography>
            </Box>
          ) : (
            <ProgressBar label={t('processing')} value={progress} />
          )}
        </Box>
      )}
    </AppDialog>
  );
}
