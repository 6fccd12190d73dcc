import { formatFor } from '../format/index.js';
import type { Language } from '../model/document.js';
import { figureSpec } from '../reading/answer-figures.js';
import type { FigureKind } from '../reading/figure.js';
import { paymentOf } from '../reading/payment.js';
import { OTHER_VALUE, type Answers } from '../terms/answers.js';
import type { Terms } from '../terms/terms.js';
import type { Localised } from './question.js';

/** What one of the sums of a contract is paid for; `{}` is the currency. */
const AMOUNT: Readonly<Record<Terms['payment']['structure'], Localised>> = {
  fixed: { en: '{} in all', lt: '{} už visą darbą' },
  milestones: { en: '{} in all', lt: '{} už visą darbą' },
  hourly: { en: '{} an hour', lt: '{} už valandą' },
  unit: { en: '{} a unit', lt: '{} už vienetą' },
  retainer: { en: '{} a month', lt: '{} per mėnesį' },
  commission: { en: '%', lt: '%' },
  other: { en: '{}', lt: '{}' },
};
const UNITS: Readonly<Record<string, Localised>> = {
  extra_hourly_rate: AMOUNT.hourly,
  hours_cap: { en: 'hours', lt: 'val.' },
  monthly_hours_cap: { en: 'hours a month', lt: 'val. per mėnesį' },
  unit_cap: { en: 'units', lt: 'vnt.' },
  expense_cap: AMOUNT.other,
};

/** Of a number beside "Other": the choices say it in their labels. */
const OF_OTHER: Readonly<Partial<Record<FigureKind, Localised>>> = {
  'calendar-days': { en: 'days', lt: 'd.' },
  'working-days': { en: 'working days', lt: 'darbo d.' },
  percent: { en: '%', lt: '%' },
  'percent-a-day': { en: '% a day', lt: '% per dieną' },
};

/** What the number that answers a question counts, as these answers have it: "EUR an hour". */
export function unitOf(key: string, answers: Answers, language: Language): string | undefined {
  const payment = paymentOf(answers);
  const { structure, currency } = payment;
  const known =
    key === 'payment_amount' ? AMOUNT[structure] : Object.hasOwn(UNITS, key) ? UNITS[key] : undefined;
  const other = answers[key] === OTHER_VALUE ? figureSpec(key, payment) : undefined;
  const unit = known ?? (other && OF_OTHER[other.kind]);
  return unit?.[language].replace('{}', formatFor(language).currencySign(currency));
}
