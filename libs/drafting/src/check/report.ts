import type { Category, Language, RiskFactor } from '../model.js';
import type { WorkType } from '../terms.js';

/** What a text is: only contracts are checked as contracts, and an agreement on confidentiality alone as no more than that. */
export type DocumentKind = 'contract' | 'nda' | 'not-a-contract' | 'other-language' | 'empty';

export type FindingKind = 'missing' | 'one-sided' | 'vague' | 'risky';

/** `quote` is exactly `text.slice(start, end)` of the checked text. */
export interface Evidence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface Finding {
  /** The rule's id `<clauseId>.<name>`: stable for ever. */
  readonly id: string;
  readonly kind: FindingKind;
  readonly category: Category;
  readonly riskFactor: RiskFactor;
  /** What to ask for, in plain words. */
  readonly suggestion: string;
  readonly why: string;
  /** Absent for something that the contract does not say. */
  readonly evidence?: Evidence;
}

export interface CheckReport {
  readonly document: DocumentKind;
  /** Undefined when it is neither English nor Lithuanian. */
  readonly textLanguage: Language | undefined;
  readonly industry: { readonly type: WorkType; readonly name: string };
  /** Gravest first, at most `FINDINGS_PER_CATEGORY` of one category; empty unless `document` is `contract` or `nda`. */
  readonly findings: readonly Finding[];
  readonly industryConsiderations: readonly string[];
  readonly bestPractices: readonly string[];
  readonly commonPitfalls: readonly string[];
  /** A form whose gaps are still open. */
  readonly isUnfilled: boolean;
  /** By its title an employment, a lease, a sale or a loan, to which not everything here applies. */
  readonly isOtherKind: boolean;
  /** The text speaks to an assistant rather than to the parties. */
  readonly hasInstructionsToAi: boolean;
  readonly rulesVersion: string;
}

export const FINDINGS_PER_CATEGORY = 8;
