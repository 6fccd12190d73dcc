import type { Language } from '@pactwright/protocol';

interface AccountMessages {
  registered(email: string): string;
  readonly signedIn: string;
  readonly signedOut: string;
  readonly confirmed: string;
  readonly profileSaved: string;
  readonly passwordChanged: string;
  readonly sessionEnded: string;
  readonly othersEnded: string;
  readonly resetAsked: string;
  readonly passwordReset: string;
  readonly claimed: string;
  readonly deleted: string;
  readonly guestDeleted: string;
}

/** What a call that succeeded says; registering and signing in say which of them happened (T-02). */
export const accountMessages: Readonly<Record<Language, AccountMessages>> = {
  en: {
    registered: (email) => `Account created for ${email}`,
    signedIn: 'Signed in',
    signedOut: 'Signed out',
    confirmed: 'Password confirmed',
    profileSaved: 'Profile saved',
    passwordChanged: 'Profile and new password saved. You have been signed out everywhere else.',
    sessionEnded: 'Session ended',
    othersEnded: 'You have been signed out everywhere else.',
    resetAsked: 'If there is an account with this email, a link to set a new password is on its way.',
    passwordReset: 'The new password is saved. Please sign in with it.',
    claimed: 'The contracts are in your account now.',
    deleted: 'Your account and everything in it has been deleted.',
    guestDeleted: 'Everything made in this browser without an account has been deleted.',
  },
  lt: {
    registered: (email) => `Sukurta paskyra ${email}`,
    signedIn: 'Prisijungta',
    signedOut: 'Atsijungta',
    confirmed: 'Slaptažodis patvirtintas',
    profileSaved: 'Profilis išsaugotas',
    passwordChanged: 'Profilis ir naujas slaptažodis išsaugoti. Visur kitur esate atjungti.',
    sessionEnded: 'Sesija užbaigta',
    othersEnded: 'Visur kitur esate atjungti.',
    resetAsked:
      'Jei paskyra su šiuo el. pašto adresu yra, netrukus gausite nuorodą naujam slaptažodžiui nustatyti.',
    passwordReset: 'Naujas slaptažodis išsaugotas. Prisijunkite su juo.',
    claimed: 'Sutartys perkeltos į jūsų paskyrą.',
    deleted: 'Jūsų paskyra ir visa, kas joje buvo, ištrinta.',
    guestDeleted: 'Viskas, kas šioje naršyklėje sukurta be paskyros, ištrinta.',
  },
};
