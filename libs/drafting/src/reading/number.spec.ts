import { parseNumber, within } from './number.js';

describe(parseNumber.name, () => {
  it.each([
    ['4800', 4800],
    ['4 800', 4800],
    ['4\u00a0800,50', 4800.5],
    ['4\u202f800,50', 4800.5],
    ['4.800,50', 4800.5],
    ['4,800.50', 4800.5],
    ['4,800', 4800],
    ['4.800', 4800],
    ['1,234,567', 1_234_567],
    ["1'234'567.89", 1_234_567.89],
    ['12 500', 12_500],
    ['€4800', 4800],
    ['EUR 1,200.00', 1200],
    ['1200 Eur', 1200],
    ['45,5', 45.5],
    ['45.5', 45.5],
    ['0,05', 0.05],
    ['0.125', 0.125],
    ['0,03 % per day', 0.03],
    ['14 days', 14],
    ['from 5 to 10', 5],
    ['30%', 30],
    ['5.', 5],
    ['12 34', 12],
  ])('reads %j', (text, expected) => {
    expect(parseNumber(text)).toBe(expected);
  });

  it.each(['', 'two weeks', '-5', '− 5', 'EUR', '.', ',,'])('finds no number in %j', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});

describe(within.name, () => {
  it('rounds and keeps to the bounds', () => {
    expect(within(2.5, [0, 10])).toBe(3);
    expect(within(400, [1, 365])).toBe(365);
    expect(within(-4, [0, 10])).toBe(0);
    expect(within(1.005, [0, 10], 2)).toBe(1.01);
  });
});
