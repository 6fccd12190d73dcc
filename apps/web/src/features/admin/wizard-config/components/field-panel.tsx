import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { ORDER_KEYS, type WizardField, type WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useUpdateFieldMutation } from '../api.js';
import type { CoverageIndex } from '../model/coverage.js';
import { storedField, toRequest } from '../model/field-values.js';
import { FIELD_PROPERTIES } from '../model/properties.js';
import { useConflict } from '../model/use-conflict.js';
import { useEditorPlace } from '../model/use-editor-place.js';
import { useReport } from '../model/use-report.js';
import { ConflictNotice } from './conflict-notice.js';
import { FieldDeletion } from './field-deletion.js';
import { FieldForm } from './field-form.js';
import { NewFieldPanel } from './new-field-panel.js';
import { OptionList } from './option-list.js';
import { Panel } from './panel.js';
import { TranslateButton } from './translate-button.js';

const WITH_OPTIONS = ['select', 'radio', 'checkbox', 'check'];

interface FieldPanelProps {
  readonly field: WizardField;
  readonly step: WizardStep;
  /** Somebody else has deleted it, and this is what it was. */
  readonly isGone: boolean;
  readonly coverage: CoverageIndex;
}

/** One field with its texts, options and translations (R-ADM-08). */
export function FieldPanel({ field, step, isGone, coverage }: FieldPanelProps) {
  const { t } = useTranslation('wizard-editor');
  const [place, go] = useEditorPlace();
  const conflict = useConflict(FIELD_PROPERTIES, storedField(field));
  const [update] = useUpdateFieldMutation();
  const report = useReport();
  const { values, version } = conflict;
  const isOptionOpen = place.action === 'add-option' || (place.action === 'edit' && place.option !== null);
  /* What is being typed in an option stays before one's eyes first. */
  if (isGone && !isOptionOpen) return <NewFieldPanel step={step} deleted={{ ...values, key: '' }} />;

  const save = async () => {
    const body = { id: field.id, ...toRequest(values, field.stepId) };
    const { data, code } = await report(
      'updateField',
      update(typeof version === 'number' ? { ...body, version } : body),
    );
    if (data) conflict.restart(storedField(data.data));
    if (code === 'STALE_EDIT') conflict.refuse();
  };
  const closeAction = () => go({ step: field.stepId, field: field.id }, true);
  const entity = { entityType: 'wizard_fields', entityId: field.id, coverage } as const;
  return (
    <Panel>
      <Typography variant="h5" component="h2" color="textPrimary">
        {field.label}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {step.title}
      </Typography>
      {ORDER_KEYS.some((key) => key === field.key) && values.type !== field.type && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('summaryKeyType', { key: field.key })}
        </Alert>
      )}
      <FieldForm
        isNew={false}
        values={values}
        onChange={conflict.setValues}
        onSubmit={save}
        submitLabel={t(conflict.differing.length > 0 ? 'conflict.keep' : 'save')}
        notice={conflict.isOutdated && <ConflictNotice conflict={conflict} properties={FIELD_PROPERTIES} />}
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
      {(WITH_OPTIONS.includes(field.type) || field.options.length > 0 || isOptionOpen) && (
        <>
          <Divider sx={{ my: 3 }} />
          <OptionList field={field} isFieldGone={isGone} coverage={coverage} />
        </>
      )}
      {place.action === 'delete' && place.option === null && (
        <FieldDeletion
          field={field}
          seen={conflict.base}
          onClose={closeAction}
          onDeleted={() => go({ step: field.stepId }, true)}
        />
      )}
    </Panel>
  );
}
