import type { WordedWriter } from '../../writing/clause.js';
import { isContinuous } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph, ref } = write;
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  const providerExit = ref(lithuanian ? 'termination-convenience.provider' : 'termination-convenience.right');
  return [
    paragraph('amount', amount(terms, write)),
    paragraph(
      'nature',
      say(words.nature, {
        purpose: lithuanian
          ? say(words.purpose.lithuanian, { payment: ref('termination-convenience.payment') })
          : say(words.purpose.otherwise, {
              paidFor: terms.style === 'client' ? words.paidFor.client : words.paidFor.otherwise,
            }),
        providerExit,
      }),
    ),
    ...when(terms.style === 'freelancer', () => [paragraph('concepts', say(words.concepts))]),
  ];
});

function amount(terms: Terms, { words, say, format, ref }: Write): Inline[] {
  const opening = say(words.opening, {
    terminationConvenience: ref('termination-convenience'),
    beforeCompletion: isContinuous(terms) ? '' : words.beforeCompletion,
    payment: ref('termination-convenience.payment'),
  });
  const share = say(words.share, { percent: format.percent(terms.killFeePercent), base: base(terms, words) });
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  if (terms.style === 'client') {
    return say(words.actualCosts, { opening, share });
  }
  return lithuanian
    ? say(words.estimatedCosts, { opening, share })
    : say(words.cancellationFee, { opening, share });
}

function base({ payment }: Terms, words: Write['words']): string {
  switch (payment.structure) {
    case 'hourly':
      return words.scheduledHours;
    case 'retainer':
      return words.monthlyFee;
    default:
      return words.openServices;
  }
}
