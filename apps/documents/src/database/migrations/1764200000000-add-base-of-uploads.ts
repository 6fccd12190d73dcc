import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddBaseOfUploads1764200000000 implements MigrationInterface {
  readonly name = 'AddBaseOfUploads1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE uploads ADD COLUMN base_text text,
         ADD COLUMN is_base_unreadable boolean NOT NULL DEFAULT false`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN base_text, DROP COLUMN is_base_unreadable');
  }
}
