import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { TranslationCoverageResponse } from '@pactwright/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** How much of the wizard is translated, in figures and as a bar. */
export function CoverageSummary({ coverage }: { coverage: TranslationCoverageResponse['data'] }) {
  const { t } = useTranslation('wizard-editor');
  const id = useId();
  const { total, translated, missing, outdated } = coverage;
  const open = [
    missing > 0 && t('coverage.missing', { count: missing }),
    outdated > 0 && t('coverage.outdated', { count: outdated }),
  ].filter((part) => part !== false);
  return (
    <Box sx={{ mb: 3 }}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        <strong>{t('coverage.title')}:</strong> {t('coverage.text', { translated, total })}
        {open.length > 0 && ` (${open.join(', ')})`}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={id}
        value={total === 0 ? 100 : Math.floor((translated / total) * 100)}
      />
    </Box>
  );
}
