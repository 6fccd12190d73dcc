import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaidSubject } from '../../../shared/payment/payment-context.js';

const FEATURES = {
  contract: ['professional', 'download', 'improvements', 'updates'],
  reply: ['redline', 'sheet', 'again'],
} as const satisfies Record<PaidSubject, readonly string[]>;

/** What comes with either plan (R-PAY-03). */
export function PlanFeatures({ subject, sx }: { readonly subject: PaidSubject; readonly sx: SxProps }) {
  const { t } = useTranslation('payment');
  const id = useId();
  return (
    <Box sx={sx}>
      <Typography variant="subtitle2" component="h3" id={id} color="textPrimary">
        {t('both')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mt: 1,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 1,
        }}
      >
        {FEATURES[subject].map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <Check fontSize="small" color="primary" />
            <Typography variant="body2" component="span">
              {t(`features.${feature}`)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
