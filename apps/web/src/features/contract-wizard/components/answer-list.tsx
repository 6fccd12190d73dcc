import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { hasPlace, noticedSpecialData } from '@pactwright/drafting';
import { NO_END_DATE, type Answers, type WizardField, type WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatWizardDate } from '../../../shared/answers/dates.js';
import { shownAnswer } from '../model/shown-answer.js';
import { fieldKind } from '../../../shared/answers/wizard-content.js';

interface AnswerListProps {
  readonly steps: readonly WizardStep[];
  readonly answers: Answers;
  onEdit(step: WizardStep): void;
}

/** All answers to read, under the titles of their steps. */
export function AnswerList({ steps, answers, onEdit }: AnswerListProps) {
  const { t } = useTranslation('contract-wizard');
  return (
    <Stack spacing={4} sx={{ mt: 3 }}>
      {steps
        .filter((step) => step.fields.length > 0)
        .map((step) => (
          <section key={step.id}>
            <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="h4" component="h2" color="textPrimary" gutterBottom>
                {step.title}
              </Typography>
              <Button size="small" onClick={() => onEdit(step)} aria-label={`${t('edit')}: ${step.title}`}>
                {t('edit')}
              </Button>
            </Box>
            <Box component="dl" sx={{ m: 0 }}>
              {step.fields
                .filter(({ key }) => hasPlace(key, answers))
                .map((field) => (
                  <ListedAnswer
                    key={field.id}
                    field={field}
                    answers={{ special_data: noticedSpecialData(answers), ...answers }}
                  />
                ))}
            </Box>
          </section>
        ))}
    </Stack>
  );
}

function ListedAnswer({ field, answers }: { field: WizardField; answers: Answers }) {
  const { t } = useTranslation('contract-wizard');
  const answer = shownAnswer(field, answers);
  const shown =
    typeof answer === 'boolean'
      ? t(answer ? 'yes' : 'no')
      : fieldKind(field) === 'date'
        ? answer === NO_END_DATE
          ? t('noEndDate')
          : formatWizardDate(answer)
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
        dir="auto"
        sx={{
          m: 0,
          textAlign: 'start',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          color: shown ? 'text.primary' : 'text.mutedOnCanvas',
        }}
      >
        {shown ?? t('notSpecified')}
      </Typography>
    </Box>
  );
}
