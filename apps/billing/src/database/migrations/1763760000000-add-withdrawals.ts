import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE withdrawals (
    id uuid NOT NULL,
    fingerprint character(64) NOT NULL,
    user_id uuid,
    guest_id character varying(64),
    name character varying(200),
    email character varying(254),
    purchase character varying(500),
    payment_id uuid,
    language character varying(2) NOT NULL,
    received_at timestamp(3) with time zone NOT NULL,
    answered_at timestamp(3) with time zone,
    is_forgotten_once_answered boolean NOT NULL DEFAULT false,
    CONSTRAINT pk_withdrawals PRIMARY KEY (id),
    CONSTRAINT uq_withdrawals_fingerprint UNIQUE (fingerprint),
    CONSTRAINT fk_withdrawals_payment_id FOREIGN KEY (payment_id) REFERENCES payments (id),
    CONSTRAINT ck_withdrawals_known_language CHECK (language IN ('en', 'lt'))
  )`,
  'CREATE INDEX ix_withdrawals_received_at ON withdrawals (received_at)',
  'CREATE INDEX ix_withdrawals_user_id ON withdrawals (user_id)',
  'CREATE INDEX ix_withdrawals_guest_id ON withdrawals (guest_id)',
  'CREATE INDEX ix_withdrawals_payment_id ON withdrawals (payment_id)',
];

export class AddWithdrawals1763760000000 implements MigrationInterface {
  readonly name = 'AddWithdrawals1763760000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE withdrawals');
  }
}
