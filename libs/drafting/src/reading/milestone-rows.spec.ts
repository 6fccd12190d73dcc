import type { MilestoneRow } from '../terms/answers.js';
import { amountOfRow, linesOfRows, rowsOfLines } from './milestone-rows.js';
import { readMilestones } from './milestones.js';

const aRow = (over: Partial<MilestoneRow> = {}): MilestoneRow => ({
  name: 'Design',
  date: '2027-03-01',
  amount: '1200',
  unit: 'money',
  ...over,
});

describe(rowsOfLines.name, () => {
  it('makes a row of each line, whatever it is parted by', () => {
    expect(rowsOfLines('Design | 2027-03-01 | 40 %\n- Launch; 2027-4-5; 1 200,50 Eur\nSupport')).toEqual([
      aRow({ amount: '40', unit: 'percent' }),
      aRow({ name: 'Launch', date: '2027-04-05', amount: '1 200,50 Eur' }),
      aRow({ name: 'Support', date: '', amount: '' }),
    ]);
  });

  it('keeps with the name what is neither date nor money', () => {
    expect(rowsOfLines('Design | in March | 300 | if it rains')).toEqual([
      aRow({ name: 'Design (in March; if it rains)', date: '', amount: '300' }),
    ]);
  });

  it('leaves a text alone that has more lines than rows, or longer ones', () => {
    expect(rowsOfLines(Array.from({ length: 41 }, (_, at) => `Stage ${at}`).join('\n'))).toBeUndefined();
    expect(rowsOfLines('x'.repeat(500))).toBeUndefined();
  });

  it('says the same to the contract as the lines did', () => {
    const lines = 'Design | 2027-03-01 | 33.33%\nBuild | 2027-04-01 | 33.33%\nLaunch | 33.34%';
    expect(readMilestones(rowsOfLines(lines) ?? [], 1000)).toEqual(readMilestones(lines, 1000));
    expect(linesOfRows(rowsOfLines(lines) ?? [])).toBe(lines);
  });
});

describe(amountOfRow.name, () => {
  it.each([
    ['1 200,50', 'money', 1200.5],
    ['€300', 'money', 300],
    ['abc', 'money', undefined],
    ['12 apples and 3', 'money', undefined],
    ['40', 'percent', 40],
    ['40 %', 'percent', 40],
    ['140', 'percent', undefined],
    ['0', 'money', undefined],
  ] as const)('reads %j in %s as %s', (amount, unit, value) => {
    expect(amountOfRow({ amount, unit })).toBe(value);
  });
});

describe('rows of a contract', () => {
  it('call a stage without a name by its number, and keep a half-typed amount with the name', () => {
    const rows = [aRow(), aRow({ name: ' ' }), aRow({ name: 'Launch', amount: 'soon', date: '' })];
    expect(readMilestones(rows, 4800)).toEqual([
      { name: 'Design', date: '2027-03-01', amount: 1200, percent: undefined },
      { name: '2', date: '2027-03-01', amount: 1200, percent: undefined },
      { name: 'Launch (soon)', date: undefined, amount: undefined, percent: undefined },
    ]);
  });
});
