import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ContractAnalysis } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiIcon } from '../../../shared/ai/ai-icon.js';
import { useTextLanguages } from '../model/text-languages.js';

interface ModelReviewNoteProps {
  readonly analysis: ContractAnalysis;
  /** Beside what was read for the other party, to which nothing of a model's belongs. */
  readonly isOfOther: boolean;
}

/** How far a model is that reads the same document; nothing where none is configured. */
export function ModelReviewNote({ analysis, isOfOther }: ModelReviewNoteProps) {
  const { modelReview } = analysis;
  const { t } = useTranslation('contract-analysis');
  const ofFirst = useModelReviewText(analysis);
  const isKept = isOfOther && (modelReview.state === 'running' || modelReview.findings.length > 0);
  const text = isKept ? t('modelReview.ofOther') : ofFirst;
  /* What came first keeps its room: nothing below it moves when something shorter takes its place. */
  const [first] = useState(modelReview.state === 'running' ? t('modelReview.running') : undefined);
  if (text === undefined) return null;
  return (
    <Box role="status" sx={{ display: 'flex', gap: 0.75, alignItems: 'baseline', mt: 0.5 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ color: 'ai.main', display: 'inline-flex', alignSelf: 'start', mt: 0.5 }}
      >
        {modelReview.state === 'running' ? (
          <CircularProgress size="0.875rem" color="inherit" />
        ) : (
          <AiIcon sx={{ fontSize: '0.875rem' }} />
        )}
      </Box>
      <Box sx={{ display: 'grid', maxWidth: '68ch', '& > *': { gridArea: '1 / 1' } }}>
        {first !== undefined && (
          <Typography variant="body2" aria-hidden sx={{ visibility: 'hidden', displayPrint: 'none' }}>
            {first}
          </Typography>
        )}
        <Typography variant="body2" color="textMutedOnCanvas">
          {text}
        </Typography>
      </Box>
    </Box>
  );
}

function useModelReviewText({ modelReview, engine }: ContractAnalysis): string | undefined {
  const { t } = useTranslation('contract-analysis');
  const spoken = useTextLanguages();
  switch (modelReview.state) {
    case 'none':
      return undefined;
    case 'running':
      return t('modelReview.running');
    case 'failed':
      return t(`modelReview.failed.${engine.fallback ?? 'unavailable'}`);
    case 'done':
    case 'partial': {
      const count = modelReview.findings.length;
      return [
        t('modelReview.read', { model: engine.model ?? '', count }),
        modelReview.state === 'partial' && t('modelReview.partly'),
        count > 0 && spoken.model !== spoken.findings && t('modelReview.oneLanguage'),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}
