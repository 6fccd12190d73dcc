import type { FieldOption } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteOptionMutation } from '../api.js';
import { optionValuesOf } from '../model/option-values.js';
import { OPTION_PROPERTIES } from '../model/properties.js';
import { useChanges } from '../model/use-changes.js';
import { useReport } from '../model/use-report.js';
import { DeleteDialog } from './delete-dialog.js';

interface OptionDeletionProps {
  readonly option: FieldOption;
  readonly onClose: () => void;
}

export function OptionDeletion({ option, onClose }: OptionDeletionProps) {
  const { t } = useTranslation('wizard-editor');
  const { id, version } = option;
  const now = { values: optionValuesOf(option), version };
  const [seen] = useState(now);
  const [remove, { isLoading }] = useDeleteOptionMutation();
  const report = useReport();
  const changes = useChanges();
  const deleteOption = async () => {
    const { data, code } = await report(
      'deleteOption',
      remove({ id, ...(version === undefined ? {} : { version }) }),
    );
    if (data || code === 'OPTION_NOT_FOUND') onClose();
  };
  return (
    <DeleteDialog
      title={t('deleteOption', { name: option.label })}
      text={t('deleteOptionText')}
      changes={changes.ofThing(OPTION_PROPERTIES, seen, now)}
      isBusy={isLoading}
      onClose={onClose}
      onDelete={() => void deleteOption()}
    />
  );
}
