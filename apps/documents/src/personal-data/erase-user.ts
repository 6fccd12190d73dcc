import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { EraseReviews } from './erase-reviews.js';

/** Deletes what a user whose account is gone has had checked. */
@EventHandler('user.deleted')
export class EraseUser implements EventSubscriber<'user.deleted'> {
  constructor(private readonly reviews: EraseReviews) {}

  handle({ data: { userId } }: EventEnvelope<'user.deleted'>): Promise<void> {
    return this.reviews.of({ userId });
  }
}
