import CheckRounded from '@mui/icons-material/CheckRounded';
import PriorityHighRounded from '@mui/icons-material/PriorityHighRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { answersInForce } from '@pactwright/drafting';
import type { WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { misfits } from '../../../shared/answers/answer-judge.js';
import { askedStep } from '../../../shared/wizard/in-force.js';
import { stepBarSize, stepBarWindow, stepState } from '../../../shared/answers/wizard-content.js';
import { selectWizard } from '../model/wizard-slice.js';

interface StepBarProps {
  readonly steps: readonly WizardStep[];
  readonly current: number;
  onJump(index: number): void;
}

/** By the window's width, told by the styles alone: a page that the build has drawn shows as many from its first moment on. */
const WINDOWS = [
  { width: 0, media: '@media (max-width:639.95px)' },
  { width: 640, media: '@media (min-width:640px) and (max-width:767.95px)' },
  { width: 768, media: '@media (min-width:768px)' },
] as const;

/** Hides a step where the bar has no room for it. */
const hiddenWhere = (index: number, count: number, current: number) =>
  Object.fromEntries(
    WINDOWS.flatMap(({ width, media }) => {
      const { from, to } = stepBarWindow(count, current, stepBarSize(width));
      return index >= from && index < to ? [] : [[media, { display: 'none' }]];
    }),
  );

/** The steps around the current one; a click jumps (R-WIZ-07, R-WIZ-08). */
export function StepBar({ steps, current, onJump }: StepBarProps) {
  const { t } = useTranslation('contract-wizard');
  const states = useAppSelector((state) => {
    const { answers, askedWhen, visited } = selectWizard(state);
    const misfitKeys = new Set(misfits(answersInForce(answers, askedWhen)).map(({ key }) => key));
    return steps.map((step, index) =>
      index === current
        ? 'current'
        : stepState(askedStep(step, answers, askedWhen), { answers, visited, misfitKeys }),
    );
  }, shallowEqual);
  return (
    <Box component="nav" aria-label={t('stepBar')}>
      <Typography variant="caption" component="p" color="textSecondary">
        {t('stepOf', { number: current + 1, count: steps.length })}
      </Typography>
      <Box
        component="ol"
        sx={{ display: 'flex', gap: { xs: 1, sm: 2 }, p: 0, m: 0, mt: 0.5, listStyle: 'none' }}
      >
        {steps.map((step, index) => {
          const state = states[index] ?? 'untouched';
          return (
            <Box
              component="li"
              key={step.id}
              sx={{ flex: '1 1 0', minWidth: 0, ...hiddenWhere(index, steps.length, current) }}
            >
              <ButtonBase
                onClick={() => onJump(index)}
                aria-current={state === 'current' ? 'step' : undefined}
                sx={(theme) => ({
                  width: '100%',
                  height: '100%',
                  minHeight: theme.layout.control,
                  justifyContent: 'flex-start',
                  alignItems: 'flex-start',
                  flexDirection: 'column',
                  textAlign: 'left',
                  gap: 0.25,
                  py: 1,
                  borderTop: `3px solid ${state === 'untouched' ? theme.palette.divider : theme.palette.primary.main}`,
                  color: state === 'current' ? 'text.primary' : 'text.secondary',
                  /* Where colours are the reader's own, the kind of line tells. */
                  '@media (forced-colors: active)': {
                    borderTopStyle: state === 'untouched' ? 'dotted' : 'solid',
                    ...(state === 'current' ? { borderTopColor: 'Highlight' } : {}),
                  },
                  '&:hover': { color: 'text.primary' },
                })}
              >
                <Box
                  component="span"
                  sx={{ display: 'flex', alignItems: 'center', minWidth: 16, height: 20, flexShrink: 0 }}
                >
                  {state === 'complete' && <CheckRounded color="primary" sx={{ fontSize: 18 }} />}
                  {state === 'incomplete' && <PriorityHighRounded color="error" sx={{ fontSize: 18 }} />}
                  {(state === 'current' || state === 'untouched') && (
                    <Typography component="span" variant="caption">{`${index + 1}`}</Typography>
                  )}
                </Box>
                <Typography
                  component="span"
                  variant="caption"
                  sx={{
                    fontWeight: state === 'current' ? 600 : 400,
                    overflowWrap: 'anywhere',
                    hyphens: 'auto',
                  }}
                >
                  {step.title}
                </Typography>
                <span style={visuallyHidden}>{t(`stepState_${state}`)}</span>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
