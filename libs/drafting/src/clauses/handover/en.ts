import type { Style, WorkType } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { DELIVERY_DAYS, FINAL_INVOICE_DAYS, FREE_HELP_DAYS, RETURN_DAYS } from './periods.js';

/** What is handed over at the end besides the Deliverables themselves. */
const HANDED_OVER: Readonly<Partial<Record<WorkType, string>>> = {
  web_development:
    'This includes the repository, the instructions for deployment, and a list of third-party components and services.',
  marketing:
    'The Client’s accounts, campaigns, audiences and measurement data stay with the Client in any case.',
  design: 'This includes a list of the fonts and images used, with their licences.',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, format, has, ref } = write;
  const { style } = terms;
  const delivery = format.count(DELIVERY_DAYS, 'working-day');
  const handedOver: Readonly<Record<Style, string>> = {
    balanced: `Within ${delivery} after the sums due have been paid, the Provider hands over the Deliverables paid for, as far as they have been made.`,
    freelancer: `Within ${delivery} after all sums due have been paid, the Provider hands over the Deliverables paid for, as far as they have been made.`,
    client: `Within ${delivery} after the end the Provider hands over all Deliverables, including unfinished ones, for which the Client has paid or undertakes to pay on time.`,
  };
  const extras = HANDED_OVER[terms.workType];
  return [
    paragraph(
      'invoice',
      text`Within ${format.count(FINAL_INVOICE_DAYS, 'calendar-day')} after this Agreement ends, for whatever reason, the Provider sends a final invoice for everything not yet invoiced, due as clause ${ref('invoicing.due')} provides, and returns any surplus.`,
    ),
    paragraph(
      'delivery',
      text`${handedOver[style]}${extras === undefined ? '' : ` ${extras}`} ${
        style === 'client'
          ? `For ${format.count(FREE_HELP_DAYS, 'calendar-day')} after the end it answers reasonable questions about the handover free of charge. Further help`
          : 'Help with a transition'
      } is additional work, paid as clause ${ref('change-control.rate')} says.`,
    ),
    paragraph(
      'return',
      text`Within ${format.count(RETURN_DAYS, 'working-day')} after the end each Party returns or deletes the other’s materials and gives up access to its systems. It may keep a copy that the law requires or that proves the work done${has('confidentiality') ? text`; clause ${ref('confidentiality.return')} governs Confidential Information` : ''}.`,
    ),
    ...when(style === 'freelancer', () => [
      paragraph(
        'unpaid',
        text`The Client’s right to use a Deliverable ends if the Fees for it are still unpaid when the final invoice has become due and the Provider has sent a reminder. It revives on payment.`,
      ),
    ]),
  ];
};
