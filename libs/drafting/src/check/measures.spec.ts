import { durations, money, percents } from './measures.js';

describe(durations.name, () => {
  it.each([
    ['within thirty (30) days', 30, 'days'],
    ['within 14 business days', 14, 'working days'],
    ['a period of two years', 2, 'years'],
    ['for twenty-one days', 21, 'days'],
    ['six months', 6, 'months'],
    ['per 30 (trisdešimt) kalendorinių dienų', 30, 'days'],
    ['per 7 (septynias) darbo dienas', 7, 'working days'],
    ['trejus metus', 3, 'years'],
    ['šešis mėnesius', 6, 'months'],
    ['per 48 valandas', 48, 'hours'],
    ['within [30] days', 30, 'days'],
    ['at least one hundred and twenty (120) days', 120, 'days'],
  ] as const)('reads "%s"', (plain, amount, unit) => {
    expect(durations(plain)).toMatchObject([{ amount, unit }]);
  });
  it.each(['in 2025', 'on day one hundred', 'the 14th of may', 'šiais metais'])(
    'reads none in "%s"',
    (plain) => expect(durations(plain)).toEqual([]),
  );
  it('compares periods in calendar days', () =>
    expect(durations('within 10 working days or two weeks').map(({ days }) => days)).toEqual([14, 14]));
});

describe(percents.name, () => {
  it.each([
    ['0.05 % a day and 8 percentage points', [0.05]],
    ['30 proc. kainos', [30]],
    ['0,02 procento', [0.02]],
    ['25 percent and 75%', [25, 75]],
  ])('reads "%s"', (plain, expected) => expect(percents(plain)).toEqual(expected));
});

describe(money.name, () => {
  it.each([
    ['usd 4,800.00', [4800]],
    ['4 800,00 eur (keturi tūkstančiai)', [4800]],
    ['$3,000 and gbp 60', [3000, 60]],
    ['750,00- eur', [750]],
    ['in 2027 we meet', []],
  ])('reads "%s"', (plain, expected) => expect(money(plain).map(({ amount }) => amount)).toEqual(expected));
});
