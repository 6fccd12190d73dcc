import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { credentials, ERRORS, errorMessage, type ErrorCode } from '@pactwright/protocol';
import type { SignInMode } from '../../../shared/auth/sign-in-context.js';
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

type Field = 'email' | 'password';
const FIELDS: readonly Field[] = ['email', 'password'];

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
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  /** What no toast says. */
  const [word, setWord] = useState<{ readonly text: string; readonly severity: 'error' | 'info' } | null>(
    null,
  );
  /** Why the password was refused, until something else is typed. */
  const [refusal, setRefusal] = useState<string>();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const parsed = credentials.safeParse(values);
  const errorOf = (field: Field): string | undefined => {
    if (parsed.success) return field === 'password' ? refusal : undefined;
    if (!isChecked) return undefined;
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    return issue && errorMessage(toErrorCode(issue.message), language);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsChecked(true);
    if (!parsed.success) {
      const wrong = FIELDS.find((field) => parsed.error.issues.some(({ path }) => path[0] === field));
      if (wrong) (wrong === 'email' ? email : password).current?.focus();
      return;
    }
    if (!isOnline) {
      setWord({ text: t('offline:needsConnection'), severity: 'error' });
      return;
    }
    setIsBusy(true);
    onBusyChange(true);
    setWord(null);
    setRefusal(undefined);
    const result = await authenticate(parsed.data, mode);
    setIsBusy(false);
    onBusyChange(false);
    if (result.kind === 'signed-in') onSignedIn();
    if (result.kind === 'wrong-password') {
      setRefusal(result.text);
      /* What is said below it is read out with it. */
      password.current?.focus();
    }
    if (result.kind === 'unknown') {
      /* The next press makes the account: said before it does. */
      setWord({ text: t('unknownAccount', { email: parsed.data.email }), severity: 'info' });
      onModeChange('register');
    }
  };

  const bind = (field: Field) => ({
    name: field,
    value: values[field],
    isBusy,
    error: errorOf(field),
    onChange: (event: { target: { value: string } }) => {
      setRefusal(undefined);
      setValues({ ...values, [field]: event.target.value });
    },
  });

  const isRegister = mode === 'register';
  /* Only a whole address: nobody is somebody else while they type. */
  const { data: typed } = credentials.shape.email.safeParse(values.email);
  const isSomebodyElse = startsWith !== '' && typed !== undefined && typed !== startsWith;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack spacing={2.5}>
        <LabelledInput
          {...bind('email')}
          inputRef={email}
          label={t('email')}
          type="email"
          autoComplete="username"
          helper={isSomebodyElse ? t('otherAccount', { owner: startsWith }) : undefined}
          autoFocus={startsWith === ''}
        />
        <PasswordInput
          {...bind('password')}
          inputRef={password}
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
              setRefusal(undefined);
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

/** The schema speaks in error codes, whose texts the protocol has in both languages. */
const toErrorCode = (message: string): ErrorCode =>
  message in ERRORS ? (message as ErrorCode) : 'VALIDATION_FAILED';
