import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, ({ workType }, { words, say, paragraph }) => [
  paragraph('purpose', say(words.purpose, { services: words.services[workType] })),
]);
