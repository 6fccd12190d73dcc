import { Injectable } from '@nestjs/common';
import type { DataOwner } from '@pactwright/protocol';
import { DataSource, In } from 'typeorm';
import { Checkout } from '../ledger/checkout.entity.js';
import { Entitlement } from '../ledger/entitlement.entity.js';
import { Payment } from '../ledger/payment.entity.js';
import { marksOf } from '../refunds/payer-marks.js';
import { Reply } from '../ledger/reply.entity.js';
import { RefundMark } from '../ledger/refund-mark.entity.js';
import { Refund } from '../ledger/refund.entity.js';
import { Customer } from '../ledger/customer.entity.js';
import { QuotaPeriod } from '../ledger/quota-period.entity.js';
import { QuotaUse } from '../ledger/quota-use.entity.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { Withdrawal } from '../withdrawals/withdrawal.entity.js';

/** Everything billing keeps about somebody, by the name of the document it is exported in. */
@Injectable()
export class CollectPersonalData {
  constructor(private readonly dataSource: DataSource) {}

  async run(owner: DataOwner): Promise<Record<string, unknown>> {
    const { manager } = this.dataSource;
    const payments = await manager.find(Payment, { where: owner, order: { createdAt: 'ASC' } });
    const paymentId = In(payments.map(({ id }) => id));
    const ofEverybody = {
      payments,
      refunds: await manager.findBy(Refund, { paymentId }),
      'refund-marks': await manager.findBy(RefundMark, { paymentId }),
      checkouts: await manager.findBy(Checkout, { paymentId }),
      'unlocked-contracts': await manager.findBy(Entitlement, { paymentId }),
      replies: await manager.find(Reply, { where: owner, order: { offeredAt: 'ASC' } }),
      'deleted-purchases': (await marksOf(manager, [owner]))(owner),
      withdrawals: await manager.find(Withdrawal, { where: owner, order: { receivedAt: 'ASC' } }),
    };
    /* Only an account can subscribe (T-59). */
    return 'userId' in owner ? { ...ofEverybody, ...(await this.ofSubscriber(owner.userId)) } : ofEverybody;
  }

  private async ofSubscriber(userId: string): Promise<Record<string, unknown>> {
    const { manager } = this.dataSource;
    const subscriptions = await manager.find(Subscription, {
      where: { userId },
      order: { anchoredAt: 'ASC' },
    });
    const periods = await manager.findBy(QuotaPeriod, {
      subscriptionId: In(subscriptions.map(({ id }) => id)),
    });
    return {
      subscriptions,
      'subscription-periods': periods,
      'contracts-of-subscriptions': await manager.findBy(QuotaUse, {
        periodId: In(periods.map(({ id }) => id)),
      }),
      'payment-provider': await manager.findBy(Customer, { userId }),
    };
  }
}
