import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddContractPayments1763770000000 implements MigrationInterface {
  readonly name = 'AddContractPayments1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contract_payments (
        contract_id uuid NOT NULL,
        payment_id uuid NOT NULL,
        is_paid boolean NOT NULL,
        as_of timestamp(3) with time zone NOT NULL,
        CONSTRAINT pk_contract_payments PRIMARY KEY (contract_id, payment_id),
        CONSTRAINT fk_contract_payments_contract_id FOREIGN KEY (contract_id) REFERENCES contracts (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contract_payments');
  }
}
