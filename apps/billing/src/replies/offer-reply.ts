import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor, offerReply } from '@pactwright/protocol';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { z } from 'zod';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { Checkout } from '../ledger/checkout.entity.js';
import { lockPayer } from '../ledger/locks.js';
import { payerColumns, payerOf } from '../ledger/payer.js';
import { Reply, repliesOf } from '../ledger/reply.entity.js';
import { AskProvider } from '../purchases/ask-provider.js';

export interface CheckedFile {
  readonly runId: string;
  readonly sha256: string;
}

/** Makes the Word files of a reply something that its owner can pay for, or says that they have. */
@Injectable()
export class OfferReply {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly provider: AskProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(actor: Actor, file: CheckedFile): Promise<z.infer<typeof offerReply.response>> {
    const replies = await this.dataSource.transaction((manager) => this.findOrOffer(manager, actor, file));
    for (const { id } of replies) if (await this.isPaid(id)) return { orderId: id, isPaid: true };
    const [{ id }] = replies;
    /* The browser may be back from the provider's page before we have been told. */
    await this.provider.inTurn(id);
    return { orderId: id, isPaid: await this.isPaid(id) };
  }

  private async isPaid(id: string): Promise<boolean> {
    return (await this.entitlements.find(id)).isPaid;
  }

  /** Always in the same order: whoever bought one as a visitor and one by the account has two. */
  private async findOrOffer(
    manager: EntityManager,
    actor: Actor,
    { runId, sha256 }: CheckedFile,
  ): Promise<[Reply, ...Reply[]]> {
    const payer = payerOf(actor);
    await lockPayer(manager, payer);
    const [first, ...others] = await manager.find(Reply, {
      where: repliesOf(actor).map((owner) => ({ ...owner, sha256 })),
      order: { id: 'ASC' },
    });
    const now = this.clock();
    if (first) {
      await manager.update(Reply, { id: In([first, ...others].map(({ id }) => id)) }, { offeredAt: now });
      await this.leadBackTo(manager, first, runId);
      return [first, ...others];
    }
    const offered = { id: randomUUID(), sha256, runId, ...payerColumns(payer), offeredAt: now };
    return [await manager.save(manager.create(Reply, offered))];
  }

  /** An open checkout goes on leading to where it was opened: asked for twice, the provider is told the same. */
  private async leadBackTo(manager: EntityManager, reply: Reply, runId: string): Promise<void> {
    if (reply.runId === runId) return;
    if (await manager.existsBy(Checkout, { contractId: reply.id, state: 'open' })) return;
    await manager.update(Reply, reply.id, { runId });
  }
}
