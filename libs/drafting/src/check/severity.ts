import type { RiskFactor } from '../model/document.js';

/** What makes a finding graver (only the freelancer is bound, no limit, combined with another) or milder (mutual, capped, carved out). */
export interface Circumstances {
  readonly worse?: readonly boolean[];
  readonly milder?: readonly boolean[];
}

const count = (facts: readonly boolean[] = []) => facts.filter(Boolean).length;

/** The severity rules of the catalogue: one up for each graver circumstance, one down for each milder one, 1 to 5. */
export const weigh = (base: RiskFactor, { worse, milder }: Circumstances = {}): RiskFactor =>
  Math.min(5, Math.max(1, base + count(worse) - count(milder))) as RiskFactor;
