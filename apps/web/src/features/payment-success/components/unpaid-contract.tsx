import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { CheckoutEnding } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';

interface UnpaidContractProps {
  readonly contractId: string;
  readonly ending: CheckoutEnding;
}

/** The payment came to nothing: says so, and offers to pay again. */
export function UnpaidContract({ contractId, ending }: UnpaidContractProps) {
  const { t } = useTranslation('payment-success');
  const openPayment = usePaymentDialog();
  return (
    <Paper role="alert" variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography color="textPrimary">{t(`ended.${ending}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" onClick={() => openPayment({ contractId })}>
          {t('payAgain')}
        </Button>
        <Button component={Link} to={paths.contracts}>
          {t('toContracts')}
        </Button>
      </Box>
    </Paper>
  );
}
