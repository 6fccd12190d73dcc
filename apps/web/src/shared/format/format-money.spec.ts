import { formatMoney } from './format-money.js';

const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

describe(formatMoney.name, () => {
  it.each([
    [4800, 'EUR', 'en', '€4,800'],
    [4800.5, 'EUR', 'en', '€4,800.50'],
    [4800.5, 'EUR', 'lt', '4 800,50 €'],
    [1200, 'SEK', 'lt', '1 200 kr'],
    [12, 'Bitcoin', 'en', '12 Bitcoin'],
  ] as const)('shows %d %s in %s as %s', (amount, currency, language, shown) => {
    expect(spaced(formatMoney(amount, currency, language))).toBe(shown);
  });
});
