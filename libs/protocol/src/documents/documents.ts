import { z } from 'zod';
import { defineJob } from '../platform/jobs.js';
import { uuid } from '../platform/uuid.js';
import { DOCUMENT_FORMATS } from './formats.js';

export const documentFormat = z.enum(DOCUMENT_FORMATS);

/** Makes the Word file of the contract as it is now, unless these very contents are stored already, and has the PDF made of it. */
export const renderContract = defineJob({
  name: 'render-contract',
  queue: 'renders',
  data: z.object({ renderId: uuid() }),
  attempts: 5,
  backoffMs: 1_000,
  timeoutMs: 45_000,
  dedupeKey: ({ renderId }) => renderId,
});

/** Makes the PDF of a Word file that is stored. In a queue of its own: no Word file waits for it. */
export const convertContract = defineJob({
  name: 'convert-contract',
  queue: 'conversions',
  data: z.object({ renderId: uuid() }),
  attempts: 5,
  backoffMs: 1_000,
  timeoutMs: 45_000,
  dedupeKey: ({ renderId }) => renderId,
});
