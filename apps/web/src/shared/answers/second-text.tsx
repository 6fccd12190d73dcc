import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
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
import type { SecondAsked } from '@pactwright/drafting';
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
      <div id={`${id}-hint`} role="status">
        {value === '' ? (
          <Typography variant="caption" color="textSecondary">
            {t(asked.language === 'lt' ? 'secondText.missingLt' : 'secondText.missingEn')}
          </Typography>
        ) : (
          <Apart asked={asked} />
        )}
      </div>
      {isNearLimit(value.length, limit) && <CharactersLeft left={limit - value.length} />}
    </Box>
  );
}

/** Where the two texts cannot say the same: lines or paragraphs that one lacks, and figures that are others. */
function Apart({ asked }: { asked: SecondAsked }) {
  const { t } = useTranslation('bilingual');
  const { language, lines, paragraphs, figures } = asked;
  const list = (each: readonly string[]) => [...new Set(each)].join(', ');
  const said = [
    /* What one lacks stands in the language that it was typed in. */
    lines && t(`uneven.${language}.${lacking(lines)}`, lines),
    paragraphs && t(`paragraphs.${language}.${lacking(paragraphs)}`, paragraphs),
    figures && t(`figures.${language}`, { first: list(figures.first), second: list(figures.second) }),
  ].filter((text) => text !== undefined);
  return said.map((text) => (
    <Typography
      key={text}
      variant="body2"
      color="textPrimary"
      sx={{ display: 'flex', gap: 0.75, mt: 0.5, overflowWrap: 'anywhere' }}
    >
      <WarningAmberRounded aria-hidden fontSize="small" color="warning" />
      <span>{text}</span>
    </Typography>
  ));
}

const lacking = ({ first, second }: NonNullable<SecondAsked['lines']>) => (second < first ? 'here' : 'there');

const keysFor = (field: WizardField): string[] => [
  'contract_language',
  'prevailing_language',
  ...[field.key, otherKey(field)].flatMap((key) => [key, `${key}@en`, `${key}@lt`]),
];
