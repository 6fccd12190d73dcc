import type { Language } from '@pactwright/protocol';

const CURRENCY_CODE = /^[A-Z]{3}$/;

/**
 * An amount of a contract with its currency: "€4,800", „4 800,50 €“. Cents appear when there are any. A currency that has
 * no code of three letters stands behind the number as somebody wrote it. The rate of a word may have more `decimals` than a price.
 */
export function formatMoney(amount: number, currency: string, language: Language, decimals = 2): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits && decimals };
  if (!CURRENCY_CODE.test(currency))
    return `${new Intl.NumberFormat(language, fractions).format(amount)}\u00a0${currency}`;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...fractions,
  }).format(amount);
}
