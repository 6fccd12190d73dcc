import { when, worded } from '../../writing/blocks.js';
import { en } from './en.js';
import { lt } from './lt.js';

export const paragraphs = worded({ en, lt }, ({ languages }, { words, say, paragraph, ref, has }) => [
  paragraph('made', say(words.made)),
  ...(languages === undefined ? [] : [paragraph('prevails', say(words.prevails[languages.prevails]))]),
  ...when(has('definitions'), () => [
    paragraph('terms', say(words.terms, { definitions: ref('definitions') })),
  ]),
  paragraph('one-language', say(words.oneLanguage)),
]);
