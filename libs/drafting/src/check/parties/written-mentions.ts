/** As `bench/train-parties.mjs` writes it: constants, what a step of a weight is worth, and for each hash two weights. */
export interface WrittenMentions {
  readonly party: number;
  readonly client: number;
  readonly step: number;
  readonly entries: string;
}
