import { createRunsTable, dropRunsTable } from '@pactwright/server-runs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddRunsAndProgress1763730000000 implements MigrationInterface {
  readonly name = 'AddRunsAndProgress1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await createRunsTable(runner);
    await runner.query(`
      CREATE TABLE contract_progress (
        contract_id uuid NOT NULL,
        form_data json NOT NULL,
        ai_suggestions json NOT NULL,
        state json,
        additions json NOT NULL,
        written_at timestamp(3) with time zone NOT NULL,
        CONSTRAINT pk_contract_progress PRIMARY KEY (contract_id),
        CONSTRAINT fk_contract_progress_contract_id FOREIGN KEY (contract_id) REFERENCES contracts (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contract_progress');
    await dropRunsTable(runner);
  }
}
