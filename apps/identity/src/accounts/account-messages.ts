import type { Language } from '@pactwright/protocol';

/** What a finished sign-in, registration or sign-out says (T-02: it says which of them happened). */
export const accountMessages: Readonly<
  Record<Language, { registered(email: string): string; signedIn: string; signedOut: string }>
> = {
  en: {
    registered: (email) => `Account created for ${email}`,
    signedIn: 'Signed in',
    signedOut: 'Signed out',
  },
  lt: {
    registered: (email) => `Sukurta paskyra ${email}`,
    signedIn: 'Prisijungta',
    signedOut: 'Atsijungta',
  },
};
