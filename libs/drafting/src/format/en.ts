import { countryTexts } from './countries.js';
import { NBSP, dateParts, decimal, isInCents, twoDecimals } from './digits.js';
import type { Format, Unit } from './format.js';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const UNITS: Record<Unit, readonly [one: string, other: string]> = {
  day: ['day', 'days'],
  'working-day': ['working day', 'working days'],
  'calendar-day': ['calendar day', 'calendar days'],
  month: ['month', 'months'],
  year: ['year', 'years'],
  hour: ['hour', 'hours'],
  'revision-round': ['round of revisions', 'rounds of revisions'],
  concept: ['concept', 'concepts'],
  unit: ['unit', 'units'],
  week: ['week', 'weeks'],
};

const number = (value: number): string => decimal(value, ',', '.');
const money = (amount: number, currency: string): string =>
  `${currency}${NBSP}${twoDecimals(amount, ',', '.')}`;

function count(n: number, unit: Unit): string {
  const [one, other] = UNITS[unit];
  return `${number(n)}${NBSP}${n === 1 ? one : other}`;
}

export const englishFormat: Format = {
  money,
  moneyInWords: money,
  rate: (amount, currency) =>
    isInCents(amount) ? money(amount, currency) : `${currency}${NBSP}${number(amount)}`,
  currencySign: (currency) => currency,
  date(date) {
    const { year, month, day } = dateParts(date);
    return `${day}${NBSP}${MONTHS[month - 1] ?? ''} ${year}`;
  },
  percent: (value) => `${number(value)}%`,
  number,
  count,
  countOf: count,
  countGenitive: count,
  list(items) {
    const last = items.at(-1) ?? '';
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
  },
  law: (country) => countryTexts(country, 'en').law,
  courts: (country) => countryTexts(country, 'en').courts,
  country: (country) => countryTexts(country, 'en').name,
};
