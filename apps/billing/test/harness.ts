import { randomUUID } from 'node:crypto';
import {
  acknowledgeWithdrawal,
  getDraft,
  nameUsers,
  type Actor,
  type EventData,
  type EventEnvelope,
  type EventName,
  type NamedUser,
  type PlanType,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  aGuestId,
  answering,
  asActor,
  fakeRpc,
  startTestService,
  testDatabase,
  testRedisUrl,
  type TestActor,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { AppModule, type AppConfig } from '../src/app.module.js';
import { CLOCK } from '../src/clock.js';
import { entities, migrations } from '../src/database/data-source.js';

export const aGuest = (): TestActor => ({ guestId: aGuestId() });
export const aUser = (): TestActor & { userId: string } => ({ userId: randomUUID() });

export const anEvent = <N extends EventName>(name: N, data: EventData<N>): EventEnvelope<N> => ({
  eventId: randomUUID(),
  name,
  occurredAt: new Date().toISOString(),
  data,
});

interface HarnessOptions {
  /** A PostgreSQL server of the test's own instead of the one that all share. */
  readonly server?: string | undefined;
  readonly config?: Partial<AppConfig>;
  readonly overrides?: readonly (readonly [symbol | (new (...args: never[]) => unknown), unknown])[];
}

/** The billing service on a database of its own, with a clock and owners of contracts that the test sets. */
export class BillingHarness {
  now = new Date('2025-01-31T12:00:00Z');
  /** What identity makes of an acknowledgement; undefined where it does not answer. */
  mails: { areSent: boolean | undefined; readonly acknowledged: string[] } = {
    areSent: true,
    acknowledged: [],
  };
  /** The accounts that identity knows; undefined where it does not answer. */
  accounts: readonly NamedUser[] | undefined = [];
  private readonly owners = new Map<string, TestActor>();
  private readonly failures = new Map<string, { failedChecks: string[]; toMend?: string }>();

  private constructor(
    readonly database: TestDatabase,
    private running: TestService | undefined,
  ) {}

  static async start({ server, config, overrides = [] }: HarnessOptions = {}): Promise<BillingHarness> {
    const harness = new BillingHarness(
      await testDatabase(entities, migrations, undefined, server),
      undefined,
    );
    harness.running = await startTestService({
      name: 'billing',
      module: AppModule.forRoot({
        NODE_ENV: 'test',
        INTERNAL_SECRET: TEST_SECRET,
        BILLING_DATABASE_URL: harness.database.url,
        REDIS_QUEUE_URL: config?.REDIS_QUEUE_URL ?? (await testRedisUrl()),
        CONTRACTS_RPC: '127.0.0.1:1',
        IDENTITY_RPC: '127.0.0.1:1',
        PUBLIC_URL: 'https://pactwright.example',
        ...config,
      }),
      overrides: [[RpcClient, harness.otherServices()], [CLOCK, () => harness.now], ...overrides],
    });
    return harness;
  }

  get service(): TestService {
    if (!this.running) throw new Error('the service does not run');
    return this.running;
  }

  async stop(): Promise<void> {
    await this.running?.close();
    await this.database.drop();
  }

  /** A contract that contracts says is this actor's. */
  contractOf(owner: TestActor): string {
    const id = randomUUID();
    this.owners.set(id, owner);
    return id;
  }

  /** From now on contracts says it is this actor's. */
  ownedBy(contractId: string, owner: TestActor): string {
    this.owners.set(contractId, owner);
    return contractId;
  }

  /** From now on contracts says that it does not pass these checks, and which answer mends them. */
  failing(contractId: string, failedChecks: string[], toMend?: string): string {
    this.failures.set(contractId, { failedChecks, ...(toMend !== undefined && { toMend }) });
    return contractId;
  }

  /** From now on contracts does not know it. */
  forgetContract(contractId: string): void {
    this.owners.delete(contractId);
  }

  get(path: string, actor: TestActor): Promise<Response> {
    return Promise.resolve(request(this.service.url).get(path).set(asActor('billing', actor)));
  }

  pay(actor: TestActor, contractId: string, planType: PlanType, more: object = {}): Promise<Response> {
    return this.post(actor, { contractId, planType, ...more });
  }

  post(actor: TestActor, body: object): Promise<Response> {
    return Promise.resolve(
      request(this.service.url).post('/api/payment').set(asActor('billing', actor)).send(body),
    );
  }

  rows(query: string, parameters: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.database.dataSource.query(query, [...parameters]);
  }

  async count(table: string, where = 'true', parameters: readonly unknown[] = []): Promise<number> {
    const [row] = await this.rows(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`, parameters);
    return Number(row?.['n']);
  }

  private otherServices(): Pick<RpcClient, 'call'> {
    return fakeRpc([
      answering(getDraft, ({ contractId, actor, isOrder }) => {
        /* As its database does, which knows ids and not texts. */
        const owner = this.owners.get(contractId.toLowerCase());
        if (!owner || (actor && !owns(owner, actor))) throw new AppError('CONTRACT_NOT_FOUND');
        return {
          contractId,
          ownerUserId: owner.userId ?? null,
          ownerGuestId: owner.guestId ?? null,
          status: 'in_progress' as const,
          language: 'en' as const,
          answers: {},
          additions: [],
          ...(isOrder && (this.failures.get(contractId) ?? { failedChecks: [] })),
          updatedAt: new Date().toISOString(),
        };
      }),
      answering(nameUsers, ({ userIds }) => {
        if (this.accounts === undefined) throw new AppError('SERVICE_UNAVAILABLE');
        return { users: this.accounts.filter(({ id }) => userIds.includes(id)) };
      }),
      answering(acknowledgeWithdrawal, ({ withdrawalId }) => {
        const { areSent, acknowledged } = this.mails;
        if (areSent === undefined) throw new AppError('SERVICE_UNAVAILABLE');
        if (areSent) acknowledged.push(withdrawalId);
        return { isMailed: areSent };
      }),
    ]);
  }
}

function owns(owner: TestActor, actor: Actor): boolean {
  return owner.userId ? owner.userId === actor.userId : owner.guestId === actor.guestId;
}
