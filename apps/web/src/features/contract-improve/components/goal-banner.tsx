import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StructureCheck } from '@pactwright/drafting';
import { useTranslation } from 'react-i18next';

interface GoalBannerProps {
  readonly checks: readonly StructureCheck[];
  /** Of the suggestions that matter most. */
  readonly openCount: number;
}

/** "10/10" as what the page works towards, with how far the contract really is (T-38): its checks, and the marked cards below. */
export function GoalBanner({ checks, openCount }: GoalBannerProps) {
  const { t } = useTranslation('contract-improve');
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  const isReached = passed === checks.length && openCount === 0;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 3,
        px: 3,
        py: 2.5,
        borderRadius: 1,
        bgcolor: 'tint.primary',
      }}
    >
      <Typography variant="h1" component="p" color="primary" sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}>
        {t('goalMark')}
      </Typography>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" color="textPrimary">
          {t(isReached ? 'goalReached' : 'goal')}
        </Typography>
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={(100 * passed) / Math.max(1, checks.length)}
          sx={{ my: 0.75, maxWidth: '20rem', bgcolor: 'background.paper' }}
        />
        <div role="status">
          <Typography variant="body2" color="textSecondary">
            {t('checksPass', { count: checks.length, passed })}
          </Typography>
          {openCount > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('requiredOpen', { count: openCount })}
            </Typography>
          )}
        </div>
      </Box>
    </Box>
  );
}
