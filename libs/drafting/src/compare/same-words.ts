import { americanSpelling } from '../format/american.js';
import { lean } from '../reading/letters.js';
import { isThing } from './things.js';
import { stemOf } from './words.js';

/** Words that say the same in a contract; each line is one meaning, and a star stands for any ending. */
const ENGLISH = `
  begin* began begun start* commence* commencing
  bear* bore borne carry carries carried carrying accru*
  agreement* contract*
  price* fee*
  complet* finish*
  notif* inform*
  provid* furnish*
  correct* fix*
  answer* reply replies replied respond*
  utiliz* us*
  retain* keep* kept
  display* show* shown
  purchas* buy* bought
  regarding concerning about
  sum* amount*
  obtain* receiv* get*
  if where
  that which`;
const LITHUANIAN = `
  sutart* susitarim*
  kain* užmokes* atlygis atlygio atlygiui atlygį atlygiu
  pradėti prade* pradė* prasid*
  baig* užbaig* pabaig*
  praneš* informuo*
  apmok* sumok*
  ištais* pataisy*
  naudo* panaud*
  jei jeigu
  ir bei
  ar arba
  pagal vadovaujantis remiantis
  pateik* įteik*`;
const ENDINGS = { en: '(?:e?s|e?d|e|ing|y|i?es|ied)?', lt: String.raw`\p{L}{1,6}` } as const;

const groupsOf = (lines: string, ending: string): RegExp[] =>
  lines
    .trim()
    .split('\n')
    .map((line) =>
      lean(new RegExp(`^(?:${line.trim().split(' ').join('|').replaceAll('*', ending)})$`, 'u')),
    );
const SAME: readonly RegExp[] = [...groupsOf(ENGLISH, ENDINGS.en), ...groupsOf(LITHUANIAN, ENDINGS.lt)];

/** Words that a sentence has or lacks without saying anything else. */
const IDLE: ReadonlySet<string> = new Set(
  `a an the this these those such it its said also there here hereby herein hereof hereto hereunder therein thereof thereto
   thereunder is are be been being has have tai tas ta tie tos šis ši šie šios šio šį šią toks tokia taip pat yra`.split(
    /\s+/u,
  ),
);
export const isIdle = (word: string): boolean => IDLE.has(word);

const LEAST_STEM = 5;
const HAS_LITHUANIAN_ENDING = lean(/[ąčęėįšųūž]|(?:as|is|ys|us|os|ai|ui|ei|o|a|i|u)$/u);

/**
 * One key for the spellings, the forms and the other words of one meaning. How many of a thing are made is no form of a word: "a logo" is not
 * "logos".
 */
export function meaningOf(word: string): string {
  const known = meanings.get(word);
  if (known !== undefined) return known;
  const meaning = readMeaning(word);
  meanings.set(word, meaning);
  return meaning;
}
const meanings = new Map<string, string>();

function readMeaning(word: string): string {
  const group = SAME.findIndex((words) => words.test(word));
  if (group >= 0) return `~${group}`;
  const spelled = americanSpelling(word);
  if (isThing(word)) return spelled;
  const stem = HAS_LITHUANIAN_ENDING.test(spelled)
    ? stemOf(spelled, true)
    : spelled.replace(/(?<=[^s])s$/u, '');
  return stem.length >= LEAST_STEM ? stem : spelled;
}
