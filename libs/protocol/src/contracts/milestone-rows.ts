import { z } from 'zod';
import { MILESTONE_UNITS, MILESTONES_MAX, type MilestoneRow } from './milestones.js';

export const milestoneRow: z.ZodType<MilestoneRow> = z.object({
  name: z.string().max(400),
  date: z.union([z.literal(''), z.iso.date()]),
  amount: z.string().max(60),
  unit: z.enum(MILESTONE_UNITS),
});

export const milestoneRows = z.array(milestoneRow).max(MILESTONES_MAX);
