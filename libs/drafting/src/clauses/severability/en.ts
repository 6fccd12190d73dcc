import type { ClauseText } from '../../writing.js';
import { survivingSubjects, type Surviving } from './survival.js';

const SUBJECTS: Readonly<Record<Surviving, string>> = {
  'late-payment': 'late payment',
  handover: 'handover',
  'ip-ownership': 'rights in the Deliverables',
  'credit-portfolio': 'credit and portfolio',
  confidentiality: 'confidentiality',
  'data-protection': 'personal data',
  'non-solicitation': 'non-solicitation',
  'provider-warranties': 'warranties',
  'liability-cap': 'liability',
  indemnity: 'claims by third parties',
  'governing-law': 'governing law',
  disputes: 'disputes',
};

export const en: ClauseText = (_terms, write) => {
  const { text, paragraph } = write;
  return [
    paragraph(
      'severability',
      text`If a provision of this Agreement is invalid or cannot be enforced, the rest remains in force. The Parties replace the provision with a valid one that comes closest to its purpose. A Party gives up a right only if it says so in writing; using it late, or only in part, does not give it up.`,
    ),
    paragraph(
      'survival',
      text`Provisions that are meant to apply after this Agreement ends remain in force, in particular those on ${survivingSubjects(write, SUBJECTS)}.`,
    ),
  ];
};
