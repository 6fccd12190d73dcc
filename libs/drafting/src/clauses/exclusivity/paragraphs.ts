import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => {
  const idle = format.count(terms.style === 'freelancer' ? 30 : 60, 'calendar-day');
  return [
    paragraph('restriction', say(words.restriction, { mostCompetitors: words.mostCompetitors[terms.style] })),
    paragraph(
      'end',
      say(words.end, {
        earlier: say(words.earlier[terms.style], { idle, days: format.count(10, 'working-day') }),
        customers:
          has('non-solicitation') && terms.style === 'client'
            ? say(words.customers, { customers: ref('non-solicitation.customers') })
            : '',
      }),
    ),
  ];
});
