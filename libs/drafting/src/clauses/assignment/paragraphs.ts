import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph }) => [
  paragraph('consent', say(words.consent)),
  ...when(terms.style === 'client', () => [paragraph('group', say(words.group))]),
  paragraph('receivables', say(words.receivables)),
  paragraph('successors', say(words.successors)),
]);
