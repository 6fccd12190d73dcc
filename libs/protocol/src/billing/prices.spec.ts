import { PLAN_TYPES, PRICES } from './prices.js';

describe('the prices', () => {
  it('T-41 R-PAY-02 are those that the specification names', () => {
    expect(PRICES).toMatchObject({
      'one-time': { amount: 8, was: 38, contracts: 1 },
      subscription: { amount: 5, was: 12, contracts: 4 },
    });
  });

  it.each(PLAN_TYPES)('T-41 name the day since when %s costs that, a day that has come', (plan) => {
    const { validFrom } = PRICES[plan];
    expect(new Date(validFrom).toISOString().slice(0, 10)).toBe(validFrom);
    expect(Date.parse(validFrom)).toBeLessThan(Date.now());
  });
});
