/** What is known of the words of a language: learned by `bench/train-points.mjs` from wordings whose point is known. */
export interface PointWords {
  /** Words that say nothing of what a sentence is about. */
  readonly neutral: string;
  /** Behind each word the topics that it is said of, a letter each. */
  readonly topics: string;
  /** By defect, words that name it. */
  readonly defects: Readonly<Record<string, string>>;
}
