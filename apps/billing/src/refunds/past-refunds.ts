import { Injectable } from '@nestjs/common';
import { nameUsers } from '@pactwright/protocol';
import { RpcClient } from '@pactwright/server-rpc';
import { DataSource, type EntityManager } from 'typeorm';
import type { Payment } from '../ledger/payment.entity.js';
import { keyedMarker } from './payer-marks.js';
import { RefundMark } from '../ledger/refund-mark.entity.js';
import { NO_PURCHASE } from '../ledger/refund.entity.js';

type Purchase = Pick<Payment, 'id' | 'testMode'>;

/**
 * Knows by the address of an account that a first purchase was given back to it, or to one of the same address before it:
 * leaving and coming back is no way to a second one (T-33). Test payments as well, which no card tells apart.
 */
@Injectable()
export class PastRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** The mark of the account's address; undefined for nobody's account. Throws while identity does not answer. */
  async markOf(userId: string | null): Promise<string | undefined> {
    if (userId === null) return undefined;
    const { users } = await this.rpc.call(nameUsers, { userIds: [userId] });
    const email = users.find(({ id }) => id === userId)?.email;
    if (email === undefined) return undefined;
    const mark = await keyedMarker(this.dataSource.manager);
    return mark(`email:${email.normalize('NFC').trim().toLowerCase()}`);
  }

  /** Which of these purchases of an account come after one that was given back. */
  async before(
    userId: string,
    purchases: readonly Purchase[],
  ): Promise<(purchase: Pick<Purchase, 'id'>) => boolean> {
    const mark = await this.markOf(userId);
    if (mark === undefined) return () => false;
    const { manager } = this.dataSource;
    const had = new Map<string, boolean>();
    for (const purchase of purchases) had.set(purchase.id, await this.has(manager, mark, purchase));
    return ({ id }) => had.get(id) === true;
  }

  /** Whether another purchase under this mark was given back. */
  async has(manager: EntityManager, mark: string, { id, testMode }: Purchase): Promise<boolean> {
    const [row]: [{ has: boolean }] = await manager.query(
      `SELECT EXISTS (
         SELECT 1 FROM refund_marks JOIN payments other ON other.id = refund_marks.payment_id
         WHERE refund_marks.mark = $1 AND other.id <> $2 AND other.test_mode = $3
           AND other.status IN ('refund_requested', 'refunded')
           AND NOT EXISTS (SELECT 1 FROM refunds WHERE payment_id = other.id AND reason = ANY($4))
       ) AS has`,
      [mark, id, testMode, NO_PURCHASE],
    );
    return row.has;
  }

  async note(manager: EntityManager, mark: string, { id: paymentId }: Pick<Purchase, 'id'>): Promise<void> {
    await manager.upsert(RefundMark, { paymentId, mark }, ['paymentId']);
  }
}
