import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntitySubscriberInterface, TransactionCommitEvent } from 'typeorm';
import { EVENTS, type EventEnvelope } from '@pactwright/protocol';
import { Recurring, gauge, logger, runInContext } from '@pactwright/server-kit';
import { JobQueue } from './job-queue.js';
import { OutboxEvent, PUBLISHED } from './outbox.js';
import { QueueConnections } from './queue-connections.js';

const POLL_MS = 1_000;
const BATCH = 50;
const SWEEP_MS = 3_600_000;
const KEPT = '14 days';
/* Redis writes to disk every second: what it acknowledged just before a crash may be gone. */
const RESENT_AFTER_RECONNECT = '2 minutes';

const read = new Set<() => Promise<void>>();
const unsent = gauge(
  'outbox_oldest_age_seconds',
  'How long the event has waited that waits longest to be sent',
  [],
  async () => void (await Promise.all([...read].map((one) => one()))),
);

/** Carries published events to their subscribers' queues: right after the commit, and by polling whatever was missed. */
@Injectable()
export class OutboxRelay
  implements OnApplicationBootstrap, BeforeApplicationShutdown, EntitySubscriberInterface
{
  private readonly log = logger('outbox');
  private readonly sending = new Recurring({
    name: 'send-events',
    everyMs: POLL_MS,
    work: (stopping) => this.sendAll(stopping),
  });
  private readonly sweeping = new Recurring({
    name: 'delete-sent-events',
    everyMs: SWEEP_MS,
    work: () => this.sweep(),
  });

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly connections: QueueConnections,
  ) {}

  onApplicationBootstrap(): void {
    this.dataSource.subscribers.push(this);
    read.add(this.measure);
    this.connections.producer.on('ready', this.resendRecent);
    this.sending.now();
    this.sweeping.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    read.delete(this.measure);
    this.connections.producer.off('ready', this.resendRecent);
    await Promise.all([this.sending.stop(), this.sweeping.stop()]);
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (!queryRunner.data[PUBLISHED]) return;
    delete queryRunner.data[PUBLISHED];
    this.sending.now();
  }

  private async sendAll(stopping: AbortSignal): Promise<void> {
    let sent: number;
    do sent = await this.sendBatch();
    while (sent === BATCH && !stopping.aborted);
  }

  private sendBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await manager
        .createQueryBuilder(OutboxEvent, 'event')
        .where('event.sentAt IS NULL')
        .orderBy('event.occurredAt')
        .limit(BATCH)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const event of events) {
        /* One batch carries events of many requests, this one's among others. */
        await runInContext({ requestId: event.requestId ?? event.id }, () => this.send(event));
        await manager.update(OutboxEvent, { id: event.id }, { sentAt: () => 'now()' });
      }
      return events.length;
    });
  }

  private async send({ id, name, data, occurredAt }: OutboxEvent): Promise<void> {
    const envelope = { eventId: id, name, occurredAt: occurredAt.toISOString(), data } as EventEnvelope;
    for (const subscriber of EVENTS[name].subscribers) await this.queue.addEvent(subscriber, envelope);
  }

  private readonly resendRecent = (): void => {
    void this.dataSource
      .query(
        `UPDATE outbox_events SET sent_at = NULL WHERE sent_at > now() - interval '${RESENT_AFTER_RECONNECT}'`,
      )
      .then(() => this.sending.now())
      .catch((error: unknown) => this.log.warn({ err: error }, 'could not resend recent events'));
  };

  private readonly measure = async (): Promise<void> => {
    try {
      const [row]: { age: number }[] = await this.dataSource.query(
        `SELECT COALESCE(EXTRACT(EPOCH FROM now() - min(occurred_at)), 0)::float AS age
         FROM outbox_events WHERE sent_at IS NULL`,
      );
      unsent.set(row?.age ?? 0);
    } catch (error) {
      unsent.remove();
      this.log.warn({ err: error }, 'the outbox could not be measured');
    }
  };

  private async sweep(): Promise<void> {
    await this.dataSource.query(`DELETE FROM outbox_events WHERE sent_at < now() - interval '${KEPT}'`);
  }
}
