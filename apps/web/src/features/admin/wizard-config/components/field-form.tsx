import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { EDITABLE_FIELD_TYPES } from '@pactwright/protocol';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/form/use-form.js';
import { BusyButton } from '../../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import type { FieldValues } from '../model/field-values.js';
import { useTypeName } from '../model/use-type-name.js';
import { ConditionChoice } from './condition-choice.js';
import { ContractChoice } from './contract-choice.js';
import { TopicChoice } from './topic-choice.js';

type TextValue = 'label' | 'description' | 'placeholder';

interface FieldFormProps {
  readonly values: FieldValues;
  readonly onChange: (values: FieldValues) => void;
  /** Resolves once it is saved or refused. */
  readonly onSubmit: () => Promise<void>;
  /** A new field may be given a key; that of an old one stays. */
  readonly isNew: boolean;
  readonly submitLabel: string;
  /** What has to be known before it is pressed. */
  readonly notice?: ReactNode;
  readonly beside?: Partial<Record<TextValue, ReactNode>>;
  readonly actions?: ReactNode;
}

export function FieldForm(props: FieldFormProps) {
  const { values, onChange, onSubmit, isNew, submitLabel, notice, beside = {}, actions } = props;
  const { t } = useTranslation('wizard-editor');
  const typeName = useTypeName();
  const typeLabelId = useId();
  const form = useForm({
    values,
    onChange,
    check: () => (values.label.trim() === '' ? { errors: { label: t('labelRequired') } } : { data: values }),
    send: async () => {
      await onSubmit();
      return undefined;
    },
  });
  const { isBusy, set } = form;
  const text = (name: TextValue, isLong = false) => (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <LabelledInput {...form.text(name)} label={t(name)} multiline={isLong} />
      {beside[name]}
    </Stack>
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack spacing={2.5}>
        {text('label')}
        <FormControl fullWidth disabled={isBusy}>
          <FormLabel id={typeLabelId} sx={{ mb: 0.75 }}>
            {t('type')}
          </FormLabel>
          <Select
            labelId={typeLabelId}
            value={values.type}
            onChange={(event) => set({ type: event.target.value })}
          >
            {EDITABLE_FIELD_TYPES.map((type) => (
              <MenuItem key={type} value={type}>
                {typeName(type)}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        <LabelledInput
          {...form.text('key')}
          label={t('key')}
          readOnly={!isNew}
          helper={t(isNew ? 'keyHelper' : 'keyFixed')}
        />
        {text('description', true)}
        {text('placeholder', true)}
        <FormControlLabel
          label={t('isRequired')}
          control={
            <Switch
              checked={values.isRequired}
              disabled={isBusy}
              onChange={(_, isRequired) => set({ isRequired })}
            />
          }
        />
        <ContractChoice
          fieldKey={isNew ? '' : values.key}
          isInContract={values.isInContract}
          isBusy={isBusy}
          onChange={(isInContract) => set({ isInContract })}
        />
        <ConditionChoice
          fieldKey={isNew ? '' : values.key}
          condition={values.visibleWhen}
          isBusy={isBusy}
          onChange={(visibleWhen) => set({ visibleWhen })}
        />
        <TopicChoice
          topic={values.topic}
          isRequired={values.isRequired}
          isBusy={isBusy}
          onChange={(topic) => set({ topic })}
        />
        {notice}
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            {submitLabel}
          </BusyButton>
          {actions}
        </Stack>
      </Stack>
    </form>
  );
}
