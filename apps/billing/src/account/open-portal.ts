import { Injectable } from '@nestjs/common';
import type { Language } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { DataSource } from 'typeorm';
import { PublicPages } from '../pages/public-pages.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Customer } from '../ledger/customer.entity.js';

/** The provider's pages where a user changes cards and finds invoices; made anew for every visit. */
@Injectable()
export class OpenPortal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly pages: PublicPages,
  ) {}

  async run(userId: string, language: Language): Promise<string> {
    const customer = await this.dataSource.manager.findOneBy(Customer, { userId });
    if (customer === null) throw new AppError('SUBSCRIPTION_NOT_FOUND');
    return this.stripe.openPortal(customer.providerRef, this.pages.billing(), language);
  }
}
