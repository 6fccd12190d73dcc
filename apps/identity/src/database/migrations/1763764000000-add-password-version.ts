import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPasswordVersion1763764000000 implements MigrationInterface {
  readonly name = 'AddPasswordVersion1763764000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD password_version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN password_version');
  }
}
