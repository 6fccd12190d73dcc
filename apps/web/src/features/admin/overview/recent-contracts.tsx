import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDate } from '../../../shared/format/format-date.js';
import { paths } from '../../../shared/paths.js';
import { useAdminContractStatus } from '../components/use-admin-contract-status.js';
import type { Analytics } from './api.js';

interface RecentContractsProps {
  readonly contracts: Analytics['recentActivity'];
}

export function RecentContracts({ contracts }: RecentContractsProps) {
  const { t } = useTranslation(['admin', 'common']);
  const statusOf = useAdminContractStatus();
  const id = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, gridColumn: '1 / -1' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', mb: 1.5 }}>
        <Typography id={id} variant="h5" component="h2" color="textPrimary">
          {t('overview.recent')}
        </Typography>
        <Link component={RouterLink} variant="body2" to={paths.adminView({ tab: 'contracts' })}>
          {t('overview.allContracts')}
        </Link>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {contracts.map(({ id: contractId, title, status, updatedAt }) => (
          <Box
            key={contractId}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr auto', sm: '1fr 12rem 8rem' },
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography
              variant="body2"
              component="span"
              color="textPrimary"
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {title ?? t('untitledContract')}
            </Typography>
            <Typography variant="body2" component="span" color="textSecondary">
              {statusOf(status)}
            </Typography>
            <Typography
              variant="body2"
              component="span"
              color="textMuted"
              sx={{ textAlign: { sm: 'right' } }}
            >
              {formatDate(updatedAt) ?? t('common:notSpecified')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
