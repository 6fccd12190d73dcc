import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '@pactwright/protocol';
import { changeLanguage } from '../../../shared/i18n/i18n.js';
import type { SignInMode } from '../../../shared/auth/sign-in-context.js';
import { api, OWNED_TAGS } from '../../../shared/api/base-api.js';
import { refreshCurrentUser } from '../../../shared/auth/current-user.js';
import { useAppDispatch } from '../../../shared/store/hooks.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { useLoginMutation, useRegisterMutation } from '../api.js';
import { registerOrSignIn, type AuthOutcome } from './register-or-sign-in.js';

/** Somebody is signed in now; there is no such account, and none was wanted; or a toast has said what went wrong. */
export type AuthResult =
  | { readonly kind: 'signed-in' | 'unknown' | 'failed' }
  /** The account is known, and this password does not open it. */
  | { readonly kind: 'wrong-password'; readonly text: string };

/**
 * Registers or signs in and says in a toast which of the two happened. On a phone a toast would cover the dialog: a refused
 * password is said below its field, where it is said anyway.
 */
export function useAuthenticate(): (credentials: Credentials, mode: SignInMode) => Promise<AuthResult> {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const [login] = useLoginMutation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

  const failureText = (outcome: Extract<AuthOutcome, { message: unknown }>): string => {
    if (outcome.kind === 'failed') return outcome.message || `${t('login')} ${t('common:error')}`;
    return outcome.message ?? t(outcome.at === 'login' ? 'loginFailed' : 'registrationFailed');
  };

  return async (credentials, mode) => {
    const outcome = await registerOrSignIn({
      register: () => register(mode === 'register' ? credentials : { ...credentials, isReturning: true }),
      login: () => login(credentials),
    });
    if (outcome.kind === 'unknown') return outcome;
    if (outcome.kind === 'refused' || outcome.kind === 'failed') {
      const description = failureText(outcome);
      const isPassword = outcome.kind === 'refused' && outcome.at === 'login';
      if (!isPassword || !isPhone) toast({ title: t('common:error'), description, variant: 'destructive' });
      return isPassword ? { kind: 'wrong-password', text: description } : { kind: 'failed' };
    }
    /* Chosen in the profile, perhaps on another device: it is what this reader wants everywhere. */
    if (outcome.kind === 'signed-in' && outcome.preferredLanguage)
      await changeLanguage(outcome.preferredLanguage);
    void refreshCurrentUser();
    dispatch(api.util.invalidateTags([...OWNED_TAGS]));
    /* In the language that is the right one now. */
    toast({
      title: i18n.t('common:success'),
      description:
        outcome.kind === 'registered'
          ? i18n.t('auth:accountCreated', { email: credentials.email })
          : i18n.t('auth:signedIn'),
    });
    return { kind: 'signed-in' };
  };
}
