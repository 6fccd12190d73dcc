import type { Translation } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useDeleteTranslationMutation } from '../api.js';
import { TRANSLATION_PROPERTIES, type TranslationValues } from '../model/properties.js';
import { useChanges } from '../model/use-changes.js';
import type { Stored } from '../model/stored.js';
import { useReport } from '../model/use-report.js';
import { DeleteDialog } from './delete-dialog.js';

interface TranslationDeletionProps {
  readonly known: Translation;
  /** What the form was filled from. */
  readonly seen: Stored<TranslationValues>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function TranslationDeletion({ known, seen, onClose, onDeleted }: TranslationDeletionProps) {
  const { t } = useTranslation('wizard-editor');
  const [remove, { isLoading }] = useDeleteTranslationMutation();
  const report = useReport();
  const changes = useChanges();
  const { id, value, version } = known;
  const deleteTranslation = async () => {
    const { data, code } = await report(
      'deleteTranslation',
      remove({ id, ...(version === undefined ? {} : { version }) }),
    );
    if (data || code === 'TRANSLATION_NOT_FOUND') onDeleted();
  };
  return (
    <DeleteDialog
      title={t('translation.deleteTitle')}
      text={t('translation.deleteText')}
      changes={changes.ofThing(TRANSLATION_PROPERTIES, seen, { values: { value }, version })}
      isBusy={isLoading}
      onClose={onClose}
      onDelete={() => void deleteTranslation()}
    />
  );
}
