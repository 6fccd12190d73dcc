import type { WordedWriter, Written } from '../../writing/clause.js';
import { hasDeliverables } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import {
  awaitedPayment,
  countsEveryPayment,
  isOnPayment,
  isWorkForHire,
  namesWaysOfUse,
  ENDING_DAYS,
  REVERSION_DAYS,
  transferOf,
} from './rules.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) =>
  terms.ip === 'licence' ? licence(terms, write) : assignment(terms, write),
);

function assignment(terms: Terms, write: Write): readonly Written[] {
  const { words, say, text, paragraph, format, ref } = write;
  const { style } = terms;
  const onPayment = isOnPayment(terms);
  return [
    paragraph(
      'transfer',
      text`${transfer(terms, write)}${onPayment ? text` ${beforePayment(terms, write)}` : ''}`,
    ),
    ...when(isWorkForHire(terms), () => [
      paragraph('work-for-hire', say(words.workForHire, { transfer: ref('ip-ownership.transfer') })),
    ]),
    ...when(namesWaysOfUse(terms), () => [transferredWays(terms, write)]),
    extent(terms, write),
    ...when(!onPayment && style === 'freelancer', () => [
      paragraph('reversion', say(words.reversion, { days: format.count(REVERSION_DAYS, 'calendar-day') })),
    ]),
    ...when(hasDrafts(terms, write), () => [
      transferredDrafts(terms, write),
      paragraph(
        'documents',
        say(words.documents, {
          expense: style === 'client' ? words.expense.client : words.expense.otherwise,
        }),
      ),
    ]),
  ];
}

/** How the client may use what it has not paid for yet. */
const beforePayment = (terms: Terms, { words, say, has }: Write): Inline[] => {
  const whole = countsEveryPayment(terms);
  /* Nothing is paid for any one Deliverable then. */
  if (terms.payment.structure === 'commission' && !whole) return say(words.beforePayment.commission);
  return say(words.beforePayment[whole ? 'whole' : 'part'], {
    handedOver: words.handedOver[has('acceptance') ? 'withAcceptance' : 'otherwise'],
  });
};

function transfer(terms: Terms, { words, say }: Write): Inline[] {
  const onPayment = isOnPayment(terms);
  const paid = say(words.paid, { payment: awaitedPayment(terms, words) });
  switch (transferOf(terms)) {
    case 'exclusive-use':
      return say(words.exclusiveUse, { moment: onPayment ? paid : words.moment });
    case 'assignment':
      return say(words.assignment, { moment: onPayment ? paid : words.moment });
    case 'deed':
      return onPayment ? say(words.deedOnPayment, { paid }) : say(words.deedOnCreation);
  }
}

const article = ({ governingLaw }: Terms, words: Write['words']): string =>
  governingLaw.code === 'lt' ? words.article : '';

const transferredWays = (terms: Terms, { words, say, paragraph }: Write): Written =>
  paragraph(
    'ways-of-use',
    say(words.waysOfUse, { article: article(terms, words), ways: words.transferredUses }),
  );

const licensedWays = (terms: Terms, { words, say, paragraph, ref }: Write): Written =>
  paragraph(
    'ways-of-use',
    say(words.licensedWays, {
      grant: ref('ip-ownership.grant'),
      article: article(terms, words),
      ways: words.licensedUses.join('; '),
    }),
  );

const extent = ({ workType }: Terms, { words, say, paragraph, has }: Write): Written =>
  paragraph(
    'extent',
    say(words.extent, {
      sourceCode: workType === 'web_development' ? words.sourceCode : '',
      own: has('background-materials') ? '' : words.own,
    }),
  );

const licensedExtent = (
  { licence: { place, years } }: Terms,
  { words, say, paragraph, format }: Write,
): Written =>
  paragraph(
    'extent',
    say(words.licensedExtent, {
      place: words.place[place],
      term:
        years === undefined
          ? words.term.whole
          : say(words.term.years, { years: format.count(years, 'year') }),
      online: place === 'world' ? '' : words.online,
      ending:
        years === undefined ? '' : say(words.ending, { days: format.count(ENDING_DAYS, 'calendar-day') }),
    }),
  );

const onlyUses = ({ licence: { uses } }: Terms, { words, say, paragraph }: Write): Written =>
  paragraph('uses', say(words.uses, { uses: uses.map((use) => words.use[use]).join('; ') }));

/** Nothing to set apart in work that hands nothing over. */
const hasDrafts = (terms: Terms, { has }: Write): boolean =>
  hasDeliverables(terms) || has('background-materials');

const transferredDrafts = ({ style }: Terms, { words, say, text, paragraph, ref, has }: Write): Written =>
  paragraph(
    'drafts',
    text`${style === 'client' ? words.draftsPass : words.draftsStay}${has('background-materials') ? say(words.notTransferred, { licence: ref('background-materials.licence'), thirdParty: ref('background-materials.third-party') }) : ''}`,
  );

function licence(terms: Terms, write: Write): readonly Written[] {
  const { words, say, text, paragraph, ref } = write;
  const isLimited = terms.licence.uses.length > 0;
  const purpose = isLimited
    ? say(words.purpose.limited, { uses: ref('ip-ownership.uses') })
    : words.purpose[terms.style];
  const fromDelivery = terms.style === 'client';
  const start = fromDelivery
    ? words.start.fromDelivery
    : say(words.start.otherwise, {
        payment: awaitedPayment(terms, words),
        beforePayment: beforePayment(terms, write),
      });
  return [
    paragraph('grant', text`${say(words.grantByStyle[terms.style], { purpose })}. ${start}`),
    ...when(isLimited, () => [onlyUses(terms, write)]),
    ...when(namesWaysOfUse(terms), () => [licensedWays(terms, write)]),
    licensedExtent(terms, write),
    ...when(!fromDelivery && hasDrafts(terms, write), () => [paragraph('drafts', say(words.draftsStay))]),
    paragraph('reserved', say(words.reserved, { exclusive: fromDelivery ? words.exclusive : '' })),
  ];
}
