import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createInboxTable,
  createOutboxTable,
  dropInboxTable,
  dropOutboxTable,
} from '@pactwright/server-queue';

const TABLES = [
  `CREATE TABLE subscriptions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    status character varying(20) NOT NULL DEFAULT 'active',
    test_mode boolean NOT NULL,
    anchored_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_subscriptions PRIMARY KEY (id),
    CONSTRAINT ck_subscriptions_known_status CHECK (status IN ('active', 'ended'))
  )`,
  `CREATE UNIQUE INDEX ix_subscriptions_one_active ON subscriptions (user_id) WHERE status = 'active'`,

  `CREATE TABLE payments (
    id uuid NOT NULL,
    plan_type character varying(20) NOT NULL,
    contract_id uuid,
    subscription_id uuid,
    user_id uuid,
    guest_id character varying(64),
    amount_cents integer NOT NULL,
    currency character(3) NOT NULL,
    test_mode boolean NOT NULL,
    status character varying(20) NOT NULL,
    confirmed_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_payments PRIMARY KEY (id),
    CONSTRAINT fk_payments_subscription_id FOREIGN KEY (subscription_id) REFERENCES subscriptions (id),
    CONSTRAINT ck_payments_one_payer CHECK (num_nonnulls(user_id, guest_id) = 1),
    CONSTRAINT ck_payments_one_subject CHECK (
      (plan_type = 'one-time' AND contract_id IS NOT NULL AND subscription_id IS NULL)
      OR (plan_type = 'subscription' AND contract_id IS NULL AND subscription_id IS NOT NULL))
  )`,
  `CREATE UNIQUE INDEX ix_payments_one_per_contract ON payments (contract_id)
    WHERE plan_type = 'one-time' AND status = 'confirmed'`,
  'CREATE INDEX ix_payments_guest_id ON payments (guest_id)',
  'CREATE INDEX ix_payments_user_id ON payments (user_id)',

  `CREATE TABLE quota_periods (
    id uuid NOT NULL,
    subscription_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone NOT NULL,
    granted integer NOT NULL,
    used integer NOT NULL DEFAULT 0,
    CONSTRAINT pk_quota_periods PRIMARY KEY (id),
    CONSTRAINT uq_quota_periods_subscription_id_starts_at UNIQUE (subscription_id, starts_at),
    CONSTRAINT fk_quota_periods_subscription_id FOREIGN KEY (subscription_id) REFERENCES subscriptions (id),
    CONSTRAINT fk_quota_periods_payment_id FOREIGN KEY (payment_id) REFERENCES payments (id),
    CONSTRAINT ck_quota_periods_not_overdrawn CHECK (used >= 0 AND used <= granted)
  )`,

  `CREATE TABLE quota_uses (
    contract_id uuid NOT NULL,
    period_id uuid NOT NULL,
    used_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_quota_uses PRIMARY KEY (contract_id),
    CONSTRAINT fk_quota_uses_period_id FOREIGN KEY (period_id) REFERENCES quota_periods (id)
  )`,

  `CREATE TABLE entitlements (
    contract_id uuid NOT NULL,
    source character varying(20) NOT NULL,
    payment_id uuid NOT NULL,
    test_mode boolean NOT NULL,
    unlocked_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_entitlements PRIMARY KEY (contract_id),
    CONSTRAINT fk_entitlements_payment_id FOREIGN KEY (payment_id) REFERENCES payments (id)
  )`,
];

export class CreateBilling1763720000000 implements MigrationInterface {
  readonly name = 'CreateBilling1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await createOutboxTable(runner);
    await createInboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropInboxTable(runner);
    await dropOutboxTable(runner);
    for (const table of ['entitlements', 'quota_uses', 'quota_periods', 'payments', 'subscriptions']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
