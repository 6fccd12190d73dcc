import { hasPrice, totalPrice } from '../terms/engagement.js';
import { readTerms } from '../reading/read-terms.js';
import type { Answers } from '../terms/answers.js';
import type { Length, Terms } from '../terms/terms.js';

/**
 * Below EUR 3,000 a contract of few pages is proposed. In other money the sum is one that is less than that at any rate of the last
 * years: it is a proposal, and no rate is asked for.
 */
const SMALL_JOB: ReadonlyMap<string, number> = new Map([
  ['EUR', 3000],
  ['USD', 2800],
  ['GBP', 2400],
  ['CHF', 2700],
  ['PLN', 12_000],
  ['SEK', 30_000],
]);

/** One known price, below that sum; what goes on by the hour or the month may become more. */
export function isSmallJob(terms: Terms): boolean {
  const price = hasPrice(terms) ? totalPrice(terms) : undefined;
  return price !== undefined && price < (SMALL_JOB.get(terms.payment.currency) ?? 0);
}

/** How long a contract is proposed to be until somebody has chosen. An answer that is missing still means the full form. */
export const proposedLength = (answers: Answers): Length =>
  isSmallJob(readTerms(answers)) ? 'short' : 'full';
