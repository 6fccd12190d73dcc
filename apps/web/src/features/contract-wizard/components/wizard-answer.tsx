import { BOTH_LANGUAGES } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { Suspense } from 'react';
import { FieldAnswer } from '../../../shared/answers/field-answer.js';
import { isMissing } from '../../../shared/answers/wizard-content.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { useHelped } from '../model/use-helped.js';
import { useMisfit } from '../model/use-misfit.js';
import { useUnit } from '../model/use-unit.js';
import { useRemarks } from '../model/use-remarks.js';
import { LANGUAGE_KEY } from '../model/start/first-state.js';
import { selectWizard } from '../model/wizard-slice.js';
import { SecondText } from './later-parts.js';

interface WizardAnswerProps {
  readonly field: WizardField;
  /** Leaving the step was refused: what is missing is marked. */
  readonly showMissing: boolean;
}

/** One question of the wizard. */
export function WizardAnswer({ field: asked, showMissing }: WizardAnswerProps) {
  const field = useHelped(asked);
  const isInvalid = useAppSelector((state) => showMissing && isMissing(field, selectWizard(state).answers));
  const misfit = useMisfit(field, showMissing);
  const remarks = useRemarks(field);
  const unit = useUnit(field);
  const isBoth = useAppSelector((state) => selectWizard(state).answers[LANGUAGE_KEY] === BOTH_LANGUAGES);
  return (
    <div>
      <FieldAnswer
        field={field}
        isInvalid={isInvalid}
        isRefused={showMissing}
        unit={unit}
        misfit={misfit}
        remarks={remarks}
      />
      {isBoth && (
        <Suspense>
          <SecondText field={field} />
        </Suspense>
      )}
    </div>
  );
}
