import { Injectable } from '@nestjs/common';
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';
import {
  finishRun,
  runResult,
  startRun,
  type RunAsker,
  type RunInputOf,
  type RunKind,
  type RunOutcome,
  type RunResultOf,
} from '@pactwright/protocol';
import type { JobContext } from '@pactwright/server-queue';
import { AppError } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import type { RunContext } from '../run-context.js';

export type Work<K extends RunKind> = (input: RunInputOf<K>, context: RunContext) => Promise<RunResultOf<K>>;

/** An asker that restarts is back within seconds; work that was paid for is not thrown away for that. */
const askerIsAway = retry(
  handleWhen((error) => error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE'),
  { maxAttempts: 60, backoff: new ExponentialBackoff({ initialDelay: 250, maxDelay: 2_000 }) },
);

/** Does one run for whoever asked for it. Ends only once the result is stored; any number of repeats stores one result. */
@Injectable()
export class PerformRun {
  constructor(private readonly rpc: RpcClient) {}

  async perform<K extends RunKind>(
    kind: K,
    { runId, asker }: { readonly runId: string; readonly asker: RunAsker },
    { signal, log }: JobContext,
    work: Work<K>,
  ): Promise<void> {
    const run = await this.untilAnswered(signal, () => this.rpc.call(startRun[asker], { runId }));
    if (!run) {
      log.info({ run_id: runId }, 'nothing left to do');
      return;
    }
    const { attempt, input, payer, leftMs } = run;
    let outcome: RunOutcome;
    try {
      if (!isOf(kind, input)) throw new Error(`a job for ${kind} was given a run to ${input.kind}`);
      const result = runResult.parse(await work(input, { payer, signal, leftMs }));
      outcome = { status: 'done', result };
    } catch (error) {
      /* Cut short: the job is repeated. Anything else is a fault that every repeat would meet again. */
      signal.throwIfAborted();
      log.error({ err: error, run_id: runId }, 'the run failed');
      outcome = { status: 'failed' };
    }
    const { isAccepted } = await this.untilAnswered(signal, () =>
      this.rpc.call(finishRun[asker], { runId, attempt, outcome }),
    );
    if (!isAccepted) log.info({ run_id: runId, run_attempt: attempt }, 'a later attempt has the run');
  }

  private untilAnswered<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    return askerIsAway.execute(() => {
      signal.throwIfAborted();
      return call();
    }, signal);
  }
}

const isOf = <K extends RunKind>(kind: K, input: { kind: RunKind }): input is RunInputOf<K> =>
  input.kind === kind;
