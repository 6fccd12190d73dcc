import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, ({ languages }, { words, say, paragraph }) => [
  paragraph(
    'counterparts',
    say(words.counterparts, { language: languages === undefined ? words.language.one : words.language.both }),
  ),
]);
