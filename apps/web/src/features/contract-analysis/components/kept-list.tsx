import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../../shared/format/format-date.js';
import { expiryOf, type KeptCheck } from '../model/kept-checks.js';
import { RUN_PARAMETER } from '../model/run-parameter.js';
import { DeleteCheck } from './delete-check.js';

interface KeptListProps {
  readonly checks: readonly KeptCheck[];
  /** One of them is there no more. */
  onDeleted(): void;
}

/** What was checked in this browser and can be opened still, or is on its way. */
export function KeptList({ checks, onDeleted }: KeptListProps) {
  const { t } = useTranslation('contract-analysis');
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
            sx={{
              display: 'flex',
              /* On a phone the act stands below, so that the name keeps the width. */
              flexDirection: { xs: 'column', sm: 'row' },
              alignItems: { xs: 'flex-start', sm: 'center' },
              justifyContent: 'space-between',
              gap: { xs: 0.5, sm: 2 },
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              overflowWrap: 'anywhere',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
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
            <DeleteCheck runId={check.runId} fileName={check.fileName} isListed onDeleted={onDeleted} />
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
