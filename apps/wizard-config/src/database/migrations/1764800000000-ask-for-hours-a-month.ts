import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The limit of hours, behind which the one of a month comes; their ids are for ever. */
const HOURS_CAP = 304;
const BEFORE = 'Hourly work: the most hours without a new approval. Retainer: the hours included each month.';
const AFTER =
  'Hourly work: the most hours in all without a new approval. Retainer: the hours included each month.';

/**
 * Makes room for the limit of a month, which the start of the service then adds, and says that the other one is of the whole. An
 * order or a text that an administrator made stays.
 */
export class AskForHoursAMonth1764800000000 implements MigrationInterface {
  readonly name = 'AskForHoursAMonth1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE wizard_fields SET position = wizard_fields.position + 1
       FROM wizard_fields AS hours
       WHERE hours.id = $1 AND wizard_fields.step_id = hours.step_id
         AND (wizard_fields.position, wizard_fields.id) > (hours.position, hours.id)`,
      [HOURS_CAP],
    );
    await describe(runner, BEFORE, AFTER);
  }

  /** Gaps in an order do no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await describe(runner, AFTER, BEFORE);
  }
}

const describe = (runner: QueryRunner, from: string, to: string): Promise<unknown> =>
  runner.query('UPDATE wizard_fields SET description = $3 WHERE id = $1 AND description = $2', [
    HOURS_CAP,
    from,
    to,
  ]);
