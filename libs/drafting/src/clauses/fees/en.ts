import type { Writer, Written } from '../../clause.js';
import { depositAmount, takesDeposit, totalPrice } from '../../engagement.js';
import { freelancerAct } from '../../freelancer-acts.js';
import type { Inline } from '../../model.js';
import type { Payment, Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { SHARE_OF_HOURS_WARNED, STATEMENT_DAYS, TAIL_MONTHS, TIME_UNIT_MINUTES } from './numbers.js';
import { knowsCommercialAgents } from './commercial-agents.js';

const UNUSED_HOURS: Readonly<Record<Style, string>> = {
  balanced:
    'Unused hours lapse at the end of the month. Hours left unused because of the Provider may be used in the following month.',
  freelancer: 'Unused hours lapse at the end of the month.',
  client: 'Unused hours may be used in the following month and lapse after that.',
};

export const en: ClauseText = (terms, write) => {
  const act = freelancerAct(terms);
  return [
    ...BY_STRUCTURE[terms.payment.structure](terms, write),
    ...when(act !== undefined, () => [
      write.paragraph(
        'itemised',
        write.text`For the purposes of the ${act?.name.en ?? ''}, as far as it applies: the services are itemised in clause ${write.ref('scope.description')} and the paragraphs that follow it; their value and the rate and method of pay stand in clauses ${write.ref('fees')} and ${write.ref('invoicing.payment')}; the date of payment and the date for the list of services stand in clauses ${write.ref('invoicing.due')} and ${write.ref('invoicing.list')}.`,
      ),
    ]),
  ];
};

const gap = ({ currency }: Payment, { text, blank }: Writer): Inline[] =>
  text`${currency} ${blank('terms.amount')}`;

const money = (payment: Payment, write: Writer) =>
  payment.amount === undefined
    ? gap(payment, write)
    : write.format.moneyInWords(payment.amount, payment.currency);

function price(terms: Terms, write: Writer) {
  const total = totalPrice(terms);
  return total === undefined
    ? gap(terms.payment, write)
    : write.format.moneyInWords(total, terms.payment.currency);
}

/** The deposit and the rest, when the price is paid in these two parts. */
function parts(terms: Terms, write: Writer): readonly Written[] {
  const { text, format, paragraph, ref } = write;
  const total = totalPrice(terms);
  const deposit = depositAmount(terms);
  const { currency } = terms.payment;
  return [
    paragraph('parts', text`The Fees are paid in these parts:`),
    write.table(
      'fees',
      ['Part', 'Amount', 'When'],
      [
        [
          text`Deposit (${format.percent(terms.depositPercent)})`,
          deposit === undefined
            ? text`${format.percent(terms.depositPercent)} of the Fees`
            : text`${format.moneyInWords(deposit, currency)}`,
          text`before the work starts (clause ${ref('deposit')})`,
        ],
        [
          text`Balance (${format.percent(100 - terms.depositPercent)})`,
          deposit === undefined || total === undefined
            ? text`the rest of the Fees`
            : text`${format.moneyInWords(total - deposit, currency)}`,
          text`after the work (clause ${ref('invoicing')})`,
        ],
      ],
    ),
  ];
}

const BY_STRUCTURE: Readonly<Record<Payment['structure'], ClauseText>> = {
  fixed: (terms, write) => [
    write.paragraph(
      'price',
      write.text`The Fees for the Services are ${price(terms, write)}. This is a fixed price, whatever time the Services take.`,
    ),
    ...when(takesDeposit(terms) && terms.depositPercent < 100, () => parts(terms, write)),
  ],

  milestones: (terms, write) => {
    const { text, paragraph, format } = write;
    const fixed = text`The Fees for the Services are ${price(terms, write)} in total. This is a fixed price, whatever time the Services take.`;
    if (terms.milestones.length === 0) {
      return [
        paragraph('price', fixed),
        paragraph(
          'parts',
          text`The Parties agree in writing, before the work starts, which part of the Fees belongs to which milestone. What is not assigned to a milestone becomes payable when the Services are completed.`,
        ),
      ];
    }
    return [
      paragraph('price', fixed),
      paragraph('parts', text`The Fees are paid by milestones:`),
      write.table(
        'fees',
        ['Milestone', 'Amount'],
        terms.milestones.map(({ name, amount, percent }) => [
          text`${name}`,
          amount !== undefined
            ? text`${format.moneyInWords(amount, terms.payment.currency)}`
            : percent !== undefined
              ? text`${format.percent(percent)} of the Fees`
              : text`as agreed in writing`,
        ]),
      ),
    ];
  },

  hourly: (terms, write) => {
    const { text, paragraph, format } = write;
    const cap = terms.payment.hoursCap;
    return [
      paragraph(
        'rate',
        text`The Fees are ${money(terms.payment, write)} for each hour worked on the Services, counted in units of ${TIME_UNIT_MINUTES} minutes. The Provider records the date, the task and the time, and attaches this record to each invoice.`,
      ),
      cap === undefined
        ? paragraph(
            'estimate',
            text`An estimate of hours is not a fixed price. The Provider tells the Client as soon as it sees that an estimate will be exceeded.`,
          )
        : paragraph(
            'cap',
            text`Without the Client’s prior written approval, the Provider may charge no more than ${format.count(cap, 'hour')} and need not work any longer. It tells the Client when ${format.percent(SHARE_OF_HOURS_WARNED)} of these hours have been used.`,
          ),
    ];
  },

  retainer: (terms, write) => {
    const { text, paragraph, format } = write;
    const included = terms.payment.hoursCap;
    return [
      paragraph(
        'monthly',
        text`The Fees are ${money(terms.payment, write)} for each calendar month. Part of a month is charged in proportion to its days.`,
      ),
      ...when(included !== undefined, () => [
        paragraph(
          'hours',
          text`The monthly fee includes up to ${format.count(included ?? 0, 'hour')} of work. ${UNUSED_HOURS[terms.style]} Further hours need the Client’s prior approval and are paid as clause ${write.ref('change-control.rate')} says.`,
        ),
      ]),
    ];
  },

  commission: (terms, write) => {
    const { text, paragraph, format } = write;
    const { amount } = terms.payment;
    return [
      paragraph(
        'rate',
        text`The Fees are a commission of ${amount === undefined ? text`${write.blank('terms.amount')}%` : format.percent(amount)} of the net revenue that the Client receives from sales that result from the Services.`,
      ),
      paragraph(
        'net-revenue',
        text`Net revenue is the price received, without VAT and similar taxes, delivery costs, discounts and refunds. It is calculated in ${terms.payment.currency}.`,
      ),
      paragraph(
        'attribution',
        text`A sale results from the Services if records show that the buyer came to the Client through an introduction, campaign, link or other work of the Provider.`,
      ),
      paragraph(
        'tail',
        text`The commission is also due on sales that are agreed before this Agreement ends and paid later, and on sales that are agreed within ${format.count(TAIL_MONTHS[terms.style], 'month')} after that ${
          terms.style === 'client'
            ? 'with buyers whom the Provider had introduced to the Client before'
            : 'and that result from Services performed before'
        }.`,
      ),
      paragraph(
        'statement',
        text`Within ${format.count(STATEMENT_DAYS, 'calendar-day')} after the end of each month the Client sends a statement of these sales, the net revenue and the commission. Once a year, after reasonable notice, the Provider or an independent accountant bound to secrecy may examine the records behind it.`,
      ),
      ...when(knowsCommercialAgents(terms), () => [
        paragraph(
          'agents',
          text`If the law treats the Provider as a commercial agent, the rights that it cannot take away by contract remain, for example the right to longer notice or to compensation after the end.`,
        ),
      ]),
    ];
  },

  other: (terms, write) => {
    const { text, paragraph } = write;
    const { structureText, amount } = terms.payment;
    return [
      ...when(structureText !== undefined, () => [
        paragraph('basis', text`The Fees are calculated as follows: ${structureText ?? ''}.`),
      ]),
      ...when(structureText === undefined || amount !== undefined, () => [
        paragraph(
          'price',
          structureText === undefined
            ? text`The agreed amount of the Fees is ${money(terms.payment, write)}.`
            : text`The amount for this calculation is ${money(terms.payment, write)}. What it is paid for is said in clause ${write.ref('fees.basis')}; it is the whole of the Fees only if that clause says so.`,
        ),
      ]),
    ];
  },
};
