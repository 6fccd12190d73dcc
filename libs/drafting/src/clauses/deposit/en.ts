import { depositAmount } from '../../engagement.js';
import type { Style } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

const RETURN_DAYS = 14;

const refund: Readonly<Record<Style, (days: string) => string>> = {
  balanced: (days) =>
    `If this Agreement ends early, the deposit is set off against what the Client owes under it. The Provider returns the rest within ${days} after the end.`,
  freelancer: (days) =>
    `The deposit also secures the Provider’s reserved time. If this Agreement ends early, it is set off against everything that the Client owes under it, including costs and any cancellation fee. The Provider returns the rest within ${days} after the final invoice.`,
  client: (days) =>
    `If this Agreement ends before the Provider has started the Services, the Provider returns the deposit in full within ${days}. If it ends later, the Provider returns within the same time the part that exceeds the Fees for Services performed.`,
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const amount = depositAmount(terms);
  const hours = terms.payment.structure === 'hourly' ? ' for the hours agreed at most' : '';
  return [
    paragraph(
      'amount',
      text`Before the work starts, the Client pays a deposit of ${format.percent(terms.depositPercent)} of the Fees${hours}${amount === undefined ? '' : `, that is ${format.money(amount, terms.payment.currency)}`}. The Provider invoices it when this Agreement is signed.`,
    ),
    paragraph(
      'start',
      terms.style === 'client'
        ? text`If the deposit is not paid by the start date, the dates move by the length of the delay.`
        : text`The Provider need not start before it has received the deposit. If the deposit arrives after the start date, the dates move by the length of the delay.`,
    ),
    paragraph(
      'credit',
      text`The deposit is credited against the last invoice${terms.payment.structure === 'milestones' ? ' for a milestone' : ''}.`,
    ),
    paragraph('refund', text`${refund[terms.style](format.count(RETURN_DAYS, 'calendar-day'))}`),
  ];
};
