import type { MilestoneRow } from '@pactwright/drafting/facts';

export {
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONE_UNITS,
  MILESTONES_MAX,
  type MilestoneRow,
} from '@pactwright/drafting/facts';

/** The question whose answer is a list of stages; a key is stable for ever, whatever an administrator calls the field. */
export const MILESTONES_KEY = 'milestones';

/** Longest condition of acceptance of a stage, in characters. */
export const MILESTONE_ACCEPTANCE_MAX_LENGTH = 400;

export const isBlankRow = ({ name, date, amount, acceptance = '' }: MilestoneRow): boolean =>
  [name, date, amount, acceptance].every((cell) => cell.trim() === '');

/** Tells rows from a list of choices; an empty list counts as the latter. */
export const areRows = (value: unknown): value is MilestoneRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => typeof item === 'object' && item !== null);
