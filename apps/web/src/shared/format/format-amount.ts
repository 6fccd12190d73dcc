import type { Language } from '@pactwright/protocol';

/** What was charged, to the cent: "$8.00", „8,00 $“. */
export const formatAmount = (cents: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(cents / 100);
