import { lithuanianStatus } from '../engagement.js';
import type { SignatureParty } from '../model.js';
import type { Terms, WorkType } from '../terms.js';
import type { Frame, Side } from './frame.js';
import { partiesRows } from './parties-rows.js';
import type { Writer } from '../clause.js';

const TITLES: Readonly<Record<WorkType, string>> = {
  general: 'Freelance Services Agreement',
  consulting: 'Consulting Agreement',
  design: 'Design Services Agreement',
  marketing: 'Marketing Services Agreement',
  web_development: 'Web Development Agreement',
  copywriting: 'Copywriting Agreement',
};

const ROLES: Readonly<Record<Side, string>> = { provider: 'Provider', client: 'Client' };

function signatureParty(side: Side, terms: Terms, write: Writer): SignatureParty {
  const represented = terms[side].kind === 'company';
  return {
    role: ROLES[side],
    lines: [
      { label: 'Name', content: [write.blank(`${side}.name`)] },
      ...(represented ? [{ label: 'Represented by', content: [write.blank(`${side}.representative`)] }] : []),
      { label: 'Signature', content: [write.blank(`${side}.signature`)] },
      { label: 'Date', content: [write.blank(`${side}.signatureDate`)] },
    ],
  };
}

export const englishFrame: Frame = {
  title: (terms) => {
    const { workType, workTypeText } = terms;
    const title = lithuanianStatus(terms) === 'author' ? 'Author’s Agreement' : TITLES[workType];
    return workTypeText === undefined ? title : `${title}: ${workTypeText}`;
  },
  opening: (terms, write) => [
    write.text`No. ${write.blank('contract.number')}`,
    write.text`${write.blank('contract.date')}, ${write.blank('contract.place')}`,
    write.text`This ${lithuanianStatus(terms) === 'author' ? 'author’s' : 'services'} agreement (this “${write.strong('Agreement')}”) is made between ${write.blank('provider.name')} (the “${write.strong('Provider')}”) and ${write.blank('client.name')} (the “${write.strong('Client')}”), whose details stand in the table below. Each of them is a “${write.strong('Party')}”; together they are the “${write.strong('Parties')}”.`,
  ],
  partiesHead: ['Details', ROLES.provider, ROLES.client],
  partiesRows: (terms, write) =>
    partiesRows(terms, write, {
      name: 'Full legal name',
      status: 'Legal form',
      person: 'Natural person (self-employed)',
      company: 'Legal entity',
      country: 'Country',
      code: 'Registration or tax number',
      vatCode: 'VAT number (if any)',
      address: 'Address',
      email: 'E-mail for notices',
      representative: 'Represented by (name, position, authority)',
      iban: 'Bank account (IBAN or number)',
    }),
  signaturesHeading: 'Signatures of the Parties',
  signatureParties: (terms, write) => [
    signatureParty('provider', terms, write),
    signatureParty('client', terms, write),
  ],
  toFillHeading: 'To fill in before signing',
  toFillIntro: 'Replace each of these placeholders with the right details in every place where it stands.',
  disclaimer:
    'This contract is an AI-generated template and not legal advice. Have a legal professional review it before you sign. The website that provides the template is not liable for its use.',
};
