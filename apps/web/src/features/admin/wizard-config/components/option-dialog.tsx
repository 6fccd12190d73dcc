import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { FieldOption, WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/form/use-form.js';
import { AppDialog } from '../../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { useCreateOptionMutation, useUpdateOptionMutation } from '../api.js';
import { NEW_OPTION, optionValuesOf } from '../model/option-values.js';
import { OPTION_PROPERTIES } from '../model/properties.js';
import { useConflict } from '../model/use-conflict.js';
import { useReport } from '../model/use-report.js';
import { ConflictNotice } from './conflict-notice.js';

interface OptionDialogProps {
  readonly field: WizardField;
  /** The option to change; a new one without it. */
  readonly option: FieldOption | undefined;
  /** What somebody else has deleted meanwhile. */
  readonly gone: 'field' | 'option' | undefined;
  readonly onClose: () => void;
}

export function OptionDialog({ field, option, gone, onClose }: OptionDialogProps) {
  const { t } = useTranslation('wizard-editor');
  const conflict = useConflict(OPTION_PROPERTIES, {
    values: option ? optionValuesOf(option) : NEW_OPTION,
    version: option?.version,
  });
  const { values, version } = conflict;
  const [create] = useCreateOptionMutation();
  const [update] = useUpdateOptionMutation();
  const report = useReport();
  const edited = gone ? undefined : option;
  const form = useForm({
    values,
    onChange: conflict.setValues,
    check: () => (values.label.trim() === '' ? { errors: { label: t('labelRequired') } } : { data: values }),
    send: async () => {
      const { data, code } = edited
        ? await report(
            'updateOption',
            update({ id: edited.id, ...values, ...(typeof version === 'number' ? { version } : {}) }),
          )
        : await report('createOption', create({ ...values, fieldId: field.id }));
      if (data) onClose();
      if (code === 'STALE_EDIT') conflict.refuse();
      return undefined;
    },
  });
  const { isBusy } = form;
  const text = (name: 'label' | 'value' | 'description', helper?: string) => (
    <LabelledInput {...form.text(name)} label={t(name)} autoFocus={name === 'label'} helper={helper} />
  );
  const submitLabel = () => {
    if (!edited) return t('create');
    return t(conflict.differing.length > 0 ? 'conflict.keep' : 'save');
  };
  return (
    <AppDialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t(edited ? 'editOption' : 'newOption')}
      intro={field.label}
    >
      <form noValidate onSubmit={form.onSubmit}>
        <Stack spacing={2.5}>
          {text('label')}
          {text('value', t('valueHelper'))}
          {text('description')}
          <FormControlLabel
            label={t('isDefault')}
            control={
              <Switch
                checked={values.isDefault}
                disabled={isBusy}
                onChange={(_, isDefault) => form.set({ isDefault })}
              />
            }
          />
          {gone && (
            <Alert severity="warning">{t(gone === 'field' ? 'gone.fieldOfOption' : 'gone.option')}</Alert>
          )}
          {!gone && <ConflictNotice conflict={conflict} properties={OPTION_PROPERTIES} />}
          {gone !== 'field' && (
            <BusyButton type="submit" variant="contained" isBusy={isBusy}>
              {submitLabel()}
            </BusyButton>
          )}
        </Stack>
      </form>
    </AppDialog>
  );
}
