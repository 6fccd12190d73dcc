import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import {
  answerLimit,
  isNearLimit,
  LINE_MAX_LENGTH,
  type Answers,
  type WizardField,
} from '@pactwright/protocol';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CharactersLeft } from '../ui/characters-left.js';
import { useAnswerSource, useFieldIds } from './answer-source.js';
import { useContractRules } from './contract-rules.js';
import { GROWING } from './textarea-answer.js';
import { fieldKind, otherKey } from './wizard-content.js';

/** The same in the other language, asked for beside what is typed where the contract is made in both. */
export function SecondText({ field }: { field: WizardField }) {
  const { t } = useTranslation('bilingual');
  const rules = useContractRules();
  const source = useAnswerSource();
  const { input } = useFieldIds(field);
  const now = () => JSON.stringify(Object.fromEntries(keysFor(field).map((key) => [key, source.read(key)])));
  const answers = JSON.parse(useSyncExternalStore(source.subscribe, now, now)) as Answers;
  const asked = rules?.secondAsked(field, answers);
  const text = asked && source.read(asked.key);
  if (!asked) return null;
  const value = typeof text === 'string' ? text : '';
  const isLong = fieldKind(field) === 'textarea' && asked.key.startsWith(`${field.key}@`);
  const limit = isLong ? answerLimit(field) : LINE_MAX_LENGTH;
  const id = `${input}-second`;
  return (
    <Box sx={{ mt: 1.5, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', mb: 0.5 }}>
        {t(asked.language === 'lt' ? 'secondText.lt' : 'secondText.en', { question: field.label })}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        value={value}
        multiline={isLong}
        {...(isLong && { inputComponent: 'textarea', sx: GROWING })}
        onChange={(event) => source.change(field, asked.key, event.target.value || undefined)}
        onBlur={() => source.left(field)}
        inputProps={{ lang: asked.language, 'aria-describedby': `${id}-hint` }}
      />
      <Typography id={`${id}-hint`} variant="caption" color="textSecondary">
        {value === '' && t(asked.language === 'lt' ? 'secondText.missingLt' : 'secondText.missingEn')}
      </Typography>
      {isNearLimit(value.length, limit) && <CharactersLeft left={limit - value.length} />}
    </Box>
  );
}

const keysFor = (field: WizardField): string[] => [
  'contract_language',
  'prevailing_language',
  ...[field.key, otherKey(field)].flatMap((key) => [key, `${key}@en`, `${key}@lt`]),
];
