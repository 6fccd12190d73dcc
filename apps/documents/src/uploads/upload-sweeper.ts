import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { UPLOAD_KEPT_HOURS } from '@pactwright/protocol';
import { Recurring } from '@pactwright/server-kit';
import type { Repository } from 'typeorm';
import { QueueExtraction } from './queue-extraction.js';
import { UploadFiles } from './upload-files.js';
import { Upload } from './upload.entity.js';
import { Uploads } from './uploads.js';

const SWEEP_MS = 5_000;
const BATCH = 50;
/* A result is kept for as long as its run. */
const KEPT = `${UPLOAD_KEPT_HOURS} hours`;
/* Three times as long as between two signs of life. */
const CUT_OFF_AFTER = '15 seconds';
/* A job that is not lost but waits, or whose worker died, is the same job when it is added once more. */
const LOST_AFTER = '10 seconds';

type Found = Pick<Upload, 'id' | 'fileKey'>;

/** Mends what a crash leaves behind: files nobody needs, rows nobody works on, results that have had their day. */
@Injectable()
export class UploadSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sweeping = new Recurring({
    name: 'sweep-uploads',
    everyMs: SWEEP_MS,
    work: () => this.sweep(),
  });

  constructor(
    @InjectRepository(Upload) private readonly rows: Repository<Upload>,
    private readonly uploads: Uploads,
    private readonly files: UploadFiles,
    private readonly extraction: QueueExtraction,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeping.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.sweeping.stop();
  }

  async sweep(): Promise<void> {
    for (const row of await this.find(`created_at < now() - interval '${KEPT}'`)) await this.remove(row);
    for (const row of await this.takeCutOff()) await this.remove(row);
    await this.forgetLeftQuestions();
    const needless = `file_key IS NOT NULL AND (text IS NOT NULL OR stage = 'finished')
      AND updated_at < now() - interval '${LOST_AFTER}'`;
    for (const row of await this.find(needless)) await this.files.delete(row);
    const lost = `status IN ('queued', 'running') AND updated_at < now() - interval '${LOST_AFTER}'`;
    for (const { id } of await this.find(lost)) await this.extraction.run(id);
  }

  /** Runs of uploads that were deleted while their text was on its way to them. */
  private async forgetLeftQuestions(): Promise<void> {
    await this.rows.query(
      `DELETE FROM runs WHERE subject IS NOT NULL
       AND NOT EXISTS (SELECT FROM uploads WHERE uploads.id = runs.subject)`,
    );
  }

  /** Ended first, so that whoever sends it still, only too slowly, cannot hand it over any more. */
  private async takeCutOff(): Promise<Found[]> {
    const [rows]: [Found[], number] = await this.rows.query(
      `UPDATE uploads SET status = 'failed', stage = 'finished', failure = 'SERVICE_UNAVAILABLE' WHERE id IN (
         SELECT id FROM uploads WHERE status = 'receiving' AND updated_at < now() - interval '${CUT_OFF_AFTER}'
         ORDER BY updated_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id, file_key AS "fileKey"`,
    );
    return rows;
  }

  private async remove(row: Found): Promise<void> {
    await this.files.delete(row);
    await this.uploads.forget(row.id);
  }

  private find(condition: string): Promise<Found[]> {
    return this.rows.query(
      `SELECT id, file_key AS "fileKey" FROM uploads WHERE ${condition} ORDER BY updated_at LIMIT ${BATCH}`,
    ) as Promise<Found[]>;
  }
}
