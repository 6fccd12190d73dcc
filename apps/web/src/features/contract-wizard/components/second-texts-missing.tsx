import Button from '@mui/material/Button';
import { OTHER_SUFFIX, type OneLanguageText } from '@pactwright/drafting';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { OneLanguageTexts } from '../../../shared/contract/one-language-texts.js';

interface SecondTextsMissingProps {
  readonly steps: readonly WizardStep[];
  readonly texts: readonly OneLanguageText[];
  onFillIn(step: WizardStep, field?: WizardField): void;
}

/** What the contract says in one language only, with the way to the questions where it is said in the other. */
export function SecondTextsMissing({ steps, texts, onFillIn }: SecondTextsMissingProps) {
  const { t } = useTranslation('contract-wizard');
  const fillIn = ({ key }: OneLanguageText) => {
    const [step, field] = placeOf(steps, key) ?? [];
    if (!step || !field) return null;
    return (
      <Button
        size="small"
        onClick={() => onFillIn(step, field)}
        aria-label={`${t('fillIn')}: ${field.label}`}
      >
        {t('fillIn')}
      </Button>
    );
  };
  return <OneLanguageTexts texts={texts} action={fillIn} />;
}

/** What was approved as an addition is no answer to any question. */
function placeOf(steps: readonly WizardStep[], key: string): [WizardStep, WizardField] | undefined {
  const asked = key.endsWith(OTHER_SUFFIX) ? key.slice(0, -OTHER_SUFFIX.length) : key;
  for (const step of steps) {
    const field = step.fields.find((each) => each.key === key || each.key === asked);
    if (field) return [step, field];
  }
  return undefined;
}
