import { z } from 'zod';

const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback);

/** How often somebody may try; room for an office behind one address. */
export const signInLimits = {
  /** Wrong passwords for one account before each further try has to wait. */
  SIGN_IN_FAILURES_PER_ACCOUNT: positive(5),
  /** Wrong passwords from one address in 15 minutes. */
  SIGN_IN_FAILURES_PER_ADDRESS: positive(60),
  /** New accounts from one address in an hour. */
  REGISTRATIONS_PER_ADDRESS: positive(100),
  /** New accounts for one e-mail in an hour. */
  REGISTRATIONS_PER_EMAIL: positive(3),
};
export type SignInLimits = Readonly<Record<keyof typeof signInLimits, number>>;
