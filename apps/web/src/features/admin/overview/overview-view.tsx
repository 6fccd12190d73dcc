import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/empty-state.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { useGetAnalyticsQuery, useGetOverviewQuery, type Analytics } from './api.js';
import { DailyFigure } from './daily-figure.js';
import { Figures } from './figures.js';
import { RecentContracts } from './recent-contracts.js';
import { StatusFigure } from './status-figure.js';
import { OverviewSkeleton } from './overview-skeleton.js';

const PERIODS = [7, 30, 90] as const;
const USUAL_DAYS = 30;

/** The product in figures (R-ADM-02). */
export function OverviewView() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const days = PERIODS.find((each) => String(each) === search.get('days')) ?? USUAL_DAYS;
  const overview = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const analytics = useGetAnalyticsQuery(days, { refetchOnMountOrArgChange: true });
  const hasFailed = [overview, analytics].some(({ isError, isFetching }) => isError && !isFetching);
  if (hasFailed)
    return (
      <ErrorState
        message={t('overview.loadFailed')}
        onRetry={() => [overview, analytics].forEach((each) => void each.refetch())}
      />
    );
  if (!overview.data || !analytics.data) return <OverviewSkeleton />;
  return (
    <>
      <Figures overview={overview.data} analytics={analytics.data} />
      {Object.keys(analytics.data.byStatus).length === 0 ? (
        <EmptyState message={t('overview.empty')} />
      ) : (
        <Contracts analytics={analytics.data} days={days} isBusy={analytics.isFetching} />
      )}
    </>
  );
}

interface ContractsProps {
  readonly analytics: Analytics;
  readonly days: number;
  readonly isBusy: boolean;
}

function Contracts({ analytics, days, isBusy }: ContractsProps) {
  return (
    <Box
      aria-busy={isBusy}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StatusFigure byStatus={analytics.byStatus} />
      <DailyFigure perDay={analytics.perDay} choice={<PeriodChoice days={days} />} />
      <RecentContracts contracts={analytics.recentActivity} />
    </Box>
  );
}

function PeriodChoice({ days }: { days: number }) {
  const { t } = useTranslation('admin');
  const [, setSearch] = useSearchParams();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={days}
      aria-label={t('overview.period')}
      onChange={(_, chosen: number | null) => {
        if (chosen !== null)
          setSearch({ tab: 'overview', days: String(chosen) }, { preventScrollReset: true });
      }}
    >
      {PERIODS.map((count) => (
        <ToggleButton key={count} value={count} sx={{ px: 1.5, py: 0.5, textTransform: 'none' }}>
          {t('overview.days', { count })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
