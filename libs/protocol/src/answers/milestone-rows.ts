import { z } from 'zod';
import {
  MILESTONE_ACCEPTANCE_MAX_LENGTH,
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONE_UNITS,
  MILESTONES_MAX,
  type MilestoneRow,
} from './milestones.js';

const rowOf = (nameMax: number, amountMax: number, acceptanceMax: number): z.ZodType<MilestoneRow> =>
  z.object({
    name: z.string().max(nameMax),
    date: z.union([z.literal(''), z.iso.date()]),
    amount: z.string().max(amountMax),
    unit: z.enum(MILESTONE_UNITS),
    acceptance: z.string().max(acceptanceMax).optional(),
    secondAcceptance: z.string().max(acceptanceMax).optional(),
    second: z.string().max(nameMax).optional(),
  });

export const milestoneRow = rowOf(
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_ACCEPTANCE_MAX_LENGTH,
);
export const milestoneRows = z.array(milestoneRow).max(MILESTONES_MAX);

/* Far beyond the limits, so that the service can say which field and which limit it is. */
const MOST = 100_000;
export const sentMilestoneRows = z.array(rowOf(MOST, MOST, MOST)).max(1_000);
