import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createInboxTable, dropInboxTable } from '@pactwright/server-queue';

export class CreateContracts1763700000000 implements MigrationInterface {
  readonly name = 'CreateContracts1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contracts (
        id uuid NOT NULL,
        owner_user_id uuid,
        owner_guest_id character varying(64),
        status character varying(20) NOT NULL DEFAULT 'draft',
        test_mode boolean NOT NULL DEFAULT false,
        language character varying(2) NOT NULL,
        title character varying(200),
        freelance_type character varying(500),
        created_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_contracts PRIMARY KEY (id),
        CONSTRAINT ck_contracts_one_owner CHECK (num_nonnulls(owner_user_id, owner_guest_id) = 1),
        CONSTRAINT ck_contracts_known_status CHECK (status IN ('draft', 'in_progress', 'analyzed', 'improved',
          'pending_payment', 'paid', 'generated', 'refunded', 'archived'))
      )`);
    await runner.query(
      'CREATE INDEX ix_contracts_owner_user_id_created_at ON contracts (owner_user_id, created_at)',
    );
    await runner.query(
      'CREATE INDEX ix_contracts_owner_guest_id_created_at ON contracts (owner_guest_id, created_at)',
    );
    await runner.query(
      `CREATE INDEX ix_contracts_untouched ON contracts (updated_at) WHERE status = 'draft'`,
    );
    await runner.query(`
      CREATE TABLE answers (
        contract_id uuid NOT NULL,
        key character varying(220) NOT NULL,
        value jsonb NOT NULL,
        raw text NOT NULL,
        sequence bigint,
        updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_answers PRIMARY KEY (contract_id, key),
        CONSTRAINT fk_answers_contract_id FOREIGN KEY (contract_id) REFERENCES contracts (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE extra_answers (
        contract_id uuid NOT NULL,
        field_hash character(64) NOT NULL,
        step_key text NOT NULL,
        field_key text NOT NULL,
        raw text NOT NULL,
        reason character varying(20) NOT NULL,
        sequence bigint,
        updated_at timestamp(3) with time zone NOT NULL DEFAULT now(),
        CONSTRAINT pk_extra_answers PRIMARY KEY (contract_id, field_hash),
        CONSTRAINT fk_extra_answers_contract_id FOREIGN KEY (contract_id) REFERENCES contracts (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE guest_claims (
        guest_id character varying(64) NOT NULL,
        user_id uuid NOT NULL,
        claimed_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT pk_guest_claims PRIMARY KEY (guest_id)
      )`);
    await createInboxTable(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropInboxTable(runner);
    for (const table of ['guest_claims', 'extra_answers', 'answers', 'contracts']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
