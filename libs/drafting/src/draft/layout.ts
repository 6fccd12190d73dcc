import type { ClauseId, Language } from '../model/document.js';

type Heading = Readonly<Record<Language, string>>;

/** A section of the contract and the clauses that stand in it, in order. */
export interface SectionLayout {
  readonly id: string;
  /** In the language of the layout, and as a contract in both languages translates it. */
  readonly heading: Heading;
  /** The heading when only this clause of the section is in the contract. */
  /** A clause that the heading names and that need not be there, and the heading without it. */
  readonly headingWithout?: { readonly clause: ClauseId; readonly heading: Heading };
  readonly headingAlone?: Readonly<Partial<Record<ClauseId, Heading>>>;
  readonly clauses: readonly ClauseId[];
}

/** The section of additions whose clause is not in the document; it stands before the final provisions. */
export const ADDITIONAL_SECTION = 'additional';

/**
 * The order of a contract in each language; every clause stands in exactly one section. Lithuanian follows the thirteen sections of a "paslaugų teikimo sutartis".
 */
export const LAYOUTS: Readonly<Record<Language, readonly SectionLayout[]>> = {
  en: [
    {
      id: 'background',
      heading: { en: 'Background and definitions', lt: 'Sutarties pagrindas ir sąvokos' },
      clauses: ['background', 'definitions'],
    },
    { id: 'services', heading: { en: 'Services', lt: 'Paslaugos' }, clauses: ['scope', 'change-control'] },
    {
      id: 'timeline',
      heading: { en: 'Timeline and cooperation of the Client', lt: 'Terminai ir Kliento bendradarbiavimas' },
      clauses: ['timeline', 'client-duties', 'site-rules'],
    },
    {
      id: 'acceptance',
      heading: { en: 'Revisions and acceptance', lt: 'Pataisymai ir priėmimas' },
      headingAlone: {
        revisions: { en: 'Revisions', lt: 'Pataisymai' },
        acceptance: { en: 'Acceptance', lt: 'Priėmimas' },
      },
      clauses: ['revisions', 'acceptance'],
    },
    {
      id: 'payment',
      heading: { en: 'Fees and payment', lt: 'Kaina ir mokėjimas' },
      clauses: ['fees', 'deposit', 'invoicing', 'late-payment', 'expenses', 'taxes', 'audit'],
    },
    {
      id: 'intellectual-property',
      heading: { en: 'Intellectual property', lt: 'Intelektinė nuosavybė' },
      clauses: ['ip-ownership', 'background-materials', 'credit-portfolio', 'publicity'],
    },
    {
      id: 'confidentiality',
      heading: { en: 'Confidentiality and personal data', lt: 'Konfidencialumas ir asmens duomenys' },
      headingAlone: {
        confidentiality: { en: 'Confidentiality', lt: 'Konfidencialumas' },
        'data-protection': { en: 'Personal data', lt: 'Asmens duomenys' },
      },
      clauses: ['confidentiality', 'data-protection'],
    },
    {
      id: 'independence',
      heading: { en: 'How the Provider works', lt: 'Kaip dirba Paslaugų teikėjas' },
      clauses: ['independent-status', 'subcontracting', 'ai-tools', 'non-solicitation', 'exclusivity'],
    },
    {
      id: 'warranties',
      heading: { en: 'Warranties', lt: 'Patvirtinimai ir garantijos' },
      clauses: ['provider-warranties', 'client-warranties'],
    },
    {
      id: 'liability',
      heading: { en: 'Liability', lt: 'Atsakomybė' },
      clauses: ['liability-cap', 'indemnity', 'liquidated-damages', 'insurance'],
    },
    {
      id: 'force-majeure',
      heading: { en: 'Force majeure', lt: 'Nenugalima jėga' },
      clauses: ['force-majeure'],
    },
    {
      id: 'termination',
      heading: { en: 'Term and termination', lt: 'Sutarties galiojimas ir nutraukimas' },
      clauses: ['term', 'termination-convenience', 'kill-fee', 'termination-breach', 'handover'],
    },
    {
      id: 'disputes',
      heading: { en: 'Governing law and disputes', lt: 'Taikytina teisė ir ginčai' },
      clauses: ['governing-law', 'disputes'],
    },
    { id: ADDITIONAL_SECTION, heading: { en: 'Further terms', lt: 'Papildomos sąlygos' }, clauses: [] },
    {
      id: 'general',
      heading: { en: 'General provisions', lt: 'Bendrosios nuostatos' },
      clauses: [
        'notices',
        'assignment',
        'entire-agreement',
        'languages',
        'amendments',
        'severability',
        'parties',
        'signatures',
      ],
    },
  ],
  lt: [
    {
      id: 'subject',
      heading: { en: 'Subject of the Agreement', lt: 'Sutarties dalykas' },
      clauses: ['background', 'definitions', 'scope'],
    },
    {
      id: 'services',
      heading: { en: 'Provision of the Services and time limits', lt: 'Paslaugų teikimo tvarka ir terminai' },
      clauses: ['timeline', 'change-control', 'subcontracting', 'ai-tools'],
    },
    {
      id: 'payment',
      heading: { en: 'Fees and payment', lt: 'Kaina ir atsiskaitymo tvarka' },
      clauses: ['fees', 'deposit', 'invoicing', 'expenses', 'taxes', 'audit'],
    },
    {
      id: 'duties',
      heading: { en: 'Rights and duties of the Parties', lt: 'Šalių teisės ir pareigos' },
      clauses: [
        'client-duties',
        'site-rules',
        'client-warranties',
        'independent-status',
        'non-solicitation',
        'exclusivity',
      ],
    },
    {
      id: 'acceptance',
      heading: { en: 'Acceptance of the Services (Deliverables)', lt: 'Paslaugų (rezultato) priėmimas' },
      headingAlone: { revisions: { en: 'Revisions of the Deliverables', lt: 'Rezultato pataisymai' } },
      clauses: ['revisions', 'acceptance'],
    },
    {
      id: 'quality',
      heading: { en: 'Quality and warranty', lt: 'Kokybė ir garantija' },
      clauses: ['provider-warranties'],
    },
    {
      id: 'intellectual-property',
      heading: { en: 'Intellectual property', lt: 'Intelektinė nuosavybė' },
      clauses: ['ip-ownership', 'background-materials', 'credit-portfolio', 'publicity'],
    },
    {
      id: 'confidentiality',
      heading: { en: 'Confidentiality and personal data', lt: 'Konfidencialumas ir asmens duomenys' },
      headingAlone: {
        confidentiality: { en: 'Confidentiality', lt: 'Konfidencialumas' },
        'data-protection': { en: 'Personal data', lt: 'Asmens duomenys' },
      },
      clauses: ['confidentiality', 'data-protection'],
    },
    {
      id: 'liability',
      heading: { en: 'Liability of the Parties', lt: 'Šalių atsakomybė' },
      clauses: ['late-payment', 'liability-cap', 'indemnity', 'liquidated-damages', 'insurance'],
    },
    {
      id: 'force-majeure',
      heading: { en: 'Force majeure', lt: 'Nenugalima jėga' },
      clauses: ['force-majeure'],
    },
    {
      id: 'termination',
      heading: { en: 'Term, amendment and termination', lt: 'Sutarties galiojimas, keitimas ir nutraukimas' },
      clauses: [
        'term',
        'amendments',
        'termination-convenience',
        'kill-fee',
        'termination-breach',
        'handover',
      ],
    },
    {
      id: 'disputes',
      heading: { en: 'Disputes and governing law', lt: 'Ginčų sprendimas ir taikytina teisė' },
      clauses: ['governing-law', 'disputes'],
    },
    { id: ADDITIONAL_SECTION, heading: { en: 'Further terms', lt: 'Papildomos sąlygos' }, clauses: [] },
    {
      id: 'final',
      heading: { en: 'Final provisions', lt: 'Baigiamosios nuostatos' },
      clauses: [
        'notices',
        'assignment',
        'entire-agreement',
        'languages',
        'severability',
        'parties',
        'signatures',
      ],
    },
  ],
};
