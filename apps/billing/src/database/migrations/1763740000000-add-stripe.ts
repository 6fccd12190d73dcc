import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE payments
    ALTER COLUMN confirmed_at DROP NOT NULL,
    ADD created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
    ADD intent_ref character varying(100),
    ADD invoice_ref character varying(100),
    ADD receipt_url text,
    ADD card_fingerprint character varying(100),
    ADD terms_version character varying(20),
    ADD terms_accepted_at timestamp(3) with time zone,
    DROP CONSTRAINT ck_payments_one_payer,
    DROP CONSTRAINT ck_payments_one_subject`,
  'UPDATE payments SET created_at = confirmed_at',
  `ALTER TABLE payments
    ADD CONSTRAINT ck_payments_one_payer CHECK (num_nonnulls(user_id, guest_id) <= 1),
    ADD CONSTRAINT ck_payments_one_subject CHECK (
      (plan_type = 'one-time' AND contract_id IS NOT NULL AND subscription_id IS NULL)
      OR (plan_type = 'subscription' AND contract_id IS NULL
          AND (subscription_id IS NOT NULL OR confirmed_at IS NULL))),
    ADD CONSTRAINT uq_payments_intent_ref UNIQUE (intent_ref),
    ADD CONSTRAINT uq_payments_invoice_ref UNIQUE (invoice_ref)`,
  'DROP INDEX ix_payments_one_per_contract',
  'CREATE INDEX ix_payments_contract_id ON payments (contract_id)',
  'CREATE INDEX ix_payments_card_fingerprint ON payments (card_fingerprint)',

  `ALTER TABLE subscriptions
    ALTER COLUMN user_id DROP NOT NULL,
    ADD provider_ref character varying(100),
    ADD ends_at timestamp(3) with time zone,
    ADD synced_at timestamp(3) with time zone,
    DROP CONSTRAINT ck_subscriptions_known_status,
    ADD CONSTRAINT ck_subscriptions_known_status CHECK (status IN ('active', 'past_due', 'ended')),
    ADD CONSTRAINT uq_subscriptions_provider_ref UNIQUE (provider_ref)`,
  'DROP INDEX ix_subscriptions_one_active',
  `CREATE UNIQUE INDEX ix_subscriptions_one_alive ON subscriptions (user_id) WHERE status <> 'ended'`,

  'ALTER TABLE quota_uses DROP CONSTRAINT pk_quota_uses',
  'ALTER TABLE quota_uses ADD CONSTRAINT pk_quota_uses PRIMARY KEY (contract_id, period_id)',

  `CREATE TABLE customers (
    user_id uuid NOT NULL,
    provider_ref character varying(100) NOT NULL,
    CONSTRAINT pk_customers PRIMARY KEY (user_id),
    CONSTRAINT uq_customers_provider_ref UNIQUE (provider_ref)
  )`,

  `CREATE TABLE checkouts (
    payment_id uuid NOT NULL,
    contract_id uuid NOT NULL,
    state character varying(20) NOT NULL,
    attempt integer NOT NULL DEFAULT 1,
    language character varying(2) NOT NULL,
    customer_ref character varying(100),
    session_ref character varying(100),
    url text,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    asked_at timestamp(3) with time zone,
    CONSTRAINT pk_checkouts PRIMARY KEY (payment_id),
    CONSTRAINT fk_checkouts_payment_id FOREIGN KEY (payment_id) REFERENCES payments (id),
    CONSTRAINT uq_checkouts_session_ref UNIQUE (session_ref),
    CONSTRAINT ck_checkouts_known_state CHECK (state IN ('open', 'closed'))
  )`,
  `CREATE UNIQUE INDEX ix_checkouts_one_open ON checkouts (contract_id) WHERE state = 'open'`,

  `CREATE TABLE refunds (
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    reason character varying(20) NOT NULL,
    status character varying(20) NOT NULL,
    requested_by uuid,
    requested_at timestamp(3) with time zone NOT NULL,
    attempt integer NOT NULL DEFAULT 1,
    provider_ref character varying(100),
    ended_at timestamp(3) with time zone,
    CONSTRAINT pk_refunds PRIMARY KEY (id),
    CONSTRAINT fk_refunds_payment_id FOREIGN KEY (payment_id) REFERENCES payments (id),
    CONSTRAINT uq_refunds_provider_ref UNIQUE (provider_ref),
    CONSTRAINT ck_refunds_known_reason CHECK (reason IN ('first-purchase', 'paid-twice')),
    CONSTRAINT ck_refunds_known_status CHECK (status IN ('requested', 'refunded', 'failed'))
  )`,
  `CREATE UNIQUE INDEX ix_refunds_one_per_payment ON refunds (payment_id) WHERE status <> 'failed'`,

  `CREATE TABLE stripe_events (
    id character varying(255) NOT NULL,
    type character varying(100) NOT NULL,
    object_ref character varying(255) NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    handled_at timestamp(3) with time zone,
    CONSTRAINT pk_stripe_events PRIMARY KEY (id)
  )`,
];

const DOWN = [
  'DROP TABLE stripe_events',
  'DROP TABLE refunds',
  'DROP TABLE checkouts',
  'DROP TABLE customers',
  'ALTER TABLE quota_uses DROP CONSTRAINT pk_quota_uses',
  'ALTER TABLE quota_uses ADD CONSTRAINT pk_quota_uses PRIMARY KEY (contract_id)',
  'DROP INDEX ix_subscriptions_one_alive',
  `ALTER TABLE subscriptions
    DROP CONSTRAINT uq_subscriptions_provider_ref,
    DROP CONSTRAINT ck_subscriptions_known_status,
    ADD CONSTRAINT ck_subscriptions_known_status CHECK (status IN ('active', 'ended')),
    DROP provider_ref,
    DROP synced_at,
    DROP ends_at,
    ALTER COLUMN user_id SET NOT NULL`,
  `CREATE UNIQUE INDEX ix_subscriptions_one_active ON subscriptions (user_id) WHERE status = 'active'`,
  'DROP INDEX ix_payments_card_fingerprint',
  'DROP INDEX ix_payments_contract_id',
  `CREATE UNIQUE INDEX ix_payments_one_per_contract ON payments (contract_id)
    WHERE plan_type = 'one-time' AND status = 'confirmed'`,
  `ALTER TABLE payments
    DROP CONSTRAINT uq_payments_invoice_ref,
    DROP CONSTRAINT uq_payments_intent_ref,
    DROP CONSTRAINT ck_payments_one_subject,
    DROP CONSTRAINT ck_payments_one_payer,
    ADD CONSTRAINT ck_payments_one_payer CHECK (num_nonnulls(user_id, guest_id) = 1),
    ADD CONSTRAINT ck_payments_one_subject CHECK (
      (plan_type = 'one-time' AND contract_id IS NOT NULL AND subscription_id IS NULL)
      OR (plan_type = 'subscription' AND contract_id IS NULL AND subscription_id IS NOT NULL)),
    DROP terms_accepted_at,
    DROP terms_version,
    DROP card_fingerprint,
    DROP receipt_url,
    DROP invoice_ref,
    DROP intent_ref,
    DROP created_at,
    ALTER COLUMN confirmed_at SET NOT NULL`,
];

export class AddStripe1763740000000 implements MigrationInterface {
  readonly name = 'AddStripe1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
