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
  /** The key of a graver change that says the same whole sentence. */
  readonly repeats: string | null;
  /** The whole sentences that it brings, with the proposed numbers. */
  readonly says: readonly string[];
  /** The next sentence, where it goes on with the one that is changed, so that this one cannot just go. */
  readonly follower: Follower | null;
  /** The sentence before, where the one that is changed says what comes of it. */
  readonly led: Place | null;
  /** Only one part of its sentence is another: the rest stays. */
  readonly isPart?: true;
  /** Findings that the contract would have without its sentence, and that its words answer besides. */
  readonly makesGood?: readonly string[];
  readonly insert: NewParagraphs | null;
  readonly figures: readonly Figure[];
  /** The topics that the contract speaks of in the changed sentence more than anywhere else. */
  readonly carries: readonly string[];
  /** Which of the finding's wordings it is. */
  readonly choice: number;
}

export interface Follower extends Place {
  /** Whether it says what comes of the sentence, and does not only point back at it. */
  readonly isCase: boolean;
}
