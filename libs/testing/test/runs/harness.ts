import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Module, type DynamicModule } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { z } from 'zod';
import {
  analyzeJob,
  finishRun,
  modelReviewJob,
  reviewJob,
  startRun,
  suggestJob,
  type Payer,
  type RunInputOf,
  type RunOutcome,
  type RunResultOf,
} from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { JobProcessor, QueueModule, type JobContext } from '@pactwright/server-queue';
import { RpcClient, RpcModule } from '@pactwright/server-rpc';
import {
  Run,
  RunsModule,
  createRunsTable,
  dropRunsTable,
  indexRunsByOwner,
  type RunsOptions,
} from '@pactwright/server-runs';
import { TEST_SECRET, aGuestId, startTestService, type TestService } from '../../src/index.js';

class CreateRuns1700000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createRunsTable(queryRunner);
    await indexRunsByOwner(queryRunner);
  }

  down(queryRunner: QueryRunner): Promise<void> {
    return dropRunsTable(queryRunner);
  }
}
export const schema = { entities: [Run], migrations: [CreateRuns1700000000000] };

export const aPayer = (): Payer => ({ owner: `guest:${aGuestId()}`, isVisitor: true, address: null });

export const aQuestion = (label: string = randomUUID()): RunInputOf<'suggest'> => ({
  kind: 'suggest',
  language: 'en',
  contractLanguage: 'en',
  stepKey: 'contract_overview',
  key: 'scope_of_work',
  label,
  currentText: '',
  answers: {},
  improvement: null,
});

export const anAnswer = (
  suggestion: string,
  fallback: 'unavailable' | null = null,
): RunResultOf<'suggest'> => ({
  kind: 'suggest',
  suggestion,
  engine: { name: 'built-in', version: '1', model: null, fallback },
});

export const aSlowQuestion = (text: string = randomUUID()): RunInputOf<'model-review'> => ({
  kind: 'model-review',
  language: 'en',
  text,
  known: [],
});

export const aReading = (fallback: 'unavailable' | null = null): RunResultOf<'model-review'> => ({
  kind: 'model-review',
  findings: [],
  isPartial: false,
  engine: fallback
    ? { name: 'built-in', version: '1', model: null, fallback }
    : { name: 'model', version: '1', model: 'm', fallback },
});

export const done = (suggestion: string): RunOutcome => ({ status: 'done', result: anAnswer(suggestion) });

@Module({})
class Asker {
  static with(url: string, redisUrl: string, options: Partial<RunsOptions>): DynamicModule {
    return {
      module: Asker,
      imports: [
        DatabaseModule.forRoot({ url, ...schema }),
        /* A service that consumes no queue. */
        QueueModule.forRoot({ service: 'i18n', redisUrl }),
        RpcModule.forRoot({ service: 'contracts', secret: TEST_SECRET, targets: {} }),
        RunsModule.forRoot({ asker: 'contracts', ...options }),
      ],
    };
  }
}

/** A service that asks and keeps runs. */
export const startAsker = (
  url: string,
  redisUrl: string,
  options: Partial<RunsOptions> = {},
): Promise<TestService> =>
  startTestService({ name: 'contracts', module: Asker.with(url, redisUrl, options) });

interface Work {
  readonly takesMs: number;
}
const WORK = Symbol('WORK');

@JobProcessor(suggestJob)
class Suggest {
  constructor(
    @Inject(RpcClient) private readonly rpc: RpcClient,
    @Inject(WORK) private readonly work: Work,
  ) {}

  async handle({ runId }: z.infer<typeof suggestJob.data>, { signal }: JobContext): Promise<void> {
    const started = await this.rpc.call(startRun.contracts, { runId });
    if (started?.input.kind !== 'suggest') return;
    await pause(this.work.takesMs, undefined, { signal });
    const outcome = done(`About ${started.input.label}`);
    await this.rpc.call(finishRun.contracts, { runId, attempt: started.attempt, outcome });
  }
}

@JobProcessor(analyzeJob)
class Analyze {
  async handle(): Promise<void> {}
}
@JobProcessor(reviewJob)
class Review {
  async handle(): Promise<void> {}
}
@JobProcessor(modelReviewJob)
class ModelReview {
  constructor(@Inject(RpcClient) private readonly rpc: RpcClient) {}

  async handle({ runId }: z.infer<typeof modelReviewJob.data>): Promise<void> {
    const started = await this.rpc.call(startRun.contracts, { runId });
    if (!started) return;
    const outcome: RunOutcome = { status: 'done', result: aReading() };
    await this.rpc.call(finishRun.contracts, { runId, attempt: started.attempt, outcome });
  }
}

@Module({})
class Worker {
  static with(redisUrl: string, contracts: string, work: Work): DynamicModule {
    return {
      module: Worker,
      imports: [
        QueueModule.forRoot({ service: 'ai-worker', redisUrl, closeGraceMs: 100 }),
        RpcModule.forRoot({ service: 'ai-worker', secret: TEST_SECRET, targets: { contracts } }),
      ],
      providers: [Suggest, Analyze, Review, ModelReview, { provide: WORK, useValue: work }],
    };
  }
}

/** Works on one run at a time. */
export const startWorker = (redisUrl: string, asker: TestService, takesMs = 1): Promise<TestService> =>
  startTestService({
    name: 'ai-worker',
    module: Worker.with(redisUrl, `127.0.0.1:${asker.rpcPort}`, { takesMs }),
    rpc: false,
  });
