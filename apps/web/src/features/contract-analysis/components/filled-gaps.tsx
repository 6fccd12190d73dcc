import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComparisonView } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

/** What they have written into the gaps of a contract that was made here: no change, but to be read. */
export function FilledGaps({
  filled,
  documentLanguage,
}: Pick<ComparisonView, 'filled' | 'documentLanguage'>) {
  const { t } = useTranslation('compare-versions');
  if (filled.length === 0) return null;
  return (
    <section aria-labelledby="filled">
      <Typography id="filled" variant="h4" component="h2" color="textPrimary">
        {t('filled.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('filled.text')}
      </Typography>
      <Box
        component="dl"
        lang={documentLanguage}
        sx={{
          m: 0,
          mt: 1.5,
          display: 'grid',
          columnGap: 3,
          rowGap: 1,
          gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        {filled.map(({ gap, text }) => (
          <Box key={gap} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {gap.replaceAll(/^\[|\]$/gu, '')}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              color="textPrimary"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
