import type { WordedWriter, Written } from '../../writing/clause.js';
import { hasPrice, isOngoing } from '../../terms/engagement.js';
import type { Inline } from '../../model/document.js';
import type { Terms } from '../../terms/terms.js';
import { worded } from '../../writing/blocks.js';
import { capAmount, carveOuts } from './cap.js';
import { en } from './en.js';
import { lt } from './lt.js';

type Write = WordedWriter<typeof en | typeof lt>;

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  const multiple = terms.liabilityCap;
  /* Whoever wants no limit is given no exclusion either. */
  if (multiple === 'uncapped') return [paragraph('cap', say(words.uncapped))];
  return [
    paragraph('cap', cap(terms, multiple, write)),
    paragraph('indirect', say(words.indirect)),
    exceptions(terms, write),
  ];
});

const cap = (terms: Terms, multiple: number, { words, say, format }: Write): Inline[] => {
  const amount = capAmount(terms);
  const times = multiple === 1 ? '' : say(words.times, { number: format.number(multiple) });
  const measure = hasPrice(terms)
    ? say(words.measure.hasPrice, {
        times,
        atSigning:
          amount === undefined
            ? ''
            : say(words.atSigning, { amount: format.moneyInWords(amount, terms.payment.currency) }),
      })
    : say(words.measure.otherwise, {
        times,
        months: format.count(12, 'month'),
        shorter: isOngoing(terms)
          ? words.shorter.ongoing
          : say(words.shorter.otherwise, { months: format.count(12, 'month') }),
        floor:
          terms.payment.structure === 'commission'
            ? say(words.floor, { sum: format.moneyInWords(terms.liabilityFloor, terms.payment.currency) })
            : '',
      });
  return say(words.cap, { measure });
};

/** One sentence, or a list where the style that favours the client has exceptions of its own. */
function exceptions(terms: Terms, write: Write): Written {
  const { words, say, paragraph, format, has } = write;
  const interest = words.interest[terms.lateInterest.kind === 'daily' ? 'daily' : 'otherwise'];
  const matters = carveOuts(terms);
  if (terms.style === 'client') {
    return paragraph('carve-outs', say(words.carveOuts.listed), [
      ...matters.map((each) => say(words.carveOut[each])),
      ...clientCarveOuts(write),
      say(words.payment, { cancellationFee: has('kill-fee') ? words.cancellationFee : '', interest }),
    ]);
  }
  return paragraph(
    'carve-outs',
    say(words.carveOuts.together, {
      matters: format.list(matters.map((each) => words.matters[each])),
      cancellationFees: has('kill-fee') ? words.cancellationFees : '',
      interest,
    }),
  );
}

const clientCarveOuts = ({ words, say, ref, has }: Write): readonly Inline[][] => [
  ...(has('indemnity') ? [say(words.indemnity, { provider: ref('indemnity.provider') })] : []),
  ...(has('confidentiality') ? [say(words.confidentiality, { duties: ref('confidentiality.duties') })] : []),
  ...(has('data-protection')
    ? [say(words.dataProtection, { provider: ref('data-protection.provider') })]
    : []),
];
