import { z } from 'zod';

const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** How often somebody may try; room for an office behind one address. */
export const signInLimits = {
  SIGN_IN_FAILURES_PER_ACCOUNT: positive(5).describe(
    'Wrong passwords for one account before each further try has to wait.',
  ),
  SIGN_IN_FAILURES_PER_ADDRESS: positive(60).describe('Wrong passwords from one address in 15 minutes.'),
  REGISTRATIONS_PER_ADDRESS: positive(100).describe('New accounts from one address in an hour.'),
  REGISTRATIONS_PER_EMAIL: positive(3).describe('New accounts for one e-mail in an hour.'),
  RESETS_PER_EMAIL: positive(3).describe('Mails with a link for a new password, to one e-mail in an hour.'),
  RESETS_PER_ADDRESS: positive(30).describe('The same, asked for from one address.'),
  CLAIMS_PER_USER: positive(20).describe('Claim codes tried by one user in an hour.'),
  CLAIMS_PER_ADDRESS: positive(100).describe(
    'Claim codes made, and as many tried, from one address in an hour.',
  ),
};
export type SignInLimits = Readonly<Record<keyof typeof signInLimits, number>>;
