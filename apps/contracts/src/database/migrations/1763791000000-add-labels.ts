import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLabels1763791000000 implements MigrationInterface {
  readonly name = 'AddLabels1763791000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE contracts ADD own_title character varying(120), ADD client_name character varying(120)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contracts DROP own_title, DROP client_name');
  }
}
