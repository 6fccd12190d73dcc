import { blocksOf } from './blocks.js';
import type { Line } from './lines.js';

const LETTER = 5;
const fail = (): never => {
  throw new Error('no line');
};

/** A row with one line, or more, in each cell. */
const row = (baseline: number, ...cells: readonly (readonly string[])[]): Line[] => {
  const of = {};
  return cells.flatMap((texts, column) =>
    texts.map((text, at) => ({
      text,
      left: 50 + 150 * column,
      right: 50 + 150 * column + LETTER * text.length,
      baseline: baseline + 12 * at,
      size: 10,
      isBold: false,
      cell: { row: of, column, isInTable: true },
    })),
  );
};

describe(blocksOf, () => {
  it('makes one paragraph of what goes on in a cell, and two of lines that were ended', () => {
    expect(
      blocksOf([
        [
          ...row(100, ['Dates'], ['from 1 March until the end of', '30 April of the same', 'year']),
          ...row(140, ['Provider'], ['Jonas Jonaitis', 'Registration: 123']),
        ],
      ]),
    ).toEqual([
      [
        [['Dates'], ['from 1 March until the end of 30 April of the same year']],
        [['Provider'], ['Jonas Jonaitis', 'Registration: 123']],
      ],
    ]);
  });

  it('reads a table that goes on over the page once with its head, and a row that is broken there whole', () => {
    expect(
      blocksOf([
        [
          ...row(700, ['Term'], ['What is agreed']),
          ...row(720, ['The fee of', 'the early'], ['Half of the', 'price that']),
        ],
        [
          ...row(60, ['Term'], ['What is agreed']),
          ...row(80, ['end'], ['is not yet paid']),
          ...row(100, ['Law'], ['Lithuania']),
        ],
      ]),
    ).toEqual([
      [
        [['Term'], ['What is agreed']],
        [['The fee of the early end'], ['Half of the price that is not yet paid']],
        [['Law'], ['Lithuania']],
      ],
    ]);
  });

  it('gives the rest of a cell back to its row where only that one is broken over the page', () => {
    const [rest] = row(60, [], ['electronically']);
    const page = row(720, ['Signing'], ['In two counterparts, or'], ['14.11']);
    const { cell, ...line } = rest ?? fail();

    expect(cell).toBeDefined();
    expect(blocksOf([page, [line, { ...line, left: 50, baseline: 90, text: 'The Parties' }]])).toEqual([
      [[['Signing'], ['In two counterparts, or electronically'], ['14.11']]],
      'The Parties',
    ]);
  });

  it('takes the next row for a new one over the page', () => {
    const [table] = blocksOf([row(720, ['Notice'], ['14 days']), row(60, ['Notice fee'], ['None'])]);

    expect(table).toHaveLength(2);
  });
});
