import type { EventData, EventEnvelope } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { settleFurtherTerms } from '../contracts/further-terms.js';
import { notePayment } from './contract-payment.entity.js';
import { isPaidStatus, statusAfter } from '../store/status.js';

/** Mirrors in the status what billing has decided. Billing stays the one to ask whether a contract may be downloaded. */
@EventHandler('contract.paid')
export class MarkPaid implements EventSubscriber<'contract.paid'> {
  private readonly log = logger('payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly catalogues: CatalogueService,
  ) {}

  async handle({ eventId, occurredAt, data }: EventEnvelope<'contract.paid'>): Promise<void> {
    const { contractId } = data;
    const catalogue = await this.catalogues.get();
    await this.inbox.once(this.dataSource.manager, eventId, async (manager) => {
      if (await markPaid(manager, data, new Date(occurredAt), catalogue)) {
        await settleFurtherTerms(manager, contractId, catalogue);
      } else {
        this.log.error({ contractId, paymentId: data.paymentId }, 'no contract to mark paid');
      }
    });
  }
}

async function markPaid(
  manager: EntityManager,
  { contractId: id, paymentId, testMode }: EventData<'contract.paid'>,
  paidAt: Date,
  catalogue: Catalogue,
): Promise<boolean> {
  const contract = await manager.findOne(Contract, { where: { id }, lock: { mode: 'for_no_key_update' } });
  const status = contract && statusAfter(contract.status, 'pay');
  if (!contract || !status) return false;
  const stands = await notePayment(manager, { contractId: id, paymentId, isPaid: true, asOf: paidAt });
  /* Real money is not unmade by a test payment that arrives after it. */
  const wasReal = isPaidStatus(contract.status) && !contract.testMode;
  const firstPaidAt = contract.firstPaidAt ?? paidAt;
  await manager.update(Contract, id, {
    /* Overtaken by its own refund, it was paid for and is no longer. */
    status: stands ? status : 'refunded',
    testMode: testMode && !wasReal,
    firstPaidAt,
    /* Whatever administrators ask later, the contract goes on saying what was bought. */
    askedWhen: contract.askedWhen ?? catalogue.askedWhen,
  });
  return true;
}
