import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClaimCodeResponse } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { formatMoment } from '../../../shared/format/format-date.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { useMakeClaimCodeMutation } from '../api.js';
import { CopyButton } from './copy-button.js';

/** The way of a visitor's contracts to an account on another device; a code is made only when it is asked for. */
export function ClaimCode() {
  const { t } = useTranslation('payment-success');
  const [make, { data, error, isLoading }] = useMakeClaimCodeMutation();
  const headingId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        mt: 3,
        p: { xs: 2.5, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id={headingId} variant="h5" component="h2" color="textPrimary">
        {t('claim.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('claim.text')}
      </Typography>
      {data && <Code claim={data} />}
      {error && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {(isApiError(error) ? error.message : undefined) ?? t('claim.failed')}
        </Alert>
      )}
      <BusyButton
        variant={data ? 'text' : 'outlined'}
        isBusy={isLoading}
        onClick={() => void make()}
        sx={{ mt: 2, ...(data ? { ml: -2.25 } : {}) }}
      >
        {t(data ? 'claim.makeAnew' : 'claim.make')}
      </BusyButton>
    </Box>
  );
}

function Code({ claim: { code, expiresAt } }: { claim: ClaimCodeResponse }) {
  const { t } = useTranslation('payment-success');
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <Typography variant="caption" component="p" color="textMuted">
        {t('claim.code')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <Typography
          component="p"
          color="textPrimary"
          sx={{
            /* One line on a phone, too: of a code that is broken only a part is copied. */
            typography: { xs: 'subtitle2', sm: 'h4' },
            letterSpacing: { xs: '0.01em', sm: '0.06em' },
            userSelect: 'all',
          }}
        >
          {code}
        </Typography>
        <CopyButton text={code} />
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        {t('claim.how')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('claim.once', { date: formatMoment(expiresAt) })}
      </Typography>
    </Box>
  );
}
