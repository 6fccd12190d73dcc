import type { Letters } from './page-marks.js';
import { linesOf } from './page-lines.js';

const SIZE = 10;
const LETTER = 5;
const LEADING = 12;
const FULL = 'a line that is as wide as the column is';

/** Letters in the order in which they are painted. */
class Page {
  readonly letters: Letters[] = [];

  /** Lines one below the other, as a program paints a cell, a column or a paragraph. */
  paint(left: number, baseline: number, ...texts: readonly string[]): this {
    for (const [at, text] of texts.entries()) {
      const base = baseline + LEADING * at;
      const right = left + LETTER * text.length;
      this.letters.push({
        text,
        box: { left, right, top: base - 8, bottom: base + 2 },
        baseline: base,
        size: SIZE,
        isBold: false,
        isUpright: true,
        colour: '#000000',
        hidden: undefined,
        order: this.letters.length,
      });
    }
    return this;
  }
}

/** Each row as its cells with their lines, each other line as it is. */
function toldOf(page: Page): (string | string[][])[] {
  const told: (string | string[][])[] = [];
  let open: object | undefined;
  for (const { text, cell } of linesOf(page.letters)) {
    const last = told.at(-1);
    if (!cell) told.push(text);
    else if (cell.row === open && Array.isArray(last)) (last[cell.column] ??= []).push(text);
    else told.push([[text]]);
    open = cell?.row;
  }
  return told;
}

describe(linesOf, () => {
  it('R-ANA-02 reads a table row by row, each cell whole, whatever cell is the longest', () => {
    const page = new Page()
      .paint(50, 100, 'Term')
      .paint(120, 100, 'What is agreed')
      .paint(400, 100, 'Clause')
      .paint(50, 120, 'Liability')
      .paint(120, 120, 'Each party: at most', 'the price')
      .paint(400, 120, '10.1, 10.3')
      .paint(50, 150, 'Cancellation', 'fee')
      .paint(120, 150, 'Half of the price')
      .paint(400, 150, '12.6');

    expect(toldOf(page)).toEqual([
      [['Term'], ['What is agreed'], ['Clause']],
      [['Liability'], ['Each party: at most', 'the price'], ['10.1, 10.3']],
      [['Cancellation', 'fee'], ['Half of the price'], ['12.6']],
    ]);
  });

  it('parts a cell that is full to its edge from the next one, where others begin as well', () => {
    const row = (page: Page, y: number, label: string): Page =>
      page.paint(50, y, label).paint(150, y, 'value').paint(300, y, 'other');
    const page = [100, 112, 124].reduce((all, y) => row(all, y, 'label'), new Page());
    row(page, 136, 'a label up to here.');

    expect(toldOf(page).at(-1)).toEqual([['a label up to here.'], ['value'], ['other']]);
  });

  it('reads columns of prose one after the other', () => {
    const lines = Array.from({ length: 8 }, (_, at) => `${at} ${FULL}`);
    const page = new Page()
      .paint(50, 80, 'A title over both')
      .paint(50, 100, ...lines)
      .paint(320, 100, ...lines);

    expect(toldOf(page)).toEqual(['A title over both', ...lines, ...lines]);
  });

  it('leaves a number with its text where a column begins with it', () => {
    const lines = Array.from({ length: 14 }, (_, at) => `${at} ${FULL}`);
    const page = new Page()
      .paint(50, 100, ...lines)
      .paint(320, 100, '2.2.')
      .paint(350, 100, ...lines.slice(0, 7))
      .paint(320, 190, '2.3.')
      .paint(350, 190, ...lines.slice(7));
    const [first = '', ...others] = lines;

    expect(toldOf(page)).toEqual([
      ...lines,
      `2.2. ${first}`,
      ...others.slice(0, 6),
      `2.3. ${lines[7] ?? ''}`,
      ...lines.slice(8),
    ]);
  });

  it('takes a number before a tab for that of its paragraph, not for a cell', () => {
    const page = new Page()
      .paint(50, 100, '5.1')
      .paint(80, 100, 'The price is EUR 500', 'and paid at once.')
      .paint(50, 130, '5.2')
      .paint(80, 130, 'Nothing else is due.');

    expect(toldOf(page)).toEqual([
      '5.1 The price is EUR 500',
      'and paid at once.',
      '5.2 Nothing else is due.',
    ]);
  });

  it('parts a number from its paragraph where the tab between them is as narrow as nothing', () => {
    const page = new Page().paint(50, 100, '12.10').paint(75, 100, 'Nothing else is due.');

    expect(toldOf(page)).toEqual(['12.10 Nothing else is due.']);
  });

  it('takes no sum for the number of a paragraph', () => {
    const page = new Page()
      .paint(50, 100, '2')
      .paint(200, 100, '500 EUR')
      .paint(50, 112, '3')
      .paint(200, 112, '700 EUR');

    expect(toldOf(page)).toEqual([
      [['2'], ['500 EUR']],
      [['3'], ['700 EUR']],
    ]);
  });

  it('keeps a line whole whose words were spread to fill it', () => {
    const page = new Page()
      .paint(50, 100, 'The words')
      .paint(150, 100, 'of this line')
      .paint(50, 112, `${FULL} ${FULL}`);

    expect(toldOf(page)).toEqual(['The words of this line', `${FULL} ${FULL}`]);
  });

  it('keeps the last row of a table apart from the paragraph below', () => {
    const row = (page: Page, y: number): Page =>
      page.paint(78, y, '3').paint(150, y, 'Launch').paint(300, y, '500');
    const page = row(row(new Page(), 100), 112).paint(50, 124, `${FULL} ${FULL}`);

    expect(toldOf(page)).toEqual([
      [['3'], ['Launch'], ['500']],
      [['3'], ['Launch'], ['500']],
      `${FULL} ${FULL}`,
    ]);
  });

  it('reads from top to bottom what was painted in no order', () => {
    const page = new Page()
      .paint(50, 148, 'fifth')
      .paint(50, 112, 'second')
      .paint(50, 136, 'fourth')
      .paint(50, 100, 'first')
      .paint(50, 124, 'third');

    expect(toldOf(page)).toEqual(['first', 'second', 'third', 'fourth', 'fifth']);
  });
});
