import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../shared/format/format-duration.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { Analytics, Overview } from './api.js';

interface FiguresProps {
  readonly overview: Overview;
  readonly analytics: Pick<
    Analytics,
    'medianSecondsToDownload' | 'downloaded' | 'medianSecondsToReady' | 'ready'
  >;
}

export function Figures({ overview, analytics }: FiguresProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { medianSecondsToDownload, downloaded, medianSecondsToReady = null, ready = 0 } = analytics;
  const duration = (seconds: number | null): string =>
    seconds === null ? '–' : formatDuration(seconds, language);
  const figures = [
    { name: t('overview.users'), value: number.format(overview.users) },
    { name: t('overview.contracts'), value: number.format(overview.contracts) },
    { name: t('overview.online'), value: number.format(overview.online), note: t('overview.onlineNote') },
    {
      name: t('overview.median'),
      value: duration(medianSecondsToDownload),
      note:
        medianSecondsToDownload === null
          ? t('overview.noDownload')
          : t('overview.medianNote', { count: downloaded }),
    },
    {
      name: t('overview.medianReady'),
      value: duration(medianSecondsToReady),
      note:
        medianSecondsToReady === null
          ? t('overview.noneReady')
          : t('overview.medianReadyNote', { count: ready }),
    },
  ];
  return (
    <Paper variant="outlined" sx={{ mb: 3, overflow: 'hidden' }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(5, 1fr)' },
          gap: '1px',
          bgcolor: 'divider',
          m: 0,
          '& > div': { bgcolor: 'background.paper', p: { xs: 2, sm: 2.5 } },
          /* The fifth has a row of its own where two stand beside each other. */
          '& > div:last-child': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        }}
      >
        {figures.map(({ name, value, note }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="h3"
              color="textPrimary"
              sx={{ m: 0, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
            {note && (
              <Typography component="dd" variant="caption" color="textMuted" sx={{ m: 0 }}>
                {note}
              </Typography>
            )}
          </div>
        ))}
      </Box>
    </Paper>
  );
}
