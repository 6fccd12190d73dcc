import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepAnswersOut1763960000000 implements MigrationInterface {
  readonly name = 'KeepAnswersOut1763960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wizard_fields ADD is_in_contract boolean NOT NULL DEFAULT true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wizard_fields DROP COLUMN is_in_contract');
  }
}
