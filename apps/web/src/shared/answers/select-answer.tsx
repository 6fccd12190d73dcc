import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { optionValue, OTHER_VALUE } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useAnswer } from './use-answer.js';
import type { AnswerInputProps } from './answer-input.js';
import { useFieldIds } from './answer-source.js';

/** One of a list, or the user's own words behind "Other (specify below)" (R-WIZ-15, R-WIZ-16). */
export function SelectAnswer({ field, isInvalid }: AnswerInputProps) {
  const answer = useAnswer(field);
  const { t } = useTranslation('contract-wizard');
  const ids = useFieldIds(field);
  const value = typeof answer.value === 'string' ? answer.value : '';
  const labels = new Map(field.options.map((option) => [optionValue(option), option.label]));
  if (!labels.has(OTHER_VALUE)) labels.set(OTHER_VALUE, t('otherOption'));
  const choose = (chosen: string) => {
    answer.change(chosen);
    if (chosen !== OTHER_VALUE && answer.other) answer.changeOther('');
  };
  return (
    <>
      <Select
        displayEmpty
        error={isInvalid}
        value={labels.has(value) ? value : ''}
        onChange={(event) => choose(event.target.value)}
        onFocus={answer.onFocus}
        renderValue={(chosen) => (chosen ? labels.get(chosen) : t('selectPrompt'))}
        input={<OutlinedInput />}
        SelectDisplayProps={{
          id: ids.input,
          'aria-labelledby': `${ids.label} ${ids.input}`,
          'aria-describedby': ids.description,
          'aria-invalid': isInvalid,
          'aria-required': field.isRequired,
        }}
        sx={{ '& .MuiSelect-select': value ? {} : { color: 'text.secondary' } }}
      >
        <MenuItem value="" disabled>
          {t('selectPrompt')}
        </MenuItem>
        {[...labels].map(([each, label]) => (
          <MenuItem key={each} value={each}>
            {label}
          </MenuItem>
        ))}
      </Select>
      {value === OTHER_VALUE && (
        <OutlinedInput
          sx={{ mt: 1 }}
          error={isInvalid}
          value={answer.other}
          placeholder={t('otherPlaceholder')}
          onChange={(event) => answer.changeOther(event.target.value)}
          onFocus={answer.onFocus}
          inputProps={{
            id: ids.other,
            dir: 'auto',
            'aria-label': t('otherLabel', { label: field.label }),
            'aria-invalid': isInvalid,
            'aria-describedby': ids.problem,
            'aria-required': field.isRequired,
          }}
        />
      )}
    </>
  );
}
