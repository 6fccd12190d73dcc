import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { POSTING_DAYS } from './posting.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph, format, ref }) => [
  paragraph(
    'form',
    say(words.form, { formal: say(words.formal[terms.style], { cure: ref('termination-breach.cure') }) }),
  ),
  paragraph(
    'receipt',
    say(words.receipt, {
      letter:
        terms.style === 'client'
          ? say(words.letter, { days: format.count(POSTING_DAYS, 'working-day') })
          : '',
    }),
  ),
]);
