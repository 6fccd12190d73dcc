import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isAboutWork } from '../model/parties.js';

interface ResultsHeadProps {
  readonly analysis: ContractAnalysis;
  readonly fileName: string | undefined;
  readonly actions: ReactNode;
}

/** What lies before the reader, with what can be done with it. */
export function ResultsHead({ analysis, fileName, actions }: ResultsHeadProps) {
  const { t } = useTranslation('contract-analysis');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        justifyContent: 'space-between',
        alignItems: 'flex-end',
      }}
    >
      <div>
        <Typography ref={heading} variant="h2" component="h1" tabIndex={-1} color="textPrimary">
          {t('results.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {[fileName, isAboutWork(analysis) && t('results.industry', { industry: analysis.industry })]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </div>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>{actions}</Box>
    </Box>
  );
}
