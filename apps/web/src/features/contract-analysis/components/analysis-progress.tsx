import CheckRounded from '@mui/icons-material/CheckRounded';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../shared/ui/progress-bar.js';
import { nameIn, type AnalysisState } from '../model/analysis-state.js';

type RunningAnalysis = Extract<AnalysisState, { step: 'uploading' | 'analysing' | 'waiting' }>;

const STEPS = ['uploading', 'reading', 'reviewing'] as const;

/** Which of the steps is under way: they follow what the server really does with the file. */
function stepIndex(state: RunningAnalysis): number {
  if (state.step !== 'analysing') return 0;
  return { received: 1, reading: 1, reviewing: 2, finished: STEPS.length }[state.stage];
}

export function AnalysisProgress({ state, onCancel }: { state: RunningAnalysis; onCancel: () => void }) {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const current = stepIndex(state);
  const fileName = nameIn(state);
  const percent = state.step === 'uploading' ? Math.round(state.share * 100) : undefined;
  const label =
    state.step === 'waiting'
      ? t('progress.waiting')
      : percent === undefined
        ? t(`progress.${STEPS[Math.min(current, STEPS.length - 1)] ?? 'reviewing'}`)
        : t('progress.uploaded', { percent });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
      {fileName !== undefined && (
        <Typography variant="h5" component="p" color="textPrimary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
      )}
      <div aria-live="polite">
        <ProgressBar label={label} value={percent} />
      </div>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, mt: 3, mb: 0, display: 'grid', gap: 1.5 }}>
        {STEPS.map((step, index) => (
          <Box
            component="li"
            key={step}
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              color: index > current ? 'text.muted' : 'text.primary',
            }}
          >
            <StepMark state={index < current ? 'done' : index === current ? 'current' : 'ahead'} />
            <Typography variant="body2" component="span">
              {t(`progress.${step}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Button variant="outlined" sx={{ mt: 4 }} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </Paper>
  );
}

function StepMark({ state }: { state: 'done' | 'current' | 'ahead' }) {
  if (state === 'current') return <CircularProgress size="1.25rem" aria-hidden />;
  return state === 'done' ? (
    <CheckRounded fontSize="small" color="primary" />
  ) : (
    <RadioButtonUnchecked fontSize="small" />
  );
}
