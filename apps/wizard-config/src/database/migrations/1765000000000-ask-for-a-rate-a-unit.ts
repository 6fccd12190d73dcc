import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Their ids are for ever: behind the limit of hours come what is counted and how much of it at most. */
const [HOURS_CAP, CANCELLATION_FEE] = [304, 405];
const NEW = 2;
const CONDITION = (ways: readonly string[]): string => JSON.stringify({ key: 'payment_structure', in: ways });
const BEFORE = CONDITION(['fixed', 'milestones', 'hourly', 'retainer', 'other']);
const AFTER = CONDITION(['fixed', 'milestones', 'hourly', 'unit', 'retainer', 'other']);

/**
 * Makes room for the two questions about a rate a unit, which the start of the service then adds, and asks for the cancellation fee
 * there too. An order or a condition that an administrator made stays.
 */
export class AskForARateAUnit1765000000000 implements MigrationInterface {
  readonly name = 'AskForARateAUnit1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE wizard_fields SET position = wizard_fields.position + $2
       FROM wizard_fields AS hours
       WHERE hours.id = $1 AND wizard_fields.step_id = hours.step_id
         AND (wizard_fields.position, wizard_fields.id) > (hours.position, hours.id)`,
      [HOURS_CAP, NEW],
    );
    await ask(runner, BEFORE, AFTER);
  }

  /** Gaps in an order do no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await ask(runner, AFTER, BEFORE);
  }
}

const ask = (runner: QueryRunner, from: string, to: string): Promise<unknown> =>
  runner.query(
    'UPDATE wizard_fields SET visible_when = $3::jsonb WHERE id = $1 AND visible_when = $2::jsonb',
    [CANCELLATION_FEE, from, to],
  );
