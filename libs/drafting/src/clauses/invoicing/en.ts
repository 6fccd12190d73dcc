import type { Writer } from '../../clause.js';
import { takesDeposit } from '../../engagement.js';
import { freelancerAct } from '../../freelancer-acts.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { INVOICE_DAYS, ORDINARY_LONGEST_TERM, isEuropean, objectionDays } from './terms-of-payment.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format } = write;
  const { style } = terms;
  const act = freelancerAct(terms);
  const days = format.count(terms.dueDays, 'calendar-day');
  return [
    paragraph(
      'issue',
      text`${issue(terms, write)} Invoices are sent by e-mail and contain what the law requires.`,
    ),
    paragraph(
      'due',
      text`The Client pays each invoice within ${days} after the Client receives it${
        act?.longestTerm === undefined
          ? ''
          : `, and in any case no later than ${format.count(act.longestTerm, 'calendar-day')} after the services invoiced were completed`
      }.${style === 'client' ? '' : ' This does not depend on payment by a third party or on use of the Deliverables.'}`,
    ),
    ...when(terms.dueDays > ORDINARY_LONGEST_TERM && isEuropean(terms), () => [
      paragraph(
        'long-term',
        text`The Parties have expressly agreed on a payment term of more than ${format.count(ORDINARY_LONGEST_TERM, 'calendar-day')} and consider it fair in view of the nature of the Services.`,
      ),
    ]),
    ...when(act !== undefined, () => [
      paragraph(
        'list',
        text`So that the Client can pay in time, the Provider sends the invoice, which is also its list of the services performed, within ${format.count(INVOICE_DAYS, 'calendar-day')} after the event that allows it to invoice.`,
      ),
    ]),
    paragraph(
      'payment',
      text`Payment is made in ${terms.payment.currency} by bank transfer to the Provider’s account ${write.blank('provider.iban')}. A change of the account is valid only if the Provider confirms it in a second way, for example by telephone.`,
    ),
    paragraph(
      'objection',
      text`If the Client disputes part of an invoice, it tells the Provider in writing, with reasons, within ${format.count(objectionDays(terms), 'calendar-day')} after it receives the invoice. It pays the undisputed part on time${style === 'client' ? ' and may withhold the disputed part until the matter is settled' : ', and the Parties settle the rest without delay'}.`,
    ),
    ...when(style === 'freelancer', () => [
      paragraph(
        'set-off',
        text`The Client may set off only claims that the Provider has accepted or that a court has finally decided.`,
      ),
    ]),
  ];
};

/** The event that allows an invoice. */
function issue(terms: Terms, { text, ref, has }: Writer): Inline[] {
  const { style, payment } = terms;
  const onAcceptance = has('acceptance') && style !== 'freelancer';
  switch (payment.structure) {
    case 'fixed': {
      if (takesDeposit(terms) && terms.depositPercent === 100) {
        return text`The Fees are invoiced in advance, as clause ${ref('deposit.amount')} says.`;
      }
      const sum = takesDeposit(terms) ? 'the balance of the Fees' : 'the Fees';
      return onAcceptance
        ? text`The Provider invoices ${sum} when the Deliverables are accepted${earlier(terms, { text, ref })}.`
        : text`The Provider invoices ${sum} when it has delivered the Deliverables.`;
    }
    case 'milestones':
      return onAcceptance
        ? text`The Provider invoices the amount of each milestone when what it covers is accepted${earlier(terms, { text, ref })}.`
        : text`The Provider invoices the amount of each milestone when it has delivered what the milestone covers.`;
    case 'hourly':
      return text`The Provider invoices the hours worked at the end of each calendar month.`;
    case 'retainer':
      return style === 'client'
        ? text`The Provider invoices each monthly fee at the end of the month.`
        : text`The Provider invoices each monthly fee in advance on the first day of the month.`;
    case 'commission':
      return text`The Provider invoices the commission for each month when it receives the statement in clause ${ref('fees.statement')}. If the statement is late, the Provider may invoice on a reasonable estimate, which the statement then corrects.`;
    case 'other':
      return text`Unless clause ${ref('fees')} sets other times, the Provider invoices Services performed at the end of each calendar month and the rest when the Services are completed.`;
  }
}

/** What stands in for an acceptance that the client does not declare. */
const earlier = ({ style }: Terms, { text, ref }: Pick<Writer, 'text' | 'ref'>): Inline[] =>
  style === 'client'
    ? text`, or when clause ${ref('acceptance.payment')} allows it`
    : text` or deemed accepted under clause ${ref('acceptance.deemed')}`;
