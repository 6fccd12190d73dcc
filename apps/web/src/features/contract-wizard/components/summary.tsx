import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { draft, type Language } from '@pactwright/drafting';
import type { Answers, WizardField, WizardStep } from '@pactwright/protocol';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWizardDate } from '../model/dates.js';
import { shownAnswer } from '../model/save-request.js';
import { missingSummaryFields } from '../model/summary-fields.js';
import { fieldKind } from '../model/wizard-content.js';

interface SummaryProps {
  readonly steps: readonly WizardStep[];
  readonly answers: Answers;
  readonly language: Language;
  onFillIn(step: WizardStep, field: WizardField): void;
}

/** The last step: what is missing, and all answers to read once more (R-SUM-01, R-SUM-02, R-SUM-09). */
export function Summary({ steps, answers, language, onFillIn }: SummaryProps) {
  const { t } = useTranslation('contract-wizard');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const missing = missingSummaryFields(steps, answers);
  const gaps = useMemo(() => draft(answers, language).toFill.entries.length, [answers, language]);
  return (
    <Stack spacing={3}>
      {missing.length > 0 ? (
        <Alert severity="warning" variant="outlined">
          <Typography sx={{ fontWeight: 600 }}>{t('missingTitle')}</Typography>
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
      <Typography color="textSecondary">{t('placeholdersText', { count: gaps })}</Typography>
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
          <Stack spacing={4} sx={{ mt: 3 }}>
            {steps
              .filter((step) => step.fields.length > 0)
              .map((step) => (
                <section key={step.id}>
                  <Typography variant="h3" gutterBottom>
                    {step.title}
                  </Typography>
                  <Box component="dl" sx={{ m: 0 }}>
                    {step.fields.map((field) => (
                      <ReviewedAnswer key={field.id} field={field} answers={answers} />
                    ))}
                  </Box>
                </section>
              ))}
          </Stack>
        </Collapse>
      </Box>
    </Stack>
  );
}

function ReviewedAnswer({ field, answers }: { field: WizardField; answers: Answers }) {
  const { t } = useTranslation('contract-wizard');
  const answer = shownAnswer(field, answers);
  const shown =
    typeof answer === 'boolean'
      ? t(answer ? 'yes' : 'no')
      : fieldKind(field) === 'date'
        ? formatWizardDate(answer)
        : answer;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '14rem 1fr' },
        columnGap: 3,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {field.label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(!shown && { color: 'text.secondary' }),
        }}
      >
        {shown ?? t('notSpecified')}
      </Typography>
    </Box>
  );
}
