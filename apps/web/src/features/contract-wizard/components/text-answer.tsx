import OutlinedInput from '@mui/material/OutlinedInput';
import { ANSWER_MAX_LENGTH } from '@pactwright/protocol';
import { fieldKind } from '../model/wizard-content.js';
import type { AnswerInputProps } from './answer-input.js';
import { fieldIds } from './field-shell.js';

/** One line of text; numbers are text too, with the keyboard for numbers (T-22). */
export function TextAnswer({ field, answer, isInvalid, corner }: AnswerInputProps) {
  const ids = fieldIds(field);
  return (
    <OutlinedInput
      id={ids.input}
      error={isInvalid}
      value={typeof answer.value === 'string' ? answer.value : ''}
      placeholder={field.placeholder ?? undefined}
      required={field.isRequired}
      onChange={(event) => answer.change(event.target.value)}
      onFocus={answer.onFocus}
      endAdornment={corner}
      sx={corner ? { pr: 0.5 } : {}}
      inputProps={{
        dir: 'auto',
        'aria-describedby': ids.description,
        'aria-invalid': isInvalid,
        maxLength: ANSWER_MAX_LENGTH,
        ...(fieldKind(field) === 'number' && { inputMode: 'decimal' }),
      }}
    />
  );
}
