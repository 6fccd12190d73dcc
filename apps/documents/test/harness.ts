import { randomUUID } from 'node:crypto';
import type { Answers, Language } from '@pactwright/protocol';
import { PERSONAL_DATA, getDraft, getEntitlement, offerReply, type Actor } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  answering,
  asActor,
  fakeRpc,
  gotenbergUrl,
  startTestService,
  testDatabase,
  testRedisUrl,
  testStorageOptions,
  type TestActor,
  type TestDatabase,
  type TestService,
} from '@pactwright/testing';
import request, { type Response } from 'supertest';
import { AppModule, type AppConfig } from '../src/app.module.js';
import { entities, migrations } from '../src/database/data-source.js';
import { webProject } from '../src/testing/some-answers.js';
import { RUNS_OPTIONS, type RunLimits } from '@pactwright/server-runs';
import { answerInPlace } from '../src/uploads/built-in.js';
import { acceptForms } from '../src/uploads/accept-forms.js';
import { builtExtractor } from './built-service.js';

/** A contract as the other services tell of it; the test changes it at will. */
export interface KnownContract {
  readonly id: string;
  readonly owner: TestActor;
  answers: Answers;
  language: Language;
  isPaid: boolean;
  /** It is deleted after somebody has read it so many times. */
  reads?: number;
  /** Why a contract that was paid for is locked again. */
  withheld?: 'refunded';
  /** Answers that take the place of the present ones, one after each time somebody has read them. */
  readonly changes: Answers[];
}

/** The documents service on a database and a bucket of its own, with contracts that the test makes up. */
export class DocumentsHarness {
  private readonly known = new Map<string, KnownContract>();

  private readonly clients: RpcClient[] = [];

  /** The files, by their hashes, whose reply is paid for; undefined where billing does not answer. */
  paidReplies: Set<string> | undefined = new Set();

  private constructor(
    readonly database: TestDatabase,
    /** Of the bucket; `-documents` is added. */
    readonly bucket: string,
    private running: TestService | undefined,
  ) {}

  static async start(
    config: Partial<AppConfig> = {},
    limits: Partial<RunLimits> = {},
  ): Promise<DocumentsHarness> {
    const { endpoint, accessKey, secretKey, region, bucket } = testStorageOptions();
    const harness = new DocumentsHarness(await testDatabase(entities, migrations), bucket, undefined);
    harness.running = await startTestService({
      name: 'documents',
      http: acceptForms,
      module: AppModule.forRoot({
        INTERNAL_SECRET: TEST_SECRET,
        DOCUMENTS_DATABASE_URL: harness.database.url,
        REDIS_QUEUE_URL: await testRedisUrl(),
        CONTRACTS_RPC: '127.0.0.1:1',
        BILLING_RPC: '127.0.0.1:1',
        IDENTITY_RPC: '127.0.0.1:1',
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY: accessKey,
        S3_SECRET_KEY: secretKey,
        S3_REGION: region,
        S3_BUCKET_PREFIX: bucket,
        GOTENBERG_URL: config.GOTENBERG_URL ?? gotenbergUrl(),
        GOTENBERG_TIMEOUT_MS: 20_000,
        DOWNLOAD_WAIT_MS: 25_000,
        EXTRACTOR_PROGRAM: await builtExtractor(),
        EXTRACTION_PROCESSOR_MS: 10_000,
        EXTRACTION_PATIENCE_MS: 40_000,
        REDLINE: 'free',
        REDLINE_PROCESSOR_MS: 15_000,
        REDLINE_PATIENCE_MS: 25_000,
        ...config,
      }),
      overrides: [
        [RpcClient, harness.others()],
        [RUNS_OPTIONS, { asker: 'documents', answerInPlace, limits: { sweepMs: 1_000, ...limits } }],
      ],
    });
    return harness;
  }

  get service(): TestService {
    if (!this.running) throw new Error('the service does not run');
    return this.running;
  }

  async stop(): Promise<void> {
    for (const client of this.clients) client.onApplicationShutdown();
    await this.running?.close();
    await this.database.drop();
  }

  contractOf(owner: TestActor, given: Partial<Omit<KnownContract, 'id' | 'owner'>> = {}): KnownContract {
    const contract: KnownContract = {
      id: randomUUID(),
      owner,
      answers: webProject as Answers,
      language: 'en',
      isPaid: true,
      changes: [],
      ...given,
    };
    this.known.set(contract.id, contract);
    return contract;
  }

  download(actor: TestActor, id: string, format: string): Promise<Response> {
    return Promise.resolve(
      request(this.service.url)
        .get(`/api/contracts/${id}/download/${format}`)
        .set(asActor('documents', actor))
        .buffer(true)
        .parse((response, done) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => done(null, Buffer.concat(chunks)));
        }),
    );
  }

  /** Calls what ai-worker calls. */
  worker(): RpcClient {
    const targets = { documents: `127.0.0.1:${this.service.rpcPort}` };
    const client = new RpcClient({ service: 'ai-worker', secret: TEST_SECRET, targets });
    this.clients.push(client);
    return client;
  }

  rows(query: string, parameters: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
    return this.database.dataSource.query(query, [...parameters]);
  }

  private others(): Pick<RpcClient, 'call'> {
    return fakeRpc([
      answering(getDraft, ({ contractId, actor }) => {
        const contract = this.known.get(contractId);
        if (!contract || (actor && !owns(contract.owner, actor))) throw new AppError('CONTRACT_NOT_FOUND');
        if (contract.reads !== undefined && --contract.reads < 0) throw new AppError('CONTRACT_NOT_FOUND');
        const { answers } = contract;
        contract.answers = contract.changes.shift() ?? answers;
        return {
          contractId,
          ownerUserId: contract.owner.userId ?? null,
          ownerGuestId: contract.owner.guestId ?? null,
          status: 'paid' as const,
          language: contract.language,
          answers,
          additions: [],
          updatedAt: new Date().toISOString(),
        };
      }),
      answering(PERSONAL_DATA.identity, ({ userId }) => ({ documents: { account: { id: userId } } })),
      answering(PERSONAL_DATA.billing, () => ({ documents: { payments: [] } })),
      answering(PERSONAL_DATA.contracts, (whose) => ({
        documents: {
          contracts: [...this.known.values()]
            .filter(({ owner }) =>
              'userId' in whose ? owner.userId === whose.userId : owner.guestId === whose.guestId,
            )
            .map(({ id, answers }) => ({ id, answers })),
        },
      })),
      answering(offerReply, ({ runId, sha256 }) => {
        if (!this.paidReplies) throw new AppError('SERVICE_UNAVAILABLE');
        return { orderId: runId, isPaid: this.paidReplies.has(sha256) };
      }),
      answering(getEntitlement, ({ contractId }) => {
        const { isPaid = false, withheld } = this.known.get(contractId) ?? {};
        const source = isPaid ? ('one-time' as const) : null;
        return { isPaid, source, testMode: isPaid, ...(withheld && { withheld }) };
      }),
    ]);
  }
}

/** The refusal that a download answered with. */
export function refusal({ status, body }: Response): { status: number; code: unknown; success: unknown } {
  const { code, success } = JSON.parse((body as Buffer).toString('utf8')) as Record<string, unknown>;
  return { status, code, success };
}

function owns(owner: TestActor, actor: Actor): boolean {
  return owner.userId ? owner.userId === actor.userId : owner.guestId === actor.guestId;
}
