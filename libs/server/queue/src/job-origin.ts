import { randomUUID } from 'node:crypto';
import type { Job } from 'bullmq';
import { z } from 'zod';
import { requestId, traceparent } from '@pactwright/server-kit';

/** What caused a job. BullMQ keeps it beside the data, in the place it has for telemetry, and never looks into it. */
const origin = z.object({
  requestId: z.string().max(64).optional(),
  traceparent: z.string().max(64).optional(),
});
type Origin = z.infer<typeof origin> & { readonly requestId: string };

/** The present request and span, for a job that is being added. */
export const originOfJob = (): { metadata: string } => ({
  metadata: JSON.stringify({ requestId: requestId(), traceparent: traceparent() } satisfies z.infer<
    typeof origin
  >),
});

/** What caused this job; one that does not say gets an id of its own. */
export function readOrigin(job: Job<unknown>): Origin {
  const read = origin.safeParse(parsed(job.opts.telemetry?.metadata));
  const { requestId: id = randomUUID(), ...rest } = read.success ? read.data : {};
  return { requestId: id, ...rest };
}

function parsed(metadata: string | undefined): unknown {
  try {
    return JSON.parse(metadata ?? '');
  } catch {
    return undefined;
  }
}
