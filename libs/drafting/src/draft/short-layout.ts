import { ADDITIONAL_SECTION, type SectionLayout } from './layout.js';

/**
 * The order of the short form, the same in both languages. It has a place for every clause, also for those that the form leaves
 * out, so that no addition is without one.
 */
export const SHORT_LAYOUT: readonly SectionLayout[] = [
  {
    id: 'work',
    heading: { en: 'The work', lt: 'Sutarties dalykas' },
    clauses: [
      'background',
      'definitions',
      'scope',
      'change-control',
      'client-duties',
      'site-rules',
      'subcontracting',
      'ai-tools',
    ],
  },
  {
    id: 'dates',
    heading: { en: 'Dates and acceptance', lt: 'Terminai ir priėmimas' },
    headingWithout: {
      clause: 'acceptance',
      heading: { en: 'Dates and revisions', lt: 'Terminai ir pataisymai' },
    },
    headingAlone: { timeline: { en: 'Dates', lt: 'Terminai' } },
    clauses: ['timeline', 'revisions', 'acceptance'],
  },
  {
    id: 'payment',
    heading: { en: 'Price and payment', lt: 'Kaina ir atsiskaitymo tvarka' },
    clauses: ['fees', 'deposit', 'invoicing', 'late-payment', 'expenses', 'taxes', 'audit'],
  },
  {
    id: 'rights',
    heading: { en: 'Rights and secrecy', lt: 'Teisės ir konfidencialumas' },
    clauses: [
      'ip-ownership',
      'background-materials',
      'credit-portfolio',
      'publicity',
      'confidentiality',
      'data-protection',
    ],
  },
  {
    id: 'responsibility',
    heading: { en: 'Responsibility', lt: 'Šalių atsakomybė' },
    clauses: [
      'independent-status',
      'non-solicitation',
      'exclusivity',
      'provider-warranties',
      'client-warranties',
      'liability-cap',
      'indemnity',
      'liquidated-damages',
      'insurance',
      'force-majeure',
    ],
  },
  {
    id: 'ending',
    heading: { en: 'Term and end', lt: 'Galiojimas ir pabaiga' },
    clauses: ['term', 'termination-convenience', 'kill-fee', 'termination-breach', 'handover'],
  },
  {
    id: ADDITIONAL_SECTION,
    heading: { en: 'Further terms', lt: 'Papildomos sąlygos' },
    clauses: [],
  },
  {
    id: 'general',
    heading: { en: 'Law and general provisions', lt: 'Taikytina teisė ir baigiamosios nuostatos' },
    clauses: [
      'governing-law',
      'disputes',
      'languages',
      'notices',
      'assignment',
      'entire-agreement',
      'amendments',
      'severability',
      'parties',
      'signatures',
    ],
  },
];
