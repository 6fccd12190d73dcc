import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Their ids are for ever. */
const CLIENT_COUNTRY = 204;
const LITHUANIA = 20401;

/**
 * Nobody but its author knows where the client is: the answer is asked, not taken for granted. Answers that are stored stay, and so
 * does another default that an administrator chose.
 */
export class AskWhereTheClientIs1764700000000 implements MigrationInterface {
  readonly name = 'AskWhereTheClientIs1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE wizard_fields SET is_required = true WHERE id = $1', [CLIENT_COUNTRY]);
    await runner.query('UPDATE field_options SET is_default = false WHERE id = $1', [LITHUANIA]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE wizard_fields SET is_required = false WHERE id = $1', [CLIENT_COUNTRY]);
    await runner.query(
      `UPDATE field_options SET is_default = true WHERE id = $1 AND NOT EXISTS (
         SELECT 1 FROM field_options AS other WHERE other.field_id = $2 AND other.is_default)`,
      [LITHUANIA, CLIENT_COUNTRY],
    );
  }
}
