import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-date.js';
import { expiryOf } from '../model/kept-checks.js';
import { RUN_PARAMETER } from '../model/run-parameter.js';
import { useKeptChecks } from '../model/use-kept-checks.js';

/** What was checked in this browser and can be opened still, or is on its way. */
export function KeptChecks() {
  const { t } = useTranslation('contract-analysis');
  const checks = useKeptChecks() ?? [];
  if (checks.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="kept-checks" sx={{ mt: 4 }}>
      <Typography id="kept-checks" variant="h5" component="h2" color="textPrimary" sx={{ mb: 1 }}>
        {t('kept.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checks.map((check) => (
          <Box
            component="li"
            key={check.runId}
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Link
              component={RouterLink}
              to={{ search: new URLSearchParams({ [RUN_PARAMETER]: check.runId }).toString() }}
              variant="subtitle2"
            >
              {t('kept.open', { file: check.fileName })}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {t('kept.times', { sent: moment(check.at), until: moment(expiryOf(check)) })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 1.5 }}>
        {t('kept.note')}
      </Typography>
    </Box>
  );
}

const moment = (at: number): string | undefined => formatMoment(new Date(at).toISOString());
