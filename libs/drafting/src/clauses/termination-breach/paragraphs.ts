import type { WordedWriter } from '../../writing/clause.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { PATIENCE_DAYS } from '../late-payment/regime.js';
import { isByCommission } from '../termination-convenience/notice.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { CURE, MISSED_DATE_DAYS, PAYMENT_CURE } from './periods.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, ref, has } = write;
  const { style } = terms;
  const cure = CURE[style];
  const paymentCure = PAYMENT_CURE[style];
  return [
    paragraph('cure', say(words.cure, { period: format.count(cure.days, cure.unit) })),
    paragraph('material', say(words.material, { seriousBreaches: seriousBreaches(write) })),
    paragraph('insolvency', say(words.insolvency)),
    paragraph(
      'non-payment',
      say(words.nonPayment, {
        days: format.count(PATIENCE_DAYS[style], 'calendar-day'),
        period: format.count(paymentCure.days, paymentCure.unit),
      }),
    ),
    ...when(style === 'client', () => [
      paragraph(
        'missed-date',
        say(words.missedDate, { days: format.count(MISSED_DATE_DAYS, 'working-day') }),
      ),
    ]),
    paragraph(
      'payment',
      say(words.payment, {
        standstill: hasStandstill(terms, write)
          ? say(words.standstill, { stopped: ref('client-duties.standstill') })
          : '',
        owed: isByCommission(terms)
          ? say(words.owed.commission, { rate: ref('fees.rate'), tail: ref('fees.tail') })
          : words.owed.otherwise,
        besides:
          style === 'freelancer'
            ? say(words.besides, {
                exits: exitsOfProvider(terms, write),
                cancellation: ref(has('kill-fee') ? 'kill-fee.amount' : 'termination-convenience.payment'),
              })
            : '',
      }),
    ),
  ];
});

/** Where the client holds up the work for so long that the provider may leave. */
const hasStandstill = ({ style }: Terms, { has }: Write): boolean =>
  style !== 'client' && has('client-duties');

function exitsOfProvider(terms: Terms, write: Write): Inline[] {
  const { words, say, ref } = write;
  const cure = ref('termination-breach.cure');
  const unpaid = ref('termination-breach.non-payment');
  return hasStandstill(terms, write)
    ? say(words.exits.three, { cure, unpaid, stopped: ref('client-duties.standstill') })
    : say(words.exits.two, { cure, unpaid });
}

/** The last of the examples, as far as the contract has these duties. */
function seriousBreaches({ words, say, ref, has }: Write): Inline[] {
  const use = words.use;
  const duties = [
    ...(has('confidentiality') ? [ref('confidentiality.duties')] : []),
    ...(has('data-protection') ? [ref('data-protection.provider')] : []),
  ];
  const [first, second] = duties;
  if (first === undefined) return say(words.useAlone, { use });
  const clauses =
    second === undefined ? say(words.clauses.one, { first }) : say(words.clauses.two, { first, second });
  return say(words.seriousBreach, { use, clauses });
}
