import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wizard's question about the rate of additional work; its id is for ever. */
const FIELD = 311;
const RATE = {
  source: 'What an hour costs when the client asks for more than was agreed.',
  text: 'Kiek kainuoja valanda, kai klientas prašo daugiau, nei sutarta.',
};
const RATE_OR_NONE = {
  source:
    'What an hour costs when the client asks for more than was agreed. Leave empty to agree on the price each time.',
  text: 'Kiek kainuoja valanda, kai klientas prašo daugiau, nei sutarta. Jeigu dėl kainos tarsitės kiekvieną kartą, palikite tuščią.',
};

/** The rate may be left empty; a text that an administrator wrote stays. */
export class DescribeTheExtraRate1763950000000 implements MigrationInterface {
  readonly name = 'DescribeTheExtraRate1763950000000';

  up(runner: QueryRunner): Promise<void> {
    return describe(runner, RATE, RATE_OR_NONE);
  }

  down(runner: QueryRunner): Promise<void> {
    return describe(runner, RATE_OR_NONE, RATE);
  }
}

async function describe(runner: QueryRunner, from: typeof RATE, to: typeof RATE): Promise<void> {
  await runner.query(
    `UPDATE translations SET value = $3, source_value = $4
     WHERE entity_type = 'wizard_fields' AND entity_id = $1 AND field_name = 'description' AND value = $2`,
    [FIELD, from.text, to.text, to.source],
  );
}
