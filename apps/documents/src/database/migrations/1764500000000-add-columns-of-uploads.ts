import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddColumnsOfUploads1764500000000 implements MigrationInterface {
  readonly name = 'AddColumnsOfUploads1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads ADD COLUMN columns varchar(5)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE uploads DROP COLUMN columns');
  }
}
