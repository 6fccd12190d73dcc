import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { FieldOption, WizardField } from '@pactwright/protocol';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../../../../shared/ui/app-dialog.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { useCreateOptionMutation, useUpdateOptionMutation } from '../api.js';
import { useReport } from '../model/use-report.js';

interface OptionDialogProps {
  readonly field: WizardField;
  /** The option to change; a new one without it. */
  readonly option: FieldOption | undefined;
  readonly onClose: () => void;
}

export function OptionDialog({ field, option, onClose }: OptionDialogProps) {
  const { t } = useTranslation('wizard-editor');
  const [values, setValues] = useState({
    label: option?.label ?? '',
    value: option?.value ?? '',
    description: option?.description ?? '',
    isDefault: option?.isDefault ?? false,
  });
  const [version] = useState(option?.version);
  const [isStale, setIsStale] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [create, { isLoading: isCreating }] = useCreateOptionMutation();
  const [update, { isLoading: isUpdating }] = useUpdateOptionMutation();
  const report = useReport();
  const isBusy = isCreating || isUpdating;
  const isLabelMissing = values.label.trim() === '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isLabelMissing || isBusy) return;
    const seen = isStale ? option?.version : version;
    const { data, code } = option
      ? await report('updateOption', update({ id: option.id, ...values, ...(seen ? { version: seen } : {}) }))
      : await report('createOption', create({ ...values, fieldId: field.id, order: field.options.length }));
    setIsStale(code === 'STALE_EDIT');
    if (data) onClose();
  };
  const text = (name: 'label' | 'value' | 'description', helper?: string) => {
    const stored = option?.[name] ?? '';
    return (
      <LabelledInput
        label={t(name)}
        autoFocus={name === 'label'}
        value={values[name]}
        disabled={isBusy}
        onChange={(event) => setValues({ ...values, [name]: event.target.value })}
        helper={isStale && stored !== values[name] ? t('theirs', { value: stored || t('empty') }) : helper}
        error={name === 'label' && isChecked && isLabelMissing ? t('labelRequired') : undefined}
      />
    );
  };
  return (
    <AppDialog
      isOpen
      isBusy={isBusy}
      onClose={onClose}
      title={t(option ? 'editOption' : 'newOption')}
      intro={field.label}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack spacing={2.5}>
          {isStale && <Alert severity="warning">{t('stale')}</Alert>}
          {text('label')}
          {text('value', t('valueHelper'))}
          {text('description')}
          <FormControlLabel
            label={t('isDefault')}
            control={
              <Switch
                checked={values.isDefault}
                disabled={isBusy}
                onChange={(_, isDefault) => setValues({ ...values, isDefault })}
              />
            }
          />
          <Button type="submit" variant="contained" loading={isBusy}>
            {t(option ? 'save' : 'create')}
          </Button>
        </Stack>
      </form>
    </AppDialog>
  );
}
