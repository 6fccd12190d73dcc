import { readMilestones } from './milestones.js';

describe(readMilestones.name, () => {
  it('reads name, date and amount or percentage, parted by | or ;', () => {
    expect(
      readMilestones('Design | 2027-03-01 | 40%\nLaunch; 2027-04-15; 1 200,50 Eur\nSupport', undefined),
    ).toEqual([
      { name: 'Design', date: '2027-03-01', amount: undefined, percent: 40 },
      { name: 'Launch', date: '2027-04-15', amount: 1200.5, percent: undefined },
      { name: 'Support', date: undefined, amount: undefined, percent: undefined },
    ]);
  });

  it('turns a percentage of a known price into money', () => {
    expect(readMilestones('A | 30 %\nB | 2027-01-01 | 45,5 proc.', 1000)).toEqual([
      { name: 'A', date: undefined, amount: 300, percent: 30 },
      { name: 'B', date: '2027-01-01', amount: 455, percent: 45.5 },
    ]);
  });

  it('gives the last one the cents that rounding leaves, when the percentages make 100', () => {
    const amounts = readMilestones('A | 33.33%\nB | 33.33%\nC | 33.34%', 100.01).map(({ amount }) => amount);
    expect(amounts.reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0)).toBe(10_001);
  });

  it('keeps what is neither date nor money with the name', () => {
    expect(readMilestones('A | 01/02/2027 | soon | 2027-02-30', 100)).toEqual([
      { name: 'A (01/02/2027; soon; 2027-02-30)', date: undefined, amount: undefined, percent: undefined },
    ]);
  });

  it('takes no money of another currency for money of the contract', () => {
    const row = { name: 'A', date: '', amount: '2000 USD', unit: 'money' as const };
    expect(readMilestones([row], undefined, 'EUR')).toEqual([
      { name: 'A (2000 USD)', date: undefined, amount: undefined, percent: undefined },
    ]);
    expect(readMilestones([row], undefined, 'USD')).toMatchObject([{ name: 'A', amount: 2000 }]);
  });

  it('skips empty lines, and calls a stage without a name by its number', () => {
    expect(readMilestones('\n| 2027-01-01 | 5\n;;\n', 100)).toEqual([
      { name: '1', date: '2027-01-01', amount: 5, percent: undefined },
    ]);
  });

  it.each([
    ['four thousand', 'money', 'A (four thousand)'],
    ['-5', 'money', 'A (-5)'],
    ['1e5', 'money', 'A (1e5)'],
    ['150', 'percent', 'A (150\u202f%)'],
  ] as const)('keeps the amount %s with the name, and makes no other of it', (amount, unit, name) => {
    expect(readMilestones([{ name: 'A', date: '', amount, unit }], 100)).toEqual([
      { name, date: undefined, amount: undefined, percent: undefined },
    ]);
  });
});
