import { formatFor } from '../format/index.js';
import type { Language } from '../model/document.js';
import { paymentOf } from '../reading/payment.js';
import type { Answers } from '../terms/answers.js';
import type { Terms } from '../terms/terms.js';
import type { Localised } from './question.js';

/** What one of the sums of a contract is paid for; `{}` is the currency. */
const AMOUNT: Readonly<Record<Terms['payment']['structure'], Localised>> = {
  fixed: { en: '{} in all', lt: '{} už visą darbą' },
  milestones: { en: '{} in all', lt: '{} už visą darbą' },
  hourly: { en: '{} an hour', lt: '{} už valandą' },
  retainer: { en: '{} a month', lt: '{} per mėnesį' },
  commission: { en: '%', lt: '%' },
  other: { en: '{}', lt: '{}' },
};
const UNITS: Readonly<Record<string, Localised>> = {
  extra_hourly_rate: AMOUNT.hourly,
  hours_cap: { en: 'hours', lt: 'val.' },
  expense_cap: AMOUNT.other,
};

/** What the number that answers a question counts, as these answers have it: "EUR an hour". */
export function unitOf(key: string, answers: Answers, language: Language): string | undefined {
  const { structure, currency } = paymentOf(answers);
  const unit =
    key === 'payment_amount' ? AMOUNT[structure] : Object.hasOwn(UNITS, key) ? UNITS[key] : undefined;
  return unit?.[language].replace('{}', formatFor(language).currencySign(currency));
}
