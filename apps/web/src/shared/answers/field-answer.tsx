import { memo, useState } from 'react';
import type { AnswerInputProps } from './answer-input.js';
import { useAnswerSource } from './answer-source.js';
import { CheckboxAnswer } from './checkbox-answer.js';
import { DateAnswer } from './date-answer.js';
import { FieldShell } from './field-shell.js';
import { LaterMilestones } from './later-milestones.js';
import { RadioAnswer } from './radio-answer.js';
import { SelectAnswer } from './select-answer.js';
import { SuggestedAnswer } from './suggested-answer.js';
import { NumberAnswer } from './text-answer.js';
import { useAnswerProblem, useRoom } from './use-answer-problem.js';
import { fieldKind } from './wizard-content.js';

const INPUTS = {
  text: SuggestedAnswer,
  number: NumberAnswer,
  textarea: SuggestedAnswer,
  milestones: LaterMilestones,
  select: SelectAnswer,
  radio: RadioAnswer,
  checkbox: CheckboxAnswer,
  date: DateAnswer,
} as const;

interface FieldAnswerProps extends AnswerInputProps {
  /** Why the answer does not go together with another one. */
  readonly misfit?: string | undefined;
  /** What is worth knowing about the answer chosen. */
  readonly remarks?: readonly string[];
}

/** A field with its answer, as its type asks for it. Renders again only when what is said around the input changes. */
export function FieldAnswer(props: FieldAnswerProps) {
  const { field, isInvalid: isMissing, isRefused = false, unit, misfit, remarks = [] } = props;
  const source = useAnswerSource();
  const kind = fieldKind(field);
  const [isWriting, setWriting] = useState(false);
  const problem = useAnswerProblem(field, isWriting) ?? misfit;
  const room = useRoom(field);
  const isInvalid = isMissing || problem !== undefined;
  const isGroup =
    kind === 'radio' || kind === 'milestones' || (kind === 'checkbox' && field.options.length > 1);
  return (
    <FieldShell
      field={field}
      isInvalid={isInvalid}
      isGroup={isGroup}
      /* What is typed behind "Other" may still become something else. */
      remarks={kind === 'select' && isWriting ? [] : remarks}
      problem={problem}
      room={room}
      onInput={() => setWriting(true)}
      onBlur={() => {
        setWriting(false);
        source.left(field);
      }}
    >
      <AnswerInput field={field} isInvalid={isInvalid} isRefused={isRefused} unit={unit} />
    </FieldShell>
  );
}

const AnswerInput = memo(function AnswerInput(props: AnswerInputProps) {
  const Input = INPUTS[fieldKind(props.field)];
  return <Input {...props} />;
});
