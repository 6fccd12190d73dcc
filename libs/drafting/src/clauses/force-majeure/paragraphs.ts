import { runsOn } from '../../terms/engagement.js';
import { worded } from '../../writing/blocks.js';
import { isByCommission } from '../termination-convenience/notice.js';
import { en } from './en.js';
import { EXIT_DAYS } from './exit-days.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref }) => [
  paragraph(
    'relief',
    say(words.relief, {
      illness: terms.provider.kind === 'person' && terms.style !== 'client' ? words.illness : '',
      money:
        terms.style === 'freelancer'
          ? words.money.freelancer
          : words.money[isByCommission(terms) ? 'commission' : 'otherwise'],
    }),
  ),
  paragraph(
    'notice',
    say(words.notice, {
      days: format.count(5, 'working-day'),
      dates: runsOn(terms) ? '' : words.dates,
      substitute: terms.style === 'client' ? words.substitute : '',
    }),
  ),
  paragraph(
    'exit',
    say(words.exit, {
      days: format.count(EXIT_DAYS[terms.style], 'calendar-day'),
      owed: isByCommission(terms)
        ? say(words.owed.commission, { rate: ref('fees.rate'), tail: ref('fees.tail') })
        : words.owed.otherwise,
    }),
  ),
]);
