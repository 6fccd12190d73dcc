import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Their ids are for ever. */
const [CURRENCY, MILESTONES, HOURS_CAP, UNIT_NAME] = [303, 107, 304, 315];

/**
 * Puts what is counted behind the rate and its currency: it stood below the milestones and the limit of hours. Where it is not there
 * yet, makes room for it. An order that an administrator made stays.
 */
export class AskWhatIsCountedBesideTheRate1765100000000 implements MigrationInterface {
  readonly name = 'AskWhatIsCountedBesideTheRate1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    const before = [CURRENCY, MILESTONES, HOURS_CAP];
    if (!(await stand(runner, [...before, UNIT_NAME])) && !(await stand(runner, before, UNIT_NAME))) return;
    await move(runner, 1);
    await put(runner, CURRENCY);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!(await stand(runner, [CURRENCY, UNIT_NAME, MILESTONES, HOURS_CAP]))) return;
    await move(runner, -1);
    await put(runner, HOURS_CAP);
  }
}

/** Whether fields stand one behind the other in their step, and the one that is not to be there is in no step. */
async function stand(runner: QueryRunner, ids: readonly number[], absent?: number): Promise<boolean> {
  const rows: { id: number }[] = await runner.query(
    `SELECT id FROM wizard_fields
     WHERE step_id = (SELECT step_id FROM wizard_fields WHERE id = $1)
       AND NOT EXISTS (SELECT 1 FROM wizard_fields WHERE id = $2)
     ORDER BY position, id`,
    [ids[0], absent ?? 0],
  );
  return `,${rows.map(({ id }) => id).join()},`.includes(`,${ids.join()},`);
}

/** The milestones and the limit of hours behind them. */
const move = (runner: QueryRunner, by: number): Promise<unknown> =>
  runner.query('UPDATE wizard_fields SET position = position + $1 WHERE id IN ($2, $3)', [
    by,
    MILESTONES,
    HOURS_CAP,
  ]);

/** What is counted, behind another field. */
const put = (runner: QueryRunner, behind: number): Promise<unknown> =>
  runner.query(
    `UPDATE wizard_fields SET position = before.position + 1
     FROM wizard_fields AS before WHERE before.id = $1 AND wizard_fields.id = $2`,
    [behind, UNIT_NAME],
  );
