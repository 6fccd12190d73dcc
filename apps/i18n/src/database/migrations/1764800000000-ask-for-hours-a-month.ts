import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The id of the question is for ever. */
const HOURS_CAP = 304;
const BEFORE = {
  source: 'Hourly work: the most hours without a new approval. Retainer: the hours included each month.',
  text: 'Valandinis darbas: daugiausia valandų be naujo patvirtinimo. Abonentinis: valandos, įeinančios į mėnesį.',
};
const AFTER = {
  source:
    'Hourly work: the most hours in all without a new approval. Retainer: the hours included each month.',
  text: 'Valandinis darbas: daugiausia valandų iš viso be naujo patvirtinimo. Abonentinis: valandos, įeinančios į mėnesį.',
};

/** The limit of hours is that of all the work, beside the one of a month; a text that an administrator wrote stays. */
export class AskForHoursAMonth1764800000000 implements MigrationInterface {
  readonly name = 'AskForHoursAMonth1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await describe(runner, BEFORE, AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await describe(runner, AFTER, BEFORE);
  }
}

const describe = (runner: QueryRunner, from: typeof BEFORE, to: typeof BEFORE): Promise<unknown> =>
  runner.query(
    `UPDATE translations SET value = $3, source_value = $4
     WHERE entity_type = 'wizard_fields' AND entity_id = $1 AND field_name = 'description' AND value = $2`,
    [HOURS_CAP, from.text, to.text, to.source],
  );
