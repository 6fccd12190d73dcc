import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInRequest } from '../../../shared/auth/sign-in-context.js';
import { withStore } from '../../../shared/store/with-store.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { useFocusOnAccount } from '../model/use-focus-on-account.js';
import { SignInForm } from './sign-in-form.js';

interface SignInDialogProps {
  readonly request: SignInRequest;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSignedIn: () => void;
  /** A link leads to another page. */
  readonly onLeave: () => void;
}

const INTROS = { 'sign-in': 'introSignIn', register: 'introRegister', ended: 'introEnded' } as const;

export const SignInDialog = withStore(function SignInDialog(props: SignInDialogProps) {
  const { request, isOpen, onClose, onSignedIn, onLeave } = props;
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState(request.mode ?? 'sign-in');
  const [isBusy, setIsBusy] = useState(false);
  useFocusOnAccount(isOpen);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={`${t('login')} / ${t('register')}`}
      intro={t(INTROS[request.endedSessionOf === undefined ? mode : 'ended'])}
    >
      <SignInForm
        mode={mode}
        startsWith={request.endedSessionOf}
        onModeChange={setMode}
        onBusyChange={setIsBusy}
        onLeave={onLeave}
        onSignedIn={() => {
          onSignedIn();
          request.onSignedIn?.();
        }}
      />
    </AppDialog>
  );
});
