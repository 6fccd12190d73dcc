import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPartlyTextsOfUploads1764740000000 implements MigrationInterface {
  readonly name = 'AddPartlyTextsOfUploads1764740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE uploads ADD COLUMN partly_texts json NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN partly_texts');
  }
}
