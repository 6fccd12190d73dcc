import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StructureCheck } from '@pactwright/drafting';
import { useTranslation } from 'react-i18next';

interface GoalBannerProps {
  /** Of the contract's structure. */
  readonly checks: readonly StructureCheck[];
  /** The suggestions marked with an asterisk: each is a check of its own, passed once it is in the contract. */
  readonly marked: { readonly count: number; readonly open: number };
  /** Texts that somebody has given and that are not in the contract. */
  readonly held: number;
}

/** "10/10" as what the page works towards, with how far the contract really is in one count (T-38). */
export function GoalBanner({ checks, marked, held }: GoalBannerProps) {
  const { t } = useTranslation('contract-improve');
  const failing = checks.filter(({ isPassed }) => !isPassed).length;
  const count = checks.length + marked.count;
  const open = failing + marked.open;
  const isReached = open === 0 && held === 0;
  /* Nothing else is open: how many checks pass would sound as if the contract were there. */
  const isOnlyHeld = open === 0 && held > 0;
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
            {t('goal')}
          </Typography>
        )}
        <Typography variant="h1" component="p" color="primary" sx={{ whiteSpace: 'nowrap' }}>
          {t('goalMark')}
        </Typography>
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
          value={Math.floor((100 * (count - open)) / Math.max(1, count + held))}
          sx={{ my: 0.75, maxWidth: '20rem', bgcolor: 'background.paper' }}
        />
        {!isOnlyHeld && (
          <Typography variant="body2" color="textSecondary">
            {t('checksPass', { count, passed: count - open })}
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
}
