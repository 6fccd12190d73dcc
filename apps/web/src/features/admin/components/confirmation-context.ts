import { createContext, useContext } from 'react';
import { isApiError } from '../../../shared/api/api-error.js';

/** Asks for the password; resolves to whether it was confirmed. */
type AskForPassword = () => Promise<boolean>;

export const ConfirmationContext = createContext<AskForPassword>(() => Promise.resolve(false));

export const usePasswordConfirmation = (): AskForPassword => useContext(ConfirmationContext);

export interface Outcome<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
}

/**
 * Does what wants a confirmed password: when the service asks for it, the reader is asked, and then the act is done again by
 * itself. Resolves to undefined when the reader would rather not.
 */
export function useConfirmed(): <T>(act: () => Promise<Outcome<T>>) => Promise<Outcome<T> | undefined> {
  const ask = usePasswordConfirmation();
  return async (act) => {
    const outcome = await act();
    if (!needsPassword(outcome.error)) return outcome;
    return (await ask()) ? act() : undefined;
  };
}

const needsPassword = (error: unknown): boolean =>
  isApiError(error) && error.code === 'PASSWORD_CONFIRMATION_NEEDED';
