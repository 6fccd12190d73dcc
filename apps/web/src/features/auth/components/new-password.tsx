import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ERRORS, errorMessage, resetPasswordRequest, type ErrorCode } from '@pactwright/protocol';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { useSignInDialog } from '../../../shared/auth/sign-in-context.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { PasswordInput } from '../../../shared/ui/password-input.js';
import { useResetPasswordMutation } from '../api.js';

interface NewPasswordProps {
  readonly token: string;
  /** The link is not good any more. */
  readonly onAskAgain: () => void;
}

export function NewPassword({ token, onAskAgain }: NewPasswordProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const openSignIn = useSignInDialog();
  const [newPassword, setNewPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [reset, { data, error, isLoading }] = useResetPasswordMutation();
  const parsed = resetPasswordRequest.safeParse({ token, newPassword });
  const issue = parsed.error?.issues.find(({ path }) => path[0] === 'newPassword')?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success && !isLoading) void reset(parsed.data);
  };
  if (data)
    return (
      <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
        <Alert severity="success">{data.message}</Alert>
        <Button variant="contained" onClick={() => openSignIn()}>
          {t('reset.signIn')}
        </Button>
      </Stack>
    );
  const refusal = isApiError(error) ? error : undefined;
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2.5} sx={(theme) => ({ maxWidth: theme.layout.dialog })}>
        <PasswordInput
          label={t('reset.newPassword')}
          helper={t('passwordHelper')}
          autoComplete="new-password"
          autoFocus
          value={newPassword}
          disabled={isLoading}
          onChange={(event) => setNewPassword(event.target.value)}
          error={
            isChecked && issue && issue in ERRORS ? errorMessage(issue as ErrorCode, language) : undefined
          }
        />
        {error && <Alert severity="error">{refusal?.message ?? t('reset.failed')}</Alert>}
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          {t('reset.save')}
        </Button>
        {refusal?.code === 'RESET_LINK_INVALID' && (
          <Button onClick={onAskAgain}>{t('reset.askAgain')}</Button>
        )}
      </Stack>
    </form>
  );
}
