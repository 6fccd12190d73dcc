import type { MigrationInterface, QueryRunner } from 'typeorm';

/* A contract that was paid for more than once before this held: the money that unlocks nothing goes back. */
const RETURN_SURPLUS = `
  WITH ranked AS (
    SELECT payment.id, payment.intent_ref,
      row_number() OVER (
        PARTITION BY payment.contract_id
        ORDER BY entitlement.payment_id IS NULL, payment.confirmed_at, payment.id
      ) AS place
    FROM payments payment
    LEFT JOIN entitlements entitlement ON entitlement.payment_id = payment.id
    WHERE payment.plan_type = 'one-time' AND payment.status = 'confirmed'
  ), returned AS (
    INSERT INTO refunds (id, payment_id, reason, status, requested_at, ended_at)
    SELECT gen_random_uuid(), id, 'paid-twice',
      CASE WHEN intent_ref IS NULL THEN 'refunded' ELSE 'requested' END,
      now(),
      CASE WHEN intent_ref IS NULL THEN now() END
    FROM ranked WHERE place > 1
    RETURNING id, payment_id, status
  ), announced AS (
    INSERT INTO outbox_events (id, name, data)
    SELECT gen_random_uuid(), 'payment.refund-requested', jsonb_build_object('refundId', id)
    FROM returned WHERE status = 'requested'
  )
  UPDATE payments
  SET status = CASE WHEN returned.status = 'requested' THEN 'refund_requested' ELSE 'refunded' END
  FROM returned WHERE payments.id = returned.payment_id`;

const UP = [
  `CREATE TABLE erased_contracts (
    contract_id uuid NOT NULL,
    erased_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_erased_contracts PRIMARY KEY (contract_id)
  )`,
  `CREATE TABLE payer_marks (
    mark character(64) NOT NULL,
    test_mode boolean NOT NULL,
    first_bought_at timestamp(3) with time zone NOT NULL,
    has_had_refund boolean NOT NULL,
    CONSTRAINT pk_payer_marks PRIMARY KEY (mark, test_mode)
  )`,
  /* Outlives the secrets of the environment, which are renewed; with another key every payer would be forgotten. */
  `CREATE TABLE payer_mark_key (
    id smallint NOT NULL DEFAULT 1,
    secret text NOT NULL,
    CONSTRAINT pk_payer_mark_key PRIMARY KEY (id),
    CONSTRAINT ck_payer_mark_key_only_one CHECK (id = 1)
  )`,
  `INSERT INTO payer_mark_key (secret) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)`,
  `ALTER TABLE refunds
    DROP CONSTRAINT ck_refunds_known_reason,
    ADD CONSTRAINT ck_refunds_known_reason CHECK (reason IN ('first-purchase', 'paid-twice', 'erased'))`,
  RETURN_SURPLUS,
  `CREATE UNIQUE INDEX ix_payments_one_per_contract ON payments (contract_id)
    WHERE plan_type = 'one-time' AND status = 'confirmed'`,
];

const DOWN = [
  'DROP INDEX ix_payments_one_per_contract',
  `UPDATE refunds SET reason = 'paid-twice' WHERE reason = 'erased'`,
  `ALTER TABLE refunds
    DROP CONSTRAINT ck_refunds_known_reason,
    ADD CONSTRAINT ck_refunds_known_reason CHECK (reason IN ('first-purchase', 'paid-twice'))`,
  'DROP TABLE payer_mark_key',
  'DROP TABLE payer_marks',
  'DROP TABLE erased_contracts',
];

export class RememberPastDeletions1763790000000 implements MigrationInterface {
  readonly name = 'RememberPastDeletions1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
