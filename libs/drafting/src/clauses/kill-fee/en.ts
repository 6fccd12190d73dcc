import type { Writer } from '../../clause.js';
import { isContinuous } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Inline } from '../../model.js';
import type { Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, write) => {
  const { text, paragraph, ref } = write;
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  const providerExit = ref(lithuanian ? 'termination-convenience.provider' : 'termination-convenience.right');
  return [
    paragraph('amount', amount(terms, write)),
    paragraph(
      'nature',
      text`${
        lithuanian
          ? text`This sum reimburses reasonable costs incurred until the end (article 6.721(1) of the Civil Code of the Republic of Lithuania); nothing that clause ${ref('termination-convenience.payment')} already pays for is counted in it.`
          : `The cancellation fee pays for preparation and ${terms.style === 'client' ? 'unavoidable costs' : 'reserved time'}.`
      } It is not a penalty and does not limit the Client’s right to end this Agreement. It is not owed if the Provider ends this Agreement under clause ${providerExit}, or if the Client ends it because of a breach by the Provider or because of force majeure.`,
    ),
    ...when(terms.style === 'freelancer', () => [
      paragraph(
        'concepts',
        text`All rights in concepts and drafts that the Client has not accepted stay with the Provider, even if the cancellation fee has been paid.`,
      ),
    ]),
  ];
};

function amount(terms: Terms, { text, ref, format }: Writer): Inline[] {
  const opening = text`If the Client ends this Agreement under clause ${ref('termination-convenience')}${isContinuous(terms) ? '' : ' before the Services are completed'}, it pays, besides the sums in clause ${ref('termination-convenience.payment')},`;
  const share = `${format.percent(terms.killFeePercent)} of ${base(terms)}`;
  const lithuanian = legalSystem(terms.governingLaw) === 'lithuanian';
  if (terms.style === 'client') {
    return text`${opening} for preparation actually done and costs actually incurred that are not yet paid (the cancellation fee). The Provider shows what it consists of, and it is at most ${share}.`;
  }
  return lithuanian
    ? text`${opening} a cancellation fee for planning, preparation and time kept free for the Services up to then, which those sums do not pay for. The Parties estimate these costs at ${share}.`
    : text`${opening} a cancellation fee of ${share}.`;
}

function base({ payment }: Terms): string {
  switch (payment.structure) {
    case 'hourly':
      return 'the Fees for the hours that the Client had ordered or the Parties had scheduled in writing for the time after the end';
    case 'retainer':
      return 'one monthly fee';
    default:
      return 'the Fees for the Services not yet performed';
  }
}
