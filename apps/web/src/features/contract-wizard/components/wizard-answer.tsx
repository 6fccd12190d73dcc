import type { WizardField } from '@pactwright/protocol';
import { useAnswer } from '../model/use-answer.js';
import { useHint } from '../model/use-hint.js';
import { fieldKind, isMissing } from '../model/wizard-content.js';
import { CheckboxAnswer } from './checkbox-answer.js';
import { DateAnswer } from './date-answer.js';
import { FieldShell } from './field-shell.js';
import { MilestonesAnswer } from './milestones-answer.js';
import { RadioAnswer } from './radio-answer.js';
import { SelectAnswer } from './select-answer.js';
import { SuggestedAnswer } from './suggested-answer.js';
import { TextAnswer } from './text-answer.js';

interface WizardAnswerProps {
  readonly field: WizardField;
  /** Leaving the step was refused: what is missing is marked. */
  readonly showMissing: boolean;
}

const INPUTS = {
  text: SuggestedAnswer,
  number: TextAnswer,
  textarea: SuggestedAnswer,
  milestones: MilestonesAnswer,
  select: SelectAnswer,
  radio: RadioAnswer,
  checkbox: CheckboxAnswer,
  date: DateAnswer,
} as const;

/** One question with its answer. */
export function WizardAnswer({ field, showMissing }: WizardAnswerProps) {
  const answer = useAnswer(field);
  const kind = fieldKind(field);
  const Input = INPUTS[kind];
  const isInvalid = showMissing && isMissing(field, answer.related);
  const isGroup =
    kind === 'radio' || kind === 'milestones' || (kind === 'checkbox' && field.options.length > 1);
  const hint = useHint(field, answer.value);
  return (
    <FieldShell field={field} isInvalid={isInvalid} isGroup={isGroup} hint={hint} onBlur={answer.onBlur}>
      <Input field={field} answer={answer} isInvalid={isInvalid} />
    </FieldShell>
  );
}
