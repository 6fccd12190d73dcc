import {
  finishRun,
  startRun,
  type ReviewedKind,
  type RunInputOf,
  type RunOutcome,
  type RunResultOf,
} from '@pactwright/protocol';
import type { RpcClient } from '@pactwright/server-rpc';
import { Run } from '@pactwright/server-runs';
import { In } from 'typeorm';
import type { z } from 'zod';
import type { TestDatabase } from '@pactwright/testing';
import { AppError } from '@pactwright/server-kit';

const PAUSE_MS = 20;

type Review = RunResultOf<'review'>;
type Started = NonNullable<z.infer<typeof startRun.documents.response>>;

/** The service that asks; a test may have it killed in between. */
export interface Asker {
  readonly database: TestDatabase;
  worker(): RpcClient;
}

/** A review that says how long the text was and where its first word is. */
export function reviewOf(text: string, document: ReviewedKind = 'contract'): Review {
  const quote = text.split(/\s/, 1)[0] ?? '';
  const finding = { id: 'test.first-word', suggestion: 'Ask', riskFactor: 3 as const, why: 'Because' };
  return {
    kind: 'review',
    document,
    analysis:
      document === 'contract'
        ? {
            industry: 'Web development',
            kind: 'services',
            parties: [],
            otherSide: null,
            toLookFor: [],
            essential: [{ ...finding, evidence: { quote, start: 0, end: quote.length } }],
            legal: [],
            commercial: [],
            clarity: [],
            risk: [],
            industryConsiderations: [],
            bestPractices: [],
            commonPitfalls: [],
            documentLanguage: 'en',
            warnings: [],
            engine: { name: 'built-in', version: '1', model: null, fallback: null },
          }
        : null,
  };
}

/** Stands in for ai-worker: reviews whatever this service asks, through the same calls. */
export class Reviewer {
  /** The texts that were asked about, in order. */
  readonly texts: string[] = [];
  /** What is answered; the test changes it at will. */
  answer: (text: string) => RunOutcome | Promise<RunOutcome> = (text) => ({
    status: 'done',
    result: reviewOf(text),
  });

  /** Of a model, about the same text; undefined as long as it still reads, when it is asked again. */
  read: (input: RunInputOf<'model-review'>) => RunOutcome | undefined = () => undefined;

  /* Started once each: a run that is begun again and again is given up after a few times. */
  private readonly reading = new Map<string, Started>();
  private readonly problems: unknown[] = [];
  private stopped = false;
  private readonly working: Promise<void>;

  constructor(private readonly documents: Asker) {
    this.working = this.work(documents.worker());
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
    if (this.problems.length > 0) throw new AggregateError(this.problems, 'the reviewer failed');
  }

  private async work(rpc: RpcClient): Promise<void> {
    const runs = this.documents.database.dataSource.getRepository(Run);
    while (!this.stopped) {
      const asked = runs.find({ select: { id: true }, where: { status: In(['queued', 'running']) } });
      /* A busy machine may give no connection in time; it looks again. */
      for (const { id } of await asked.catch(() => [])) {
        await this.review(rpc, id).catch((error: unknown) => {
          /* It is being killed, and will be asked again. */
          if (!(error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE')) this.problems.push(error);
        });
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  private async review(rpc: RpcClient, runId: string): Promise<void> {
    const started = this.reading.get(runId) ?? (await rpc.call(startRun.documents, { runId }));
    if (!started) return;
    const outcome = await this.outcomeOf(started);
    if (outcome) await rpc.call(finishRun.documents, { runId, attempt: started.attempt, outcome });
    else this.reading.set(runId, started);
  }

  private outcomeOf({ input }: Started): RunOutcome | undefined | Promise<RunOutcome> {
    if (input.kind === 'model-review') return this.read(input);
    if (input.kind !== 'review') throw new Error(`documents asks for no ${input.kind}`);
    this.texts.push(input.text);
    return this.answer(input.text);
  }
}
