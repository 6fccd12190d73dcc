import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { errorMessage, forgotPasswordRequest } from '@pactwright/protocol';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { useForgotPasswordMutation } from '../api.js';

/** Where the link is sent; the answer is the same whether there is such an account or not. */
export function AskForReset({ startsWith }: { startsWith: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [email, setEmail] = useState(startsWith);
  const [isChecked, setIsChecked] = useState(false);
  const [ask, { data, error, isLoading }] = useForgotPasswordMutation();
  const parsed = forgotPasswordRequest.safeParse({ email });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success && !isLoading) void ask(parsed.data.email);
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
          disabled={isLoading}
          onChange={(event) => setEmail(event.target.value)}
          error={isChecked && !parsed.success ? errorMessage('INVALID_EMAIL', language) : undefined}
        />
        {data && <Alert severity="success">{data.message}</Alert>}
        {error && (
          <Alert severity="error">
            {(isApiError(error) ? error.message : undefined) ?? t('reset.sendFailed')}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          {t('reset.send')}
        </Button>
      </Stack>
    </form>
  );
}
