import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslation } from 'react-i18next';
import { useAnswer } from './use-answer.js';
import { choicesIn, isList, optionValue } from './wizard-content.js';
import type { AnswerInputProps } from './answer-input.js';
import { useAnswerSource, useFieldIds } from './answer-source.js';
import { OptionText } from './option-text.js';
import { presetAnswer } from './preset-answer.js';

/** Several boxes are a list; a single one is a yes or no (T-31). */
export function CheckboxAnswer({ field, isInvalid }: AnswerInputProps) {
  const answer = useAnswer(field);
  const source = useAnswerSource();
  const { t } = useTranslation('contract-wizard');
  const ids = useFieldIds(field);
  if (!isList(field)) {
    const [option] = field.options;
    return (
      <FormControlLabel
        control={
          <Checkbox
            id={ids.input}
            size="small"
            checked={answer.value === true}
            onChange={(_event, isChecked) => answer.change(isChecked)}
            onFocus={answer.onFocus}
            slotProps={{ input: { 'aria-describedby': ids.description, 'aria-invalid': isInvalid } }}
          />
        }
        label={option ? <OptionText option={option} /> : t('yes')}
      />
    );
  }
  const chosen = choicesIn(answer.value ?? presetAnswer(field.key, source.read));
  const toggle = (value: string, isChecked: boolean) =>
    answer.change(isChecked ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <FormGroup onFocus={answer.onFocus}>
      {field.options.map((option) => (
        <FormControlLabel
          key={option.id}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(optionValue(option))}
              onChange={(_event, isChecked) => toggle(optionValue(option), isChecked)}
            />
          }
          label={<OptionText option={option} />}
        />
      ))}
    </FormGroup>
  );
}
