/** The question whose answer is a list of stages; a key is stable for ever, whatever an administrator calls the field. */
export const MILESTONES_KEY = 'milestones';

export const MILESTONE_UNITS = ['money', 'percent'] as const;

/** A stage as it is filled in: a row may be half done, and its amount is kept as it was typed. */
export interface MilestoneRow {
  name: string;
  /** Empty while it is not chosen, otherwise an ISO date. */
  date: string;
  amount: string;
  /** Money in the contract's currency, or a part of the price. */
  unit: (typeof MILESTONE_UNITS)[number];
  /** When it counts as accepted, where that was said; `secondAcceptance` the same in the other language. */
  acceptance?: string | undefined;
  secondAcceptance?: string | undefined;
  /** The name in the other language, for a contract in both. */
  second?: string | undefined;
}

/** More stages than a contract sets out. */
export const MILESTONES_MAX = 40;
/** Longest name, amount and condition of acceptance of a stage, in characters. */
export const MILESTONE_NAME_MAX_LENGTH = 400;
export const MILESTONE_AMOUNT_MAX_LENGTH = 60;
export const MILESTONE_ACCEPTANCE_MAX_LENGTH = 400;

export const isBlankRow = ({ name, date, amount, acceptance = '' }: MilestoneRow): boolean =>
  [name, date, amount, acceptance].every((cell) => cell.trim() === '');

/** Tells rows from a list of choices; an empty list counts as the latter. */
export const areRows = (value: unknown): value is MilestoneRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null);
