import type { Category, Language, RiskFactor } from '../../../model/document.js';

export interface Advice {
  /** Names the problem: "You are liable without any limit". */
  readonly heading: string;
  /** What to ask for: "Ask for …", "Consider …"; no promise of an outcome. */
  readonly ask: string;
  readonly why: string;
}

/** One thing that may be wrong with a wording, or missing from a contract. */
export interface Concept extends Readonly<Record<Language, Advice>> {
  readonly category: Category;
  /** How grave it is for the one who does the work. */
  readonly severity: RiskFactor;
}

export const say = (heading: string, ask: string, why: string): Advice => ({ heading, ask, why });
