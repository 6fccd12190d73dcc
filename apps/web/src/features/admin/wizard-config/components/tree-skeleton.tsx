import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

/** How far in the rows of the tree stand. */
const ROWS = [0, 1, 1, 1, 0, 0, 0] as const;

/** The tree of the questions and the chosen one that are on the way. */
export function TreeSkeleton() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(20rem, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        {ROWS.map((depth, row) => (
          <Skeleton key={row} variant="rounded" height="2.75rem" sx={{ ml: 3 * depth }} />
        ))}
      </Box>
      <Skeleton variant="rounded" height="24rem" sx={{ display: { xs: 'none', md: 'block' } }} />
    </Box>
  );
}
