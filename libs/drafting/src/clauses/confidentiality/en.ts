import type { Writer, Written } from '../../clause.js';
import { when, type ClauseText } from '../../writing.js';
import { needsImmunityNotice } from './whistle-blower.js';

export const en: ClauseText = (terms, write) => {
  const { text, format } = write;
  const mutual = terms.confidentiality.kind === 'mutual';
  const owner = mutual ? 'the Party that gave it' : 'the Client';
  const recipient = mutual ? 'the recipient' : 'the Provider';
  const quality = {
    freelancer: `is marked as confidential, or is named as confidential in writing within ${format.count(5, 'working-day')} after it is given`,
    balanced: 'is marked as confidential or is clearly confidential by its nature',
    client: 'is not publicly known, whether or not it is marked as confidential',
  }[terms.style];

  return [
    write.paragraph(
      'definition',
      text`“${write.strong('Confidential Information')}” means information in any form about ${mutual ? 'a Party’s' : 'the Client’s'} business, clients, products, technology, finances or plans that ${mutual ? 'the other Party' : 'the Provider'} receives in connection with this Agreement and that ${quality}.`,
    ),
    write.paragraph(
      'duties',
      mutual
        ? text`A Party that receives Confidential Information (“the recipient”) must:`
        : text`The Provider must:`,
      [
        text`use the Confidential Information only to perform this Agreement or to exercise its rights under it;`,
        text`protect it as carefully as its own confidential information, and always with reasonable care;`,
        text`show it only to those of its employees, advisers and subcontractors who need it for that purpose and are bound to keep it secret, and answer for what they do with it.`,
      ],
    ),
    write.paragraph('exclusions', text`These duties do not apply to information that:`, [
      text`is or becomes public other than through a breach of this Agreement;`,
      text`${recipient} already lawfully had without a duty to keep it secret;`,
      text`${recipient} lawfully receives from somebody else who is free to disclose it;`,
      text`${recipient} develops independently, without using the Confidential Information.`,
    ]),
    write.paragraph(
      'compelled',
      text`Confidential Information may be disclosed as far as a law, a court or a public authority requires. Where the law allows, ${recipient} tells ${owner} beforehand and discloses no more than is required.`,
    ),
    write.paragraph(
      'reporting',
      text`Nothing in this Agreement prevents anybody from reporting a suspected breach of the law to a competent authority or from giving evidence.`,
    ),
    ...when(needsImmunityNotice(terms), () => immunityNotice(write)),
    ...when(write.has('credit-portfolio') && terms.portfolio !== 'forbidden', () => [
      write.paragraph(
        'portfolio',
        text`Showing the Deliverables in the way that clause ${write.ref('credit-portfolio.portfolio')} allows does not breach these duties.`,
      ),
    ]),
    write.paragraph(
      'return',
      text`At a written request, and in any case when this Agreement ends, ${recipient} returns or deletes the Confidential Information within ${format.count(10, 'working-day')}${terms.style === 'client' ? ' and confirms this in writing' : ''}. Copies that the law requires to be kept, and routine backups, may stay; these duties continue to cover them.`,
    ),
    write.paragraph(
      'duration',
      text`These duties apply while this Agreement lasts and for ${format.count(terms.confidentiality.years, 'year')} after it ends.${
        terms.style === 'freelancer'
          ? ''
          : ' A trade secret stays protected for as long as the law treats it as one.'
      }`,
    ),
  ];
};

const immunityNotice = ({ text, paragraph }: Writer): readonly Written[] => [
  paragraph(
    'immunity',
    text`Under 18 U.S.C. § 1833(b), an individual is not criminally or civilly liable under any federal or state trade secret law for disclosing a trade secret:`,
    [
      text`in confidence to a federal, state or local government official, directly or indirectly, or to an attorney, and solely to report or investigate a suspected violation of law; or`,
      text`in a complaint or other document filed under seal in a lawsuit or other proceeding.`,
    ],
  ),
  paragraph(
    'retaliation',
    text`An individual who sues for retaliation for reporting a suspected violation of law may disclose the trade secret to his or her attorney and use it in the proceeding, if every document that contains it is filed under seal and it is not disclosed except under a court order.`,
  ),
];
