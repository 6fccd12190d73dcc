import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { EraseReviews } from './erase-reviews.js';

/** Deletes what a visitor without an account has had checked. */
@EventHandler('guest.deleted')
export class EraseGuest implements EventSubscriber<'guest.deleted'> {
  constructor(private readonly reviews: EraseReviews) {}

  handle({ data: { guestId } }: EventEnvelope<'guest.deleted'>): Promise<void> {
    return this.reviews.of({ guestId });
  }
}
