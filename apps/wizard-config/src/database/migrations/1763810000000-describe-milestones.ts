import type { MigrationInterface, QueryRunner } from 'typeorm';

const LINES = 'If the work goes in stages, one a line: name | date | amount or percentage of the price.';
const ROWS =
  'If the work goes in stages: what each one brings, by when, and what is paid for it – an amount or a part of the price.';
const EXAMPLE = 'Design approved | 2027-03-01 | 40%\nLaunch | 2027-04-15 | 60%';

/** Milestones are filled in row by row; a text that an administrator wrote stays. */
export class DescribeMilestones1763810000000 implements MigrationInterface {
  readonly name = 'DescribeMilestones1763810000000';

  up(runner: QueryRunner): Promise<void> {
    return describe(runner, [LINES, EXAMPLE], [ROWS, null]);
  }

  down(runner: QueryRunner): Promise<void> {
    return describe(runner, [ROWS, null], [LINES, EXAMPLE]);
  }
}

async function describe(
  runner: QueryRunner,
  [from, fromExample]: readonly (string | null)[],
  [to, toExample]: readonly (string | null)[],
): Promise<void> {
  await runner.query(
    `UPDATE wizard_fields SET description = $2 WHERE key = 'milestones' AND description = $1`,
    [from, to],
  );
  await runner.query(
    `UPDATE wizard_fields SET placeholder = $2 WHERE key = 'milestones' AND placeholder IS NOT DISTINCT FROM $1`,
    [fromExample, toExample],
  );
}
