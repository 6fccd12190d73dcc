/** What `bench/train` writes for one language; its layout is that of `train.py`. */
export interface Written {
  readonly thresholds: {
    /** Beyond this a wording is blamed (log odds). */
    readonly trap: number;
    /** Below this a topic is not in a contract; from `there` on it is for certain. */
    readonly missing: number;
    readonly there: number;
    /** What is added to the score of each topic in a contract: how usual it is to have it (log odds), in the order of `TOPICS`. */
    readonly usual: readonly number[];
  };
  /** Everything else, in Base64. */
  readonly weights: string;
}
