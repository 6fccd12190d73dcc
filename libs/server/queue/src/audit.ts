import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuditAction, AuditEntry, EventData } from '@pactwright/protocol';
import { currentContext, requestId } from '@pactwright/server-kit';
import type { JobQueue } from './job-queue.js';
import type { Outbox } from './outbox.js';

/** What somebody did, for the audit log. */
export interface AuditFact {
  /** An act `read` or `denied` is entered once for each quarter of an hour. */
  readonly action: AuditAction;
  readonly subject?: { readonly type: string; readonly id: string };
  readonly outcome?: AuditEntry['outcome'];
  /** Short values only, never a person's data or a contract's text. */
  readonly details?: AuditEntry['details'];
  /** Whoever makes the present request unless said otherwise; null for the system itself. */
  readonly actorUserId?: string | null;
  /** Now unless said otherwise. */
  readonly occurredAt?: Date;
}

/** The entry for something that the present request does. */
export const toAuditEntry = (fact: AuditFact): EventData<'audit.recorded'> => ({
  occurredAt: (fact.occurredAt ?? new Date()).toISOString(),
  actorUserId:
    fact.actorUserId === undefined ? (currentContext()?.identity?.actor.userId ?? null) : fact.actorUserId,
  action: fact.action,
  subjectType: fact.subject?.type ?? null,
  subjectId: fact.subject?.id ?? null,
  outcome: fact.outcome ?? 'success',
  requestId: requestId() ?? null,
  details: fact.details ?? {},
});

/** Enters an act into the audit log from inside the transaction that performs it: either both happen or neither. */
export const recordAct = (outbox: Outbox, manager: EntityManager, fact: AuditFact): Promise<void> =>
  outbox.publish(manager, 'audit.recorded', toAuditEntry(fact));

/** The same for a service without a database: entered before the act, which must not happen when this fails. */
export function announceAct(queue: Pick<JobQueue, 'addEvent'>, fact: AuditFact): Promise<void> {
  const data = toAuditEntry(fact);
  const { occurredAt } = data;
  return queue.addEvent('identity-events', {
    eventId: randomUUID(),
    name: 'audit.recorded',
    occurredAt,
    data,
  });
}
