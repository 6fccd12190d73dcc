import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';

/** Where to go from a contract that cannot be had now: to pay for it again, where that helps, and to the others. */
export function NextActions({ contractId, canPay }: { contractId: string; canPay: boolean }) {
  const { t } = useTranslation('payment-success');
  const openPayment = usePaymentDialog();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 2.5 }}>
      {canPay && (
        <Button variant="contained" onClick={() => openPayment({ contractId })}>
          {t('payAgain')}
        </Button>
      )}
      <Button component={Link} to={paths.contracts}>
        {t('toContracts')}
      </Button>
    </Stack>
  );
}
