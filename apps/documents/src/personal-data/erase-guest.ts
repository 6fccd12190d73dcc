import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { EraseChecks } from './erase-checks.js';

/** Deletes what a visitor without an account has had checked. */
@EventHandler('guest.deleted')
export class EraseGuest implements EventSubscriber<'guest.deleted'> {
  constructor(private readonly checks: EraseChecks) {}

  handle({ data: { guestId } }: EventEnvelope<'guest.deleted'>): Promise<void> {
    return this.checks.of({ guestId });
  }
}
