import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The wizard's question about milestones; its id is for ever. */
const FIELD = 107;
const LINES = {
  source: 'If the work goes in stages, one a line: name | date | amount or percentage of the price.',
  text: 'Jeigu dirbama etapais, po vieną eilutėje: pavadinimas | data | suma arba kainos procentas.',
};
const ROWS = {
  source:
    'If the work goes in stages: what each one brings, by when, and what is paid for it – an amount or a part of the price.',
  text: 'Jeigu dirbama etapais: kas kiekvienu etapu padaroma, iki kada ir kiek už jį mokama – suma arba kainos dalis.',
};

/** Milestones are filled in row by row; a text that an administrator wrote stays. */
export class DescribeMilestones1763810000000 implements MigrationInterface {
  readonly name = 'DescribeMilestones1763810000000';

  up(runner: QueryRunner): Promise<void> {
    return describe(runner, LINES, ROWS);
  }

  down(runner: QueryRunner): Promise<void> {
    return describe(runner, ROWS, LINES);
  }
}

async function describe(runner: QueryRunner, from: typeof LINES, to: typeof LINES): Promise<void> {
  await runner.query(
    `UPDATE translations SET value = $3, source_value = $4
     WHERE entity_type = 'wizard_fields' AND entity_id = $1 AND field_name = 'description' AND value = $2`,
    [FIELD, from.text, to.text, to.source],
  );
}
