import { Injectable } from '@nestjs/common';
import type { DataOwner } from '@pactwright/protocol';
import { DataSource, In } from 'typeorm';
import { Checkout } from '../checkouts/checkout.entity.js';
import { Entitlement } from '../entitlements/entitlement.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { marksOf } from '../refunds/payer-marks.js';
import { RefundMark } from '../refunds/refund-mark.entity.js';
import { Refund } from '../refunds/refund.entity.js';
import { Customer } from '../subscriptions/customer.entity.js';
import { QuotaPeriod } from '../subscriptions/quota-period.entity.js';
import { QuotaUse } from '../subscriptions/quota-use.entity.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
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
