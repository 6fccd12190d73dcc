import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { EventData, EventEnvelope } from '@pactwright/protocol';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { AuditEntry } from './audit-entry.entity.js';

type Fact = EventData<'audit.recorded'>;

/** Somebody who pages through a list reads it once, and whoever is turned away again and again cannot fill the log. */
const COLLAPSED = /\.(read|denied)$/;
const SPAN_MS = 15 * 60_000;

/** Enters what any service recorded into the log, each fact once however often it arrives. */
@EventHandler('audit.recorded')
export class KeepAuditEntry implements EventSubscriber<'audit.recorded'> {
  constructor(private readonly dataSource: DataSource) {}

  async handle({ eventId, data }: EventEnvelope<'audit.recorded'>): Promise<void> {
    const id = COLLAPSED.test(data.action) ? idOfSpan(data) : eventId;
    await this.dataSource
      .createQueryBuilder()
      .insert()
      .into(AuditEntry)
      .values({ ...data, id, occurredAt: new Date(data.occurredAt) })
      .orIgnore()
      .execute();
  }
}

/** One id for the same act on the same thing by the same person in the same quarter of an hour. */
function idOfSpan({ actorUserId, action, subjectId, outcome, occurredAt }: Fact): string {
  const quarter = Math.floor(Date.parse(occurredAt) / SPAN_MS);
  const named = JSON.stringify([actorUserId, action, subjectId, outcome, quarter]);
  const hex = createHash('sha256').update(named).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
