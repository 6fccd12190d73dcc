import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { DealTerms, ReplyInput, ReplyProposal } from '@pactwright/drafting';
import type { Actor, Language } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { FairTurns } from './fair-turns.js';
import { LIMITS } from './limits.js';
import { WorkThread } from './work-thread.js';
import { done, type Done, type Work } from './work.js';

const BUSY_SECONDS = 20;

/* Beside the built service it is a program of its own. From source nothing could run it, and nobody else waits. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? undefined
  : new URL('./contract-thread.mjs', import.meta.url);

/** Who is answered; `signal` is aborted when nobody waits for the answer any more. */
export interface Asker {
  readonly actor: Pick<Actor, 'userId' | 'guestId'>;
  readonly signal: AbortSignal;
}

/**
 * Reads checked contracts in a thread of its own, so that nobody else waits for a long one, the contract of one visitor after that of
 * another. Throws CONTRACT_BUSY when too many wait already or one's turn does not come, and CONTRACT_TOO_LONG.
 */
@Injectable()
export class ContractThread implements BeforeApplicationShutdown {
  private readonly log = logger('contract-thread');
  private readonly turns = new FairTurns(LIMITS);
  private readonly thread = PROGRAM && new WorkThread<Work, Done<Work['kind']>>(PROGRAM, LIMITS);

  /** What can be replied to a contract. */
  async proposals(input: ReplyInput, asker: Asker): Promise<readonly ReplyProposal[]> {
    return this.inTurn<'proposals'>({ kind: 'proposals', input }, asker);
  }

  /** The terms that it sets, told in `language`. */
  async terms(text: string, language: Language, asker: Asker): Promise<DealTerms> {
    return this.inTurn<'terms'>({ kind: 'terms', text, language }, asker);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.thread?.stop();
  }

  private async inTurn<Kind extends Work['kind']>(
    work: Work & { kind: Kind },
    { actor, signal }: Asker,
  ): Promise<Done<Kind>> {
    const owner = actor.userId ?? actor.guestId ?? '';
    const end = await this.turns.hold(owner, signal, () => this.performed(work), busy);
    if (end.outcome === 'answered') return end.answer as Done<Kind>;
    this.log.info({ kind: work.kind, why: end.outcome }, 'not read');
    throw end.outcome === 'too-long' ? new AppError('CONTRACT_TOO_LONG') : busy();
  }

  private async performed(work: Work) {
    return this.thread ? this.thread.run(work) : { outcome: 'answered' as const, answer: done(work) };
  }
}

const busy = (): AppError => new AppError('CONTRACT_BUSY', { seconds: BUSY_SECONDS });
