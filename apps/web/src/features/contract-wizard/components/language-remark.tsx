import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { remarksOn } from '@pactwright/drafting';
import type { Answers, WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { toIsoDate } from '../../../shared/answers/dates.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { now } from '../../../shared/now.js';

const KEY = 'contract_language';

interface LanguageRemarkProps {
  readonly steps: readonly WizardStep[];
  readonly answers: Answers;
  onChoose(step: WizardStep, field: WizardField): void;
}

/**
 * What the law says of the language chosen, said once more before the contract is made: it is asked early, often before it is known
 * where the parties are.
 */
export function LanguageRemark({ steps, answers, onChoose }: LanguageRemarkProps) {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const [remark] = remarksOn(KEY, answers, toIsoDate(now()));
  const step = steps.find(({ fields }) => fields.some(({ key }) => key === KEY));
  const field = step?.fields.find(({ key }) => key === KEY);
  if (!remark || !step || !field) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button
          size="small"
          onClick={() => onChoose(step, field)}
          aria-label={`${t('edit')}: ${field.label}`}
        >
          {t('edit')}
        </Button>
      }
    >
      {remark[language]}
    </Alert>
  );
}
