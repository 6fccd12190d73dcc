import { isCreative } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Style, Terms } from '../../terms.js';
import { when, type ClauseText } from '../../writing.js';
import { allowsWaiver } from './rules.js';

const BY_LINE: Readonly<Record<Style, string>> = {
  balanced:
    'A text carries the author’s name if the Parties agree on this for that text. Otherwise the Client may publish it without a name or under its own (ghost-writing).',
  freelancer:
    'The Client publishes each text with the author’s name, unless the Parties agree in writing that it is ghost-written.',
  client: 'The Client may publish the texts without the author’s name or under its own name (ghost-writing).',
};

const CREDIT: Readonly<Record<Style, string>> = {
  balanced: 'The Client names the author of a Deliverable where this is customary and reasonable.',
  freelancer:
    'The Client names the author, in the form that the Provider states, wherever this is customary for work of this kind.',
  client: 'The Client need not name the author when it uses the Deliverables.',
};

export const en: ClauseText = (terms, { text, paragraph }) => [
  ...when(isCreative(terms), () => [
    paragraph(
      'moral-rights',
      text`${moralRights(terms)} ${(terms.workType === 'copywriting' ? BY_LINE : CREDIT)[terms.style]}`,
    ),
  ]),
  paragraph('portfolio', text`${portfolio(terms)}`),
];

function moralRights(terms: Terms): string {
  if (terms.style !== 'client') {
    return `The author’s moral rights stay with the author${
      legalSystem(terms.governingLaw) === 'lithuanian'
        ? ' and cannot be transferred'
        : ', as far as the law protects them'
    }. The Client does not use a Deliverable in a way that harms the author’s honour or reputation.`;
  }
  return allowsWaiver(terms)
    ? 'As far as the law allows, the Provider waives, in favour of the Client and those who derive rights from it, all moral rights in the Deliverables, and obtains the same from every author whom it engages.'
    : 'The author’s moral rights stay with the author and are not transferred. As far as the law allows, the Provider agrees that the Client makes the changes that its usual use of the Deliverables requires and that do not harm the author’s honour or reputation, and obtains the same from every author whom it engages.';
}

function portfolio({ portfolio: right, style }: Terms): string {
  const limits =
    'The portfolio shows no personal data and nothing that the Client has asked in writing, for a good reason, to leave out.';
  switch (right) {
    case 'allowed':
      return `The Provider may show the Deliverables and name the Client as its client in its portfolio and in offers${style === 'freelancer' ? '' : ' after they have been accepted or put into use'}. ${limits}`;
    case 'after-publication':
      return `Once the Client has published the Deliverables, the Provider may show the published parts and name the Client as its client in its portfolio and in offers. ${limits}`;
    case 'forbidden':
      return `The Provider shows the Deliverables to others only with the Client’s prior written consent${style === 'freelancer' ? ', which is not refused without good reason' : ''}.`;
  }
}
