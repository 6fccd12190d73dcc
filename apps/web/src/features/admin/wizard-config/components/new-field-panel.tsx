import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { WizardStep } from '@pactwright/protocol';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateFieldMutation } from '../api.js';
import { NEW_FIELD, toRequest, type FieldValues } from '../model/field-values.js';
import { useEditorPlace } from '../model/use-editor-place.js';
import { useReport } from '../model/use-report.js';
import { FieldForm } from './field-form.js';
import { Panel } from './panel.js';

interface NewFieldPanelProps {
  readonly step: WizardStep;
  /** What stood in the form of a field that somebody else has deleted. */
  readonly deleted?: FieldValues;
}

/** A field that does not exist yet; what is typed stays when it could not be made. */
export function NewFieldPanel({ step, deleted }: NewFieldPanelProps) {
  const { t } = useTranslation('wizard-editor');
  const [, go] = useEditorPlace();
  const [values, setValues] = useState(deleted ?? NEW_FIELD);
  const [create] = useCreateFieldMutation();
  const report = useReport();
  const notice = useRef<HTMLDivElement>(null);
  /* This form has come in the place of another, and what was pressed there has gone. */
  useEffect(() => notice.current?.focus(), []);
  const submit = async () => {
    const { data } = await report('createField', create(toRequest(values, step.id)));
    if (data) go({ step: step.id, field: data.data.id }, true);
  };
  return (
    <Panel>
      <Typography variant="h5" component="h2" color="textPrimary">
        {t('newField')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {step.title}
      </Typography>
      {deleted && (
        <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ mb: 3 }}>
          {t('gone.field')}
        </Alert>
      )}
      <FieldForm isNew values={values} onChange={setValues} onSubmit={submit} submitLabel={t('create')} />
    </Panel>
  );
}
