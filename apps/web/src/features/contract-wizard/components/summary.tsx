import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { draft, type Language } from '@pactwright/drafting';
import { PRICES, type WizardField, type WizardStep } from '@pactwright/protocol';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../shared/format/format-price.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { missingSummaryFields } from '../model/summary-fields.js';
import { selectWizard } from '../model/wizard-slice.js';
import { ReviewedAnswers } from './reviewed-answers.js';

interface SummaryProps {
  readonly steps: readonly WizardStep[];
  readonly language: Language;
  /** Goes to a step, and to one of its fields when given. */
  onFillIn(step: WizardStep, field?: WizardField): void;
}

/** The last step: what is missing, what comes next, and all answers to read once more (R-SUM-01, R-SUM-02, R-SUM-09). */
export function Summary({ steps, language, onFillIn }: SummaryProps) {
  const { t } = useTranslation('contract-wizard');
  const readerLanguage = useLanguage();
  const answers = useAppSelector((state) => selectWizard(state).answers);
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const missing = missingSummaryFields(steps, answers);
  const gaps = useMemo(() => draft(answers, language).toFill.entries.length, [answers, language]);
  return (
    <Stack spacing={3}>
      {missing.length > 0 ? (
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
      ) : (
        <Alert severity="success" variant="outlined">
          {t('nothingMissing')}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, maxWidth: '68ch' }}>
        <Typography component="li" color="textSecondary">
          {t('placeholdersText', { count: gaps })}
        </Typography>
        <Typography component="li" color="textSecondary">
          {t('whatItCosts', { price: formatPrice(PRICES['one-time'].amount, readerLanguage) })}
        </Typography>
      </Box>
      <Box>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          endIcon={<ExpandMoreRounded sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        >
          {isOpen ? t('reviewHide') : t('review')}
        </Button>
        <Collapse in={isOpen} id={listId} unmountOnExit>
          <ReviewedAnswers steps={steps} answers={answers} onEdit={onFillIn} />
        </Collapse>
      </Box>
    </Stack>
  );
}
