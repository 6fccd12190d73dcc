import type { Unit } from '../format/index.js';
import type { Localised } from '../questions/question.js';
import type { Fact } from './fill.js';
import { everyWeeks as inWords } from './how-often.js';
import type { Situation } from './situation.js';

/** Short ways to name the facts of a suggestion. */
export const text = (words: string): Fact => ({ kind: 'text', text: words });
export const each = (words: Localised): Fact => ({ kind: 'each', words });
export const count = (n: number, unit: Unit): Fact => ({ kind: 'count', n, unit });
export const percent = (value: number): Fact => ({ kind: 'percent', value });
export const everyWeeks = (n: number): Fact => ({
  kind: 'often',
  words: { en: inWords(n, 'en'), lt: inWords(n, 'lt') },
});
export const days = (n: number): Fact => count(n, 'calendar-day');
export const workingDays = (n: number): Fact => count(n, 'working-day');

export const money = ({ terms }: Situation, amount: number): Fact => ({
  kind: 'money',
  amount,
  currency: terms.payment.currency,
});

const THE_PRICE: Localised = { en: 'the price', lt: 'visa kaina' };

/** The price as it is known, or words for it in the case that the sentence asks for. */
export const priceOf = (situation: Situation, words: Localised = THE_PRICE): Fact =>
  situation.price === undefined ? each(words) : money(situation, situation.price);
