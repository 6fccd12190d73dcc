const listeners = new Set<() => void>();

/** Calls back whenever the server refuses a call in a way that it may because nobody is signed in. */
export const onNotSignedIn = (listener: () => void): void => void listeners.add(listener);

export function reportNotSignedIn(): void {
  for (const listener of listeners) listener();
}
