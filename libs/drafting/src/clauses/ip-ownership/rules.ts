import { hasPrice } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Terms } from '../../terms/terms.js';

/**
 * How the law lets economic rights change hands. German copyright cannot be assigned at all (UrhG, section 29), so there an
 * exclusive right of use does the work of an assignment.
 */
export type Transfer = 'assignment' | 'deed' | 'exclusive-use';

export function transferOf({ governingLaw }: Terms): Transfer {
  if (governingLaw.code === 'de') return 'exclusive-use';
  return namesWaysOfUse({ governingLaw }) ? 'assignment' : 'deed';
}

/**
 * Outside common law a transfer covers only what it names: rights by the list of the law (in Lithuania article 15 of the Law
 * on Copyright and Related Rights), territory and term.
 */
export const namesWaysOfUse = ({ governingLaw }: Pick<Terms, 'governingLaw'>): boolean =>
  !['english', 'american'].includes(legalSystem(governingLaw));

/**
 * "Made for hire" makes the client owner from the start, so it contradicts a transfer on payment, and it covers only nine
 * kinds of commissioned work, so the assignment stays. In California such a clause makes the client an employer (Labor
 * Code, section 3351.5(c)), so there the assignment alone does the work.
 */
export const isWorkForHire = ({ style, ip, governingLaw, provider }: Terms): boolean =>
  style === 'client' &&
  ip === 'assignment-on-creation' &&
  legalSystem(governingLaw) === 'american' &&
  governingLaw.code !== 'us-ca' &&
  provider.country.code !== 'us-ca';

/** Whether the rights wait for money, be it for each part or for the whole. */
export const isOnPayment = ({ ip }: Pick<Terms, 'ip'>): boolean =>
  ip === 'assignment-on-payment' || ip === 'assignment-on-last-payment';

/** Whether every payment counts, not only that for the part: with milestones the earlier ones have to be paid as well. */
export const countsEveryPayment = ({ ip, payment }: Pick<Terms, 'ip' | 'payment'>): boolean =>
  ip === 'assignment-on-last-payment' || payment.structure === 'milestones';

interface PaymentWords {
  readonly payment: Readonly<Record<Terms['payment']['structure'], string>>;
  readonly lastPayment: Readonly<Record<'price' | 'otherwise', string>>;
}

/** What the provider has to have received for the rights to pass, or for a licence to begin. */
export function awaitedPayment(terms: Terms, words: PaymentWords): string {
  if (terms.ip !== 'assignment-on-last-payment') return words.payment[terms.payment.structure];
  return words.lastPayment[hasPrice(terms) ? 'price' : 'otherwise'];
}

/** Calendar days after the end of a licence in which the client stops using what it was for. */
export const ENDING_DAYS = 30;

/** Calendar days after a reminder after which unpaid rights return, in the style that favours the freelancer. */
export const REVERSION_DAYS = 30;
