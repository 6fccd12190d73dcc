import { randomUUID } from 'node:crypto';
import {
  getWizardCatalogue,
  listTranslations,
  nameUsers,
  type ContractDetail,
  type EventData,
  type EventEnvelope,
  type EventName,
  type NamedUser,
  type SaveAnswerRequest,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { RUNS_OPTIONS, type RunLimits, type RunsOptions } from '@pactwright/server-runs';
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
import { answerInPlace } from '../src/suggestions/built-in.js';
import { AppModule } from '../src/app.module.js';
import type { CatalogueContent } from '../src/catalogue/catalogue.js';
import { entities, migrations } from '../src/database/data-source.js';
import { catalogueContent } from '../src/testing/a-catalogue.js';

export const aGuest = (): TestActor => ({ guestId: aGuestId() });
export const aUser = (): TestActor => ({ userId: randomUUID() });
export const nobody: TestActor = {};

export const anEvent = <N extends EventName>(
  name: N,
  data: EventData<N>,
  occurredAt = new Date(),
): EventEnvelope<N> => ({ eventId: randomUUID(), name, occurredAt: occurredAt.toISOString(), data });

interface Settings {
  readonly redisUrl?: string;
  readonly limits?: Partial<RunLimits>;
}

/** The contracts service on a database of its own, with a wizard that the test may change or take away. */
export class ContractsHarness {
  wizard: Omit<CatalogueContent, 'translations'> | undefined = catalogueContent();
  translations: CatalogueContent['translations'] = catalogueContent().translations;

  /** The accounts that identity knows; undefined where it does not answer. */
  accounts: readonly NamedUser[] | undefined = [];

  private readonly workers: RpcClient[] = [];

  private constructor(
    readonly database: TestDatabase,
    private running: TestService | undefined,
  ) {}

  /** `redisUrl` is for a test that ends its Redis; `limits` for one that does not want to wait for a worker. */
  static async start({ redisUrl, limits }: Settings = {}): Promise<ContractsHarness> {
    const harness = new ContractsHarness(await testDatabase(entities, migrations), undefined);
    harness.running = await startTestService({
      name: 'contracts',
      module: AppModule.with({
        CONTRACTS_DATABASE_URL: harness.database.url,
        REDIS_QUEUE_URL: redisUrl ?? (await testRedisUrl()),
        WIZARD_CONFIG_RPC: '127.0.0.1:1',
        I18N_RPC: '127.0.0.1:1',
        IDENTITY_RPC: '127.0.0.1:1',
        INTERNAL_SECRET: TEST_SECRET,
      }),
      overrides: [
        [RpcClient, harness.rpc()],
        [
          RUNS_OPTIONS,
          { asker: 'contracts', answerInPlace, ...(limits && { limits }) } satisfies RunsOptions,
        ],
      ],
    });
    return harness;
  }

  get service(): TestService {
    if (!this.running) throw new Error('the service does not run');
    return this.running;
  }

  async stop(): Promise<void> {
    for (const worker of this.workers) worker.onApplicationShutdown();
    await this.running?.close();
    await this.database.drop();
  }

  get(path: string, actor: TestActor): Promise<Response> {
    return Promise.resolve(request(this.service.url).get(path).set(asActor('contracts', actor)));
  }

  post(
    path: string,
    actor: TestActor,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const call = request(this.service.url).post(path).set(asActor('contracts', actor)).set(headers);
    return Promise.resolve(body === undefined ? call : call.type('json').send(body));
  }

  async create(actor: TestActor): Promise<string> {
    const response = await this.post('/api/contracts', actor);
    expect(response.status).toBe(200);
    return (response.body as { contractId: string }).contractId;
  }

  save(actor: TestActor, contractId: string, answer: Partial<SaveAnswerRequest>): Promise<Response> {
    return this.post('/api/wizard-steps/save', actor, {
      contractId,
      stepKey: 'contract_overview',
      fieldKey: 'Scope of work',
      value: 'A website',
      ...answer,
    });
  }

  /** A contract of this actor with one answer, as lists show it. */
  async createAnswered(actor: TestActor): Promise<string> {
    const contractId = await this.create(actor);
    expect((await this.save(actor, contractId, {})).status).toBe(200);
    return contractId;
  }

  async detail(actor: TestActor, contractId: string): Promise<ContractDetail> {
    const response = await this.get(`/api/contracts/${contractId}`, actor);
    expect(response.status).toBe(200);
    return response.body as ContractDetail;
  }

  /** Calls what ai-worker calls. */
  worker(): RpcClient {
    const targets = { contracts: `127.0.0.1:${this.service.rpcPort}` };
    const worker = new RpcClient({ service: 'ai-worker', secret: TEST_SECRET, targets });
    this.workers.push(worker);
    return worker;
  }

  private rpc(): Pick<RpcClient, 'call'> {
    return fakeRpc([
      answering(getWizardCatalogue, () => {
        if (!this.wizard) throw new AppError('SERVICE_UNAVAILABLE');
        const { version, steps, removed } = this.wizard;
        return {
          version,
          steps: [...steps],
          removed: { fieldIds: [...removed.fieldIds], optionIds: [...removed.optionIds] },
        };
      }),
      answering(listTranslations, () => {
        if (!this.translations) throw new AppError('SERVICE_UNAVAILABLE');
        return { version: '1', translations: [...this.translations] };
      }),
      answering(nameUsers, ({ userIds }) => {
        if (!this.accounts) throw new AppError('SERVICE_UNAVAILABLE');
        return { users: this.accounts.filter(({ id }) => userIds.includes(id)) };
      }),
    ]);
  }
}
