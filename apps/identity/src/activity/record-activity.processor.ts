import type { z } from 'zod';
import { recordActivity } from '@pactwright/protocol';
import { JobProcessor, type JobHandler } from '@pactwright/server-queue';
import { Activities } from './activities.js';

@JobProcessor(recordActivity, { concurrency: 5 })
export class RecordActivity implements JobHandler<typeof recordActivity> {
  constructor(private readonly activities: Activities) {}

  handle(data: z.infer<typeof recordActivity.data>): Promise<void> {
    return this.activities.keep(data);
  }
}
