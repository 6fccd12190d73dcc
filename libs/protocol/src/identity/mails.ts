import { z } from 'zod';
import { defineJob } from '../platform/jobs.js';
import { uuid } from '../platform/uuid.js';

/** Sends one mail. What it says and to whom is looked up when it is sent: a queue holds no address and no secret. */
export const sendMail = defineJob({
  name: 'send-mail',
  queue: 'mails',
  data: z.object({ kind: z.enum(['password-reset', 'withdrawal']), id: uuid() }),
  /* Together about 45 minutes: a mail server may be down for a while, and what a mail offers ends within the hour. */
  attempts: 10,
  backoffMs: 5_000,
  timeoutMs: 60_000,
  dedupeKey: ({ kind, id }) => `${kind}-${id}`,
});
