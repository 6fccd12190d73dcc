import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { proposals, type ReplyInput, type ReplyProposal } from '@pactwright/drafting';
import { AppError } from '@pactwright/server-kit';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/* The thread keeps what the rules have learned, which takes as much memory again as in the service itself. */
const AT_ONCE = 1;
const WAITING = 32;
const BUSY_SECONDS = 5;

/* Beside the built service it is a program of its own. From source nothing could run it, and nobody else waits. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? undefined
  : new URL('./proposing-thread.mjs', import.meta.url);

/**
 * Looks for what can be replied to a contract, in a thread of its own: each proposal is checked as the contract was, which takes
 * 0.2 s for one of a few pages and 2 s for the longest, and nobody else is to wait for that.
 */
@Injectable()
export class Proposing implements BeforeApplicationShutdown {
  private readonly turns = bulkhead(AT_ONCE, WAITING);
  private thread: Worker | undefined;

  /** Throws SERVICE_UNAVAILABLE when too many wait already. */
  async propose(input: ReplyInput): Promise<readonly ReplyProposal[]> {
    try {
      return await this.turns.execute(() => (PROGRAM ? this.inThread(PROGRAM, input) : proposals(input)));
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new AppError('SERVICE_UNAVAILABLE', { seconds: BUSY_SECONDS }, { cause: error });
      throw error;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }

  private async inThread(program: URL, input: ReplyInput): Promise<readonly ReplyProposal[]> {
    const thread = this.thread ?? new Worker(program, { name: 'proposing', stdin: false });
    /* A thread that fails is not used again; an idle one keeps no process from its end. */
    this.thread = undefined;
    thread.unref();
    const answered = once(thread, 'message');
    thread.postMessage(input);
    const [answer] = (await answered) as [readonly ReplyProposal[]];
    this.thread = thread;
    return answer;
  }
}
