import { randomUUID } from 'node:crypto';
import { Module, type DynamicModule } from '@nestjs/common';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import type { EventEnvelope } from '@pactwright/protocol';
import { requestId, runInContext } from '@pactwright/server-kit';
import { DatabaseModule, expectNoDrift } from '@pactwright/server-database';
import {
  EventHandler,
  HandledEvent,
  Inbox,
  JobQueue,
  Outbox,
  OutboxEvent,
  OutboxModule,
  QueueModule,
  createInboxTable,
  createOutboxTable,
  dropInboxTable,
  dropOutboxTable,
} from '@pactwright/server-queue';
import {
  RedisProcess,
  aGuestId,
  eventually,
  idleHandlers,
  promptly,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestDatabase,
  type TestService,
} from '../src/index.js';

class CreateMessageTables1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createOutboxTable(queryRunner);
    await createInboxTable(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropInboxTable(queryRunner);
    await dropOutboxTable(queryRunner);
  }
}
const schema = {
  entities: [OutboxEvent, HandledEvent],
  migrations: [CreateMessageTables1700000000000],
};

const heard: EventEnvelope<'user.claimed-guest'>[] = [];
/** The request id of the work on each event, by user. */
const workedUnder = new Map<string, string | undefined>();

@EventHandler('user.claimed-guest')
class ClaimHandler {
  async handle(event: EventEnvelope<'user.claimed-guest'>): Promise<void> {
    workedUnder.set(event.data.userId, requestId());
    heard.push(event);
  }
}

@Module({})
class BillingModule {
  static with(url: string, redisUrl: string): DynamicModule {
    return {
      module: BillingModule,
      imports: [
        DatabaseModule.forRoot({ url, ...schema }),
        QueueModule.forRoot({ service: 'billing', redisUrl, jobs: [] }),
        OutboxModule.forFeature(),
      ],
      providers: [ClaimHandler, ...idleHandlers('billing', ['user.claimed-guest'])],
    };
  }
}
const start = (url: string, redisUrl: string): Promise<TestService> =>
  startTestService({ name: 'billing', module: BillingModule.with(url, redisUrl), rpc: false });

describe('outbox and inbox', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(schema.entities, schema.migrations);
  });
  afterAll(() => database.drop());

  it('have tables that agree with their entities, and can be taken back', async () => {
    await expectNoDrift(database.dataSource);
    await database.dataSource.undoLastMigration();
    await database.dataSource.runMigrations();
  });

  describe('in a running service', () => {
    let service: TestService;
    let outbox: Outbox;
    let dataSource: DataSource;
    let redisUrl: string;
    beforeAll(async () => {
      redisUrl = await testRedisUrl();
      service = await start(database.url, redisUrl);
      outbox = service.get(Outbox);
      dataSource = service.get(DataSource);
    });
    afterAll(() => service.close());

    it('sends an event right after its transaction committed, to every subscriber', async () => {
      const publish = async () => {
        const data = { userId: randomUUID(), guestId: aGuestId() };
        await dataSource.transaction((manager) => outbox.publish(manager, 'user.claimed-guest', data));
        return eventually(() => {
          const found = heard.find((one) => one.data.userId === data.userId);
          expect(found).toMatchObject({ name: 'user.claimed-guest', data });
          return found;
        });
      };
      /* One after the other, they would take a second each if only the look for forgotten ones found them. */
      const event = await promptly(3_500, async () => {
        for (let time = 0; time < 4; time += 1) await publish();
        return publish();
      });

      const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
      const contracts = new Queue('contracts-events', { connection: redis });
      const waiting = await contracts.getWaiting();
      expect(waiting.map((job) => (job.data as EventEnvelope).eventId)).toContain(event?.eventId);
      await contracts.close();
      redis.disconnect();
    });

    it('carries the request id of whoever published each event, however they are sent together', async () => {
      const users = Array.from({ length: 5 }, () => randomUUID());
      await Promise.all(
        users.map((userId) =>
          runInContext({ requestId: `request-of-${userId}` }, () =>
            dataSource.transaction((manager) =>
              outbox.publish(manager, 'user.claimed-guest', { userId, guestId: aGuestId() }),
            ),
          ),
        ),
      );
      await eventually(() => expect(users.every((userId) => workedUnder.has(userId))).toBe(true));
      expect(users.map((userId) => workedUnder.get(userId))).toEqual(
        users.map((userId) => `request-of-${userId}`),
      );
    });

    it('sends nothing of a transaction that was rolled back', async () => {
      const data = { userId: randomUUID(), guestId: aGuestId() };
      const failing = dataSource.transaction(async (manager) => {
        await outbox.publish(manager, 'user.claimed-guest', data);
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(JSON.stringify(await dataSource.getRepository(OutboxEvent).find())).not.toContain(data.userId);
    });

    it('refuses to publish outside a transaction', async () => {
      const data = { userId: randomUUID(), guestId: aGuestId() };
      await expect(outbox.publish(dataSource.manager, 'user.claimed-guest', data)).rejects.toThrow(
        'inside a transaction',
      );
    });

    it('handles an event once however often it is delivered, also at the same moment', async () => {
      const inbox = service.get(Inbox);
      const eventId = randomUUID();
      let effects = 0;
      const effect = async (): Promise<void> => {
        effects += 1;
      };
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => inbox.once(dataSource.manager, eventId, effect)),
      );
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(effects).toBe(1);
    });

    it('handles an event again when handling it failed', async () => {
      const inbox = service.get(Inbox);
      const eventId = randomUUID();
      const failing = inbox.once(dataSource.manager, eventId, () => Promise.reject(new Error('no')));
      await expect(failing).rejects.toThrow('no');
      expect(await inbox.once(dataSource.manager, eventId, async () => undefined)).toBe(true);
    });
  });

  it('sends what a process that died between commit and send left behind, once', async () => {
    const own = await testDatabase(schema.entities, schema.migrations);
    const userId = randomUUID();
    await own.dataSource.transaction((manager) =>
      new Outbox().publish(manager, 'user.claimed-guest', { userId, guestId: aGuestId() }),
    );
    const redisUrl = await testRedisUrl();
    const services = await Promise.all([start(own.url, redisUrl), start(own.url, redisUrl)]);
    const count = (): number => heard.filter((event) => event.data.userId === userId).length;
    await eventually(() => expect(count()).toBe(1));
    await eventually(async () => {
      const counts = await services[0].get(JobQueue).counts('billing-events');
      expect([counts['waiting'], counts['active']]).toEqual([0, 0]);
    });
    expect(count()).toBe(1);
    await Promise.all(services.map((service) => service.close()));
    await own.drop();
  });

  it('sends what was published while Redis was down', async () => {
    const own = await testDatabase(schema.entities, schema.migrations);
    const redis = await RedisProcess.start();
    const service = await start(own.url, redis.url);
    try {
      await redis.kill();
      const userId = randomUUID();
      await service
        .get(DataSource)
        .transaction((manager) =>
          service.get(Outbox).publish(manager, 'user.claimed-guest', { userId, guestId: aGuestId() }),
        );
      await redis.resume();
      await eventually(() => expect(heard.filter(({ data }) => data.userId === userId)).toHaveLength(1));
    } finally {
      await service.close();
      await redis.remove();
      await own.drop();
    }
  });
});
