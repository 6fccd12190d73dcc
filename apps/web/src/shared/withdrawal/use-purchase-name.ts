import type { Receipt } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { formatAmount } from '../format/format-amount.js';
import { formatDate } from '../format/format-date.js';
import { useLanguage } from '../i18n/use-language.js';

/** "One-time purchase, Mar 1, 2026, $8.00": what a purchase is called where one is chosen. */
export function usePurchaseName(): (receipt: Receipt) => string {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  return ({ planType, paidAt, amountCents, currency }) =>
    [
      t(`plans.${planType}.name`),
      formatDate(paidAt) ?? '',
      formatAmount(amountCents, currency, language),
    ].join(', ');
}
