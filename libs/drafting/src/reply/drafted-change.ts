import type { Finding } from '../check/report.js';
import type { Figure, NewParagraphs, Place, SeeAlso, TextEdit } from './proposal.js';

/** What is to be changed in the contract because of a finding. */
export interface DraftedChange {
  readonly key: string;
  readonly finding: Finding;
  /** Those in `companions` too. */
  readonly edits: readonly TextEdit[];
  readonly companions: readonly Place[];
  readonly also: readonly SeeAlso[];
  readonly insert: NewParagraphs | null;
  readonly figures: readonly Figure[];
  /** The topics that the contract speaks of in the changed sentence more than anywhere else. */
  readonly carries: readonly string[];
  /** Which of the finding's wordings it is. */
  readonly choice: number;
}
