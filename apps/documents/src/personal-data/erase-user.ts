import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { EraseChecks } from './erase-checks.js';

/** Deletes what a user whose account is gone has had checked. */
@EventHandler('user.deleted')
export class EraseUser implements EventSubscriber<'user.deleted'> {
  constructor(private readonly checks: EraseChecks) {}

  handle({ data: { userId } }: EventEnvelope<'user.deleted'>): Promise<void> {
    return this.checks.of({ userId });
  }
}
