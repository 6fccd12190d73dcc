import { depositAmount } from '../../engagement.js';
import type { Style } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

const RETURN_DAYS = 14;

const refund: Readonly<Record<Style, (days: string) => string>> = {
  balanced: (days) =>
    `If this Agreement ends early, the deposit is set off against what the Client then owes, and the Provider returns the rest within ${days} after the end.`,
  freelancer: (days) =>
    `The deposit also secures the Provider’s reserved time. If this Agreement ends early, it is set off against everything that the Client owes, including costs and any cancellation fee, and the Provider returns the rest within ${days} after the final invoice.`,
  client: (days) =>
    `If this Agreement ends before the Provider has started the Services, the Provider returns the deposit within ${days}, less only the costs that the Client owes under this Agreement. If it ends later, the Provider returns within the same time the part that exceeds what the Client owes.`,
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { style, payment } = terms;
  const amount = depositAmount(terms);
  const hours = payment.structure === 'hourly' ? ' for the hours agreed at most' : '';
  const late =
    style === 'client'
      ? 'If it is not paid by the start date, the dates move by the length of the delay.'
      : 'The Provider need not start before it has received the deposit. If it arrives after the start date, the dates move by the length of the delay.';
  return [
    paragraph(
      'amount',
      text`Before the work starts, the Client pays a deposit of ${format.percent(terms.depositPercent)} of the Fees${hours}${amount === undefined ? '' : `, that is ${format.moneyInWords(amount, payment.currency)}`}. The Provider invoices it when this Agreement is signed. ${late}`,
    ),
    paragraph(
      'refund',
      text`${payment.structure === 'fixed' ? '' : 'The deposit is credited against the last invoices. '}${refund[style](format.count(RETURN_DAYS, 'calendar-day'))}`,
    ),
  ];
};
