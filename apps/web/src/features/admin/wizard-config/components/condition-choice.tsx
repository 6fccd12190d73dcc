import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { ConditionTest } from '@pactwright/protocol';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEditedStepsQuery } from '../api.js';
import { isChoice, testsInText, textOfTests, valuesOf } from '../model/condition.js';
import { useConditionWords } from '../model/use-condition-words.js';

interface ConditionChoiceProps {
  readonly fieldKey: string;
  /** As the form holds it (model/condition.ts). */
  readonly condition: string;
  readonly isBusy: boolean;
  onChange(condition: string): void;
}

/** When a field is asked, in words: each test with the way to take it away, and a new one. */
export function ConditionChoice({ fieldKey, condition, isBusy, onChange }: ConditionChoiceProps) {
  const { t } = useTranslation('wizard-editor', { keyPrefix: 'condition' });
  const { data: steps } = useGetEditedStepsQuery();
  const id = useId();
  const heading = useRef<HTMLParagraphElement>(null);
  const [key, setKey] = useState('');
  const [values, setValues] = useState<readonly string[]>([]);
  const tests = testsInText(condition);
  const fields = steps?.flatMap((step) => step.fields) ?? [];
  const chosen = fields.find((field) => field.key === key);
  const say = useConditionWords(steps);
  const change = (next: readonly ConditionTest[]) => {
    onChange(textOfTests(next));
    /* What was pressed has gone, or has nothing to press for. */
    heading.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={id}>
      <FormLabel id={id} component="p" ref={heading} tabIndex={-1} sx={{ mt: 0, mb: 0.75 }}>
        {t('title')}
      </FormLabel>
      {tests.length === 0 && <Typography variant="body2">{t('always')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tests.map((test, at) => (
          <Box
            component="li"
            key={`${test.key} ${test.in.join()}`}
            sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
          >
            <Typography variant="body2" color="textPrimary">
              {say(test, at)}
            </Typography>
            <IconButton
              disabled={isBusy}
              aria-label={`${t('remove')}: ${say(test, at)}`}
              onClick={() => change(tests.filter((_, index) => index !== at))}
            >
              <DeleteOutline />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
        <FormControl fullWidth disabled={isBusy}>
          <FormLabel id={`${id}-field`} sx={{ mb: 0.75 }}>
            {t('field')}
          </FormLabel>
          <Select
            labelId={`${id}-field`}
            value={key}
            onChange={(event) => {
              setKey(event.target.value);
              setValues([]);
            }}
          >
            {fields
              .filter((field) => isChoice(field) && field.key !== fieldKey)
              .map((field) => (
                <MenuItem key={field.id} value={field.key}>
                  {field.label}
                </MenuItem>
              ))}
          </Select>
        </FormControl>
        {chosen && (
          <FormControl fullWidth disabled={isBusy}>
            <FormLabel id={`${id}-values`} sx={{ mb: 0.75 }}>
              {t('answers')}
            </FormLabel>
            <Select
              multiple
              labelId={`${id}-values`}
              value={[...values]}
              onChange={({ target: { value } }) => setValues(typeof value === 'string' ? [value] : value)}
            >
              {valuesOf(chosen, t('other')).map(({ value, label }) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </Select>
          </FormControl>
        )}
        <Button
          variant="outlined"
          disabled={isBusy || !chosen || values.length === 0}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            change([...tests, { key, in: values }]);
            setKey('');
            setValues([]);
          }}
        >
          {t('add')}
        </Button>
      </Box>
    </Box>
  );
}
