import { formatFor } from '../format/index.js';
import type { Language } from '../model/document.js';
import type { Currency, Milestone } from '../terms/terms.js';
import type { Fact } from './fill.js';

/** As the wizard stores them: a line each, `name | date | amount or percentage`. */
export const milestoneLines = (milestones: readonly Milestone[]): string =>
  milestones
    .map(({ name, date, amount, percent }) =>
      [name, date, amount === undefined ? percent && `${percent}%` : String(amount)]
        .filter((cell) => cell !== undefined && cell !== '')
        .join(' | '),
    )
    .join('\n');

/** The same inside a sentence: "Launch (30 April 2027) – EUR 1,440.00; …". */
export function milestonesAsText(milestones: readonly Milestone[], currency: Currency): Fact {
  const inLanguage = (language: Language): string => {
    const format = formatFor(language);
    return milestones
      .map(({ name, date, amount, percent }) => {
        const part =
          amount === undefined ? percent && format.percent(percent) : format.money(amount, currency);
        const dated = date === undefined ? name : `${name} (${format.date(date)})`;
        return part === undefined ? dated : `${dated} – ${part}`;
      })
      .join('; ');
  };
  return { kind: 'each', words: { en: inLanguage('en'), lt: inLanguage('lt') } };
}

const cents = (amount: number): number => Math.round(amount * 100);

/** Parts of a price in the given proportions, to the cent; the last takes what rounding leaves. */
export function sharesOf(price: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const whole = weights.slice(0, -1).map((weight) => Math.floor((cents(price) * weight) / total));
  const rest = cents(price) - whole.reduce((sum, share) => sum + share, 0);
  return [...whole, rest].map((share) => share / 100);
}

/** The same milestones paid so that they make the price: the last takes the difference, or each its share where that is too little. */
export function matchingPrice(milestones: readonly Milestone[], price: number): Milestone[] {
  const amounts = milestones.map(({ amount }) => amount ?? 0);
  const others = amounts.slice(0, -1).reduce((sum, amount) => sum + cents(amount), 0);
  const rest = (cents(price) - others) / 100;
  const shares = rest > 0 ? [...amounts.slice(0, -1), rest] : sharesOf(price, amounts);
  return milestones.map((milestone, at) => ({ ...milestone, percent: undefined, amount: shares[at] }));
}
