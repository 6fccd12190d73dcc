import { namesThing } from '../../brief/work-things.js';
import type { Voice } from './doubt.js';
import { isMade } from './nouns-en.js';
import type { Part } from './reader/parts.js';

/** Whether notes are typed with the marks of Lithuanian. */
export const MARKED = /[ąčęėįšųūž]/iu;
export const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
export const sentenceOf = (parts: readonly Part[], { statement }: Part): Part[] =>
  parts.filter((each) => each.statement === statement);
/** "A poster, a flyer and two cards": an article or a number begins a thing of its own. */
export const ANEW = /^(?:an? |(?:~ ?)?(?:one|two|three|four|five|six|\d\S*) )/u;
export const BEHIND_HEAD = / (?:of|for|in|on|at|with|to|from|about|per) .*$|\s?\(.*$/u;
/** "32 pages", "two variants": of what was named before. */
const SIZE =
  /^(?:pages?|slides?|words?|minutes?|hours?|parts?|sections?|(?:variant|version|option|size|direction)s?)$/u;
export function isMadeThing(plain: string): boolean {
  const head = /[\p{L}'-]+$/u.exec(plain.replace(BEHIND_HEAD, ''))?.[0] ?? '';
  return isMade(head) && !SIZE.test(head);
}
/** "3 hot mains, 4 salads": how many there are of each, and no size of one. */
export const COUNTED =
  /^(?:two|three|four|five|six|seven|eight|ten|\d{1,3}) (?!(?:\S+ )?(?:people|ppl|persons|guests|kids|adults|staff|pages|pp|words|slides|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|times|rounds?|variants?|versions?|options?|sizes|euros?|km|m|cm|mm|x|at|of|by|in|per)(?:\s|$))(?:[\p{L}'-]+ ){0,2}?\p{L}+s(?:\s|$)/u;
/** "A film, w/ subtitles", "w subs", "without sound": what a thing has or lacks, and no thing by itself. */
export const HAD = /^(?:(?:w|with|without)\s|w\/(?:o(?:ut)?\s)?|each (?:w\/|with|of|about|around|~|\d))/u;
/** Words of an act: "cleaning", „montavimas“, „sutvarkyti“. */
export const ACT = {
  en: /^\p{L}{3,}ing$/u,
  lt: /^(?:\p{L}{3,}(?:[iy]ma[si]|cij(?:a|os)|aza[si]|ti)|projekta[si]|portalas|sistema|seka)$/u,
} as const;
/** "Moodboard", „scenarijus“, „inventorizacija“: one word has to name what work makes, or the work. */
export const isOneThing = (plain: string, { language }: Voice): boolean =>
  namesThing(plain) || ACT[language].test(plain) || (language === 'en' ? isMade(plain) : MADE_LT.test(plain));
export const MADE_LT =
  /^(?:plan|brezin|kalendor|zemelap|prototip|eskiz|schem|lentel|skaiciuokl|pazymejim|sertifikat|laisk|saskait|sarasa|zurnala|ataskait|santrauk|zodynel|katalog|album|knyg|vitrin|sutart|form|siul)\p{L}{1,4}$/u;
