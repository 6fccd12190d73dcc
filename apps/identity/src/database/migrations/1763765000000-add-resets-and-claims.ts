import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE password_resets (
    id uuid NOT NULL,
    user_id uuid,
    password_version integer,
    language character varying(2) NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    sent_at timestamp(3) with time zone,
    CONSTRAINT pk_password_resets PRIMARY KEY (id),
    CONSTRAINT fk_password_resets_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT ck_password_resets_known_language CHECK (language IN ('en', 'lt'))
  )`,
  'CREATE INDEX ix_password_resets_expires_at ON password_resets (expires_at)',
  'CREATE INDEX ix_password_resets_user_id ON password_resets (user_id)',

  `CREATE TABLE claim_codes (
    guest_id character varying(64) NOT NULL,
    code_hash character varying(64) NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT pk_claim_codes PRIMARY KEY (guest_id),
    CONSTRAINT uq_claim_codes_code_hash UNIQUE (code_hash)
  )`,
];

export class AddResetsAndClaims1763765000000 implements MigrationInterface {
  readonly name = 'AddResetsAndClaims1763765000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE claim_codes');
    await runner.query('DROP TABLE password_resets');
  }
}
