import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { WizardField } from '@pactwright/protocol';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canStand } from '../../../shared/answers/answer-problem.js';
import { fieldKind } from '../../../shared/answers/wizard-content.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { shownChoice } from '../model/shown-choice.js';
import { useUnit } from '../model/use-unit.js';
import type { FoldedTopic } from '../../../shared/wizard/folded-topics.js';
import { selectWizard } from '../model/wizard-slice.js';
import { WizardAnswer } from './wizard-answer.js';

interface MoreTermsProps {
  readonly topics: readonly FoldedTopic[];
  readonly showMissing: boolean;
}

/** What most people leave as it is: folded by topic, with what stands in the contract in a line each. */
export function MoreTerms({ topics, showMissing }: MoreTermsProps) {
  const { t } = useTranslation('contract-wizard', { keyPrefix: 'moreTerms' });
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography id={id} variant="h4" component="h2" color="textPrimary">
        {t('title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
        {t('text')}
      </Typography>
      {topics.map((topic) => (
        <Topic key={topic.name} {...topic} showMissing={showMissing} />
      ))}
    </Box>
  );
}

function Topic({ name, fields, showMissing }: FoldedTopic & Pick<MoreTermsProps, 'showMissing'>) {
  const { t } = useTranslation('contract-wizard', { keyPrefix: 'moreTerms' });
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  /* What cannot stand as it is is not out of sight, and does not vanish while it is mended. */
  const hasProblem = useAppSelector((state) => {
    const { answers } = selectWizard(state);
    return fields.some((field) => !canStand(field, answers));
  });
  if (hasProblem && !isOpen) setOpen(true);
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={id} variant="subtitle2" component="h3" color="textPrimary">
          {t(`topics.${name}`)}
        </Typography>
        <Button
          size="small"
          data-topic={name}
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'fold' : 'change')}: ${t(`topics.${name}`)}`}
          onClick={() => setOpen(!isOpen)}
          sx={{ flexShrink: 0 }}
        >
          {t(isOpen ? 'fold' : 'change')}
        </Button>
      </Box>
      {isOpen ? (
        <Stack spacing={4} sx={{ pt: 2, pb: 3 }}>
          {fields.map((field) => (
            <WizardAnswer key={field.id} field={field} showMissing={showMissing} />
          ))}
        </Stack>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {fields.map((field) => (
            <TermLine key={field.id} field={field} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function TermLine({ field }: { field: WizardField }) {
  const { t } = useTranslation('contract-wizard');
  const answer = useAppSelector((state) => shownChoice(field, selectWizard(state).answers));
  const unit = useUnit(field);
  const isBox = fieldKind(field) === 'checkbox' && field.options.length === 1;
  const shown = isBox
    ? t(answer === undefined || answer === false ? 'no' : 'yes')
    : typeof answer === 'string'
      ? withUnit(inOneLine(answer), unit)
      : answer;
  return (
    <Typography component="li" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {`${field.label}: `}
      <Box component="span" sx={{ color: shown ? 'text.primary' : 'text.mutedOnCanvas' }}>
        {shown ?? t('notSpecified')}
      </Box>
    </Typography>
  );
}

/** "180" says less than "180 days"; what says more than a number says what it counts. */
const withUnit = (text: string, unit: string | undefined): string =>
  unit !== undefined && /^\d+(?:[.,]\d+)?$/u.test(text) ? `${text}\u00a0${unit}` : text;

/** A list as its items one behind the other, without the marks of a list. */
const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-–•*]\s/u, '').trim())
    .filter((line) => line !== '')
    .join('; ')
    .replaceAll(/[;,.]; /gu, '; ');
