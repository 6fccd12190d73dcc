import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PRICE_CURRENCY, type Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { lockContract, lockPayer } from '../ledger/locks.js';
import type { Order } from './order.js';
import { payerColumns } from '../ledger/payer.js';
import { Payment } from '../ledger/payment.entity.js';
import { centsOf } from '../ledger/price-of.js';
import { UnlockWithoutPaying } from './unlock-without-paying.js';
import { Customer } from '../ledger/customer.entity.js';
import { Checkout } from '../ledger/checkout.entity.js';

const MINUTE_MS = 60_000;
/* The provider takes 30 minutes to 24 hours from when it is asked. */
const LIFE_MS = 60 * MINUTE_MS;
/** A checkout the provider was never heard of again about is asked for anew while its end is far enough away for it. */
const ANSWER_WAIT_MS = 20 * MINUTE_MS;
/** With less left nobody can type a card number. */
const LEAST_LEFT_MS = 2 * MINUTE_MS;

export interface Reserved {
  readonly kind: 'reserved';
  readonly checkout: Checkout;
  readonly payment: Payment;
}
export type Step =
  | { readonly kind: 'unlocked' }
  | Reserved
  /** Another checkout that could be paid as well; it has to be closed first. */
  | { readonly kind: 'in-the-way'; readonly checkout: Checkout };

/** The one open checkout of a contract: the order's own one, or a new row before the provider is asked for it. */
@Injectable()
export class ReserveCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entitlements: EntitlementsService,
    private readonly unlock: UnlockWithoutPaying,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(order: Order, language: Language): Promise<Step> {
    /* Most repeated clicks end here, without waiting for each other. */
    if ((await this.entitlements.find(order.contractId)).isPaid) return { kind: 'unlocked' };
    return this.dataSource.transaction(async (manager) => {
      await lockContract(manager, order.contractId);
      if (order.planType === 'subscription') await lockPayer(manager, order.payer);
      if (await this.unlock.run(manager, order)) return { kind: 'unlocked' };
      if (await this.isUnderWay(manager, order)) throw new AppError('PAYMENT_UNDER_WAY');
      const own = await manager.findOneBy(Checkout, { contractId: order.contractId, state: 'open' });
      const elsewhere = own ?? (await this.findSameSubscription(manager, order));
      if (elsewhere === null) return this.create(manager, order, language);
      const payment = await manager.findOneByOrFail(Payment, { id: elsewhere.paymentId });
      return own !== null && isSame(order, payment) && this.isUsable(own)
        ? { kind: 'reserved', checkout: own, payment }
        : { kind: 'in-the-way', checkout: elsewhere };
    });
  }

  /** A transfer that has not arrived: of this contract, or of the same subscription. Its checkout is complete. */
  private isUnderWay(manager: EntityManager, { contractId, planType, payer }: Order): Promise<boolean> {
    const userId = planType === 'subscription' && 'userId' in payer ? payer.userId : null;
    return manager
      .createQueryBuilder(Checkout, 'checkout')
      .innerJoin(Payment, 'payment', 'payment.id = checkout.paymentId')
      .where(`checkout.state = 'closed' AND payment.status = 'pending'`)
      .andWhere(
        `(checkout.contractId = :contractId OR (payment.planType = 'subscription' AND payment.userId = :userId))`,
        { contractId, userId },
      )
      .getExists();
  }

  /** Nobody is to subscribe twice, from two contracts in two windows. */
  private findSameSubscription(manager: EntityManager, { planType, payer }: Order): Promise<Checkout | null> {
    if (planType !== 'subscription' || !('userId' in payer)) return Promise.resolve(null);
    return manager
      .createQueryBuilder(Checkout, 'checkout')
      .innerJoin(Payment, 'payment', 'payment.id = checkout.paymentId')
      .where(`checkout.state = 'open' AND payment.planType = 'subscription'`)
      .andWhere('payment.userId = :userId', payer)
      .getOne();
  }

  private isUsable({ url, createdAt, expiresAt }: Checkout): boolean {
    const now = this.clock().getTime();
    return url === null
      ? now - createdAt.getTime() < ANSWER_WAIT_MS
      : expiresAt.getTime() - now > LEAST_LEFT_MS;
  }

  private async create(
    manager: EntityManager,
    { contractId, planType, payer }: Order,
    language: Language,
  ): Promise<Reserved> {
    const now = this.clock();
    const customer = 'userId' in payer ? await manager.findOneBy(Customer, payer) : null;
    const payment = await manager.save(
      manager.create(Payment, {
        id: randomUUID(),
        planType,
        contractId: planType === 'one-time' ? contractId : null,
        ...payerColumns(payer),
        amountCents: centsOf(planType),
        currency: PRICE_CURRENCY,
        testMode: false,
        status: 'pending',
        createdAt: now,
      }),
    );
    const checkout = await manager.save(
      manager.create(Checkout, {
        paymentId: payment.id,
        contractId,
        state: 'open',
        attempt: 1,
        language,
        customerRef: customer?.providerRef ?? null,
        sessionRef: null,
        url: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + LIFE_MS),
      }),
    );
    return { kind: 'reserved', checkout, payment };
  }
}

function isSame({ planType, payer }: Order, payment: Payment): boolean {
  if (planType !== payment.planType) return false;
  return 'userId' in payer ? payer.userId === payment.userId : payer.guestId === payment.guestId;
}
