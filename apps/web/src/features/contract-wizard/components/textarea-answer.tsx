import OutlinedInput from '@mui/material/OutlinedInput';
import { ANSWER_MAX_LENGTH } from '@pactwright/protocol';
import type { AnswerInputProps } from './answer-input.js';
import { fieldIds } from './field-shell.js';

/** Several lines; grows with its text between 100 and 600 px (R-WIZ-14). */
export function TextareaAnswer({ field, answer, isInvalid, corner }: AnswerInputProps) {
  const ids = fieldIds(field);
  return (
    <OutlinedInput
      id={ids.input}
      error={isInvalid}
      multiline
      inputComponent="textarea"
      value={typeof answer.value === 'string' ? answer.value : ''}
      placeholder={field.placeholder ?? undefined}
      required={field.isRequired}
      onChange={(event) => answer.change(event.target.value)}
      onFocus={answer.onFocus}
      endAdornment={corner}
      inputProps={{
        dir: 'auto',
        'aria-describedby': ids.description,
        'aria-invalid': isInvalid,
        maxLength: ANSWER_MAX_LENGTH,
      }}
      sx={{
        p: 0,
        /* The button has a row of its own under the text, so that it never covers any. */
        flexDirection: 'column',
        alignItems: 'stretch',
        '& > .MuiButton-root': { alignSelf: 'flex-end', m: 0.5, mt: 0 },
        '& textarea': {
          fieldSizing: 'content',
          minHeight: 100,
          maxHeight: 600,
          boxSizing: 'border-box',
          resize: 'vertical',
          px: 1.75,
          py: 1.5,
        },
      }}
    />
  );
}
