import Stack from '@mui/material/Stack';
import type { WizardStep } from '@pactwright/protocol';
import { memo } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from '../model/wizard-slice.js';
import { useAskedFields } from '../model/use-asked-fields.js';
import { WizardAnswer } from './wizard-answer.js';

/** All questions of one step, one column; each re-renders with its own answer only. */
export const StepQuestions = memo(function StepQuestions({ step }: { step: WizardStep }) {
  const showMissing = useAppSelector((state) => selectWizard(state).refusedStepKey === step.key);
  return (
    <Stack spacing={4}>
      {useAskedFields(step).map((field) => (
        <WizardAnswer key={field.id} field={field} showMissing={showMissing} />
      ))}
    </Stack>
  );
});
