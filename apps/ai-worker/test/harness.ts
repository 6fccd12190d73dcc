import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import {
  MODEL_DEADLINE_MS,
  RUN_JOBS,
  finishRun,
  startRun,
  type Payer,
  type RunAsker,
  type RunInput,
  type RunInputOf,
  type RunKind,
  type RunOutcome,
  type RunResultOf,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { JobQueue } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import {
  TEST_SECRET,
  answering,
  eventually,
  fakeRpc,
  startTestService,
  testRedisUrl,
  type TestService,
} from '@pactwright/testing';
import { AppModule, type AppConfig } from '../src/app.module.js';

interface StoredRun {
  readonly input: RunInput;
  readonly payer: Payer;
  attempt: number;
  outcome?: RunOutcome;
}

const PAYER: Payer = { owner: 'user:1', isVisitor: false, address: null };

const testConfig = async (changes: Partial<AppConfig> = {}): Promise<AppConfig> => ({
  REDIS_QUEUE_URL: await testRedisUrl(),
  CONTRACTS_RPC: '127.0.0.1:1',
  DOCUMENTS_RPC: '127.0.0.1:1',
  INTERNAL_SECRET: TEST_SECRET,
  /* For a busy machine; short only where a test is about them. */
  OPENAI_TIMEOUT_MS: MODEL_DEADLINE_MS,
  OPENAI_REVIEW_TIMEOUT_MS: 40_000,
  OPENAI_CONTEXT_TOKENS: 64_000,
  OPENAI_CONCURRENCY: 8,
  OPENAI_USD_PER_MILLION_INPUT: 1,
  OPENAI_USD_PER_MILLION_OUTPUT: 4,
  AI_TOKENS_PER_DAY: 10_000_000,
  AI_VISITOR_ANALYSES_PER_DAY: 2,
  AI_USD_PER_DAY: 1_000,
  ...changes,
});

/** The service on a real queue, and askers that keep their runs as the real ones do: an attempt that is not the last writes nothing. */
export class WorkerHarness {
  /** How often a result was stored. */
  stored = 0;
  /** Calls of start and finish that fail before the next one is answered. */
  outages = 0;
  /** Of the time that a model's review may take. */
  leftMs = 180_000;
  private readonly runs = new Map<string, StoredRun>();
  private running: TestService | undefined;

  private constructor(readonly redisUrl: string) {}

  static async start(changes: Partial<AppConfig> = {}): Promise<WorkerHarness> {
    const config = await testConfig(changes);
    const harness = new WorkerHarness(config.REDIS_QUEUE_URL);
    const answers = (['contracts', 'documents'] as const).flatMap((asker) => [
      answering(startRun[asker], ({ runId }) => harness.begin(runId)),
      answering(finishRun[asker], ({ runId, attempt, outcome }) => harness.end(runId, attempt, outcome)),
    ]);
    harness.running = await startTestService({
      name: 'ai-worker',
      module: AppModule.forRoot(config),
      rpc: false,
      overrides: [[RpcClient, fakeRpc(answers)]],
    });
    return harness;
  }

  get service(): TestService {
    if (!this.running) throw new Error('the service does not run');
    return this.running;
  }

  stop(): Promise<void> {
    return this.service.close();
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.service.url}/metrics`)).text();
  }

  ask(input: RunInput, payer: Partial<Payer> = {}): string {
    const runId = randomUUID();
    this.runs.set(runId, { input, payer: { ...PAYER, ...payer }, attempt: 0 });
    return runId;
  }

  async queue(runId: string, kind: RunKind, asker: RunAsker = 'contracts'): Promise<void> {
    await this.service.get(JobQueue).add(RUN_JOBS[kind], { runId, asker }, { priority: 1 });
  }

  outcomeOf(runId: string): RunOutcome | undefined {
    return this.runs.get(runId)?.outcome;
  }

  attemptsOf(runId: string): number {
    return this.runs.get(runId)?.attempt ?? 0;
  }

  /** Does what the service does with a job: asks, and waits until the result is stored. */
  async run<K extends RunKind>(input: RunInputOf<K>, payer: Partial<Payer> = {}): Promise<RunResultOf<K>> {
    const runId = this.ask(input, payer);
    await this.queue(runId, input.kind, input.kind.endsWith('review') ? 'documents' : 'contracts');
    const outcome = await this.ended(runId);
    if (outcome.status !== 'done' || outcome.result.kind !== input.kind) throw new Error(outcome.status);
    return outcome.result as RunResultOf<K>;
  }

  ended(runId: string): Promise<RunOutcome> {
    return eventually(
      () => {
        const outcome = this.outcomeOf(runId);
        if (!outcome) throw new Error('the run goes on');
        return outcome;
      },
      { withinMs: 60_000 },
    );
  }

  private begin(runId: string): z.infer<typeof startRun.documents.response> {
    this.failWhileAway();
    const run = this.runs.get(runId);
    if (!run || run.outcome) return null;
    run.attempt += 1;
    const leftMs = run.input.kind === 'model-review' ? this.leftMs : null;
    return { attempt: run.attempt, input: run.input, payer: run.payer, leftMs };
  }

  private end(runId: string, attempt: number, outcome: RunOutcome): { isAccepted: boolean } {
    this.failWhileAway();
    const run = this.runs.get(runId);
    if (!run || run.outcome || run.attempt !== attempt) return { isAccepted: false };
    run.outcome = outcome;
    this.stored += 1;
    return { isAccepted: true };
  }

  private failWhileAway(): void {
    if (this.outages === 0) return;
    this.outages -= 1;
    throw new AppError('SERVICE_UNAVAILABLE');
  }
}
