import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNotesOfUploads1764990000000 implements MigrationInterface {
  readonly name = 'AddNotesOfUploads1764990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE uploads ADD COLUMN notes json NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN notes');
  }
}
