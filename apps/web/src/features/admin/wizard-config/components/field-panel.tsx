import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { SUMMARY_KEYS, type WizardField, type WizardStep } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteFieldMutation, useUpdateFieldMutation } from '../api.js';
import type { CoverageIndex } from '../model/coverage.js';
import { toRequest, valuesOf, type FieldValues } from '../model/field-values.js';
import { useEditorPlace } from '../model/use-editor-place.js';
import { useReport } from '../model/use-report.js';
import { DeleteDialog } from './delete-dialog.js';
import { FieldForm } from './field-form.js';
import { OptionList } from './option-list.js';
import { Panel } from './panel.js';
import { TranslateButton } from './translate-button.js';

const WITH_OPTIONS = ['select', 'radio', 'checkbox', 'check'];

interface FieldPanelProps {
  readonly field: WizardField;
  readonly steps: readonly WizardStep[];
  readonly coverage: CoverageIndex;
}

/** One field with its texts, options and translations (R-ADM-08). */
export function FieldPanel({ field, steps, coverage }: FieldPanelProps) {
  const { t } = useTranslation('wizard-editor');
  const [place, go] = useEditorPlace();
  const [values, setValues] = useState(() => valuesOf(field));
  /* The version that the typed texts are based on: a newer one is somebody else's, and is shown before it is replaced. */
  const [base, setBase] = useState(field.version);
  const [isStale, setIsStale] = useState(false);
  const [update, { isLoading: isSaving }] = useUpdateFieldMutation();
  const [remove, { isLoading: isDeleting }] = useDeleteFieldMutation();
  const report = useReport();
  const isSummaryKey = SUMMARY_KEYS.some((key) => key === field.key);

  const save = async () => {
    const version = isStale ? field.version : base;
    const body = {
      id: field.id,
      ...toRequest(values, field.stepId),
      ...(version === undefined ? {} : { version }),
    };
    const { data, code } = await report('updateField', update(body));
    setIsStale(code === 'STALE_EDIT');
    if (data) {
      setBase(data.data.version);
      setValues(valuesOf(data.data));
    }
  };
  const deleteField = async () => {
    const { data } = await report('deleteField', remove(field.id));
    if (data) go({ step: field.stepId }, true);
  };
  const closeAction = () => go({ step: field.stepId, field: field.id }, true);
  const entity = { entityType: 'wizard_fields', entityId: field.id, coverage } as const;
  return (
    <Panel>
      <Typography variant="h5" component="h2" color="textPrimary">
        {field.label}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {steps.find(({ id }) => id === field.stepId)?.title}
      </Typography>
      {isStale && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('stale')}
        </Alert>
      )}
      {isSummaryKey && values.type !== field.type && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('summaryKeyType', { key: field.key })}
        </Alert>
      )}
      <FieldForm
        isNew={false}
        values={values}
        onChange={setValues}
        onSubmit={() => void save()}
        isBusy={isSaving}
        submitLabel={t('save')}
        theirs={isStale ? differing(valuesOf(field), values) : {}}
        beside={{
          label: (
            <TranslateButton
              {...entity}
              fieldName="label"
              original={field.label}
              isOpenFirst={place.action === 'translate' && place.option === null}
              onClose={closeAction}
            />
          ),
          description: <TranslateButton {...entity} fieldName="description" original={field.description} />,
          placeholder: <TranslateButton {...entity} fieldName="placeholder" original={field.placeholder} />,
        }}
        actions={
          <Button
            color="error"
            startIcon={<DeleteOutline />}
            onClick={() => go({ step: field.stepId, field: field.id, action: 'delete' })}
          >
            {t('delete')}
          </Button>
        }
      />
      {(WITH_OPTIONS.includes(field.type) || field.options.length > 0) && (
        <>
          <Divider sx={{ my: 3 }} />
          <OptionList field={field} coverage={coverage} />
        </>
      )}
      <DeleteDialog
        isOpen={place.action === 'delete' && place.option === null}
        title={t('deleteField', { name: field.label })}
        text={t('deleteText')}
        warning={isSummaryKey ? t('summaryKey', { key: field.key }) : undefined}
        isBusy={isDeleting}
        onClose={closeAction}
        onDelete={() => void deleteField()}
      />
    </Panel>
  );
}

/** What is stored where it differs from what is typed. */
function differing(stored: FieldValues, typed: FieldValues): Partial<FieldValues> {
  const names = Object.keys(stored) as (keyof FieldValues)[];
  return Object.fromEntries(
    names.filter((name) => stored[name] !== typed[name]).map((name) => [name, stored[name]]),
  );
}
