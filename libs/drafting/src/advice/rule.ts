import type { Category, ClauseId, Language, RiskFactor } from '../model/document.js';
import type { AnswerKey } from '../terms/answers.js';
import type { Facts } from './fill.js';
import type { Situation } from './situation.js';
import type { Suggestion } from './suggestion.js';

/** Templates for `fill`. The suggestion avoids the words that make one required; graver ones are marked as such when shown. */
export interface AdviceText {
  readonly suggestion: string;
  readonly why: string;
  readonly question: string;
  /** As good as the clause's own wording, and complete without it. Only where the rule asks for no answer of the wizard. */
  readonly implementation?: string;
  /** The wording for "no", where the question is one of yes or no; the other one is for "yes". */
  readonly no?: string;
}

export type AdviceTexts = Readonly<Record<Language, AdviceText>>;

export interface Found {
  readonly riskFactor: RiskFactor;
  readonly facts?: Facts;
  /** The answers under which it is no longer found. */
  readonly change?: Suggestion['change'];
}

/** One weak, risky or missing choice. Each clause's folder holds its own in `advice.ts`, with their texts beside them. */
export interface AdviceRule {
  readonly id: `${ClauseId}.${string}`;
  readonly category: Category;
  /** The answer that is missing, where there is no contract yet without it: required whatever its words are. */
  readonly missingAnswer?: AnswerKey;
  readonly texts: AdviceTexts;
  /** The answers that its question is about: they are changed, and no sentence is added beside them. */
  readonly asks?: readonly AnswerKey[];
  /** The fact of its wording that its question asks for: a short answer of that kind stands in its place. */
  readonly figure?: {
    readonly fact: string;
    /** The question asks for this one figure, so that a number without a unit can be no other. */
    readonly isOnly?: boolean;
  };
  find(situation: Situation): Found | undefined;
}
