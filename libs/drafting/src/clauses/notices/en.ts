import type { Style } from '../../terms.js';
import type { ClauseText } from '../../writing.js';

/** How a notice that ends the contract or claims a breach is sent. */
const FORMAL: Readonly<Record<Style, string>> = {
  balanced:
    ' A notice that ends this Agreement or claims a breach is a signed document; an electronic signature and sending it by e-mail are enough.',
  freelancer: ' This also holds for a notice that ends this Agreement or claims a breach.',
  client:
    ' A notice that ends this Agreement or claims a breach is sent by registered letter to the address stated there, with a copy by e-mail.',
};

export const en: ClauseText = (terms, { text, paragraph, format }) => [
  paragraph(
    'form',
    text`Notices under this Agreement are given in writing. An e-mail to the address stated in the details of the Parties is enough.${FORMAL[terms.style]}`,
  ),
  paragraph(
    'receipt',
    text`An e-mail counts as received on the first working day after it is sent, unless the sender learns that it did not arrive.${
      terms.style === 'client'
        ? ` A registered letter counts as received on delivery, and at the latest ${format.count(5, 'working-day')} after posting.`
        : ''
    } A Party that changes its address or e-mail tells the other; until then, notices to the old one are valid.`,
  ),
];
