import { isOwedDaily, ratesIn, yearlyRate } from './rates.js';

describe(ratesIn.name, () => {
  it.each([
    ['interest of 0.05 % for each day of delay', [[0.05, 'day']]],
    ['late invoices bear interest at 8 percent a week', [[8, 'week']]],
    ['a monthly interest of 1.5 %', [[1.5, 'month']]],
    ['interest of 8 % per annum', [[8, 'year']]],
    ['0,02 proc. delspinigių už kiekvieną pavėluotą dieną', [[0.02, 'day']]],
    ['a penalty of 0.5 % per day, up to 10 % of the fee', [[0.5, 'day']]],
    ['interest of 8 %', [[8, undefined]]],
    ['interest as the law says', []],
  ])('reads "%s"', (plain, expected) =>
    expect(ratesIn(plain).map(({ percent, per }) => [percent, per])).toEqual(expected),
  );
});

describe(yearlyRate.name, () => {
  it.each([
    ['interest of 0.1 % for each day', 36.5],
    ['palūkanos - 1 proc. per mėnesį', 12],
    ['interest of 8 %', 8],
    ['interest as the law says', undefined],
  ])('of "%s" is %s', (plain, expected) => expect(yearlyRate(plain)).toBe(expected));
});

describe(isOwedDaily.name, () => {
  it.each([
    ['pays 0.5 % for each day', true],
    ['pays EUR 200 for each day, up to 10 % of the fee', true],
    ['pays 0.5 % a month', false],
    ['pays EUR 200 for each day', false],
  ])('of "%s" is %s', (plain, expected) => expect(isOwedDaily(plain)).toBe(expected));
});
