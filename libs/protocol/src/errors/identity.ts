import type { ErrorEntry } from './error-entry.js';

/** What identity refuses with; see ERRORS. */
export const IDENTITY_ERRORS = {
  EMAIL_ALREADY_REGISTERED: {
    status: 409,
    message: {
      en: 'Email already registered',
      /* The client recognises the English words in every language (R-AUTH-07). */
      lt: 'Šis el. pašto adresas jau užregistruotas (Email already registered)',
    },
  },
  ACCOUNT_NOT_FOUND: {
    status: 404,
    message: {
      en: 'There is no account with this email.',
      lt: 'Paskyros su šiuo el. pašto adresu nėra.',
    },
  },
  SIGN_IN_FAILED: {
    status: 401,
    message: { en: 'Wrong email or password.', lt: 'Neteisingas el. paštas arba slaptažodis.' },
  },
  INVALID_EMAIL: {
    status: 400,
    message: { en: 'Invalid email address', lt: 'Neteisingas el. pašto adresas' },
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    message: {
      en: 'Password must be at least 8 characters',
      lt: 'Slaptažodį turi sudaryti bent 8 simboliai',
    },
  },
  PASSWORD_TOO_LONG: {
    status: 400,
    message: {
      en: 'Password must be at most 256 characters',
      lt: 'Slaptažodį gali sudaryti ne daugiau kaip 256 simboliai',
    },
  },
  PASSWORD_CONTROL_CHARACTER: {
    status: 400,
    message: {
      en: 'The password has a character in it that cannot be typed, such as a tab or a line break',
      lt: 'Slaptažodyje yra ženklas, kurio neįmanoma įvesti klaviatūra, pavyzdžiui, tabuliavimo arba eilutės lūžio',
    },
  },
  PASSWORD_COMMON: {
    status: 400,
    message: {
      en: 'This password is on lists of stolen passwords. Please choose another one.',
      lt: 'Šis slaptažodis yra pavogtų slaptažodžių sąrašuose. Pasirinkite kitą.',
    },
  },
  FIRST_NAME_REQUIRED: {
    status: 400,
    message: { en: 'First name is required', lt: 'Įrašykite vardą' },
  },
  LAST_NAME_REQUIRED: {
    status: 400,
    message: { en: 'Last name is required', lt: 'Įrašykite pavardę' },
  },
  CURRENT_PASSWORD_NEEDED: {
    status: 400,
    message: {
      en: 'Enter your current password to set a new one.',
      lt: 'Norėdami pakeisti slaptažodį, įrašykite dabartinį.',
    },
  },
  CURRENT_PASSWORD_WRONG: {
    status: 403,
    message: { en: 'The current password is not right.', lt: 'Dabartinis slaptažodis neteisingas.' },
  },
  PASSWORD_CONFIRMATION_NEEDED: {
    status: 403,
    message: {
      en: 'Please confirm your password first.',
      lt: 'Pirmiausia patvirtinkite savo slaptažodį.',
    },
  },
  PASSWORD_RESET_OFF: {
    status: 404,
    message: {
      en: 'Passwords cannot be reset by email here.',
      lt: 'Čia slaptažodžio atkurti el. paštu negalima.',
    },
  },
  RESET_LINK_INVALID: {
    status: 400,
    message: {
      en: 'This link is no longer valid. Please ask for a new one.',
      lt: 'Ši nuoroda nebegalioja. Paprašykite naujos.',
    },
  },
  CLAIM_CODE_INVALID: {
    status: 404,
    message: {
      en: 'This code is not valid or has been used already.',
      lt: 'Šis kodas negalioja arba jau panaudotas.',
    },
  },
  NOTHING_TO_CLAIM: {
    status: 404,
    message: {
      en: 'This browser has no contracts without an account.',
      lt: 'Šioje naršyklėje nėra sutarčių be paskyros.',
    },
  },
  SESSION_NOT_FOUND: {
    status: 404,
    message: { en: 'This session has ended already.', lt: 'Ši sesija jau pasibaigusi.' },
  },
  USER_NOT_FOUND: {
    status: 404,
    message: { en: 'This user was not found.', lt: 'Toks naudotojas nerastas.' },
  },
  OWN_ACCOUNT: {
    status: 409,
    message: {
      en: 'You cannot do this to your own account.',
      lt: 'Su savo paskyra to daryti negalima.',
    },
  },
  LAST_ADMIN: {
    status: 409,
    message: {
      en: 'This is the last administrator: make another one first.',
      lt: 'Tai paskutinis administratorius: pirmiausia paskirkite kitą.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
