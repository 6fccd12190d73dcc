import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Answers, WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { reasonsAgainst } from '../../../shared/answers/reasons-against.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { FieldToMend } from '../model/summary-fields.js';

interface AnswersToMendProps {
  readonly fields: readonly FieldToMend[];
  /** What keeps the contract from being ordered though each answer could stand by itself, by the question that mends it. */
  readonly unmet: ReadonlyMap<string, readonly string[]>;
  readonly answers: Answers;
  onFillIn(step: WizardStep, field: WizardField): void;
}

/** What no contract is created with, each with the way to its question. */
export function AnswersToMend({ fields, unmet, answers, onFillIn }: AnswersToMendProps) {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  if (fields.length === 0) return null;
  const reasons = (field: WizardField): string[] => {
    const against = reasonsAgainst(field, answers, language, t);
    return against.length > 0 ? against : [t('unmet', { checks: (unmet.get(field.key) ?? []).join('; ') })];
  };
  return (
    <Alert severity="error" variant="outlined">
      <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
        {t('mendTitle')}
      </Typography>
      <Typography variant="body2">{t('mendText')}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {fields.map(({ step, field }) => (
          <li key={field.key}>
            <strong>{field.label}.</strong> {reasons(field).join(' ')}{' '}
            <Button
              size="small"
              onClick={() => onFillIn(step, field)}
              aria-label={`${t('edit')}: ${field.label}`}
            >
              {t('edit')}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
