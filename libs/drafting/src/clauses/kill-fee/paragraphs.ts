import type { WordedWriter } from '../../writing/clause.js';
import { runsOn } from '../../terms/engagement.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { share } from './share.js';

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
          ? say(words.purpose.lithuanian)
          : say(words.purpose.otherwise, {
              paidFor: terms.style === 'client' ? words.paidFor.client : words.paidFor.otherwise,
            }),
        providerExit,
      }),
    ),
    /* Under a licence no rights pass at all. */
    ...when(terms.style === 'freelancer' && terms.ip !== 'licence', () => [
      paragraph('concepts', say(words.concepts)),
    ]),
  ];
});

function amount(terms: Terms, write: Write): Inline[] {
  const { words, say, ref } = write;
  const opening = say(words.opening, {
    terminationConvenience: ref('termination-convenience'),
    beforeCompletion: runsOn(terms) ? '' : words.beforeCompletion,
    payment: ref('termination-convenience.payment'),
  });
  const fee = share(terms, write);
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  if (terms.style === 'client') {
    return say(words.actualCosts, { opening, share: fee });
  }
  return lithuanian
    ? say(words.estimatedCosts, { opening, share: fee })
    : say(words.cancellationFee, { opening, share: fee });
}
