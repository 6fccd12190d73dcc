import type { Style } from '../../terms/terms.js';

interface Rate {
  /** Percent of the delayed part of the fees for each working day. */
  readonly daily: number;
  /** Most that can fall due for one delay, in percent of the same part. */
  readonly most: number;
}

/** Within what courts leave alone: at most 0.2 % a day and 10 % in all. */
export const RATES: Readonly<Record<Style, Rate>> = {
  freelancer: { daily: 0.05, most: 5 },
  balanced: { daily: 0.1, most: 5 },
  client: { daily: 0.2, most: 10 },
};
