import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (_terms, { words, say, paragraph }) => [
  paragraph('capacity', say(words.capacity)),
]);
