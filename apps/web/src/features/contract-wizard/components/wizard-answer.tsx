import type { WizardField } from '@pactwright/protocol';
import { memo, useContext } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { SessionContext } from '../model/use-answer.js';
import { useHint } from '../model/use-hint.js';
import { fieldKind, isMissing } from '../model/wizard-content.js';
import { selectWizard } from '../model/wizard-slice.js';
import type { AnswerInputProps } from './answer-input.js';
import { CheckboxAnswer } from './checkbox-answer.js';
import { DateAnswer } from './date-answer.js';
import { FieldShell } from './field-shell.js';
import { MilestonesAnswer } from './milestones-answer.js';
import { RadioAnswer } from './radio-answer.js';
import { SelectAnswer } from './select-answer.js';
import { SuggestedAnswer } from './suggested-answer.js';
import { NumberAnswer } from './text-answer.js';

interface WizardAnswerProps {
  readonly field: WizardField;
  /** Leaving the step was refused: what is missing is marked. */
  readonly showMissing: boolean;
}

const INPUTS = {
  text: SuggestedAnswer,
  number: NumberAnswer,
  textarea: SuggestedAnswer,
  milestones: MilestonesAnswer,
  select: SelectAnswer,
  radio: RadioAnswer,
  checkbox: CheckboxAnswer,
  date: DateAnswer,
} as const;

/** One question with its answer. Renders again only when what is said around the input changes. */
export function WizardAnswer({ field, showMissing }: WizardAnswerProps) {
  const session = useContext(SessionContext);
  const kind = fieldKind(field);
  const isInvalid = useAppSelector((state) => showMissing && isMissing(field, selectWizard(state).answers));
  const isGroup =
    kind === 'radio' || kind === 'milestones' || (kind === 'checkbox' && field.options.length > 1);
  const hint = useHint(field);
  return (
    <FieldShell
      field={field}
      isInvalid={isInvalid}
      isGroup={isGroup}
      hint={hint}
      onBlur={() => session?.left(field)}
    >
      <AnswerInput field={field} isInvalid={isInvalid} />
    </FieldShell>
  );
}

const AnswerInput = memo(function AnswerInput(props: AnswerInputProps) {
  const Input = INPUTS[fieldKind(props.field)];
  return <Input {...props} />;
});
