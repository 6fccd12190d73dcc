import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSourceValues1763740000000 implements MigrationInterface {
  readonly name = 'AddSourceValues1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translations ADD source_value text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translations DROP COLUMN source_value');
  }
}
