import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Recurring, logger } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { Reply } from '../ledger/reply.entity.js';

const MINUTE_MS = 60_000;
const SWEEP_MS = 30 * MINUTE_MS;
/* With the wait for the next sweep it is a day at most, which the privacy policy promises. */
const UNORDERED_MS = 23 * 60 * MINUTE_MS;

/** Forgets replies that were offered and never ordered. Several at once do no harm: each deletes what is left. */
@Injectable()
export class ReplySweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('replies');
  private readonly sweeping = new Recurring({
    name: 'sweep-unordered-replies',
    everyMs: SWEEP_MS,
    work: () => this.sweep(),
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeping.now();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.sweeping.stop();
  }

  async sweep(): Promise<void> {
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .delete()
      .from(Reply)
      .where('sha256 IS NOT NULL')
      .andWhere('offered_at < :before', { before: new Date(this.clock().getTime() - UNORDERED_MS) })
      .andWhere('NOT EXISTS (SELECT 1 FROM checkouts WHERE contract_id = replies.id)')
      .andWhere('NOT EXISTS (SELECT 1 FROM entitlements WHERE contract_id = replies.id)')
      .execute();
    if (affected) this.log.info({ replies: affected }, 'swept unordered replies');
  }
}
