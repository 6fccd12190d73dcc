import { allDatesIn } from '../reading/days-said.js';

/** A contract is read without the dots of „2027 m. sausio 15 d.“. */
const YEAR = /(?<=\d{4} ?m)(?= \p{L})/gu;
const DAY = /(?<=\p{L} \d{1,2} ?d)(?=[ ,;)]|$)/gu;

/** The same without figures of dates: "by 15 January 2027 EUR 1,200" names one sum, and no 2,027 euros. */
export const withoutDates = (plain: string): string => {
  const dotted = plain.replaceAll(YEAR, '.').replaceAll(DAY, '.');
  return allDatesIn(dotted).reduce(
    (text, { index, words }) =>
      text.slice(0, index) + '·'.repeat(words.length) + text.slice(index + words.length),
    dotted,
  );
};
