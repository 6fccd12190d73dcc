import { lithuanianStatus } from '../../terms/engagement.js';
import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph }) => [
  paragraph('capacity', say(lithuanianStatus(terms) === 'author' ? words.author : words.capacity)),
]);
