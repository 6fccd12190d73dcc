import { hasPrice } from '../../terms/engagement.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => {
  const idle = format.count(terms.style === 'freelancer' ? 30 : 60, 'calendar-day');
  /* One piece of work is not given out bit by bit. */
  const ofProject = terms.style === 'freelancer' ? words.unpaid : '';
  const earlier = hasPrice(terms) ? ofProject : words.earlier[terms.style];
  return [
    paragraph('restriction', say(words.restriction, { mostCompetitors: words.mostCompetitors[terms.style] })),
    paragraph(
      'end',
      say(words.end, {
        earlier: say(earlier, { idle, days: format.count(10, 'working-day') }),
        customers:
          has('non-solicitation') && terms.style === 'client'
            ? say(words.customers, { customers: ref('non-solicitation.customers') })
            : '',
      }),
    ),
  ];
});
