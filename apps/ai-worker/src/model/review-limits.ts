/** How much of the model a review may take. */
export interface ReviewLimits {
  /** For all parts of a document together, in milliseconds. */
  readonly timeoutMs: number;
}
export const REVIEW_LIMITS = Symbol('REVIEW_LIMITS');
