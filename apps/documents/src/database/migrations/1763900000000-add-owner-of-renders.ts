import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddOwnerOfRenders1763900000000 implements MigrationInterface {
  readonly name = 'AddOwnerOfRenders1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE renders ADD COLUMN owner character varying(80)');
    await runner.query(
      `CREATE INDEX ix_renders_unfinished_by_owner ON renders (owner) WHERE status IN ('queued', 'running')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ix_renders_unfinished_by_owner');
    await runner.query('ALTER TABLE renders DROP COLUMN owner');
  }
}
