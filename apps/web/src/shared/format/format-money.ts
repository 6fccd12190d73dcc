import type { Language } from '@pactwright/protocol';

const CURRENCY_CODE = /^[A-Z]{3}$/;

/**
 * An amount of a contract with its currency: "€4,800", „4 800,50 €“. Cents appear when there are any. A currency that has
 * no code of three letters stands behind the number as somebody wrote it.
 */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const fractions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  if (!CURRENCY_CODE.test(currency))
    return `${new Intl.NumberFormat(language, fractions).format(amount)}\u00a0${currency}`;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...fractions,
  }).format(amount);
}
