import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { DealTerms, ReplyInput, ReplyProposal } from '@pactwright/drafting';
import type { Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { done, type Done, type Work } from './work.js';

/* The thread keeps what the rules have learned, which takes as much memory again as in the service itself. */
const AT_ONCE = 1;
const WAITING = 32;
const BUSY_SECONDS = 5;

/* Beside the built service it is a program of its own. From source nothing could run it, and nobody else waits. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? undefined
  : new URL('./contract-thread.mjs', import.meta.url);

/** Reads checked contracts in a thread of its own, so that nobody else waits for a long one. Throws SERVICE_UNAVAILABLE when too many wait already. */
@Injectable()
export class ContractThread implements BeforeApplicationShutdown {
  private readonly turns = bulkhead(AT_ONCE, WAITING);
  private thread: Worker | undefined;

  /**
   * What can be replied to a contract. Each proposal is checked as the contract was, which takes 0.2 s for one of a few pages
   * and 2 s for the longest.
   */
  async proposals(input: ReplyInput): Promise<readonly ReplyProposal[]> {
    return this.inTurn<'proposals'>({ kind: 'proposals', input });
  }

  /** The terms that it sets, told in `language`: 0.06 s for one of a few pages, 0.8 s for the longest. */
  async terms(text: string, language: Language): Promise<DealTerms> {
    return this.inTurn<'terms'>({ kind: 'terms', text, language });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.thread?.terminate();
  }

  private async inTurn<Kind extends Work['kind']>(work: Work & { kind: Kind }): Promise<Done<Kind>> {
    try {
      const answer = await this.turns.execute(() => (PROGRAM ? this.inThread(PROGRAM, work) : done(work)));
      return answer as Done<Kind>;
    } catch (error) {
      if (error instanceof BulkheadRejectedError)
        throw new AppError('SERVICE_UNAVAILABLE', { seconds: BUSY_SECONDS }, { cause: error });
      throw error;
    }
  }

  private async inThread(program: URL, work: Work): Promise<Done<Work['kind']>> {
    const thread = this.thread ?? new Worker(program, { name: 'contract', stdin: false });
    /* A thread that fails is not used again; an idle one keeps no process from its end. */
    this.thread = undefined;
    thread.unref();
    const answered = once(thread, 'message');
    thread.postMessage(work);
    const [answer] = (await answered) as [Done<Work['kind']>];
    this.thread = thread;
    return answer;
  }
}
