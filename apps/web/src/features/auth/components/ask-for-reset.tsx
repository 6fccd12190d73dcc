import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { errorMessage, forgotPasswordRequest } from '@pactwright/protocol';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { useForgotPasswordMutation } from '../api.js';

/** Where the link is sent; the answer is the same whether there is such an account or not. */
export function AskForReset({ startsWith }: { startsWith: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [email, setEmail] = useState(startsWith);
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [ask, { data, error, isLoading }] = useForgotPasswordMutation();
  const parsed = forgotPasswordRequest.safeParse({ email });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setIsChecked(true);
    if (parsed.success) void ask(parsed.data.email);
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2.5} sx={(theme) => ({ maxWidth: theme.layout.dialog })}>
        <LabelledInput
          label={t('email')}
          type="email"
          autoComplete="username"
          autoFocus
          value={email}
          isBusy={isLoading}
          inputRef={field}
          onChange={(event) => setEmail(event.target.value)}
          error={isChecked && !parsed.success ? errorMessage('INVALID_EMAIL', language) : undefined}
        />
        {data && <Alert severity="success">{data.message}</Alert>}
        {error && (
          <Alert severity="error">
            {(isApiError(error) ? error.message : undefined) ?? t('reset.sendFailed')}
          </Alert>
        )}
        <BusyButton type="submit" variant="contained" size="large" isBusy={isLoading}>
          {t('reset.send')}
        </BusyButton>
      </Stack>
    </form>
  );
}
