import type { Writer, Written } from '../../clause.js';
import type { Terms } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'form',
    text`Notices under this Agreement are given in writing. An e-mail to the address stated in the details of the Parties is enough${
      terms.style === 'freelancer' ? ', also to end this Agreement or to claim a breach' : ''
    }.`,
  ),
  ...formal(terms, text, paragraph),
  paragraph(
    'receipt',
    text`An e-mail counts as received on the first working day after it is sent, unless the sender learns that it did not arrive.${
      terms.style === 'client'
        ? ` A registered letter counts as received on delivery, and at the latest ${format.count(5, 'working-day')} after posting.`
        : ''
    }`,
  ),
  paragraph(
    'change',
    text`A Party that changes its address or e-mail tells the other without delay. Until then, notices to the old address are valid.`,
  ),
];

const formal = (
  { style }: Terms,
  text: Writer['text'],
  paragraph: Writer['paragraph'],
): readonly Written[] => {
  if (style === 'freelancer') return [];
  return [
    paragraph(
      'formal',
      style === 'client'
        ? text`A notice that ends this Agreement or claims a breach is sent by registered letter to the address stated in the details of the Parties, with a copy by e-mail.`
        : text`A notice that ends this Agreement or claims a breach is sent as a signed document; a document attached to an e-mail and signed with an electronic signature is enough.`,
    ),
  ];
};
