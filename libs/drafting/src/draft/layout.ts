import type { ClauseId, Language } from '../model/document.js';

/** A section of the contract and the clauses that stand in it, in order. */
export interface SectionLayout {
  readonly id: string;
  readonly heading: string;
  /** The heading when only this clause of the section is in the contract. */
  readonly headingAlone?: Readonly<Partial<Record<ClauseId, string>>>;
  readonly clauses: readonly ClauseId[];
}

/** The section of additions whose clause is not in the document; it stands before the final provisions. */
export const ADDITIONAL_SECTION = 'additional';

/**
 * The order of a contract in each language; every clause stands in exactly one section. Lithuanian follows the thirteen sections of a "paslaugų teikimo sutartis".
 */
export const LAYOUTS: Readonly<Record<Language, readonly SectionLayout[]>> = {
  en: [
    { id: 'background', heading: 'Background and definitions', clauses: ['background', 'definitions'] },
    { id: 'services', heading: 'Services', clauses: ['scope', 'change-control'] },
    {
      id: 'timeline',
      heading: 'Timeline and cooperation of the Client',
      clauses: ['timeline', 'client-duties', 'site-rules'],
    },
    {
      id: 'acceptance',
      heading: 'Revisions and acceptance',
      headingAlone: { revisions: 'Revisions', acceptance: 'Acceptance' },
      clauses: ['revisions', 'acceptance'],
    },
    {
      id: 'payment',
      heading: 'Fees and payment',
      clauses: ['fees', 'deposit', 'invoicing', 'late-payment', 'expenses', 'taxes', 'audit'],
    },
    {
      id: 'intellectual-property',
      heading: 'Intellectual property',
      clauses: ['ip-ownership', 'background-materials', 'credit-portfolio', 'publicity'],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality and personal data',
      headingAlone: { confidentiality: 'Confidentiality', 'data-protection': 'Personal data' },
      clauses: ['confidentiality', 'data-protection'],
    },
    {
      id: 'independence',
      heading: 'How the Provider works',
      clauses: ['independent-status', 'subcontracting', 'ai-tools', 'non-solicitation', 'exclusivity'],
    },
    { id: 'warranties', heading: 'Warranties', clauses: ['provider-warranties', 'client-warranties'] },
    {
      id: 'liability',
      heading: 'Liability',
      clauses: ['liability-cap', 'indemnity', 'liquidated-damages', 'insurance'],
    },
    { id: 'force-majeure', heading: 'Force majeure', clauses: ['force-majeure'] },
    {
      id: 'termination',
      heading: 'Term and termination',
      clauses: ['term', 'termination-convenience', 'kill-fee', 'termination-breach', 'handover'],
    },
    { id: 'disputes', heading: 'Governing law and disputes', clauses: ['governing-law', 'disputes'] },
    { id: ADDITIONAL_SECTION, heading: 'Further terms', clauses: [] },
    {
      id: 'general',
      heading: 'General provisions',
      clauses: [
        'notices',
        'assignment',
        'entire-agreement',
        'amendments',
        'severability',
        'parties',
        'signatures',
      ],
    },
  ],
  lt: [
    { id: 'subject', heading: 'Sutarties dalykas', clauses: ['background', 'definitions', 'scope'] },
    {
      id: 'services',
      heading: 'Paslaugų teikimo tvarka ir terminai',
      clauses: ['timeline', 'change-control', 'subcontracting', 'ai-tools'],
    },
    {
      id: 'payment',
      heading: 'Kaina ir atsiskaitymo tvarka',
      clauses: ['fees', 'deposit', 'invoicing', 'expenses', 'taxes', 'audit'],
    },
    {
      id: 'duties',
      heading: 'Šalių teisės ir pareigos',
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
      heading: 'Paslaugų (rezultato) priėmimas',
      headingAlone: { revisions: 'Rezultato pataisymai' },
      clauses: ['revisions', 'acceptance'],
    },
    { id: 'quality', heading: 'Kokybė ir garantija', clauses: ['provider-warranties'] },
    {
      id: 'intellectual-property',
      heading: 'Intelektinė nuosavybė',
      clauses: ['ip-ownership', 'background-materials', 'credit-portfolio', 'publicity'],
    },
    {
      id: 'confidentiality',
      heading: 'Konfidencialumas ir asmens duomenys',
      headingAlone: { confidentiality: 'Konfidencialumas', 'data-protection': 'Asmens duomenys' },
      clauses: ['confidentiality', 'data-protection'],
    },
    {
      id: 'liability',
      heading: 'Šalių atsakomybė',
      clauses: ['late-payment', 'liability-cap', 'indemnity', 'liquidated-damages', 'insurance'],
    },
    { id: 'force-majeure', heading: 'Nenugalima jėga', clauses: ['force-majeure'] },
    {
      id: 'termination',
      heading: 'Sutarties galiojimas, keitimas ir nutraukimas',
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
      heading: 'Ginčų sprendimas ir taikytina teisė',
      clauses: ['governing-law', 'disputes'],
    },
    { id: ADDITIONAL_SECTION, heading: 'Papildomos sąlygos', clauses: [] },
    {
      id: 'final',
      heading: 'Baigiamosios nuostatos',
      clauses: ['notices', 'assignment', 'entire-agreement', 'severability', 'parties', 'signatures'],
    },
  ],
};
