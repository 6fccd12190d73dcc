import { Controller, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { finishRun, startRun, type RunAsker } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import { RunAttempts } from './run-attempts.js';

/** What ai-worker calls; each asker answers under its own name. */
export function runsRpcOf(asker: RunAsker): Type {
  const [start, finish] = [startRun[asker], finishRun[asker]];

  @Controller()
  class RunsRpc {
    constructor(private readonly attempts: RunAttempts) {}

    @RpcHandler(start)
    start({ runId }: z.infer<typeof start.request>): Promise<z.infer<typeof start.response>> {
      return this.attempts.start(runId);
    }

    @RpcHandler(finish)
    async finish({
      runId,
      attempt,
      outcome,
    }: z.infer<typeof finish.request>): Promise<z.infer<typeof finish.response>> {
      return { isAccepted: await this.attempts.finish(runId, attempt, outcome) };
    }
  }
  return RunsRpc;
}
