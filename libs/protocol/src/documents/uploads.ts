import { z } from 'zod';
import { defineJob } from '../platform/jobs.js';
import { uuid } from '../platform/uuid.js';

/** Reads an uploaded file in a process of its own, then asks for its review. */
export const extractText = defineJob({
  name: 'extract-text',
  queue: 'extractions',
  data: z.object({ uploadId: uuid() }),
  attempts: 3,
  backoffMs: 500,
  timeoutMs: 60_000,
  dedupeKey: ({ uploadId }) => uploadId,
});
