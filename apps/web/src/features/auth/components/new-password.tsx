import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ERRORS, errorMessage, resetPasswordRequest, type ErrorCode } from '@pactwright/protocol';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
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
  const field = useRef<HTMLInputElement>(null);
  const [newPassword, setNewPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [reset, { error, isLoading }] = useResetPasswordMutation();
  const parsed = resetPasswordRequest.safeParse({ token, newPassword });
  const issue = parsed.error?.issues.find(({ path }) => path[0] === 'newPassword')?.message;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setIsChecked(true);
    if (!parsed.success) return field.current?.focus();
    const answer = await reset(parsed.data);
    if (answer.data) onEnd({ kind: 'saved', message: answer.data.message });
    else if (isApiError(answer.error) && answer.error.code === 'RESET_LINK_INVALID')
      onEnd({ kind: 'refused' });
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack spacing={2.5} sx={(theme) => ({ maxWidth: theme.layout.dialog })}>
        <PasswordInput
          label={t('reset.newPassword')}
          helper={t('passwordHelper')}
          autoComplete="new-password"
          autoFocus
          value={newPassword}
          isBusy={isLoading}
          inputRef={field}
          onChange={(event) => setNewPassword(event.target.value)}
          error={
            isChecked && issue && issue in ERRORS ? errorMessage(issue as ErrorCode, language) : undefined
          }
        />
        {error && (
          <Alert severity="error">
            {(isApiError(error) ? error.message : undefined) ?? t('reset.failed')}
          </Alert>
        )}
        <BusyButton type="submit" variant="contained" size="large" isBusy={isLoading}>
          {t('reset.save')}
        </BusyButton>
      </Stack>
    </form>
  );
}
