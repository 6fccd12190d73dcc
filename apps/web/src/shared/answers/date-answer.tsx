import { useAnswer } from './use-answer.js';
import type { AnswerInputProps } from './answer-input.js';
import { DateInput } from './date-input.js';
import { useFieldIds } from './answer-source.js';

/** The answer to a question for a date. */
export function DateAnswer({ field, isInvalid }: AnswerInputProps) {
  const answer = useAnswer(field);
  const ids = useFieldIds(field);
  return (
    <DateInput
      id={ids.input}
      value={typeof answer.value === 'string' ? answer.value : ''}
      labelledBy={ids.label}
      describedBy={[...(field.isRequired ? [ids.required] : []), ids.description, ids.problem].join(' ')}
      label={field.label}
      isInvalid={isInvalid}
      onChange={answer.change}
      onFocus={answer.onFocus}
    />
  );
}
