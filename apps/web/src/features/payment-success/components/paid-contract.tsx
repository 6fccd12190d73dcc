import Balance from '@mui/icons-material/BalanceOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import EditNote from '@mui/icons-material/EditNoteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PRICES } from '@pactwright/protocol';
import { DownloadButtons } from '../../../shared/download/download-buttons.js';
import { paths } from '../../../shared/paths.js';

const BEFORE_SIGNING = [
  { text: 'nextReplace', Icon: EditNote },
  { text: 'nextReview', Icon: Balance },
  { text: 'nextSign', Icon: Draw },
] as const;

interface PaidContractProps {
  readonly contractId: string;
  readonly isSubscription: boolean;
}

export function PaidContract({ contractId, isSubscription }: PaidContractProps) {
  const { t } = useTranslation('payment-success');
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
      <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 4, pt: 3 }}>
        <Typography variant="h6" component="h2" color="textPrimary">
          {t('nextTitle')}
        </Typography>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.25 }}>
          {BEFORE_SIGNING.map(({ text, Icon }) => (
            <Box component="li" key={text} sx={{ display: 'flex', gap: 1.5 }}>
              <Icon fontSize="small" aria-hidden="true" sx={{ color: 'primary.main', mt: 0.125 }} />
              <Typography variant="body2" component="span">
                {t(text)}
              </Typography>
            </Box>
          ))}
        </Box>
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
