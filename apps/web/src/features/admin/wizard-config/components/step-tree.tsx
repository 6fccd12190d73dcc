import Add from '@mui/icons-material/Add';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useReorderFieldMutation } from '../api.js';
import type { CoverageIndex } from '../model/coverage.js';
import { useEditorPlace } from '../model/use-editor-place.js';
import { useReport } from '../model/use-report.js';
import { useTypeName } from '../model/use-type-name.js';
import { SortableRows } from './sortable-rows.js';
import { TranslateButton } from './translate-button.js';
import { TranslationMark } from './translation-mark.js';

interface StepTreeProps {
  readonly steps: readonly WizardStep[];
  readonly openStep: number | null;
  readonly openField: number | null;
  readonly coverage: CoverageIndex;
}

export function StepTree({ steps, openStep, openField, coverage }: StepTreeProps) {
  const { t } = useTranslation('wizard-editor');
  const [, go] = useEditorPlace();
  return (
    <Box component="section" aria-label={t('steps')}>
      {steps.map((step) => (
        <Accordion
          key={step.id}
          expanded={step.id === openStep}
          onChange={(_, isOpen) => go({ step: isOpen ? step.id : null })}
          slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
        >
          <AccordionSummary expandIcon={<ExpandMore />}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
              <Typography variant="subtitle1" component="span" color="textPrimary">
                {step.title}
              </Typography>
              <Typography variant="caption" component="span" color="textMuted" sx={{ whiteSpace: 'nowrap' }}>
                {t('fieldCount', { count: step.fields.length })}
              </Typography>
              <TranslationMark state={coverage.ofStep(step)} />
            </Box>
          </AccordionSummary>
          <AccordionDetails sx={{ pt: 0 }}>
            <StepTexts step={step} coverage={coverage} />
            <FieldRows fields={step.fields} openField={openField} coverage={coverage} />
            <Button
              startIcon={<Add />}
              sx={{ mt: 1 }}
              onClick={() => go({ step: step.id, action: 'add-field' })}
              aria-label={t('addFieldTo', { step: step.title })}
            >
              {t('addField')}
            </Button>
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}

function StepTexts({ step, coverage }: { step: WizardStep; coverage: CoverageIndex }) {
  const entity = { entityType: 'wizard_steps', entityId: step.id } as const;
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
          {step.title}
        </Typography>
        <TranslateButton {...entity} fieldName="title" original={step.title} coverage={coverage} />
      </Box>
      {step.description && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Typography variant="caption" color="textMuted" sx={{ minWidth: 0 }}>
            {step.description}
          </Typography>
          <TranslateButton
            {...entity}
            fieldName="description"
            original={step.description}
            coverage={coverage}
          />
        </Box>
      )}
    </Box>
  );
}

interface FieldRowsProps {
  readonly fields: readonly WizardField[];
  readonly openField: number | null;
  readonly coverage: CoverageIndex;
}

function FieldRows({ fields, openField, coverage }: FieldRowsProps) {
  const { t } = useTranslation('wizard-editor');
  const [, go] = useEditorPlace();
  const [reorder, { isLoading }] = useReorderFieldMutation();
  const report = useReport();
  const typeName = useTypeName();
  return (
    <SortableRows
      rows={fields}
      isBusy={isLoading}
      onMove={(id, to) => void report('reorderField', reorder({ id, to }))}
      renderRow={(field) => (
        <ButtonBase
          onClick={() => go({ step: field.stepId, field: field.id })}
          aria-current={field.id === openField}
          sx={{
            display: 'flex',
            width: '100%',
            minHeight: (theme) => theme.layout.control,
            justifyContent: 'flex-start',
            gap: 1,
            px: 1,
            py: 0.75,
            textAlign: 'left',
            borderRadius: 1,
            '&[aria-current=true]': { bgcolor: 'tint.primary' },
            '&:hover': { bgcolor: 'tint.primary' },
          }}
        >
          <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
            <Typography variant="body2" component="span" color="textPrimary" sx={{ display: 'block' }}>
              {field.label}
            </Typography>
            <Typography
              variant="caption"
              component="span"
              color="textSecondary"
              sx={{ display: 'block', overflowWrap: 'anywhere' }}
            >
              {[
                field.key,
                typeName(field.type),
                t(field.isRequired ? 'required' : 'optional'),
                ...(field.isInContract === false ? [t('contract.out')] : []),
                ...(field.options.length > 0 ? [t('optionCount', { count: field.options.length })] : []),
              ].join(' · ')}
            </Typography>
          </Box>
          <TranslationMark state={coverage.ofField(field)} />
        </ButtonBase>
      )}
    />
  );
}
