import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { credentials, type Credentials } from '@pactwright/protocol';
import type { SignInMode } from '../../../shared/auth/sign-in-context.js';
import { schemaErrors } from '../../../shared/form/schema-errors.js';
import { useForm } from '../../../shared/form/use-form.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useIsOnline } from '../../../shared/offline/use-connection.js';
import { paths } from '../../../shared/paths.js';
import { site } from '../../../shared/site.js';
import { BusyButton } from '../../../shared/ui/busy-button.js';
import { LabelledInput } from '../../../shared/ui/labelled-input.js';
import { PasswordInput } from '../../../shared/ui/password-input.js';
import { useGetAuthOptionsQuery } from '../api.js';
import { resetStateOf } from '../model/reset-state.js';
import { useAuthenticate } from '../model/use-authenticate.js';

interface SignInFormProps {
  readonly mode: SignInMode;
  /** The address of whoever is asked to sign in again. */
  readonly startsWith?: string | undefined;
  readonly onModeChange: (mode: SignInMode) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly onSignedIn: () => void;
  /** A link leads to another page. */
  readonly onLeave: () => void;
}

export function SignInForm(props: SignInFormProps) {
  const { mode, startsWith = '', onModeChange, onBusyChange, onSignedIn, onLeave } = props;
  const { t } = useTranslation(['auth', 'offline']);
  const language = useLanguage();
  const isOnline = useIsOnline();
  const authenticate = useAuthenticate();
  const { data: options } = useGetAuthOptionsQuery();
  const [values, setValues] = useState({ email: startsWith, password: '' });
  /** What no toast says. */
  const [word, setWord] = useState<{ readonly text: string; readonly severity: 'error' | 'info' } | null>(
    null,
  );

  const { isBusy, onSubmit, text, forgetRefusals } = useForm({
    values,
    onChange: (next) => {
      setValues(next);
      /* Another address may have that password. */
      forgetRefusals();
    },
    check: () => {
      const { data, error } = credentials.safeParse(values);
      return data ? { data } : { errors: schemaErrors(error, language) };
    },
    send: async (typed: Credentials) => {
      if (!isOnline) {
        setWord({ text: t('offline:needsConnection'), severity: 'error' });
        return undefined;
      }
      onBusyChange(true);
      setWord(null);
      const result = await authenticate(typed, mode);
      onBusyChange(false);
      if (result.kind === 'signed-in') onSignedIn();
      if (result.kind === 'unknown') {
        /* The next press makes the account: said before it does. */
        setWord({ text: t('unknownAccount', { email: typed.email }), severity: 'info' });
        onModeChange('register');
      }
      return result.kind === 'wrong-password' ? { password: result.text } : undefined;
    },
  });

  const isRegister = mode === 'register';
  /* Only a whole address: nobody is somebody else while they type. */
  const { data: typed } = credentials.shape.email.safeParse(values.email);
  const isSomebodyElse = startsWith !== '' && typed !== undefined && typed !== startsWith;
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack spacing={2.5}>
        <LabelledInput
          {...text('email')}
          name="email"
          label={t('email')}
          type="email"
          autoComplete="username"
          helper={isSomebodyElse ? t('otherAccount', { owner: startsWith }) : undefined}
          autoFocus={startsWith === ''}
        />
        <PasswordInput
          {...text('password')}
          name="password"
          label={t('password')}
          helper={isRegister ? t('passwordHelper') : undefined}
          autoComplete={isRegister ? 'new-password' : 'current-password'}
          autoFocus={startsWith !== ''}
        />
        {!isRegister && options?.passwordReset && (
          <Link
            component={RouterLink}
            to={paths.resetPassword}
            state={resetStateOf(values.email)}
            variant="body2"
            onClick={onLeave}
          >
            {t('forgot')}
          </Link>
        )}
        {!isRegister && options?.passwordReset === false && (
          <Typography variant="body2" color="textSecondary">
            <Trans
              t={t}
              i18nKey="forgotWithoutMail"
              values={{ address: site.contactEmail }}
              components={{ mail: <Link href={`mailto:${site.contactEmail}`} /> }}
            />
          </Typography>
        )}
        {word && <Alert severity={word.severity}>{word.text}</Alert>}
        <BusyButton type="submit" variant="contained" size="large" isBusy={isBusy} fullWidth>
          {t(isRegister ? 'register' : 'login')}
        </BusyButton>
        <Typography variant="caption" component="p" color="textMuted">
          <Trans
            t={t}
            i18nKey="consent"
            components={{
              terms: <Link href={paths.terms} target="_blank" rel="noopener" />,
              privacy: <Link href={paths.privacy} target="_blank" rel="noopener" />,
            }}
          />
        </Typography>
        <Typography
          variant="body2"
          sx={{ textAlign: 'center', borderTop: 1, borderColor: 'divider', pt: 2.5 }}
        >
          {t(isRegister ? 'haveAccount' : 'noAccount')}{' '}
          <Link
            component="button"
            type="button"
            variant="body2"
            disabled={isBusy}
            onClick={() => {
              setWord(null);
              forgetRefusals();
              onModeChange(isRegister ? 'sign-in' : 'register');
            }}
          >
            {t(isRegister ? 'login' : 'register')}
          </Link>
        </Typography>
      </Stack>
    </form>
  );
}
