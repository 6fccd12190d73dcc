import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { canBePaid, statusAfter } from '../store/status.js';

/** Mirrors in the status that the files are there to be downloaded (T-14). */
@EventHandler('contract.rendered')
export class MarkGenerated implements EventSubscriber<'contract.rendered'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async handle({ eventId, data }: EventEnvelope<'contract.rendered'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, (manager) =>
      markGenerated(manager, data.contractId),
    );
  }
}

async function markGenerated(manager: EntityManager, id: string): Promise<void> {
  const contract = await manager.findOne(Contract, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!contract) return;
  const status = statusAfter(contract.status, 'render');
  if (status) await manager.update(Contract, id, { status });
  /* Files are made of paid contracts only: the news of the payment is still on its way, and this comes again. */
  else if (canBePaid(contract.status)) throw new Error(`the payment of contract ${id} is not known yet`);
}
