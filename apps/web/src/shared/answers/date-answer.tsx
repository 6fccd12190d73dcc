import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { NO_END_DATE } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from './use-answer.js';
import type { AnswerInputProps } from './answer-input.js';
import { DateInput } from './date-input.js';
import { useFieldIds } from './answer-source.js';

/** The answer to a question for a date. */
export function DateAnswer({ field, isInvalid }: AnswerInputProps) {
  const { t } = useTranslation('contract-wizard');
  const answer = useAnswer(field);
  const ids = useFieldIds(field);
  /* What was being typed goes when "no end date" is ticked. */
  const [ticks, setTicks] = useState(0);
  const hasNoEnd = answer.value === NO_END_DATE;
  return (
    <>
      <DateInput
        key={ticks}
        id={ids.input}
        value={typeof answer.value === 'string' && !hasNoEnd ? answer.value : ''}
        labelledBy={ids.label}
        describedBy={[...(field.isRequired ? [ids.required] : []), ids.description, ids.problem].join(' ')}
        label={field.label}
        isInvalid={isInvalid}
        onChange={answer.change}
        onFocus={answer.onFocus}
      />
      {field.key === 'final_deadline' && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={hasNoEnd}
              onChange={(_event, isChecked) => {
                setTicks(ticks + 1);
                answer.change(isChecked ? NO_END_DATE : '');
              }}
              onFocus={answer.onFocus}
            />
          }
          label={t('noEndDate')}
        />
      )}
    </>
  );
}
