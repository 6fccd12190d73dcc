import { bare } from './text.js';

/** What is longer or counts something says more than this. */
const SHORT = 90;
const KINDS = [
  'some|various|different|miscellaneous|misc|general|any|other|all|random|usual|odd',
  'visok\\p{L}+|įvair\\p{L}+|kažkok\\p{L}+|šiok\\p{L}+|tok\\p{L}+|kit\\p{L}+|bendr\\p{L}+|smulk\\p{L}+|koki(?:e|os|ų|us|as) nors',
].join('|');
const WORK = [
  'stuff|things?|works?|tasks?|jobs?|services?|help|support|bits|assistance',
  'darb(?:ai|ų|us|eliai|elių|elius)|paslaug(?:os|ų|as)|užduot(?:ys|čių|is)|pagalb(?:a|os|ą)|reikal(?:ai|ų|us)|dalyk(?:ai|ų|us|ėliai|ėlių|ėlius)|veikl(?:a|os|ą|ų)',
].join('|');
/** “We need”, „Mums reikia“: further on, such words stand beside others that name something. */
const BEFORE = "^(?:[\\p{L}’']+ ){0,3}";
const BEHIND = '(?!\\p{L})';
const VAGUE = new RegExp(
  `${BEFORE}(?:(?:${KINDS})(?: \\p{L}+){0,2} (?:${WORK})|(?<!of )(?:stuff|things))${BEHIND}`,
  'iu',
);

/** “Some marketing stuff”, „visokie darbai“: words that name no work that somebody could check. */
export const isVagueWork = (description: string): boolean => {
  const words = bare(description);
  return words.length <= SHORT && !/[\d:]/u.test(words) && VAGUE.test(words);
};
