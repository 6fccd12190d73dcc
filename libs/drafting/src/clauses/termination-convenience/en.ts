import type { Writer, Written } from '../../clause.js';
import { hasPrice } from '../../engagement.js';
import { legalSystem } from '../../jurisdiction.js';
import type { Style, Terms } from '../../terms.js';
import { listed, when, type ClauseText } from '../../writing.js';

const importantReasons = ({ provider }: Terms): readonly string[] => [
  'the Client does not pay or does not cooperate in spite of a written reminder',
  provider.kind === 'person'
    ? 'illness, family circumstances or another objective reason keeps the Provider from performing the Services in person'
    : 'an objective reason for which the Provider is not responsible keeps it from performing the Services',
  'an instruction of the Client would break the law, or a conflict of interest has arisen',
];

const PAYMENT: Readonly<Record<Style, string>> = {
  balanced:
    'the Fees for Services performed until the end, including work in progress, and the reasonable costs to which the Provider was committed before the notice and that it cannot avoid',
  freelancer:
    'the Fees for all Services performed until the end, including work in progress, and all costs to which the Provider was committed before the notice and that it cannot avoid',
  client:
    'the Fees for Services performed in accordance with this Agreement until the end, including usable work in progress, and the unavoidable costs that it had approved before the notice',
};

export const en: ClauseText = (terms, write) => {
  const { text, paragraph } = write;
  return [
    ...(legalSystem(terms.governingLaw) === 'lithuanian'
      ? lithuanianRights(terms, write)
      : rights(terms, write)),
    ...when(terms.style === 'client', () => [
      paragraph(
        'task-in-progress',
        text`A notice of the Provider takes effect at the earliest when it has completed the milestone or task in progress, unless the Client agrees to an earlier end.`,
      ),
    ]),
    paragraph(
      'payment',
      text`When a Party ends this Agreement with notice, the Client pays ${PAYMENT[terms.style]}.${hasPrice(terms) ? ' A fixed price is paid in proportion to the Services performed.' : ''} Until the end, the Provider avoids new costs and starts no new part of the Services without the Client’s approval.`,
    ),
  ];
};

const rights = (terms: Terms, { text, paragraph, format }: Writer): readonly Written[] => [
  paragraph(
    'right',
    text`Either Party may end this Agreement at any time, without giving a reason, by written notice of ${format.count(terms.noticeDays, 'calendar-day')}.`,
  ),
];

/** Civil Code, article 6.721: the client's right needs no reason and no period; the provider's needs an important reason. */
const lithuanianRights = (terms: Terms, write: Writer): readonly Written[] => {
  const { text, paragraph } = write;
  const days = write.format.count(terms.noticeDays, 'calendar-day');
  return [
    paragraph(
      'client',
      text`The Client may end this Agreement at any time and without giving a reason (article 6.721(1) of the Civil Code of the Republic of Lithuania). It gives written notice ${days} beforehand; a shorter notice does not make the termination invalid.`,
    ),
    terms.style === 'freelancer'
      ? paragraph(
          'provider',
          text`The Provider may end this Agreement by written notice of ${days}. The Parties agree that it need not give a reason and owes no compensation for this.`,
        )
      : paragraph(
          'provider',
          text`The Provider may end this Agreement by written notice of ${days} for an important reason, and compensates loss that the Client suffers from this only if it is at fault for the reason. The Parties regard as important that:`,
          listed(write, importantReasons(terms)),
        ),
  ];
};
