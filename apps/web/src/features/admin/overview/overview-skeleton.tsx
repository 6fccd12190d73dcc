import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

const FIGURES = [0, 1, 2, 3];
/** How long the bars of the chart that is coming seem, in percent. */
const BARS = [
  [88, 64, 40, 72, 24],
  [30, 55, 42, 80, 64, 48, 90, 36, 58, 70],
] as const;

/** Four figures and two charts that are on the way. */
export function OverviewSkeleton() {
  const { t } = useTranslation();
  const [lying, standing] = BARS;
  return (
    <Box role="status" aria-label={t('loading')}>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
          gap: 2.5,
          p: { xs: 2, sm: 2.5 },
          mb: 3,
        }}
      >
        {FIGURES.map((figure) => (
          <div key={figure}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height="2.75rem" />
          </div>
        ))}
      </Paper>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Paper variant="outlined" sx={{ p: 2.5, height: '25rem' }}>
          <Skeleton width="40%" height="2rem" />
          <Box sx={{ display: 'grid', gap: 2.5, mt: 3 }}>
            {lying.map((share) => (
              <Skeleton key={share} variant="rounded" height="1.75rem" width={`${share}%`} />
            ))}
          </Box>
        </Paper>
        <Paper variant="outlined" sx={{ p: 2.5, height: '25rem', display: 'flex', flexDirection: 'column' }}>
          <Skeleton width="40%" height="2rem" />
          <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5, flexGrow: 1, mt: 3 }}>
            {standing.map((share) => (
              <Skeleton key={share} variant="rounded" height={`${share}%`} sx={{ flexGrow: 1 }} />
            ))}
          </Box>
        </Paper>
      </Box>
    </Box>
  );
}
