import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The question after which two new ones come: which text of a contract in both languages prevails, and which stands left. */
const LANGUAGE = 205;
const NEW = 2;

/** Makes room for them; the start of the service then adds them and the option. An order that an administrator made stays. */
export class MakeRoomForBothLanguages1764400000000 implements MigrationInterface {
  readonly name = 'MakeRoomForBothLanguages1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE wizard_fields SET position = wizard_fields.position + $2
       FROM wizard_fields AS language
       WHERE language.id = $1 AND wizard_fields.step_id = language.step_id
         AND (wizard_fields.position, wizard_fields.id) > (language.position, language.id)`,
      [LANGUAGE, NEW],
    );
  }

  /** Gaps in an order do no harm. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
