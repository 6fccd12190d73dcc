import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInRequest } from '../../../shared/auth/sign-in-context.js';
import { withStore } from '../../../shared/store/with-store.js';
import { AppDialog } from '../../../shared/ui/app-dialog.js';
import { SignInForm } from './sign-in-form.js';

interface SignInDialogProps {
  readonly request: SignInRequest;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const SignInDialog = withStore(function SignInDialog({ request, isOpen, onClose }: SignInDialogProps) {
  const { t } = useTranslation('auth');
  const [mode, setMode] = useState(request.mode ?? 'sign-in');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isBusy}
      title={`${t('login')} / ${t('register')}`}
      intro={t(mode === 'register' ? 'introRegister' : 'introSignIn')}
    >
      <SignInForm
        mode={mode}
        onModeChange={setMode}
        onBusyChange={setIsBusy}
        onLeave={onClose}
        onSignedIn={() => {
          onClose();
          request.onSignedIn?.();
        }}
      />
    </AppDialog>
  );
});
