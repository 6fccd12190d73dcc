import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSignedOfUploads1764860000000 implements MigrationInterface {
  readonly name = 'AddSignedOfUploads1764860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN is_signed boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN is_signed');
  }
}
