import { when, type ClauseText } from '../../writing.js';

export const en: ClauseText = (terms, { text, paragraph, has, ref }) => [
  ...when(terms.style === 'freelancer' && terms.portfolio !== 'forbidden', () => [
    paragraph(
      'reference',
      text`The Provider may name the Client, with its logo, in its list of clients${
        terms.portfolio === 'after-publication' ? ' once the Deliverables have been published' : ''
      }.`,
    ),
  ]),
  paragraph(
    'consent',
    text`${terms.style === 'freelancer' && terms.portfolio !== 'forbidden' ? 'For any other publicity, a' : 'A'} Party uses the other Party’s name, logo or statements in advertising or press releases only with its prior written consent.`,
  ),
  paragraph(
    'withdrawal',
    text`A Party may withdraw its consent for the future if it has a good reason. Printed material may then be used up${terms.style === 'client' ? ', unless this would harm the Client' : ''}.`,
  ),
  ...when(has('credit-portfolio'), () => [
    paragraph(
      'portfolio',
      text`Showing the Deliverables in a portfolio is covered by clause ${ref('credit-portfolio.portfolio')} alone.`,
    ),
  ]),
];
