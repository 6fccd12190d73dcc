import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { forgotPasswordRequest } from '@pactwright/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../shared/api/api-error.js';
import { schemaErrors } from '../../../shared/form/schema-errors.js';
import { useForm } from '../../../shared/form/use-form.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { useForgotPasswordMutation } from '../api.js';

/** Where the link is sent; the answer is the same whether there is such an account or not. */
export function AskForReset({ startsWith }: { startsWith: string }) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const [values, setValues] = useState({ email: startsWith });
  const [ask, { data, error }] = useForgotPasswordMutation();
  const { isBusy, onSubmit, text } = useForm({
    values,
    onChange: setValues,
    check: () => {
      const parsed = forgotPasswordRequest.safeParse(values);
      return parsed.data ? { data: parsed.data } : { errors: schemaErrors(parsed.error, language) };
    },
    send: async ({ email }) => {
      await ask(email);
      return undefined;
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack spacing={2.5} sx={(theme) => ({ maxWidth: theme.layout.dialog })}>
        <LabelledInput {...text('email')} label={t('email')} type="email" autoComplete="username" autoFocus />
        {data && <Alert severity="success">{data.message}</Alert>}
        {error && (
          <Alert severity="error">
            {(isApiError(error) ? error.message : undefined) ?? t('reset.sendFailed')}
          </Alert>
        )}
        <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy}>
          {t('reset.send')}
        </BusyButton>
      </Stack>
    </form>
  );
}
