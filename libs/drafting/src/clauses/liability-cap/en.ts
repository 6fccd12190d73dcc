import type { Writer } from '../../clause.js';
import { hasPrice } from '../../engagement.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { capAmount, carveOuts, type CarveOut } from './cap.js';

const CARVE_OUTS: Readonly<Record<CarveOut, string>> = {
  fraud: 'fraud or fraudulent misrepresentation;',
  intent: 'loss caused intentionally;',
  'gross-negligence': 'loss caused by gross negligence;',
  injury: 'death or injury to health;',
  'negligent-injury': 'death or personal injury caused by negligence;',
  'non-pecuniary': 'non-pecuniary damage;',
  law: 'anything else for which the law does not allow liability to be limited or excluded;',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  const multiple = terms.liabilityCap;
  const limited = multiple !== 'uncapped';

  return [
    paragraph(
      'cap',
      limited
        ? cap(terms, multiple, write)
        : text`Each Party is liable under the law for the loss that it causes the other by a breach of this Agreement. This Agreement sets no upper limit.`,
    ),
    ...when(limited || terms.style !== 'client', () => [
      paragraph(
        'indirect',
        text`Neither Party is liable to the other for indirect loss, or for lost profit, revenue, business or goodwill, even if it knew that such loss was possible.`,
      ),
      paragraph('carve-outs', text`Nothing in this Agreement limits or excludes liability for:`, [
        ...carveOuts(terms).map((carveOut) => text`${CARVE_OUTS[carveOut]}`),
        ...(terms.style === 'client' ? clientCarveOuts(write) : []),
        text`failure to pay the Fees, agreed expenses${write.has('kill-fee') ? ', a cancellation fee' : ''} or interest on late payment.`,
      ]),
    ]),
  ];
};

const cap = (terms: Terms, multiple: number, { text, format }: Writer): Inline[] => {
  const amount = capAmount(terms);
  const times = multiple === 1 ? '' : `${format.number(multiple)} times `;
  const measure = hasPrice(terms)
    ? `${times}the total Fees${amount === undefined ? '' : ` (at the price agreed on signing, ${format.moneyInWords(amount, terms.payment.currency)})`}`
    : `${times}the Fees payable for the ${format.count(12, 'month')} before the event that caused the loss or, if this Agreement has not lasted so long, for its first ${format.count(12, 'month')}`;
  return text`The total liability of each Party under or in connection with this Agreement, on any legal ground including negligence, is limited to ${measure}.`;
};

const clientCarveOuts = ({ text, has, ref }: Writer): readonly Inline[][] => [
  ...(has('indemnity')
    ? [text`compensation for claims about intellectual property under clause ${ref('indemnity.provider')};`]
    : []),
  ...(has('confidentiality')
    ? [text`breach of confidentiality under clause ${ref('confidentiality.duties')};`]
    : []),
  ...(has('data-protection')
    ? [text`breach of the duties on personal data under clause ${ref('data-protection.provider')};`]
    : []),
];
