import type { MigrationInterface, QueryRunner } from 'typeorm';

const RATE = 'What an hour costs when the client asks for more than was agreed.';
const RATE_OR_NONE =
  'What an hour costs when the client asks for more than was agreed. Leave empty to agree on the price each time.';
/** The question after which the one about the status of a Lithuanian provider comes; its id is for ever. */
const PROVIDER_COUNTRY = 202;

/**
 * Makes room for a new question after the country of the provider, which the start of the service then adds, and says that a
 * rate may be left empty; a text that an administrator wrote stays, and so does an order.
 */
export class AskWhatTheLawAsks1763950000000 implements MigrationInterface {
  readonly name = 'AskWhatTheLawAsks1763950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE wizard_fields SET position = wizard_fields.position + 1
       FROM wizard_fields AS country
       WHERE country.id = $1 AND wizard_fields.step_id = country.step_id
         AND (wizard_fields.position, wizard_fields.id) > (country.position, country.id)`,
      [PROVIDER_COUNTRY],
    );
    await describe(runner, RATE, RATE_OR_NONE);
  }

  /** Gaps in an order do no harm. */
  async down(runner: QueryRunner): Promise<void> {
    await describe(runner, RATE_OR_NONE, RATE);
  }
}

const describe = (runner: QueryRunner, from: string, to: string): Promise<unknown> =>
  runner.query(
    `UPDATE wizard_fields SET description = $2 WHERE key = 'extra_hourly_rate' AND description = $1`,
    [from, to],
  );
