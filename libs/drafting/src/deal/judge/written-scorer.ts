/** As `bench/train-deal.mjs` writes a scorer: what a step of a weight is worth, and a hash and a weight for each feature. */
export interface WrittenScorer {
  readonly constant: number;
  readonly step: number;
  readonly entries: string;
}
