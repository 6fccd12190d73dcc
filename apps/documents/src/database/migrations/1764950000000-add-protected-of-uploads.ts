import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddProtectedOfUploads1764950000000 implements MigrationInterface {
  readonly name = 'AddProtectedOfUploads1764950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN is_protected boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN is_protected');
  }
}
