import { DELIVERY_DAYS, FINAL_INVOICE_DAYS, FREE_HELP_DAYS } from '../clauses/handover/periods.js';
import { givesFreeHelp } from '../clauses/handover/paragraphs.js';
import { handover } from '../clauses/handover/index.js';
import { killFee } from '../clauses/kill-fee/index.js';
import { share } from '../clauses/kill-fee/share.js';
import { term } from '../clauses/term/index.js';
import { terminationBreach } from '../clauses/termination-breach/index.js';
import { CURE } from '../clauses/termination-breach/periods.js';
import { terminationConvenience } from '../clauses/termination-convenience/index.js';
import { isByCommission, notice } from '../clauses/termination-convenience/notice.js';
import { hasPrice, runsOn } from '../terms/engagement.js';
import { legalSystem } from '../terms/jurisdiction.js';
import type { Terms } from '../terms/terms.js';
import type { Inline } from '../model/document.js';
import type { WordedWriter, Written } from '../writing/clause.js';
import { worded } from '../writing/blocks.js';
import { en } from './ending-en.js';
import { lt } from './ending-lt.js';
import { keptOf, said } from './kept.js';
import type { ShortClauses } from './short-clauses.js';

type Write = WordedWriter<typeof en | typeof lt>;

const isLithuanian = ({ governingLaw }: Terms): boolean => legalSystem(governingLaw) === 'lithuanian';

const duration = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  const isProject = !runsOn(terms);
  return [
    paragraph(
      'duration',
      say(words.start, {
        duration: isProject ? words.untilPerformed : said(term, terms, write, 'duration'),
      }),
    ),
  ];
});

const withNotice = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, ref } = write;
  const { style } = terms;
  return [
    ...(isLithuanian(terms)
      ? [...exits(terms, write), ...keptOf(terminationConvenience, terms, write, 'indefinite')]
      : keptOf(terminationConvenience, terms, write, 'right')),
    ...keptOf(terminationConvenience, terms, write, 'task-in-progress'),
    paragraph(
      'payment',
      say(words.payment[style], {
        inProportion: hasPrice(terms) ? words.inProportion : '',
        performed: isByCommission(terms)
          ? say(words.commission, { rate: ref('fees.rate'), tail: ref('fees.tail') })
          : text`${words.performed[style]}`,
        expenses: ref('expenses.rule'),
      }),
    ),
  ];
});

function exits(terms: Terms, write: Write): readonly Written[] {
  const { words, say, paragraph } = write;
  return [
    paragraph('client', say(words.client, { notice: notice(terms, write) })),
    paragraph(
      'provider',
      say(words.provider, {
        obstacle: words.obstacle[terms.provider.kind],
        compensation: words.compensation[terms.style === 'freelancer' ? 'freelancer' : 'otherwise'],
      }),
    ),
  ];
}

const cancellation = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, ref } = write;
  return [
    paragraph(
      'amount',
      say(words.fee, {
        exit: ref(isLithuanian(terms) ? 'termination-convenience.client' : 'termination-convenience.right'),
        beforeCompletion: runsOn(terms) ? '' : words.beforeCompletion,
        besides: words.feeBesides[isLithuanian(terms) || terms.style === 'client' ? 'costs' : 'time'],
        nature: nature(terms, write),
      }),
    ),
    ...keptOf(killFee, terms, write, 'concepts'),
  ];
});

function nature(terms: Terms, write: Write): Inline[] {
  const { words, say } = write;
  const fee = share(terms, write);
  if (terms.style === 'client') return say(words.nature.actual, { share: fee });
  return say(isLithuanian(terms) ? words.nature.estimated : words.nature.agreed, { share: fee });
}

const forBreach = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, format, ref, has } = write;
  const { style } = terms;
  const cure = CURE[style];
  const besides =
    style === 'freelancer'
      ? say(words.besides, {
          cancellation: ref(has('kill-fee') ? 'kill-fee.amount' : 'termination-convenience.payment'),
        })
      : '';
  return [
    paragraph(
      'cure',
      say(words.cure, {
        cure: format.count(cure.days, cure.unit),
        payment: isByCommission(terms)
          ? say(words.breachPayment.commission, {
              besides,
              rate: ref('fees.rate'),
              tail: ref('fees.tail'),
            })
          : say(words.breachPayment.performed, { besides }),
      }),
    ),
    ...keptOf(terminationBreach, terms, write, 'missed-date'),
  ];
});

const afterTheEnd = worded({ en, lt }, (terms, write) => {
  const { words, say, text, paragraph, format, ref, has } = write;
  const personal = has('data-protection')
    ? say(words.personal, { deletion: ref('data-protection.deletion') })
    : '';
  const periods = {
    invoice: format.count(FINAL_INVOICE_DAYS, 'calendar-day'),
    delivery: format.count(DELIVERY_DAYS, 'working-day'),
    settles: words.settles[isByCommission(terms) ? 'commission' : 'otherwise'],
  };
  const handedOver =
    terms.style === 'client'
      ? say(words.handover.client, {
          ...periods,
          freeHelp: givesFreeHelp(terms)
            ? say(words.freeHelp, { help: format.count(FREE_HELP_DAYS, 'calendar-day') })
            : '',
        })
      : say(words.handover.otherwise, periods);
  return [
    paragraph('delivery', text`${handedOver}${say(words.returned, { personal })}`),
    ...keptOf(handover, terms, write, 'unpaid'),
  ];
});

/** How long the contract lasts, and how it ends. */
export const ending: ShortClauses = {
  term: duration,
  'termination-convenience': withNotice,
  'kill-fee': cancellation,
  'termination-breach': forBreach,
  handover: afterTheEnd,
};
