import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../shared/format/format-day.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { readings } from '../model/accuracy.js';

/** What was made of the findings in contracts that people use, each group at its first reading. */
export function PublishedFigures() {
  const { t } = useTranslation('accuracy');
  const language = useLanguage();
  const [latest] = readings;
  if (!latest) return null;
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(latest.right / latest.findings);
  return (
    <section aria-labelledby="published">
      <Typography id="published" variant="h3" component="h2" color="textPrimary" sx={{ mt: 6, mb: 1.5 }}>
        {t('published.title')}
      </Typography>
      <Typography>{t('published.text', { share })}</Typography>
      <Box component="ul" sx={{ mt: 1.5, mb: 0, pl: 2.5 }}>
        {readings.map(({ date, ...counts }, at) => (
          <Typography key={`${date} ${at}`} component="li" sx={{ mb: 0.5 }}>
            {t('published.reading', counts)}{' '}
            <Typography component="span" variant="body2" color="textMutedOnCanvas">
              <Box component="time" dateTime={date} sx={{ whiteSpace: 'nowrap' }}>
                {formatDay(date, language)}
              </Box>
            </Typography>
          </Typography>
        ))}
      </Box>
    </section>
  );
}
