import { randomUUID } from 'node:crypto';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { logger, requestId, runInContext } from '@pactwright/server-kit';
import { noteActivity } from '../activity/activities.js';
import { AccountEvents } from './account-events.js';

const WRITTEN_AFTER_MS = 1_000;

interface Failures {
  times: number;
  /** When the first of them happened, and in which request. */
  readonly occurredAt: Date;
  readonly requestId: string;
}

const log = logger('failed-sign-ins');

/**
 * Notes wrong passwords, an account's of the same second in one entry: a flood of them is few writes, and a refusal takes
 * equally long whether there is such an account or not.
 */
@Injectable()
export class FailedSignIns implements BeforeApplicationShutdown {
  /** By account; null stands for all that do not exist. */
  private pending = new Map<string | null, Failures>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly events: AccountEvents,
  ) {}

  note(userId: string | null): void {
    const known = this.pending.get(userId);
    if (known) known.times += 1;
    else
      this.pending.set(userId, { times: 1, occurredAt: new Date(), requestId: requestId() ?? randomUUID() });
    this.timer ??= setTimeout(() => void this.write(), WRITTEN_AFTER_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const noted = this.pending;
    this.pending = new Map();
    for (const [userId, failures] of noted) {
      await runInContext(failures, () => this.enter(userId, failures)).catch((error: unknown) =>
        log.error({ err: error, user_id: userId, ...failures }, 'failed sign-ins were not entered'),
      );
    }
  }

  private enter(userId: string | null, { times, occurredAt }: Failures): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await this.events.record(
        { act: 'session.begin', outcome: 'error', userId, times, occurredAt },
        manager,
      );
      if (userId)
        await noteActivity(manager, { userId, action: 'account.sign-in', status: 'error', occurredAt });
    });
  }
}
