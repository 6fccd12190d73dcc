import { worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';
import { survivingSubjects } from './survival.js';

export const paragraphs = worded({ en, lt }, (terms, write) => {
  const { words, say, paragraph } = write;
  return [
    paragraph('severability', say(words.severability)),
    paragraph('survival', say(words.survival, { subjects: survivingSubjects(terms, write, words) })),
  ];
});
