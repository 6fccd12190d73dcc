import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a contract was first downloaded ready to sign: with nothing left to fill in that it cannot be signed without. */
export class AddFirstReady1763990000000 implements MigrationInterface {
  readonly name = 'AddFirstReady1763990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contracts ADD first_ready_at timestamp(3) with time zone');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contracts DROP first_ready_at');
  }
}
