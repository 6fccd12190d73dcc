import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { DataSource, LessThan } from 'typeorm';
import { Contract } from './contract.entity.js';
import { UNTOUCHED } from './status.js';

const HOUR_MS = 3_600_000;
/** As long as the browser keeps its own copy of a wizard (R-WIZ-23). */
const UNTOUCHED_LIFE_MS = 48 * HOUR_MS;

/** Deletes drafts that were handed out and never answered (T-10). Several at once do no harm: each deletes what is left. */
@Injectable()
export class DraftSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = logger('drafts');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const sweep = (): void => {
      this.sweep().catch((error: unknown) => this.log.error({ err: error }, 'could not sweep drafts'));
    };
    this.timer = setInterval(sweep, HOUR_MS).unref();
    sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(now = new Date()): Promise<number> {
    const { affected } = await this.dataSource.getRepository(Contract).delete({
      status: UNTOUCHED,
      updatedAt: LessThan(new Date(now.getTime() - UNTOUCHED_LIFE_MS)),
    });
    if (affected) this.log.info({ drafts: affected }, 'swept untouched drafts');
    return affected ?? 0;
  }
}
