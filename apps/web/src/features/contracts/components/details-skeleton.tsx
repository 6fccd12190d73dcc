import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const FIELDS = 8;

/** Fields without their names, until the contract is there. */
export function DetailsSkeleton() {
  const { t } = useTranslation('contracts', { keyPrefix: 'fillIn' });
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 2.5, maxWidth: '36rem' }}>
      {Array.from({ length: FIELDS }, (_, at) => (
        <Skeleton key={at} variant="rounded" height={56} />
      ))}
    </Box>
  );
}
