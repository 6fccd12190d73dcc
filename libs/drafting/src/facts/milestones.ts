export const MILESTONE_UNITS = ['money', 'percent'] as const;

/** A stage as it is filled in: a row may be half done, and its amount is kept as it was typed. */
export interface MilestoneRow {
  readonly name: string;
  /** Empty while it is not chosen, otherwise an ISO date. */
  readonly date: string;
  readonly amount: string;
  /** Money in the contract's currency, or a part of the price. */
  readonly unit: (typeof MILESTONE_UNITS)[number];
  /** When it counts as accepted, where that was said; `secondAcceptance` the same in the other language. */
  readonly acceptance?: string | undefined;
  readonly secondAcceptance?: string | undefined;
  /** The name in the other language, for a contract in both. */
  readonly second?: string | undefined;
}

/** More stages than a contract sets out. */
export const MILESTONES_MAX = 40;
/** Longest name and amount of a stage, in characters. */
export const MILESTONE_NAME_MAX_LENGTH = 400;
export const MILESTONE_AMOUNT_MAX_LENGTH = 60;
