import { Injectable } from '@nestjs/common';
import { extractText } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { Uploads } from './uploads.js';

/** Has an uploaded file read, when it is its owner's turn. Any number of times, one job. */
@Injectable()
export class QueueExtraction {
  constructor(
    private readonly uploads: Uploads,
    private readonly queue: JobQueue,
  ) {}

  async run(uploadId: string): Promise<void> {
    await this.queue.add(extractText, { uploadId }, { priority: await this.uploads.turnOf(uploadId) });
  }
}
