import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslation } from 'react-i18next';
import { optionValue } from '@pactwright/protocol';
import { useAnswer } from './use-answer.js';
import { choicesIn, isList } from './wizard-content.js';
import type { AnswerInputProps } from './answer-input.js';
import { useAnswerSource, useFieldIds } from './answer-source.js';
import { useContractRules } from './contract-rules.js';
import { OptionText } from './option-text.js';

/** Several boxes are a list; a single one is a yes or no (T-31). */
export function CheckboxAnswer({ field, isInvalid }: AnswerInputProps) {
  const answer = useAnswer(field);
  const source = useAnswerSource();
  const rules = useContractRules();
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
  /* What the contract takes for an answer until somebody gives one. */
  const preset =
    field.key === 'special_data'
      ? rules?.noticedSpecialData({
          scope_of_work: source.read('scope_of_work'),
          deliverables: source.read('deliverables'),
        })
      : undefined;
  const chosen = choicesIn(answer.value ?? preset);
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
