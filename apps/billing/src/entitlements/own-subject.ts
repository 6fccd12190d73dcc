import { Inject, Injectable } from '@nestjs/common';
import { getDraft, type Actor } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { Reply, repliesOf } from '../ledger/reply.entity.js';

/** What keeps something from being sold. */
export interface Failures {
  readonly checks: readonly string[];
  /** The question whose answer mends it. */
  readonly toMend?: string | undefined;
}

/** What can be paid for: a contract, which contracts knows, or a reply, which was offered here. */
@Injectable()
export class OwnSubject {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws CONTRACT_NOT_FOUND for what is not the caller's. */
  async require(actor: Actor, id: string): Promise<void> {
    if (!(await this.isReplyOf(actor, id))) await this.rpc.call(getDraft, { contractId: id, actor });
  }

  /** What has to be true before it is sold and is not. What is about to be ordered is not swept. Throws CONTRACT_NOT_FOUND. */
  async failures(actor: Actor, id: string): Promise<Failures> {
    if (await this.isReplyOrderedBy(actor, id)) return { checks: [] };
    const draft = await this.rpc.call(getDraft, { contractId: id, actor, isOrder: true });
    return { checks: draft.failedChecks ?? [], toMend: draft.toMend };
  }

  private async isReplyOf(actor: Actor, id: string): Promise<boolean> {
    const own = repliesOf(actor);
    if (own.length === 0) return false;
    return this.dataSource.manager.existsBy(
      Reply,
      own.map((owner) => ({ ...owner, id })),
    );
  }

  private async isReplyOrderedBy(actor: Actor, id: string): Promise<boolean> {
    const own = repliesOf(actor);
    if (own.length === 0) return false;
    const { affected } = await this.dataSource.manager
      .createQueryBuilder()
      .update(Reply)
      .set({ offeredAt: this.clock() })
      .where(own.map((owner) => ({ ...owner, id })))
      .execute();
    return affected === 1;
  }
}
