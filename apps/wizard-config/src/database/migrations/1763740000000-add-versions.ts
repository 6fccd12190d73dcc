import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['wizard_fields', 'field_options'] as const;

export class AddVersions1763740000000 implements MigrationInterface {
  readonly name = 'AddVersions1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD version integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
