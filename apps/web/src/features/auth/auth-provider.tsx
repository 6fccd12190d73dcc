import { useCallback, useRef, useState, type ReactNode } from 'react';
import { SignInContext, type SignInRequest } from '../../shared/auth/sign-in-context.js';
import { onRequest } from '../../shared/offline/on-request.js';
import { useOpenOnPage } from '../../shared/ui/use-open-on-page.js';
import { showSignedOutToast, useSignedOutToast } from './model/use-signed-out-toast.js';

const SignInDialog = onRequest(async () => (await import('./components/sign-in-dialog.js')).SignInDialog);

/** Gives every screen the one sign-in dialog. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ request: SignInRequest; number: number } | null>(null);
  const [isOpen, setIsOpen] = useOpenOnPage();
  const isAsked = useRef(false);
  const open = useCallback(
    (request: SignInRequest = {}) => {
      setOpened((previous) => ({ request, number: (previous?.number ?? 0) + 1 }));
      setIsOpen(true);
      isAsked.current = request.endedSessionOf !== undefined;
    },
    [setIsOpen],
  );
  useSignedOutToast(() => isAsked.current);
  const close = () => {
    setIsOpen(false);
    isAsked.current = false;
  };
  const giveUp = () => {
    close();
    if (opened?.request.endedSessionOf === undefined) return;
    opened.request.onGivenUp?.();
    void showSignedOutToast();
  };
  return (
    <SignInContext value={open}>
      {children}
      {opened && (
        <SignInDialog
          key={opened.number}
          request={opened.request}
          isOpen={isOpen}
          onClose={giveUp}
          onSignedIn={close}
          onLeave={close}
        />
      )}
    </SignInContext>
  );
}
