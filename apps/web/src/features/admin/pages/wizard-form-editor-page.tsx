import ExpandMore from '@mui/icons-material/ExpandMore';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import { ErrorState } from '../../../shared/ui/error-state.js';
import { PageContainer } from '../../../shared/ui/page-container.js';
import { useGetEditedStepsQuery } from '../wizard-config/api.js';
import type { EditorPlace } from '../wizard-config/model/use-editor-place.js';
import { testsOfField } from '../wizard-config/model/condition.js';
import { useConditionWords } from '../wizard-config/model/use-condition-words.js';
import { useTypeName } from '../wizard-config/model/use-type-name.js';

/** The whole wizard at a glance, with what each question hangs on; every line leads to the one place where it is edited (R-WFE-01). */
export function WizardFormEditorPage() {
  const { t } = useTranslation('wizard-editor');
  const { data: steps, isError, refetch } = useGetEditedStepsQuery();
  const renderSteps = () => {
    if (isError && !steps) return <ErrorState message={t('loadFailed')} onRetry={() => void refetch()} />;
    if (!steps) return <Skeleton variant="rounded" height="20rem" />;
    return (
      <>
        <Button
          variant="outlined"
          startIcon={<Visibility />}
          component={RouterLink}
          to={editorAddress({ action: 'preview' })}
          sx={{ mb: 2 }}
        >
          {t('preview.open')}
        </Button>
        {[...steps]
          .sort((a, b) => a.order - b.order)
          .map((step) => (
            <Step key={step.id} step={step} steps={steps} />
          ))}
      </>
    );
  };
  return (
    <PageContainer isNarrow title={t('title')} intro={t('intro')}>
      {renderSteps()}
    </PageContainer>
  );
}

interface StepProps {
  readonly step: WizardStep;
  /** All of them: a question may hang on one of another step. */
  readonly steps: readonly WizardStep[];
}

function Step({ step, steps }: StepProps) {
  const { t } = useTranslation('wizard-editor');
  return (
    <Accordion slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography variant="subtitle1" component="span" color="textPrimary">
            {step.title}
          </Typography>
          <Typography variant="caption" component="span" color="textMuted">
            {t('fieldCount', { count: step.fields.length })}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0 }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {step.fields.map((field) => (
            <Field key={field.id} field={field} steps={steps} />
          ))}
        </Box>
        <EditLink place={{ step: step.id, action: 'add-field' }} name={step.title}>
          {t('addField')}
        </EditLink>
      </AccordionDetails>
    </Accordion>
  );
}

function Field({ field, steps }: Pick<StepProps, 'steps'> & { readonly field: WizardField }) {
  const { t } = useTranslation('wizard-editor');
  const typeName = useTypeName();
  const conditionWords = useConditionWords(steps);
  const place = { step: field.stepId, field: field.id };
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography color="textPrimary">{field.label}</Typography>
      <Typography variant="caption" component="p" color="textMuted" sx={{ overflowWrap: 'anywhere' }}>
        {[field.key, typeName(field.type), t(field.isRequired ? 'required' : 'optional')].join(' · ')}
      </Typography>
      {testsOfField(field).map((test, at) => (
        <Typography key={`${test.key} ${test.in.join()}`} variant="body2" color="textPrimary">
          {conditionWords(test, at)}
        </Typography>
      ))}
      {field.description && (
        <Typography variant="body2" color="textSecondary">
          {field.description}
        </Typography>
      )}
      {field.options.length > 0 && (
        <Box component="ul" aria-label={t('options')} sx={{ my: 1, pl: 2.5 }}>
          {field.options.map((option) => (
            <Typography key={option.id} variant="body2" component="li">
              {option.label}{' '}
              <EditLink place={{ ...place, option: option.id, action: 'edit' }} name={option.label}>
                {t('edit')}
              </EditLink>
            </Typography>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 0.5 }}>
        <EditLink place={{ ...place, action: 'edit' }} name={field.label}>
          {t('edit')}
        </EditLink>
        <EditLink place={{ ...place, action: 'translate' }} name={field.label}>
          {t('translation.title')}
        </EditLink>
        <EditLink place={{ ...place, action: 'delete' }} name={field.label}>
          {t('delete')}
        </EditLink>
      </Box>
    </Box>
  );
}

interface EditLinkProps {
  readonly place: Partial<EditorPlace>;
  readonly name: string;
  readonly children: string;
}

function editorAddress(place: Partial<EditorPlace>): string {
  const query = Object.fromEntries(Object.entries(place).filter((entry) => entry[1] !== null));
  return paths.adminView({ tab: 'wizard', ...(query as Record<string, string | number>) });
}

function EditLink({ place, name, children }: EditLinkProps) {
  return (
    <Link
      component={RouterLink}
      variant="body2"
      to={editorAddress(place)}
      aria-label={`${children}: ${name}`}
    >
      {children}
    </Link>
  );
}
