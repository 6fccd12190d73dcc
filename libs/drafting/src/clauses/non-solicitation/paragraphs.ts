import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { monthsAfterEnd } from './period.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format }) => {
  const months = monthsAfterEnd(terms);
  const period =
    months === 0 ? words.period.term : say(words.period.after, { months: format.count(months, 'month') });

  return [
    paragraph('staff', say(words.staff, { period })),
    ...when(terms.style === 'client', () => [paragraph('customers', say(words.customers))]),
    paragraph('freedom', say(words.freedom)),
  ];
});
