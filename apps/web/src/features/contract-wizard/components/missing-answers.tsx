import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import type { MissingField } from '../model/summary-fields.js';

interface MissingAnswersProps {
  readonly missing: readonly MissingField[];
  /** None of the answers there are has to be mended. */
  readonly isSound: boolean;
  onFillIn(step: WizardStep, field: WizardField): void;
}

/** The key terms without an answer, each with the way to its question (R-SUM-09). */
export function MissingAnswers({ missing, isSound, onFillIn }: MissingAnswersProps) {
  const { t } = useTranslation('contract-wizard');
  if (missing.length === 0) {
    return (
      isSound && (
        <Alert severity="success" variant="outlined">
          {t('nothingMissing')}
        </Alert>
      )
    );
  }
  return (
    <Alert severity="warning" variant="outlined">
      <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
        {t('missingTitle')}
      </Typography>
      <Typography variant="body2">{t('missingText')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {missing.map(({ step, field, label }) => (
          <Box
            component="li"
            key={field.key}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}
          >
            <span>{t(`summaryLabels.${label}`)}</span>
            <Button
              size="small"
              onClick={() => onFillIn(step, field)}
              aria-label={`${t('fillIn')}: ${t(`summaryLabels.${label}`)}`}
            >
              {t('fillIn')}
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
