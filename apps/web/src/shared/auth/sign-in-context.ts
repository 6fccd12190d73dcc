import { createContext, useContext } from 'react';

export type SignInMode = 'sign-in' | 'register';

export interface SignInRequest {
  /** Which of the two the dialog speaks of first; both accept either. */
  readonly mode?: SignInMode;
  /** What to go on with once signed in. Not called when the dialog is closed. */
  readonly onSignedIn?: () => void;
  /** Whose session has ended while they were at something of their own. */
  readonly endedSessionOf?: string;
  /** What to do when such a person would rather not sign in again. */
  readonly onGivenUp?: () => void;
}

/** Opens the one sign-in dialog, which the auth feature renders. */
export const SignInContext = createContext<((request?: SignInRequest) => void) | null>(null);

export function useSignInDialog(): (request?: SignInRequest) => void {
  const open = useContext(SignInContext);
  if (!open) throw new Error('useSignInDialog needs the provider of the auth feature');
  return open;
}
