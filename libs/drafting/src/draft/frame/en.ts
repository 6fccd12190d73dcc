import type { Terms } from '../../terms/terms.js';
import { codeLabel, type PartiesTexts } from './parties-rows.js';

const CODES = {
  kind: { company: 'registration', person: 'tax' },
  status: {
    certificate: 'activity certificate',
    business_certificate: 'business certificate',
    author: 'tax',
    unstated: 'activity document or tax',
  },
  or: ' or ',
  last: ' number',
} as const;

const rows = (terms: Terms): PartiesTexts => ({
  name: 'Full legal name',
  status: 'Legal form',
  person: 'Natural person',
  company: 'Legal entity',
  country: 'Country',
  code: codeLabel(terms, CODES),
  vatCode: 'VAT number (if any)',
  address: 'Address',
  email: 'E-mail for notices',
  representative: 'Represented by (name, position, authority)',
  iban: 'Bank account (IBAN or number)',
});

export const en = {
  titles: {
    general: 'Freelance Services Agreement',
    consulting: 'Consulting Agreement',
    design: 'Design Services Agreement',
    marketing: 'Marketing Services Agreement',
    web_development: 'Web Development Agreement',
    copywriting: 'Copywriting Agreement',
  },
  authorTitle: 'Author’s Agreement',
  namedTitle: (title: string, work: string) => `${title}: ${work}`,
  roles: { provider: 'Provider', client: 'Client' },
  number: 'No. {number}',
  opening: `This {kind} agreement (this “**Agreement**”) is made between {provider} (the “**Provider**”) and {client} (the “**Client**”), whose details stand below, each a “**Party**” and together the “**Parties**”.`,
  kinds: { author: 'author’s', services: 'services' },
  partiesHeading: 'The Parties',
  details: 'Details',
  rows,
  signaturesHeading: 'Signatures of the Parties',
  signature: {
    name: { person: 'Name', company: 'Name' },
    representative: 'Represented by',
    signature: 'Signature',
    date: 'Date',
  },
  toFillHeading: 'To fill in before signing',
  toFillIntro: 'Replace each of these placeholders with the right details in every place where it stands.',
  disclaimer:
    'This contract is an AI-generated template and not legal advice. Have a legal professional review it before you sign. The website that provides the template is not liable for its use.',
} as const;
