import Stack from '@mui/material/Stack';
import type { WizardStep } from '@pactwright/protocol';
import { memo, useMemo } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { withFolded } from '../../../shared/wizard/folded-topics.js';
import { selectWizard } from '../model/wizard-slice.js';
import { useAskedFields } from '../model/use-asked-fields.js';
import { AskedChanges } from './asked-changes.js';
import { MoreTerms } from './more-terms.js';
import { WizardAnswer } from './wizard-answer.js';

/** All questions of one step, one column; each re-renders with its own answer only. */
export const StepQuestions = memo(function StepQuestions({ step }: { step: WizardStep }) {
  const showMissing = useAppSelector((state) => selectWizard(state).refusedStepKey === step.key);
  const fields = useAskedFields(step);
  const { outright, topics } = useMemo(() => withFolded(fields), [fields]);
  return (
    <>
      <AskedChanges fields={fields} />
      <Stack spacing={4}>
        {outright.map((field) => (
          <WizardAnswer key={field.id} field={field} showMissing={showMissing} />
        ))}
      </Stack>
      {topics.length > 0 && <MoreTerms topics={topics} showMissing={showMissing} />}
    </>
  );
});
