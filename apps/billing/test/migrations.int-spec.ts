import { randomUUID } from 'node:crypto';
import { testDatabase } from '@pactwright/testing';
import { entities, migrations } from '../src/database/data-source.js';
import { RememberPastDeletions1763790000000 } from '../src/database/migrations/1763790000000-remember-past-deletions.js';

describe('RememberPastDeletions', () => {
  it('gives back what was paid for a contract beyond the first time, and holds it to once from then on', async () => {
    const database = await testDatabase(entities, migrations.slice(0, 3));
    try {
      const { dataSource } = database;
      const contractId = randomUUID();
      const pay = async (minute: number, intentRef: string | null): Promise<string> => {
        const id = randomUUID();
        await dataSource.query(
          `INSERT INTO payments (id, plan_type, contract_id, user_id, amount_cents, currency, test_mode, status,
             created_at, confirmed_at, intent_ref)
           VALUES ($1, 'one-time', $2, $3, 800, 'USD', false, 'confirmed', $4, $4, $5)`,
          [id, contractId, randomUUID(), new Date(Date.UTC(2025, 0, 1, 0, minute)), intentRef],
        );
        return id;
      };
      const first = await pay(0, 'pi_1');
      const kept = await pay(1, 'pi_2');
      const tried = await pay(2, null);
      await dataSource.query(
        `INSERT INTO entitlements (contract_id, source, payment_id, test_mode, unlocked_at)
         VALUES ($1, 'one-time', $2, false, now())`,
        [contractId, kept],
      );
      const runner = dataSource.createQueryRunner();
      try {
        await new RememberPastDeletions1763790000000().up(runner);
      } finally {
        await runner.release();
      }
      const statuses: { id: string; status: string }[] = await dataSource.query(
        'SELECT id, status FROM payments',
      );

      expect(Object.fromEntries(statuses.map(({ id, status }) => [id, status]))).toEqual({
        [first]: 'refund_requested',
        [kept]: 'confirmed',
        [tried]: 'refunded',
      });
      expect(
        await dataSource.query(
          `SELECT refunds.payment_id, refunds.reason FROM outbox_events
           JOIN refunds ON refunds.id::text = data ->> 'refundId' WHERE name = 'payment.refund-requested'`,
        ),
      ).toEqual([{ payment_id: first, reason: 'paid-twice' }]);
      await expect(pay(3, 'pi_4')).rejects.toThrow('ix_payments_one_per_contract');
    } finally {
      await database.drop();
    }
  });
});
