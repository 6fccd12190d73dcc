import type { MigrationInterface, QueryRunner } from 'typeorm';

type Change = readonly [table: string, id: number, column: string, before: string, after: string];

/** Texts of questions and choices as they were and as they are; their ids are for ever. */
const CHANGES: readonly Change[] = [
  [
    'wizard_fields',
    103,
    'description',
    'What is handed over at the end, one item a line: files, formats, numbers of pieces.',
    'What is handed over, one item a line: files, formats, numbers of pieces.',
  ],
  [
    'wizard_fields',
    106,
    'description',
    'The day by which everything is delivered.',
    'The day by which everything is delivered. Where a monthly fee or a commission is paid, the last day of the contract.',
  ],
  [
    'wizard_fields',
    109,
    'description',
    'Working days in which the client checks what was delivered and accepts it or says what is wrong.',
    'Working days in which the client checks what was delivered and accepts it or says what is wrong. If it says nothing, the work counts as accepted.',
  ],
  [
    'wizard_steps',
    2,
    'description',
    'Who works for whom. Names, addresses and codes stay as placeholders that you fill in yourself.',
    'Who works for whom. Names, addresses and codes are filled in later, and are kept on your device only.',
  ],
  [
    'wizard_fields',
    209,
    'description',
    'Decides whose number stands in the contract and who pays the taxes on the price.',
    'Decides which number stands in the contract and who pays the taxes on the price.',
  ],
  [
    'wizard_fields',
    203,
    'description',
    'The client orders the work and pays for it, as a business.',
    'The client orders the work and pays for it, as a business. The contract does not fit work for a private person.',
  ],
  [
    'wizard_fields',
    302,
    'description',
    'The whole price, the rate an hour, the fee a month or the percentage, as chosen above.',
    'As chosen above: the whole price, the rate an hour, the fee a month, or the percentage of what the client earns by sales that result from the work.',
  ],
  [
    'wizard_fields',
    107,
    'description',
    'If the work goes in stages: what each one brings, by when, and what is paid for it – an amount or a part of the price.',
    'If the work goes in stages: what each one brings and by when. Where the price is paid by milestones, also what is paid for each: an amount or a part of the price. A list can be pasted as it is.',
  ],
  [
    'wizard_fields',
    309,
    'description',
    'The most that may be spent without a new approval. Leave empty when there is no limit.',
    'The most that may be spent without a new approval.',
  ],
  [
    'wizard_fields',
    403,
    'description',
    'The most that one side can owe the other for damage. Intent and gross negligence are never limited.',
    'The most that one side can owe the other for damage. Where no price for the whole work is agreed, the fees of 12 months stand for it. What the law never lets a contract limit, such as intent, stays unlimited.',
  ],
  [
    'wizard_fields',
    405,
    'description',
    'What the client pays of the price that is still open when it ends the contract early.',
    'What the client pays besides the work done when it ends the contract early: a share of the price that is still open, of the hours already ordered, or of one monthly fee.',
  ],
  ['field_options', 40502, 'label', '25% of the open price', '25%'],
  ['field_options', 40503, 'label', '50% of the open price', '50%'],
  [
    'field_options',
    41203,
    'label',
    'Not working for named competitors',
    'Not working for competitors that the client names in writing',
  ],
  ['field_options', 41204, 'label', 'Penalty for late delivery', 'A fixed sum for each day of delay'],
  [
    'field_options',
    41301,
    'description',
    '7 to 10 pages, every case provided for',
    '6 to 9 pages, more cases provided for',
  ],
  [
    'field_options',
    41302,
    'description',
    'About 4 pages in plain sentences',
    '3 to 5 pages in plain sentences',
  ],
];

/** Texts promise what is asked, and nothing that the contract does not say; a text that an administrator wrote stays. */
export class PromiseWhatIsAsked1764600000000 implements MigrationInterface {
  readonly name = 'PromiseWhatIsAsked1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, id, column, before, after] of CHANGES)
      await say(runner, [table, column], id, [before, after]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, id, column, before, after] of CHANGES)
      await say(runner, [table, column], id, [after, before]);
  }
}

const say = (
  runner: QueryRunner,
  [table, column]: readonly [table: string, column: string],
  id: number,
  [from, to]: readonly [from: string, to: string],
): Promise<unknown> =>
  runner.query(`UPDATE ${table} SET ${column} = $3 WHERE id = $1 AND ${column} = $2`, [id, from, to]);
