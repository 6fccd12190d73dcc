import { within } from './number.js';

describe(within.name, () => {
  it('rounds and keeps to the bounds', () => {
    expect(within(2.5, [0, 10])).toBe(3);
    expect(within(400, [1, 365])).toBe(365);
    expect(within(-4, [0, 10])).toBe(0);
    expect(within(1.005, [0, 10], 2)).toBe(1.01);
  });
});
