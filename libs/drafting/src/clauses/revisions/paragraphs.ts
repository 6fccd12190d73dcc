import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { WINDOW_DAYS } from './window.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref, has }) => [
  ...when(terms.workType === 'design', () => [paragraph('concept', say(words.concept))]),
  paragraph(
    'rounds',
    say(words.rounds, {
      rounds: format.countOf(terms.revisionRounds ?? 0, 'revision-round'),
      byTime: terms.payment.structure === 'hourly' ? words.byTime : '',
    }),
  ),
  paragraph(
    'window',
    has('acceptance')
      ? say(words.window.withAcceptance, { review: ref('acceptance.review') })
      : say(words.window.otherwise, { days: format.count(WINDOW_DAYS, 'calendar-day') }),
  ),
  paragraph('limit', say(words.limit, { rate: ref('change-control.rate') })),
]);
