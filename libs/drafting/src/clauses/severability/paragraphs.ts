import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (_terms, { words, say, paragraph }) => [
  paragraph('severability', say(words.severability)),
  paragraph('survival', say(words.survival)),
]);
