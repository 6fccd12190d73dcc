import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { resetPasswordRequest } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { schemaErrors } from '../../../shared/form/schema-errors.js';
import { useForm } from '../../../shared/form/use-form.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { PasswordInput } from '../../../shared/ui/password-input.js';
import { useResetPasswordMutation } from '../api.js';

/** What came of the link. */
export type ResetEnding =
  | { readonly kind: 'saved'; readonly message: string }
  /** It was used, or ran out, in the meantime. */
  | { readonly kind: 'refused' };

interface NewPasswordProps {
  readonly token: string;
  readonly onEnd: (ending: ResetEnding) => void;
}

export function NewPassword({ token, onEnd }: NewPasswordProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [values, setValues] = useState({ newPassword: '' });
  const [reset, { error }] = useResetPasswordMutation();
  const { isBusy, onSubmit, text, focus } = useForm({
    values,
    onChange: setValues,
    check: () => {
      const parsed = resetPasswordRequest.safeParse({ token, ...values });
      return parsed.data ? { data: parsed.data } : { errors: schemaErrors(parsed.error, language) };
    },
    send: async (request) => {
      const answer = await reset(request);
      if (answer.data) onEnd({ kind: 'saved', message: answer.data.message });
      else if (isApiError(answer.error) && answer.error.code === 'RESET_LINK_INVALID')
        onEnd({ kind: 'refused' });
      else focus('newPassword');
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack spacing={2.5} sx={(theme) => ({ maxWidth: theme.layout.dialog })}>
        <PasswordInput
          {...text('newPassword')}
          label={t('reset.newPassword')}
          helper={t('passwordHelper')}
          autoComplete="new-password"
          autoFocus
        />
        {error && (
          <Alert severity="error">
            {(isApiError(error) ? error.message : undefined) ?? t('reset.failed')}
          </Alert>
        )}
        <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
          {t('reset.save')}
        </BusyButton>
      </Stack>
    </form>
  );
}
