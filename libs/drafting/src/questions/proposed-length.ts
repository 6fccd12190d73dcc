import { hasPrice, totalPrice } from '../terms/engagement.js';
import { readTerms } from '../reading/read-terms.js';
import type { Answers } from '../terms/answers.js';
import type { Length, Terms } from '../terms/terms.js';

/** Euros below which a contract of few pages is proposed. */
const SMALL_JOB_EUR = 3000;

/** One known price in euros, below that sum; what goes on by the hour or the month may become more. */
export function isSmallJob(terms: Terms): boolean {
  const price = hasPrice(terms) ? totalPrice(terms) : undefined;
  return price !== undefined && price < SMALL_JOB_EUR && terms.payment.currency === 'EUR';
}

/** How long a contract is proposed to be until somebody has chosen. An answer that is missing still means the full form. */
export const proposedLength = (answers: Answers): Length =>
  isSmallJob(readTerms(answers)) ? 'short' : 'full';
