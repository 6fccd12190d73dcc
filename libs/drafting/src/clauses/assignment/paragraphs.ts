import { legalSystem } from '../../terms/jurisdiction.js';
import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, (terms, { words, say, paragraph }) => [
  paragraph('consent', say(words.consent)),
  ...when(terms.style === 'client', () => [paragraph('group', say(words.group))]),
  paragraph('receivables', say(words.receivables)),
  /* Contracts (Rights of Third Parties) Act 1999; elsewhere they have none unless they are given any. */
  ...when(legalSystem(terms.governingLaw) === 'english', () => [
    paragraph('outsiders', say(words.outsiders)),
  ]),
]);
