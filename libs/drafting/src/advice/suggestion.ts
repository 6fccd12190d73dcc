import type { Category, ClauseId, RiskFactor } from '../model/document.js';
import type { AnswerKey } from '../terms/answers.js';

/** One thing that would make the user's own contract better. */
export interface Suggestion {
  /** `<clauseId>.<name>`, stable; the check rule's id where the same flag exists there. */
  readonly id: string;
  readonly category: Category;
  readonly suggestion: string;
  readonly why: string;
  readonly riskFactor: RiskFactor;
  /** Approved without asking; the user may still take it back. */
  readonly isRequired: boolean;
  /** What the improvement page asks about it. */
  readonly question: string;
  readonly clauseId: ClauseId;
  /** The questions of the wizard that its question is about; none where a sentence is added to the clause instead. */
  readonly fields: AnswerKey[];
  /** Answers to set when it is approved: the clause's own wording follows. */
  readonly change?: Record<string, string | boolean | string[]>;
  /** The sentence to add to the clause, in the language of the contract. */
  readonly implementation?: string;
}
