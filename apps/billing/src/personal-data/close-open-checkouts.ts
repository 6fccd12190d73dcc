import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Checkout } from '../ledger/checkout.entity.js';
import { CloseCheckout } from '../purchases/close-checkout.js';
import { Payment } from '../ledger/payment.entity.js';

/** Nobody is to pay any more for what is gone, or for somebody who is. */
@Injectable()
export class CloseOpenCheckouts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly close: CloseCheckout,
  ) {}

  async of(whose: Partial<Pick<Payment, 'userId' | 'guestId' | 'contractId'>>): Promise<void> {
    const open = await this.dataSource.manager
      .createQueryBuilder(Checkout, 'checkout')
      .innerJoin(Payment, 'payment', 'payment.id = checkout.paymentId')
      .where(`checkout.state = 'open'`)
      .andWhere(
        'contractId' in whose
          ? 'checkout.contractId = :contractId'
          : 'userId' in whose
            ? 'payment.userId = :userId'
            : 'payment.guestId = :guestId',
        whose,
      )
      .getMany();
    for (const checkout of open) await this.close.run(checkout);
  }
}
