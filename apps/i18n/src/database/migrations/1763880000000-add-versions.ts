import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddVersions1763880000000 implements MigrationInterface {
  readonly name = 'AddVersions1763880000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translations ADD version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE translations DROP COLUMN version');
  }
}
