/** What a reader has learned of one language. */
export interface WrittenChain {
  /** Sorted places of the features, each as its distance from the one before it: 16 bits in Base64. */
  readonly gaps: string;
  /** For each feature a letter for each state but the first; the middle letter of the alphabet weighs nothing. */
  readonly letters: string;
  /** What one letter further weighs. */
  readonly step: number;
  /** Letters for each mark, state and state behind it. */
  readonly moves: string;
  readonly moveStep: number;
}

/** Features fall into so many places. */
export const PLACES = 2 ** 24;
export const MIDDLE = 'M'.charCodeAt(0);
/** Letters on each side of the middle. */
export const REACH = 12;
