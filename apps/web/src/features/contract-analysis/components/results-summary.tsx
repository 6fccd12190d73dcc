import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { RiskSpread } from '../../../shared/findings/risk-spread.js';
import { allFound, gravestPoints, type Reading } from '../model/findings.js';
import { useFoundLine } from '../model/use-found-line.js';
import type { ChosenSide } from '../model/use-side.js';
import { EngineNote } from './engine-note.js';
import { TopFindings } from './top-findings.js';
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
  const foundLine = useFoundLine();
  const found = allFound(reading);
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
          {foundLine(reading)}
        </Typography>
        <RiskSpread findings={found} />
        <EngineNote engine={analysis.engine} />
        <ModelReviewNote analysis={analysis} isOfOther={reading.isOther} />
      </div>
      <TopFindings items={gravestPoints(reading)} onChoose={onChoose} />
    </Box>
  );
}
