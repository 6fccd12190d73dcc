import { PRICE_CURRENCY, type Language } from '@pactwright/protocol';

/** A whole amount in the currency of the prices: "$8", in Lithuanian "8 $". */
export const formatPrice = (amount: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: PRICE_CURRENCY,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);
