import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Statement } from './statement-form.js';

/** The statement as it is made, and as it was received. */
export function StatementWords({ statement: { name, email, purchase } }: { statement: Statement }) {
  const { t } = useTranslation('withdrawal');
  const facts = [
    [t('statement.purchase'), purchase],
    [t('statement.name'), name],
    [t('statement.email'), email],
  ] as const;
  return (
    <Box sx={{ bgcolor: 'tint.primary', borderRadius: 1, p: 2 }}>
      <Typography variant="subtitle1" component="p" color="textPrimary">
        {t('statement.words')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 1, mt: 1, mb: 0 }}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {term}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              color="textPrimary"
              sx={{ m: 0, overflowWrap: 'anywhere' }}
            >
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
