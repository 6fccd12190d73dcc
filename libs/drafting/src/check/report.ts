import type { ContractKind, DocumentKind } from '../facts/check.js';
import type { Category, Language, RiskFactor } from '../model/document.js';
import type { WorkType } from '../terms/terms.js';
import type { Party } from './parties/read-parties.js';

export type { ContractKind, DocumentKind };

/** `quote` is exactly `text.slice(start, end)` of the checked text. */
export interface Evidence {
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

export interface Finding {
  /** `<topic>.<defect>`, or `<topic>.missing`: stable for ever. */
  readonly id: string;
  readonly category: Category;
  readonly riskFactor: RiskFactor;
  /** Names the problem: "You are liable without any limit". */
  readonly heading: string;
  /** What to ask for, in plain words. */
  readonly suggestion: string;
  readonly why: string;
  /** Absent for something that the contract does not say. */
  readonly evidence?: Evidence;
}

/** What was found for one of the two sides. */
export interface Findings {
  /** Gravest first; empty unless the text is a contract. */
  readonly findings: readonly Finding[];
  /** What was not found for certain and may be there: to be looked for by the reader, with the nearest passage. */
  readonly toLookFor: readonly Finding[];
}

export interface ReadParty extends Party {
  /** Whether the text leaves no doubt that it is this side. */
  readonly isCertain: boolean;
}

export interface CheckReport extends Findings {
  readonly document: DocumentKind;
  /** Undefined unless the text is a contract. */
  readonly kind: ContractKind | undefined;
  /** False where it is read as a contract about work and may be another: then something is called missing only where it is little. */
  readonly isKindCertain: boolean;
  /** Who works first; at most one of each side. */
  readonly parties: readonly ReadParty[];
  /** The same read as if the other party were the one who works; undefined where the text names only one, or none. */
  readonly otherSide: Findings | undefined;
  /** Undefined when it is neither English nor Lithuanian. */
  readonly textLanguage: Language | undefined;
  /** What kind of work it is about; undefined where nobody works for the other. */
  readonly industry: { readonly type: WorkType; readonly name: string } | undefined;
  readonly industryConsiderations: readonly string[];
  readonly bestPractices: readonly string[];
  readonly commonPitfalls: readonly string[];
  /** A form whose gaps are still open. */
  readonly isUnfilled: boolean;
  /** The text speaks to an assistant rather than to the parties. */
  readonly hasInstructionsToAi: boolean;
  readonly rulesVersion: string;
}
