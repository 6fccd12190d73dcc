import { Inject, Injectable } from '@nestjs/common';
import type { Actor, Receipt } from '@pactwright/protocol';
import { DataSource } from 'typeorm';
import { receiptsOf } from '../account/receipt.js';
import { CLOCK, type Clock } from '../clock.js';
import { payerOf } from '../ledger/payer.js';

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** What the caller has paid for, with an account or without. */
@Injectable()
export class OwnPurchases {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(actor: Actor): Promise<Receipt[]> {
    if (actor.userId === null && actor.guestId === null) return [];
    return receiptsOf(this.dataSource.manager, payerOf(actor), this.clock());
  }

  /** The purchase that the words name by the id of its payment or its contract. */
  async named(actor: Actor, words: string): Promise<Receipt | null> {
    const ids = (words.match(UUIDS) ?? []).map((id) => id.toLowerCase());
    if (ids.length === 0) return null;
    const own = await this.list(actor);
    const byPayment = own.find(({ id }) => ids.includes(id));
    return byPayment ?? own.find(({ contractId }) => contractId !== null && ids.includes(contractId)) ?? null;
  }
}
