import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StructureCheck } from '@pactwright/drafting';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSame } from '../../../shared/contract-sheet/is-same.js';

interface GoalBannerProps {
  /** Of the contract's structure. */
  readonly checks: readonly StructureCheck[];
  /** The suggestions marked with an asterisk; they are no checks, but the goal is not reached without them. */
  readonly marked: { readonly count: number; readonly open: number };
  /** Texts that somebody has given and that are not in the contract. */
  readonly held: number;
}

const GOAL = 10;

/**
 * "10/10" as what the page works towards, with how far the contract really is (T-38). The checks are those of the finished
 * contract, counted as there.
 */
export const GoalBanner = memo(function GoalBanner({ checks, marked, held }: GoalBannerProps) {
  const { t } = useTranslation('contract-improve');
  const failing = checks.filter(({ isPassed }) => !isPassed).length;
  const count = checks.length;
  const passed = count - failing;
  const open = failing + marked.open;
  const isReached = open === 0 && held === 0;
  /* Nothing else is open: how many checks pass would sound as if the contract were there. */
  const isOnlyHeld = open === 0 && held > 0;
  const score = isReached ? GOAL : Math.min(GOAL - 1, Math.floor((GOAL * passed) / Math.max(1, count)));
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 3,
        px: { xs: 2, sm: 3 },
        py: 2.5,
        borderRadius: 1,
        bgcolor: 'tint.primary',
      }}
    >
      <Box sx={{ flexShrink: 0 }}>
        {!isReached && (
          <Typography variant="overline" component="p" color="textSecondary">
            {t('scoreNow')}
          </Typography>
        )}
        <Typography variant="h1" component="p" color="primary" sx={{ whiteSpace: 'nowrap' }}>
          {isReached ? t('goalMark') : t('score', { score })}
        </Typography>
        {!isReached && (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            <span>{t('goal')}</span> <span>{t('goalMark')}</span>
          </Typography>
        )}
      </Box>
      <Box role="status" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="p" color="textPrimary">
          {isReached && t('goalReached')}
          {isOnlyHeld && t('heldTexts', { count: held })}
          {open > 0 && t('pointsLeft', { count: open })}
        </Typography>
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={Math.floor((100 * (count + marked.count - open)) / Math.max(1, count + marked.count + held))}
          sx={{ my: 0.75, maxWidth: '20rem', bgcolor: 'background.paper' }}
        />
        {!isOnlyHeld && (
          <Typography variant="body2" color="textSecondary">
            {t('checksPass', { count, passed })}
          </Typography>
        )}
        {held > 0 && open > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('heldTexts', { count: held })}
          </Typography>
        )}
        {failing > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('structureOpen', { count: failing })}
          </Typography>
        )}
        {marked.open > 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('markedOpen', { count: marked.open })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}, isSame);
