import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const ROWS = 6;

/** The rows of a list that is coming; on a phone they are cards. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('loading')} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" sx={{ height: { xs: '7.5rem', md: '3rem' } }} />
      ))}
    </Box>
  );
}
