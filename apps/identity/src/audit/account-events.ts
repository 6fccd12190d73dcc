import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { counter, logger } from '@pactwright/server-kit';
import { Outbox, recordAct, type AuditFact } from '@pactwright/server-queue';

/** What happens to an account, as the audit log and the metric name it. */
export interface AccountEvent {
  readonly act:
    | 'account.register'
    | 'account.delete'
    | 'session.begin'
    | 'session.end'
    | 'session.end-others'
    | 'password.confirm'
    | 'password.change'
    | 'password.ask-reset'
    | 'password.reset'
    | 'profile.change'
    | 'guest.ask-claim'
    | 'guest.claim'
    | 'guest.delete';
  readonly outcome?: AuditFact['outcome'];
  /** Whose account it is; null when there is none. */
  readonly userId: string | null;
  readonly details?: AuditFact['details'];
  /** How often it happened, when one entry stands for more than one. */
  readonly times?: number;
  /** When it happened, or began to; now unless said otherwise. */
  readonly occurredAt?: Date;
}

const log = logger('accounts');
const events = counter('auth_events_total', 'What happened to accounts, by how it ended', [
  'event',
  'outcome',
]);
const failures = counter('auth_failures_total', 'Proofs of identity that were not accepted', ['reason']);

/** Tells the log, the metric and the audit log what happened to an account. */
@Injectable()
export class AccountEvents {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Given the manager of a transaction, the entry stands exactly when that commits. */
  async record(event: AccountEvent, manager?: EntityManager): Promise<void> {
    const { act, userId, outcome = 'success', times = 1, occurredAt } = event;
    const details = times > 1 ? { ...event.details, times } : event.details;
    const fact: AuditFact = {
      action: `identity.${act}`,
      outcome,
      ...(userId === null ? {} : { subject: { type: 'user', id: userId } }),
      ...(outcome === 'success' ? { actorUserId: userId } : {}),
      ...(details ? { details } : {}),
      ...(occurredAt ? { occurredAt } : {}),
    };
    if (manager) await recordAct(this.outbox, manager, fact);
    else await this.dataSource.transaction((own) => recordAct(this.outbox, own, fact));
    events.inc({ event: act, outcome }, times);
    if (outcome !== 'success') failures.inc({ reason: act }, times);
    log.info({ event: act, outcome, user_id: userId, times }, 'account event');
  }
}
