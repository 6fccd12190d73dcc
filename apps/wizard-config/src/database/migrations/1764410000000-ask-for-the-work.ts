import type { MigrationInterface, QueryRunner } from 'typeorm';

const MILESTONES = 107;
const ONLY_STAGES = JSON.stringify({ key: 'payment_structure', in: ['milestones'] });

/**
 * The rows of the work are asked for however it is paid; its columns follow the way of payment. A condition that an
 * administrator has changed stays.
 */
export class AskForTheWork1764410000000 implements MigrationInterface {
  readonly name = 'AskForTheWork1764410000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE wizard_fields SET visible_when = NULL WHERE id = $1 AND visible_when = $2::jsonb',
      [MILESTONES, ONLY_STAGES],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'UPDATE wizard_fields SET visible_when = $2::jsonb WHERE id = $1 AND visible_when IS NULL',
      [MILESTONES, ONLY_STAGES],
    );
  }
}
