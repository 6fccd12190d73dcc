import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Translation } from '@pactwright/protocol';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../../shared/form/use-form.js';
import { AppDialog } from '../../../../shared/ui/app-dialog.js';
import { BusyButton } from '../../../../shared/ui/busy-button.js';
import { ErrorState } from '../../../../shared/ui/error-state.js';
import { LabelledInput } from '../../../../shared/ui/labelled-input.js';
import { useGetTranslationsOfQuery, useSaveTranslationMutation } from '../api.js';
import { TRANSLATION_PROPERTIES } from '../model/properties.js';
import {
  TRANSLATION_LANGUAGE,
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from '../model/translation-language.js';
import { useConflict } from '../model/use-conflict.js';
import { useReport } from '../model/use-report.js';
import { ConflictNotice } from './conflict-notice.js';
import { TranslationDeletion } from './translation-deletion.js';

interface TranslationDialogProps extends Pick<Translation, 'entityType' | 'entityId' | 'fieldName'> {
  readonly original: string;
  readonly onClose: () => void;
}

/** One text in another language; the text must not be empty, and the language is never English (R-ADM-09). */
export function TranslationDialog({ original, onClose, ...text }: TranslationDialogProps) {
  const { t } = useTranslation('wizard-editor');
  const [language, setLanguage] = useState<TranslationLanguage>(TRANSLATION_LANGUAGE);
  const {
    data: translations,
    isError,
    refetch,
  } = useGetTranslationsOfQuery({
    entityType: text.entityType,
    entityId: text.entityId,
    language,
  });
  const known = translations?.find(({ fieldName }) => fieldName === text.fieldName);
  const languageLabelId = useId();
  const renderForm = () => {
    if (translations)
      return <TranslationForm key={language} {...text} language={language} known={known} onDone={onClose} />;
    if (isError) return <ErrorState message={t('translation.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton variant="rounded" height="8rem" />;
  };
  return (
    <AppDialog isOpen onClose={onClose} title={t('translation.title')}>
      <Stack spacing={2.5}>
        <div>
          <Typography variant="subtitle2" component="p" color="textPrimary">
            {t('translation.original')}
          </Typography>
          <Typography lang="en" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {original}
          </Typography>
        </div>
        <FormControl fullWidth>
          <FormLabel id={languageLabelId} sx={{ mb: 0.75 }}>
            {t('translation.language')}
          </FormLabel>
          <Select
            labelId={languageLabelId}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {TRANSLATION_LANGUAGES.map((each) => (
              <MenuItem key={each} value={each}>
                {t(`languages.${each}`)}
              </MenuItem>
            ))}
          </Select>
        </FormControl>
        {renderForm()}
      </Stack>
    </AppDialog>
  );
}

interface TranslationFormProps extends Pick<Translation, 'entityType' | 'entityId' | 'fieldName'> {
  readonly language: TranslationLanguage;
  readonly known: Translation | undefined;
  readonly onDone: () => void;
}

function TranslationForm({ known, onDone, ...text }: TranslationFormProps) {
  const { t } = useTranslation('wizard-editor');
  const stored = { values: { value: known?.value ?? '' }, version: known ? known.version : null };
  const conflict = useConflict(TRANSLATION_PROPERTIES, stored);
  const [isDeleting, setIsDeleting] = useState(false);
  const [save] = useSaveTranslationMutation();
  const report = useReport();
  const form = useForm({
    values: conflict.values,
    onChange: conflict.setValues,
    check: ({ value }) =>
      value.trim() === '' ? { errors: { value: t('translation.required') } } : { data: value },
    send: async (value) => {
      const { data, code } = await report(
        known ? 'updateTranslation' : 'saveTranslation',
        save({ ...text, value, version: conflict.version }),
      );
      if (data) onDone();
      if (code === 'STALE_EDIT') conflict.refuse();
      return undefined;
    },
  });
  const { isBusy } = form;
  const submit = (event: FormEvent) => {
    /* The dialog may stand in the form of a field: in React's tree its events go on to there, and would save the field too. */
    event.stopPropagation();
    form.onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2.5}>
        <LabelledInput
          {...form.text('value')}
          label={t('translation.value')}
          multiline
          autoFocus
          inputProps={{ lang: text.language }}
        />
        <ConflictNotice conflict={conflict} properties={TRANSLATION_PROPERTIES} />
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            {t(conflict.differing.length > 0 ? 'conflict.keep' : 'translation.save')}
          </BusyButton>
          {known && (
            <Button color="error" disabled={isBusy} onClick={() => setIsDeleting(true)}>
              {t('translation.delete')}
            </Button>
          )}
        </Stack>
      </Stack>
      {isDeleting && known && (
        <TranslationDeletion
          known={known}
          seen={conflict.base}
          onClose={() => setIsDeleting(false)}
          onDeleted={onDone}
        />
      )}
    </form>
  );
}
