import CheckRounded from '@mui/icons-material/CheckRounded';
import PriorityHighRounded from '@mui/icons-material/PriorityHighRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import type { WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { stepBarWindow } from '../model/wizard-content.js';
import { SaveMark } from './save-mark.js';

export type StepState = 'current' | 'complete' | 'incomplete' | 'untouched';

interface StepBarProps {
  readonly steps: readonly WizardStep[];
  readonly current: number;
  stateOf(step: WizardStep): StepState;
  onJump(index: number): void;
}

/** The steps around the current one; a click jumps (R-WIZ-07, R-WIZ-08). */
export function StepBar({ steps, current, stateOf, onJump }: StepBarProps) {
  const { t } = useTranslation('contract-wizard');
  const isMedium = useMediaQuery('(min-width:640px)', { noSsr: true });
  const isWide = useMediaQuery('(min-width:768px)', { noSsr: true });
  const { from, to } = stepBarWindow(steps.length, current, isWide ? 6 : isMedium ? 4 : 3);
  return (
    <Box component="nav" aria-label={t('stepBar')}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary">
          {t('stepOf', { number: current + 1, count: steps.length })}
        </Typography>
        <SaveMark />
      </Box>
      <Box component="ol" sx={{ display: 'flex', gap: 1, p: 0, m: 0, mt: 0.5, listStyle: 'none' }}>
        {steps.slice(from, to).map((step, offset) => {
          const index = from + offset;
          const state = index === current ? 'current' : stateOf(step);
          return (
            <Box component="li" key={step.id} sx={{ flex: '1 1 0', minWidth: 0 }}>
              <ButtonBase
                onClick={() => onJump(index)}
                aria-current={state === 'current' ? 'step' : undefined}
                sx={(theme) => ({
                  width: '100%',
                  justifyContent: 'flex-start',
                  alignItems: { xs: 'flex-start', sm: 'center' },
                  flexDirection: { xs: 'column', sm: 'row' },
                  textAlign: 'left',
                  gap: { xs: 0.25, sm: 0.75 },
                  py: 1,
                  borderTop: `3px solid ${state === 'untouched' ? theme.palette.divider : theme.palette.primary.main}`,
                  color: state === 'current' ? 'text.primary' : 'text.secondary',
                  '&:hover': { color: 'text.primary' },
                })}
              >
                <Box
                  component="span"
                  sx={{ display: 'grid', placeItems: 'center', width: 20, height: 20, flexShrink: 0 }}
                >
                  {state === 'complete' && <CheckRounded fontSize="small" color="primary" />}
                  {state === 'incomplete' && <PriorityHighRounded fontSize="small" color="error" />}
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
