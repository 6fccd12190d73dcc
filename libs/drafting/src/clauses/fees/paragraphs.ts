import type { WordedWriter, Written } from '../../writing/clause.js';
import {
  hoursLimit,
  isOngoing,
  paysMoreWorkApart,
  runsOn,
  totalPrice,
  unitsPrice,
} from '../../terms/engagement.js';
import { freelancerAct } from '../../terms/freelancer-acts.js';
import type { Payment, Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { mayBeAgent } from './commercial-agents.js';
import { en } from './en.js';
import { gap } from './gap.js';
import { lt } from './lt.js';
import {
  NO_MORE_HOURS_DAYS,
  SHARE_OF_HOURS_WARNED,
  STATEMENT_DAYS,
  TAIL_MONTHS,
  TIME_UNIT_MINUTES,
} from './numbers.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { language, words, say, paragraph, ref } = write;
  const act = freelancerAct(terms);
  return [
    ...BY_STRUCTURE[terms.payment.structure](terms, write),
    ...when(act !== undefined, () => [
      paragraph(
        'itemised',
        say(words.itemised, {
          act: act?.name[language] ?? '',
          description: ref('scope.description'),
          fees: ref('fees'),
          payment: ref('invoicing.payment'),
          due: ref('invoicing.due'),
          list: ref('invoicing.list'),
        }),
      ),
    ]),
  ];
});

const money = (payment: Payment, write: Write) =>
  payment.amount === undefined
    ? gap(payment, write)
    : write.format.moneyInWords(payment.amount, payment.currency);

function price(terms: Terms, write: Write) {
  const total = totalPrice(terms);
  return total === undefined
    ? gap(terms.payment, write)
    : write.format.moneyInWords(total, terms.payment.currency);
}

const BY_STRUCTURE: Readonly<
  Record<Payment['structure'], (terms: Terms, write: Write) => readonly Written[]>
> = {
  fixed: (terms, write) => [
    write.paragraph('price', write.say(write.words.price, { price: price(terms, write) })),
  ],

  milestones: (terms, write) => {
    const { words, say, paragraph, ref } = write;
    const fixed = say(words.total, { price: price(terms, write) });
    if (terms.milestones.length === 0) {
      return [paragraph('price', fixed), paragraph('parts', say(words.openParts))];
    }
    return [
      paragraph('price', fixed),
      paragraph('parts', say(words.byMilestones, { stages: ref('timeline.stages') })),
    ];
  },

  hourly: (terms, write) => {
    const { words, say, paragraph, format } = write;
    const limit = hoursLimit(terms.payment);
    const { hoursCap = 0, monthlyHours = 0 } = terms.payment;
    return [
      paragraph(
        'rate',
        say(words.rate, {
          money: money(terms.payment, write),
          apart: paysMoreWorkApart(terms) ? words.apart : '',
          minutes: TIME_UNIT_MINUTES,
        }),
      ),
      limit === undefined
        ? paragraph('estimate', say(words.estimate))
        : paragraph(
            'cap',
            say(words.cap, {
              most: say(words.most[limit], {
                hours: format.countOf(hoursCap, 'hour'),
                monthly: format.countOf(monthlyHours, 'hour'),
              }),
              used: words.used[limit],
              percent: format.percent(SHARE_OF_HOURS_WARNED),
              dates: runsOn(terms) ? '' : words.dates,
              usedUp:
                isOngoing(terms) && hoursCap > 0
                  ? say(words.usedUp, { days: format.count(NO_MORE_HOURS_DAYS, 'calendar-day') })
                  : '',
            }),
          ),
    ];
  },

  unit: (terms, write) => {
    const { words, say, paragraph, format } = write;
    const { amount, currency, unitText, unitCap } = terms.payment;
    const most = unitsPrice(terms.payment);
    return [
      paragraph(
        'rate',
        say(words.unitRate, {
          money: amount === undefined ? gap(terms.payment, write) : format.rate(amount, currency),
          apart: paysMoreWorkApart(terms) ? words.apart : '',
          unit: unitText ?? words.unitOpen,
        }),
      ),
      unitCap === undefined
        ? paragraph('estimate', say(words.unitEstimate))
        : paragraph(
            'cap',
            say(words.unitCap, {
              units: format.countOf(unitCap, 'unit'),
              sum: most === undefined ? '' : say(words.unitSum, { sum: format.money(most, currency) }),
              dates: runsOn(terms) ? '' : words.dates,
              usedUp: isOngoing(terms)
                ? say(words.unitsUsedUp, { days: format.count(NO_MORE_HOURS_DAYS, 'calendar-day') })
                : '',
            }),
          ),
    ];
  },

  retainer: (terms, write) => {
    const { words, say, paragraph, format, ref } = write;
    const included = terms.payment.hoursCap;
    return [
      paragraph('monthly', say(words.monthly, { money: money(terms.payment, write) })),
      ...when(included !== undefined, () => [
        paragraph(
          'hours',
          say(words.hours, {
            hours: format.countOf(included ?? 0, 'hour'),
            unusedHours: words.unusedHours[terms.style],
            rate: ref('change-control.rate'),
          }),
        ),
      ]),
    ];
  },

  commission: (terms, { words, say, paragraph, format, blank }) => {
    const { amount } = terms.payment;
    return [
      paragraph(
        'rate',
        say(words.commission, {
          percent:
            amount === undefined
              ? say(words.percentOpen, { amount: blank('terms.amount') })
              : format.percent(amount),
        }),
      ),
      paragraph('net-revenue', say(words.netRevenue, { currency: terms.payment.currency })),
      paragraph('attribution', say(words.attribution)),
      paragraph(
        'tail',
        say(words.tail, {
          months: format.count(TAIL_MONTHS[terms.style], 'month'),
          tailSales: terms.style === 'client' ? words.tailSales.client : words.tailSales.otherwise,
        }),
      ),
      paragraph('statement', say(words.statement, { days: format.count(STATEMENT_DAYS, 'calendar-day') })),
      ...when(mayBeAgent(terms), () => [paragraph('agents', say(words.agents))]),
    ];
  },

  other: (terms, write) => {
    const { words, say, paragraph, ref } = write;
    const { structureText, amount } = terms.payment;
    return [
      ...when(structureText !== undefined, () => [
        paragraph('basis', say(words.basis, { basis: structureText ?? '' })),
      ]),
      ...when(structureText === undefined || amount !== undefined, () => [
        paragraph(
          'price',
          structureText === undefined
            ? say(words.otherPrice.alone, { money: money(terms.payment, write) })
            : say(words.otherPrice.besideBasis, {
                money: money(terms.payment, write),
                basis: ref('fees.basis'),
              }),
        ),
      ]),
    ];
  },
};
