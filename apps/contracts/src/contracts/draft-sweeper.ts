import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Recurring, logger } from '@pactwright/server-kit';
import { DataSource, LessThan } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { UNTOUCHED } from '../store/status.js';

const HOUR_MS = 3_600_000;
/** As long as the browser keeps its own copy of a wizard (R-WIZ-23). */
const UNTOUCHED_LIFE_MS = 48 * HOUR_MS;

/** Deletes drafts that were handed out and never answered (T-10). Several at once do no harm: each deletes what is left. */
@Injectable()
export class DraftSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('drafts');
  private readonly sweeping = new Recurring({
    name: 'sweep-untouched-drafts',
    everyMs: HOUR_MS,
    work: () => this.sweep(),
  });

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.sweeping.now();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.sweeping.stop();
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
