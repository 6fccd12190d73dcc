import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { Presence } from '@pactwright/server-session';
import { Activities } from './activities.js';

const HOUR_MS = 3_600_000;

/** Forgets what users did and when they were seen once it is old. Several at once do no harm: each deletes what is left. */
@Injectable()
export class ActivitySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = logger('activity');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly activities: Activities,
    private readonly presence: Presence,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.sweep(), HOUR_MS).unref();
    this.sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private sweep(): void {
    Promise.all([this.activities.sweep(), this.presence.sweep()])
      .then(([activities]) => this.log.info({ activities }, 'swept old activities'))
      .catch((error: unknown) => this.log.error({ err: error }, 'could not sweep activities'));
  }
}
