import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Recurring, logger } from '@pactwright/server-kit';
import { Presence } from '@pactwright/server-session';
import { Activities } from './activities.js';

const HOUR_MS = 3_600_000;

/** Forgets what users did and when they were seen once it is old. Several at once do no harm: each deletes what is left. */
@Injectable()
export class ActivitySweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = logger('activity');
  private readonly sweeping = new Recurring({
    name: 'sweep-activities',
    everyMs: HOUR_MS,
    work: () => this.sweep(),
  });

  constructor(
    private readonly activities: Activities,
    private readonly presence: Presence,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeping.now();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.sweeping.stop();
  }

  private async sweep(): Promise<void> {
    const [activities] = await Promise.all([this.activities.sweep(), this.presence.sweep()]);
    this.log.info({ activities }, 'swept old activities');
  }
}
