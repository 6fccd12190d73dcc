import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contracts that were paid for before questions had conditions: every answer of theirs counts. */
export class KeepWhatIsAsked1763980000000 implements MigrationInterface {
  readonly name = 'KeepWhatIsAsked1763980000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contracts ADD asked_when jsonb');
    await runner.query(
      `UPDATE contracts SET asked_when = '{}'
       WHERE first_paid_at IS NOT NULL OR status IN ('paid', 'generated', 'refunded')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contracts DROP asked_when');
  }
}
