import { isOngoing, takesDeposit } from '../../terms/engagement.js';
import type { Terms } from '../../terms/terms.js';

/** What allows the provider to send an invoice. */
export type InvoiceMoment =
  | 'in-advance'
  | 'on-acceptance'
  | 'on-delivery'
  | 'milestone-accepted'
  | 'milestone-delivered'
  | 'hourly'
  | 'unit'
  | 'unit-monthly'
  | 'month-end'
  | 'month-start'
  | 'commission'
  | 'other';

/** Before the services that it pays for. */
export const isInAdvance = (moment: InvoiceMoment): boolean =>
  moment === 'in-advance' || moment === 'month-start';

/** Whether the client owes nothing before what was delivered is accepted. */
export const waitsForAcceptance = (terms: Terms): boolean =>
  ['on-acceptance', 'milestone-accepted'].includes(invoiceMoment(terms, true));

/** `hasAcceptance`: the contract has a procedure by which what is delivered is accepted. */
export function invoiceMoment(terms: Terms, hasAcceptance: boolean): InvoiceMoment {
  const { style, payment, depositPercent } = terms;
  const onAcceptance = hasAcceptance && style !== 'freelancer';
  switch (payment.structure) {
    case 'fixed':
      if (takesDeposit(terms) && depositPercent === 100) return 'in-advance';
      return onAcceptance ? 'on-acceptance' : 'on-delivery';
    case 'milestones':
      return onAcceptance ? 'milestone-accepted' : 'milestone-delivered';
    case 'retainer':
      return (payment.feeTime === 'usual' ? style === 'client' : payment.feeTime === 'end')
        ? 'month-end'
        : 'month-start';
    case 'unit':
      return isOngoing(terms) ? 'unit-monthly' : 'unit';
    case 'hourly':
    case 'commission':
    case 'other':
      return payment.structure;
  }
}
