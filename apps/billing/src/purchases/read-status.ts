import { Injectable } from '@nestjs/common';
import { CHECKOUT_ENDINGS, type Actor, type CheckoutEnding, type PaymentStatus } from '@pactwright/protocol';
import { DataSource } from 'typeorm';
import { AskProvider } from './ask-provider.js';
import { Checkout } from '../ledger/checkout.entity.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { Payment } from '../ledger/payment.entity.js';

/** GET /api/payment/status: whether the caller's own contract is unlocked, by what we know and else by what the provider knows. */
@Injectable()
export class ReadStatus {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly provider: AskProvider,
    private readonly dataSource: DataSource,
  ) {}

  async run(actor: Actor, contractId: string): Promise<PaymentStatus> {
    const known = await this.entitlements.statusFor(actor, contractId);
    if (known.paid) return known;
    await this.provider.inTurn(contractId);
    const status = await this.entitlements.read(contractId);
    const ended = status.paid ? undefined : await this.endingOf(contractId);
    return ended === undefined ? status : { ...status, ended };
  }

  /** How the contract's latest checkout ended without a payment; undefined while it may still be paid. */
  private async endingOf(contractId: string): Promise<CheckoutEnding | undefined> {
    const payment = await this.dataSource
      .createQueryBuilder(Payment, 'payment')
      .innerJoin(Checkout, 'checkout', 'checkout.paymentId = payment.id')
      .where('checkout.contractId = :contractId', { contractId })
      .orderBy('checkout.createdAt', 'DESC')
      .getOne();
    return CHECKOUT_ENDINGS.find((ending) => ending === payment?.status);
  }
}
