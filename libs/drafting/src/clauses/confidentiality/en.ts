import type { Writer, Written } from '../../clause.js';
import { when, type ClauseText } from '../../writing.js';
import { needsImmunityNotice } from './whistle-blower.js';

export const en: ClauseText = (terms, write) => {
  const { text, format } = write;
  const mutual = terms.confidentiality.kind === 'mutual';
  const owner = mutual ? 'the Party that gave it' : 'the Client';
  const recipient = mutual ? 'the recipient' : 'the Provider';
  const showsPortfolio = write.has('credit-portfolio') && terms.portfolio !== 'forbidden';
  const quality = {
    freelancer: `is marked as confidential, or is named as confidential in writing within ${format.count(5, 'working-day')} after it is given`,
    balanced: 'is marked as confidential or is clearly confidential by its nature',
    client: 'is not publicly known, whether or not it is marked as confidential',
  }[terms.style];

  return [
    write.paragraph(
      'definition',
      text`“${write.strong('Confidential Information')}” means all information about ${mutual ? 'a Party’s' : 'the Client’s'} business, clients, products, technology, finances or plans that ${mutual ? 'the other Party' : 'the Provider'} receives in connection with this Agreement and that ${quality}.`,
    ),
    write.paragraph(
      'duties',
      text`${mutual ? 'A Party that receives Confidential Information (“the recipient”) uses it' : 'The Provider uses Confidential Information'} only to perform this Agreement or to exercise its rights under it, protects it as carefully as its own and always with reasonable care, and shows it only to employees, advisers and subcontractors who need it for that purpose and are bound to keep it secret. It answers for them.`,
    ),
    write.paragraph(
      'exclusions',
      text`These duties do not apply to information that is or becomes public other than through a breach of this Agreement, that ${recipient} already lawfully had, lawfully receives from somebody else who is free to disclose it, or develops independently.${
        showsPortfolio
          ? text` Showing the Deliverables as clause ${write.ref('credit-portfolio.portfolio')} allows is not a breach.`
          : ''
      }`,
    ),
    write.paragraph(
      'compelled',
      text`Confidential Information may be disclosed as far as a law, a court or a public authority requires; where the law allows, ${recipient} tells ${owner} beforehand. Nothing in this Agreement prevents anybody from reporting a suspected breach of the law to a competent authority or from giving evidence.`,
    ),
    ...when(needsImmunityNotice(terms), () => immunityNotice(write)),
    write.paragraph(
      'return',
      text`At a written request, and in any case when this Agreement ends, ${recipient} returns or deletes the Confidential Information within ${format.count(10, 'working-day')}${terms.style === 'client' ? ' and confirms this in writing' : ''}. Copies that the law requires and routine backups may stay; these duties continue to cover them.`,
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
