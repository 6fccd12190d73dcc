import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, ({ style }, { words, say, paragraph, ref }) => [
  paragraph(
    'form',
    say(words.form, {
      change: ref(style === 'client' ? 'change-control.instruction' : 'change-control.agreement'),
    }),
  ),
]);
