import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { OTHER_SUFFIX, type OneLanguageText } from '@pactwright/drafting';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';

interface OneLanguageTextsProps {
  readonly steps: readonly WizardStep[];
  readonly texts: readonly OneLanguageText[];
  onFillIn(step: WizardStep, field?: WizardField): void;
}

/** What a contract in both languages says in one of them only, with the way to say it in the other; it stops nobody. */
export function OneLanguageTexts({ steps, texts, onFillIn }: OneLanguageTextsProps) {
  const { t } = useTranslation(['bilingual', 'contract-wizard']);
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined">
      <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
        {t('oneLanguage.title')}
      </Typography>
      <Typography variant="body2">{t('oneLanguage.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {texts.map(({ key, language }) => {
          const [step, field] = placeOf(steps, key) ?? [];
          if (!step || !field) return null;
          return (
            <Box
              component="li"
              key={key}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
            >
              <span>
                {field.label}: {t(language === 'lt' ? 'oneLanguage.lt' : 'oneLanguage.en')}
              </span>
              <Button
                size="small"
                onClick={() => onFillIn(step, field)}
                aria-label={`${t('contract-wizard:fillIn')}: ${field.label}`}
              >
                {t('contract-wizard:fillIn')}
              </Button>
            </Box>
          );
        })}
      </Box>
    </Alert>
  );
}

function placeOf(steps: readonly WizardStep[], key: string): [WizardStep, WizardField] | undefined {
  const asked = key.endsWith(OTHER_SUFFIX) ? key.slice(0, -OTHER_SUFFIX.length) : key;
  for (const step of steps) {
    const field = step.fields.find((each) => each.key === key || each.key === asked);
    if (field) return [step, field];
  }
  return undefined;
}
