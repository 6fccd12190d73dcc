import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRICES } from '@pactwright/protocol';
import { useGetContractQuery } from '../../../shared/contract/contract-api.js';
import { BeforeSigning } from '../../../shared/contract/before-signing.js';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { paths } from '../../../shared/paths.js';

/* It drafts the contract to count its gaps, which the files do not wait for. */
const DetailsInvite = lazy(async () => ({
  default: (await import('../../../shared/details/details-invite.js')).DetailsInvite,
}));

interface PaidContractProps {
  readonly contractId: string;
  readonly isSubscription: boolean;
}

export function PaidContract({ contractId, isSubscription }: PaidContractProps) {
  const { t } = useTranslation('payment-success');
  const { data: contract } = useGetContractQuery(contractId);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <CheckCircle color="primary" aria-hidden="true" />
        <Typography color="textPrimary">
          {isSubscription ? t('paidSubscription', { count: PRICES.subscription.contracts }) : t('paidOnce')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, '& > *': { flex: '1 1 14rem' } }}>
        <DownloadButtons contractId={contractId} variant="contained" size="large" />
      </Box>
      {contract && (
        <Suspense>
          <Box sx={{ mt: 3 }}>
            <DetailsInvite contract={contract} />
          </Box>
        </Suspense>
      )}
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 4, pt: 3 }}>
        <BeforeSigning headingLevel="h2" />
        <Typography variant="caption" component="p" color="textMuted" sx={{ mt: 2 }}>
          {t('disclaimer')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, ml: -2.25 }}>
        <Button component={Link} to={paths.contracts}>
          {t('toContracts')}
        </Button>
        <Button component={Link} to={paths.previewContractOf(contractId)}>
          {t('read')}
        </Button>
      </Box>
    </Paper>
  );
}
