import { z } from 'zod';
import type { Told } from '../platform/told.js';

/** What the operator has set up, as far as pages say other words for it. */
export const capabilities = z.object({
  /** Whether suggestions and analyses are asked of an AI model; without one the built-in rules answer alone. */
  model: z.boolean(),
});
export type Capabilities = Told<typeof capabilities>;

/** Out of what two services know. Untouched drafts do not count. */
export const adminOverview = z.object({
  data: z.object({ users: z.int(), contracts: z.int(), online: z.int() }),
});
export type AdminOverviewResponse = Told<typeof adminOverview>;
