import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { optionValue } from '@pactwright/protocol';
import { useAnswer } from './use-answer.js';
import type { AnswerInputProps } from './answer-input.js';
import { useFieldIds } from './answer-source.js';
import { OptionText } from './option-text.js';

export function RadioAnswer({ field, isInvalid }: AnswerInputProps) {
  const answer = useAnswer(field);
  const ids = useFieldIds(field);
  return (
    <RadioGroup
      aria-labelledby={ids.label}
      aria-describedby={ids.description}
      aria-required={field.isRequired}
      aria-invalid={isInvalid}
      name={ids.input}
      value={typeof answer.value === 'string' ? answer.value : ''}
      onChange={(_event, value) => answer.change(value)}
      onFocus={answer.onFocus}
    >
      {field.options.map((option) => (
        <FormControlLabel
          key={option.id}
          value={optionValue(option)}
          control={<Radio size="small" />}
          label={<OptionText option={option} />}
        />
      ))}
    </RadioGroup>
  );
}
