import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CheckoutEnding } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { NextActions } from './next-actions.js';

interface UnpaidContractProps {
  readonly contractId: string;
  readonly ending: CheckoutEnding;
}

/** The payment came to nothing: says so, and offers to pay again. */
export function UnpaidContract({ contractId, ending }: UnpaidContractProps) {
  const { t } = useTranslation('payment-success');
  return (
    <Paper role="alert" variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography color="textPrimary">{t(`ended.${ending}`)}</Typography>
      <NextActions contractId={contractId} canPay />
    </Paper>
  );
}
