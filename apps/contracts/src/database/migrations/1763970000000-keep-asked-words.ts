import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepAskedWords1763970000000 implements MigrationInterface {
  readonly name = 'KeepAskedWords1763970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE answers ADD asked jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE answers DROP asked');
  }
}
