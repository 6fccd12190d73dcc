import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Language } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/format/format-day.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { MEASURES, setsIn } from '../model/accuracy.js';

/** What came out of the last set of contracts in one language, a sentence for everything that was counted. */
export function LatestFigures({ of }: { of: Language }) {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const latest = setsIn(of)[0];
  if (!latest) return null;
  const [first, ...others] = MEASURES.map((measure) => {
    const { count: part, of: count } = latest[measure];
    return t(part === 0 ? `latest.${measure}None` : `latest.${measure}`, { count, part });
  });
  return (
    <div>
      <Typography variant="h5" component="h3" color="textPrimary">
        {t(`language.${of}`)}
      </Typography>
      <Typography variant="body2" color="textMutedOnCanvas" sx={{ mt: 0.5 }}>
        {t('set', { number: latest.set })} · {t('contracts', { count: latest.contracts })} ·{' '}
        <Box component="time" dateTime={latest.date} sx={{ whiteSpace: 'nowrap' }}>
          {formatDay(latest.date, language)}
        </Box>
      </Typography>
      <Typography variant="h4" component="p" color="textPrimary" sx={{ mt: 2 }}>
        {first}
      </Typography>
      <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5 }}>
        {others.map((sentence) => (
          <Typography key={sentence} component="li" sx={{ mb: 0.5 }}>
            {sentence}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
