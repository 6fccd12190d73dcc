import { bare, isNoAnswer, isYes } from './text.js';

/** That it was said elsewhere. */
const ELSEWHERE = [
  '(?:as|like) (?:agreed|discussed|usual|always|before|above|mentioned)(?: (?:by|in|on|over|via|with) [\\p{L} -]+)?',
  '(?:see|check)(?: the| my| our| your)? (?:attached )?(?:above|below|attach\\p{L}+|brief|chat|e-?mails?|files?|link|mail|messages?|offer|proposal)',
  'same(?: as (?:above|before))?|ditto',
  'kaip (?:(?:su)?(?:si)?tar(?:ta|ėmė?s|ėme?)|aptar(?:ta|ėme?)|kalbė(?:ta|jome?)|minėta|visada|įprasta|anksčiau|aukščiau)(?: \\p{L}+u)?',
  '(?:žr\\.?|žiūrė(?:ti|kite?)) (?:aukščiau|žemiau|(?:el\\. ?)?(?:laišk|pašt|pried|prised|fail|nuorod)\\p{L}*)',
  'pagal (?:susitarimą|sutarimą|poreikį)|tas pats',
].join('|');
const LATER = [
  'to ?do|to be (?:discussed|determined|defined|done|specified)|to follow|pending',
  'bus (?:aptarta|patikslinta|suderinta|sutarta)|(?:pa)?tikslinama',
].join('|');
const WHATEVER = [
  'any|anything|something|everything|whatever|all|all of it|stuff|things|other|etc|(?:it )?depends|up to you',
  "as you (?:like|wish|want|prefer)|no matter|does(?: not|n[’']t) matter|test",
  'bet k(?:as|oks|okia|uris|uri|aip|ur)|kas nors|kažkas|viskas|visi|nesvarbu|niekas|nė vien(?:as|a)|kit(?:a|as|kas)|priklauso|kaip nori(?:te)?|testas',
].join('|');
const IDLE = new RegExp(`^(?:${ELSEWHERE}|${LATER}|${WHATEVER})$`, 'iu');

/** One letter again and again, or keys beside each other: "aaaa", "asdf", "qwerty". */
const MASHED = /^(?:(\p{L})\1{2,}|(?:asdf?|qwe|zxc)+)$/iu;
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LEAST_RUN = 4;
const isMashed = (word: string): boolean =>
  MASHED.test(word) || (word.length >= LEAST_RUN && ROWS.some((row) => row.includes(word.toLowerCase())));

/** Words that stand in a field only so that it is not empty: "as agreed", "see email", "any", "asdf". */
export function isIdle(raw: string): boolean {
  const words = bare(raw);
  return IDLE.test(words) || words.split(' ').every(isMashed);
}

/** Nothing is said, or no more than yes or no. */
export const saysNothing = (raw: string): boolean => isNoAnswer(raw) || isYes(raw) || isIdle(raw);
