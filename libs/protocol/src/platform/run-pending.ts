import { z } from 'zod';

/** Answered 202 (and with `Prefer: respond-async` at once): the run is to be asked for again. */
export const runPending = z.object({
  runId: z.string(),
  /** Seconds. */
  retryAfter: z.number(),
});
export type RunPending = Readonly<z.output<typeof runPending>>;
