import type { Language } from '@pactwright/protocol';

/** What a call that succeeded says; registering and signing in say which of them happened (T-02). */
export const accountMessages: Readonly<
  Record<
    Language,
    { registered(email: string): string; signedIn: string; signedOut: string; confirmed: string }
  >
> = {
  en: {
    registered: (email) => `Account created for ${email}`,
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    confirmed: 'Password confirmed',
  },
  lt: {
    registered: (email) => `Sukurta paskyra ${email}`,
    signedIn: 'Prisijungta',
    signedOut: 'Atsijungta',
    confirmed: 'Slaptažodis patvirtintas',
  },
};
