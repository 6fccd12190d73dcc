import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { RiskSpread } from '../../../shared/findings/risk-spread.js';
import { allFindings, countGrave, gravestPoints, type Reading } from '../model/findings.js';
import type { ChosenSide } from '../model/use-side.js';
import { EngineNote } from './engine-note.js';
import { GravestPoints } from './gravest-points.js';
import { ModelReviewNote } from './model-review-note.js';
import { ReaderChoice } from './reader-choice.js';

interface ResultsSummaryProps {
  readonly analysis: ContractAnalysis;
  readonly reading: Reading;
  readonly side: ChosenSide;
  onChoose(id: string): void;
}

/** For whom it was read, how much was found and how grave it is, and what to read first. */
export function ResultsSummary({ analysis, reading, side, onChoose }: ResultsSummaryProps) {
  const { t } = useTranslation('contract-analysis');
  const findings = allFindings(reading);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2.5, lg: 4 },
        alignItems: 'start',
        mt: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <div>
        <ReaderChoice analysis={analysis} side={side} />
        <Typography color="textPrimary" role="status" sx={{ mt: 2.5, mb: 1.5 }}>
          {findings.length === 0
            ? t('results.none')
            : `${t('results.found', { count: findings.length })} ${t('results.grave', { count: countGrave(findings) })}`}
        </Typography>
        <RiskSpread findings={findings} />
        <EngineNote engine={analysis.engine} />
        <ModelReviewNote analysis={analysis} isOfOther={reading.isOther} />
      </div>
      <GravestPoints items={gravestPoints(reading)} onChoose={onChoose} />
    </Box>
  );
}
