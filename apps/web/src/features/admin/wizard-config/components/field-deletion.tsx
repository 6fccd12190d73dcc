import { ORDER_KEYS, versionsOf, type WizardField } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteFieldMutation } from '../api.js';
import { storedField, type FieldValues } from '../model/field-values.js';
import { FIELD_PROPERTIES } from '../model/properties.js';
import { useChanges } from '../model/use-changes.js';
import type { Stored } from '../model/stored.js';
import { useReport } from '../model/use-report.js';
import { DeleteDialog } from './delete-dialog.js';

interface FieldDeletionProps {
  readonly field: WizardField;
  /** What the form beside was filled from. */
  readonly seen: Stored<FieldValues>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function FieldDeletion({ field, seen, onClose, onDeleted }: FieldDeletionProps) {
  const { t } = useTranslation('wizard-editor');
  const [seenOptions] = useState(field.options);
  const [remove, { isLoading }] = useDeleteFieldMutation();
  const report = useReport();
  const changes = useChanges();
  const ofField = changes.ofThing(FIELD_PROPERTIES, seen, storedField(field));
  const ofOptions = changes.ofOptions(seenOptions, field.options);
  const deleteField = async () => {
    const { id, version } = field;
    const { data, code } = await report(
      'deleteField',
      remove({ id, options: versionsOf(field.options), ...(version === undefined ? {} : { version }) }),
    );
    if (data || code === 'FIELD_NOT_FOUND') onDeleted();
  };
  return (
    <DeleteDialog
      title={t('deleteField', { name: field.label })}
      text={t('deleteText')}
      warning={ORDER_KEYS.some((key) => key === field.key) ? t('summaryKey', { key: field.key }) : undefined}
      changes={ofField || ofOptions ? [...(ofField ?? []), ...(ofOptions ?? [])] : undefined}
      isBusy={isLoading}
      onClose={onClose}
      onDelete={() => void deleteField()}
    />
  );
}
