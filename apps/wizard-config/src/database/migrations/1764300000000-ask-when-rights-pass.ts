import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The question and its choices as they were and as they are; their ids are for ever. */
const FIELD = 401;
const FIELD_TEXTS = {
  label: ['Who owns the result', 'When the rights pass'],
  description: [
    'Who has the rights in what is made, and from when.',
    'Who gets the rights in what is made, and from when. With one price for the whole work, the first two come to the same.',
  ],
} as const;
const OPTIONS: readonly (readonly [id: number, before: string, after: string])[] = [
  [40101, 'The client, after full payment', 'To the client, with each stage or part that is paid for'],
  [40102, 'The client, as soon as it is made', 'To the client, as soon as it is made'],
  [
    40103,
    'The provider; the client gets a licence',
    'They stay with the provider; the client gets a licence',
  ],
];

/**
 * Asks when the rights pass, and makes room after the first choice for a new one, which the start of the service then adds; a
 * text that an administrator wrote stays, and so does an order.
 */
export class AskWhenRightsPass1764300000000 implements MigrationInterface {
  readonly name = 'AskWhenRightsPass1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE field_options SET position = field_options.position + 1 FROM field_options AS first
       WHERE first.id = $1 AND field_options.field_id = first.field_id
         AND (field_options.position, field_options.id) > (first.position, first.id)`,
      [OPTIONS[0]?.[0]],
    );
    for (const [column, [before, after]] of Object.entries(FIELD_TEXTS))
      await say(runner, ['wizard_fields', column], FIELD, [before, after]);
    for (const [id, before, after] of OPTIONS)
      await say(runner, ['field_options', 'label'], id, [before, after]);
  }

  /** Gaps in an order do no harm. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [column, [before, after]] of Object.entries(FIELD_TEXTS))
      await say(runner, ['wizard_fields', column], FIELD, [after, before]);
    for (const [id, before, after] of OPTIONS)
      await say(runner, ['field_options', 'label'], id, [after, before]);
  }
}

const say = (
  runner: QueryRunner,
  [table, column]: readonly [table: string, column: string],
  id: number,
  [from, to]: readonly [from: string, to: string],
): Promise<unknown> =>
  runner.query(`UPDATE ${table} SET ${column} = $3 WHERE id = $1 AND ${column} = $2`, [id, from, to]);
