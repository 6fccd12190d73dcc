import type { Category } from '../facts/check.js';
import type { Language } from '../facts/languages.js';

/**
 * The document model: what `draft` returns, what the web app shows and what the DOCX builder sets.
 * Plain data (JSON-safe), no functions, no dates. Every text is final: in one language, already formatted.
 */
export type { Category, Language };

/** A calendar date `YYYY-MM-DD`, without time or zone. */
export type IsoDate = string;

export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly strong?: boolean }
  /** A gap that the parties fill by hand before signing; `label` is what stands in the file, without brackets. */
  | { readonly kind: 'placeholder'; readonly name: PlaceholderName; readonly label: string }
  /** A cross-reference; `target` is the `id` of a paragraph of the same document, `label` its number ("7.2"). */
  | { readonly kind: 'reference'; readonly target: string; readonly label: string };

/** A numbered paragraph ("7.2") and what stands below it: items ("7.2.1"), bullets, paragraphs without a number. */
export interface Paragraph {
  readonly kind: 'paragraph';
  /** Stable inside the document: `<clauseId>.<name>`; the target of references. */
  readonly id: string;
  readonly clauseId: BlockOwner;
  readonly number: string;
  readonly content: readonly Inline[];
  readonly items: readonly Item[];
}

export interface Item {
  readonly id: string;
  /** `text` is a paragraph that goes on below the numbered one; it stands at level 0. */
  readonly kind: 'numbered' | 'bullet' | 'text';
  /** How deep it stands in the lists below its paragraph. */
  readonly level: ListLevel;
  /** "7.2.1", or "7.2.1.1" below an item with that number; empty where it is not numbered. */
  readonly number: string;
  readonly content: readonly Inline[];
}

/** How deep lists may stand in one another; what is deeper stands at the last level. */
export type ListLevel = 0 | 1 | 2;

/** What stands in a table, row by row. */
export interface TableText {
  /** Which of the four tables this is; the renderer chooses column widths by it. */
  readonly name: 'key-terms' | 'parties' | 'milestones';
  readonly head: readonly string[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

export interface Table extends TableText {
  readonly kind: 'table';
  readonly id: string;
  readonly clauseId: BlockOwner;
  readonly name: Exclude<TableText['name'], 'key-terms'>;
}

/** The deal on the first page: in each row what is agreed on one subject, and the clauses that say so at length. */
export interface KeyTerms {
  readonly heading: string;
  /** How the rows and the clauses stand to each other. */
  readonly intro: string;
  readonly table: TableText;
}

export type Block = Paragraph | Table;

export interface Section {
  readonly id: string;
  /** "7": without the dot that the Lithuanian style adds when shown. */
  readonly number: string;
  readonly heading: string;
  /** Never empty. */
  readonly blocks: readonly Block[];
}

/** One party's half of the signature page: label and content of each line. */
export interface SignatureParty {
  readonly role: string;
  readonly lines: readonly { readonly label: string; readonly content: readonly Inline[] }[];
}

export interface DraftDocument {
  readonly language: Language;
  readonly title: string;
  /** The unnumbered lines under the title: number, date and place (Lithuanian style), then the parties' sentence. */
  readonly opening: readonly (readonly Inline[])[];
  readonly keyTerms: KeyTerms;
  readonly partiesHeading: string;
  /** The parties table, which stands before the first section. */
  readonly parties: Table;
  readonly sections: readonly Section[];
  readonly signatures: {
    readonly heading: string;
    readonly parties: readonly [SignatureParty, SignatureParty];
  };
  /** Every placeholder used, once, in the order of the document: "to fill before signing". */
  readonly toFill: {
    readonly heading: string;
    readonly intro: string;
    readonly entries: readonly { readonly name: PlaceholderName; readonly label: string }[];
  };
  readonly disclaimer: string;
  /** Version of the rule set that wrote it. */
  readonly rulesVersion: string;
}

/** The fixed vocabulary of gaps. Nothing else may ever be left open in a generated contract. */
export const PLACEHOLDER_NAMES = [
  'contract.number',
  'contract.date',
  'contract.place',
  'provider.name',
  'provider.code',
  'provider.vatCode',
  'provider.address',
  'provider.email',
  'provider.representative',
  'provider.iban',
  'provider.signature',
  'provider.signatureDate',
  'client.name',
  'client.code',
  'client.vatCode',
  'client.address',
  'client.email',
  'client.representative',
  'client.contact',
  'client.signature',
  'client.signatureDate',
  /* Terms that the wizard asks for and that are still unanswered. */
  'terms.scope',
  'terms.amount',
  'terms.startDate',
  'terms.deadline',
] as const;
export type PlaceholderName = (typeof PLACEHOLDER_NAMES)[number];

/** One id a clause, in the order of the clause catalogue (numbers 1 to 49). */
export const CLAUSE_IDS = [
  'parties',
  'background',
  'definitions',
  'scope',
  'timeline',
  'client-duties',
  'change-control',
  'revisions',
  'acceptance',
  'fees',
  'deposit',
  'invoicing',
  'late-payment',
  'expenses',
  'taxes',
  'term',
  'termination-convenience',
  'termination-breach',
  'kill-fee',
  'handover',
  'ip-ownership',
  'background-materials',
  'credit-portfolio',
  'ai-tools',
  'confidentiality',
  'data-protection',
  'independent-status',
  'subcontracting',
  'provider-warranties',
  'client-warranties',
  'liability-cap',
  'indemnity',
  'insurance',
  'non-solicitation',
  'exclusivity',
  'liquidated-damages',
  'force-majeure',
  'assignment',
  'notices',
  'governing-law',
  'disputes',
  'entire-agreement',
  'amendments',
  'severability',
  'publicity',
  'site-rules',
  'audit',
  'languages',
  'signatures',
] as const;
export type ClauseId = (typeof CLAUSE_IDS)[number];

/** What a part of the contract belongs to: a clause, or the question whose answer stands among the further terms. */
export type BlockOwner = ClauseId | `further:${string}`;

export type RiskFactor = 1 | 2 | 3 | 4 | 5;

/** A paragraph or an item of a list as somebody has typed it, without its marker and with the punctuation of its place. */
export interface TypedBlock {
  readonly kind: 'text' | 'numbered' | 'bullet';
  readonly level: ListLevel;
  readonly text: string;
}
