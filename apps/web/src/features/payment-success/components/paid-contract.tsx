import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRICES } from '@pactwright/protocol';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { paths } from '../../../shared/paths.js';

interface PaidContractProps {
  readonly contractId: string;
  readonly isSubscription: boolean;
}

export function PaidContract({ contractId, isSubscription }: PaidContractProps) {
  const { t } = useTranslation('payment-success');
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Typography color="textPrimary">
        {isSubscription ? t('paidSubscription', { count: PRICES.subscription.contracts }) : t('paidOnce')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <DownloadButtons contractId={contractId} variant="contained" size="large" />
      </Box>
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 4, pt: 3 }}>
        <Typography variant="h6" component="h2" color="textPrimary">
          {t('nextTitle')}
        </Typography>
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
          <Typography component="li" variant="body2">
            {t('nextReplace')}
          </Typography>
          <Typography component="li" variant="body2">
            {t('nextReview')}
          </Typography>
          <Typography component="li" variant="body2">
            {t('nextSign')}
          </Typography>
        </Box>
        <Typography variant="caption" component="p" color="textMuted" sx={{ mt: 2 }}>
          {t('disclaimer')}
        </Typography>
      </Box>
      <Button component={Link} to={paths.contracts} sx={{ mt: 2, ml: -2.25 }}>
        {t('toContracts')}
      </Button>
    </Paper>
  );
}
