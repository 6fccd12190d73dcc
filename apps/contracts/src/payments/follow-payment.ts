import type { EventData, EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { Contract } from '../store/contract.entity.js';
import { notePayment } from './contract-payment.entity.js';
import { statusAfter, type ContractAct } from '../store/status.js';

type PaymentAct = Extract<ContractAct, 'start-payment' | 'abandon-payment'>;

/**
 * Moves the status after what billing tells. Events may overtake each other: one that the contract's status does not allow
 * any more, say an abandoned checkout of a contract that is paid by now, changes nothing.
 */
async function follow(manager: EntityManager, id: string, act: PaymentAct): Promise<void> {
  const contract = await manager.findOne(Contract, { where: { id }, lock: { mode: 'for_no_key_update' } });
  const status = contract && statusAfter(contract.status, act);
  if (status) await manager.update(Contract, id, { status });
}

@EventHandler('contract.checkout-started')
export class FollowCheckoutStart implements EventSubscriber<'contract.checkout-started'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async handle({ eventId, data }: EventEnvelope<'contract.checkout-started'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, (manager) =>
      follow(manager, data.contractId, 'start-payment'),
    );
  }
}

@EventHandler('contract.checkout-ended')
export class FollowCheckoutEnd implements EventSubscriber<'contract.checkout-ended'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async handle({ eventId, data }: EventEnvelope<'contract.checkout-ended'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, (manager) =>
      follow(manager, data.contractId, 'abandon-payment'),
    );
  }
}

@EventHandler('contract.refunded')
export class FollowRefund implements EventSubscriber<'contract.refunded'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async handle({ eventId, occurredAt, data }: EventEnvelope<'contract.refunded'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, (manager) =>
      refund(manager, data, new Date(occurredAt)),
    );
  }
}

/** A contract that another payment stands for stays paid. */
async function refund(
  manager: EntityManager,
  { contractId, paymentId }: EventData<'contract.refunded'>,
  asOf: Date,
): Promise<void> {
  const contract = await manager.findOne(Contract, {
    where: { id: contractId },
    lock: { mode: 'for_no_key_update' },
  });
  if (!contract) return;
  const isStillPaid = await notePayment(manager, { contractId, paymentId, isPaid: false, asOf });
  const status = statusAfter(contract.status, 'refund');
  if (status && !isStillPaid) await manager.update(Contract, contractId, { status });
}
