import { createOutboxTable, dropOutboxTable } from '@pactwright/server-queue';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMilestones1763750000000 implements MigrationInterface {
  readonly name = 'AddMilestones1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await createOutboxTable(runner);
    await runner.query(`
      ALTER TABLE contracts
        ADD first_answered_at timestamp(3) with time zone,
        ADD first_paid_at timestamp(3) with time zone,
        ADD first_downloaded_at timestamp(3) with time zone`);
    await runner.query('CREATE INDEX ix_contracts_created_at ON contracts (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_contracts_created_at');
    await runner.query(
      'ALTER TABLE contracts DROP first_answered_at, DROP first_paid_at, DROP first_downloaded_at',
    );
    await dropOutboxTable(runner);
  }
}
