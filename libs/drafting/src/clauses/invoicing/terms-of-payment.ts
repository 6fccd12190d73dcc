import { legalSystem } from '../../terms/jurisdiction.js';
import type { Style, Terms } from '../../terms/terms.js';

const OBJECTION_DAYS: Readonly<Record<Style, number>> = { balanced: 10, freelancer: 7, client: 14 };
/** Calendar days after an invoice in which the client can object to it: never more than it has for paying. */
export const objectionDays = ({ style, dueDays }: Terms): number => Math.min(OBJECTION_DAYS[style], dueDays);
/** Calendar days after the work or the period invoiced in which the invoice is sent. */
export const INVOICE_DAYS = 10;
/**
 * Directive 2011/7/EU, article 3(5), and its counterparts in Lithuania and the United Kingdom: a longer term between
 * businesses has to be agreed expressly and must not be grossly unfair.
 */
export const ORDINARY_LONGEST_TERM = 60;

/** Whether the governing law knows that rule. */
export const isEuropean = ({ governingLaw }: Terms): boolean =>
  ['lithuanian', 'continental', 'english'].includes(legalSystem(governingLaw));
