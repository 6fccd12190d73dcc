import { formatFor } from '../format/index.js';
import { agree, type NounForms } from '../format/lt-numerals.js';
import type { DurationUnit, Money } from '../check/measures.js';
import type { Per } from '../check/rates.js';
import type { IsoDate, Language } from '../model/document.js';

/** What a term of a deal is set to, in a form that two versions can be compared by. */
export type DealValue =
  | { readonly kind: 'period'; readonly amount: number; readonly unit: DurationUnit }
  | { readonly kind: 'money'; readonly amount: number; readonly currency: string; readonly per?: Per }
  | { readonly kind: 'percent'; readonly percent: number; readonly per?: Per }
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'choice'; readonly choice: Choice }
  /** In the language of the text, in the nominative where it is known: "Lithuania", „Vilnius“. */
  | { readonly kind: 'name'; readonly name: string };

const CHOICES = {
  automatic: { en: 'automatic', lt: 'automatiškai' },
  'by-agreement': { en: 'by agreement', lt: 'susitarus' },
  unlimited: { en: 'unlimited', lt: 'neribota' },
  'fees-paid': { en: 'the fees', lt: 'sutarties kaina' },
  'on-payment': { en: 'on payment', lt: 'sumokėjus' },
  'on-delivery': { en: 'on delivery or acceptance', lt: 'perdavus ar priėmus' },
  'on-creation': { en: 'as soon as it is made', lt: 'nuo sukūrimo' },
  arbitration: { en: 'arbitration', lt: 'arbitražas' },
} as const;
export type Choice = keyof typeof CHOICES;

/** In the nominative, as a value stands by itself. */
const LT_UNITS: Readonly<Record<DurationUnit, NounForms>> = {
  hours: ['valanda', 'valandos', 'valandų'],
  days: ['diena', 'dienos', 'dienų'],
  'working days': ['darbo diena', 'darbo dienos', 'darbo dienų'],
  weeks: ['savaitė', 'savaitės', 'savaičių'],
  months: ['mėnuo', 'mėnesiai', 'mėnesių'],
  years: ['metai', 'metai', 'metų'],
};
const PER: Readonly<Record<Language, Readonly<Record<Per, string>>>> = {
  en: { hour: 'an hour', day: 'a day', week: 'a week', month: 'a month', year: 'a year' },
  lt: { hour: 'per valandą', day: 'per dieną', week: 'per savaitę', month: 'per mėnesį', year: 'per metus' },
};
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|eur)/u, 'EUR'],
  [/^(?:\$|us|dollar)/u, 'USD'],
  [/^au?\$/u, 'AUD'],
  [/^ca?\$/u, 'CAD'],
  [/^nz\$/u, 'NZD'],
  [/^(?:£|gbp|pound)/u, 'GBP'],
];

export const currencyOf = ({ currency }: Pick<Money, 'currency'>): string =>
  CURRENCIES.find(([pattern]) => pattern.test(currency))?.[1] ?? currency.toUpperCase();

const period = (amount: number, unit: DurationUnit, language: Language): string =>
  language === 'lt'
    ? `${amount} ${agree(amount, LT_UNITS[unit])}`
    : `${amount} ${amount === 1 ? unit.replace(/s$/u, '') : unit}`;

/** "30 days", „21 diena“: short, as a table says it. */
export function valueText(value: DealValue, language: Language): string {
  const format = formatFor(language);
  const withPer = (said: string, per: Per | undefined): string =>
    per === undefined ? said : `${said} ${PER[language][per]}`;
  switch (value.kind) {
    case 'period':
      return period(value.amount, value.unit, language);
    case 'money':
      return withPer(format.money(value.amount, value.currency), value.per);
    case 'percent':
      return withPer(format.percent(value.percent), value.per);
    case 'date':
      return format.date(value.date);
    case 'count':
      return String(value.count);
    case 'choice':
      return CHOICES[value.choice][language];
    case 'name':
      return value.name;
  }
}
