import EditOutlined from '@mui/icons-material/EditOutlined';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PRICES, type ContractDetail, type WithheldReason } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailsInvite } from '../../../shared/details/details-invite.js';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { paths } from '../../../shared/paths.js';
import { usePaymentDialog } from '../../../shared/payment/payment-context.js';
import { WithheldNotice } from '../../../shared/payment/withheld-notice.js';

interface PreviewActionsProps {
  readonly contract: ContractDetail;
  readonly withheld: WithheldReason | undefined;
}

/** Where the contract stands and what to do next: to the right of the sheet, on a narrow window above it. */
export function PreviewActions({ contract, withheld }: PreviewActionsProps) {
  const { id, isPaid } = contract;
  const { t } = useTranslation(['contracts', 'payment']);
  const language = useLanguage();
  const openPayment = usePaymentDialog();
  return (
    <Box
      component="section"
      aria-label={t('preview.actions')}
      sx={(theme) => ({
        displayPrint: 'none',
        position: { lg: 'sticky' },
        top: `calc(${theme.layout.topBar} + ${theme.spacing(3)})`,
        display: 'grid',
        gap: 2,
      })}
    >
      {withheld ? (
        <WithheldNotice reason={withheld} />
      ) : (
        <Typography variant="body2">
          {isPaid
            ? `${t('payment:paid.title')} ${t('preview.paid')}`
            : t('preview.unpaid', { price: formatPrice(PRICES['one-time'].amount, language) })}
        </Typography>
      )}
      <Box
        sx={{
          display: 'flex',
          flexDirection: { lg: 'column' },
          flexWrap: 'wrap',
          gap: 1,
          '& > *': { justifyContent: { lg: 'flex-start' } },
        }}
      >
        {isPaid && !withheld && <DownloadButtons contractId={id} variant="contained" />}
        {!isPaid && (
          <Button
            variant="contained"
            startIcon={<LockOutlined />}
            onClick={() => openPayment({ contractId: id })}
          >
            {t(withheld ? 'payAgain' : 'pay')}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<EditOutlined />}
          component={Link}
          to={paths.resumeContract(id)}
        >
          {t('continue')}
        </Button>
        <Button startIcon={<FactCheck />} component={Link} to={paths.generatedContractOf(id)}>
          {t('checks')}
        </Button>
      </Box>
      <DetailsInvite contract={contract} />
    </Box>
  );
}
