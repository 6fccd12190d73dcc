import { words } from '../check/whole-words.js';

/** What the one who works may do, by the words of the permission, and all words that may say the same. */
interface Freedom {
  readonly given: RegExp;
  readonly matter: RegExp;
}

const MAY =
  'provider (?:\\p{L}+ )?(?:may(?! not)|can(?! not)|(?:is|remains|stays) (?:\\p{L}+ )?(?:free|entitled|allowed|permitted)|has the (?:right|freedom)|retains the right|reserves the right)';
const GALI = 'paslaugų teikėj(?:as|a) (?:\\p{L}+ )?(?:gali|turi teisę|pasilieka teisę|laisvai)';
/** "Nothing prevents the Designer from …": with the sides by their plain names. */
const UNBARRED =
  "(?:nothing|no (?:clause|term|provision)) (?:[\\p{L}\\d.'’]+ ){0,8}(?:prevents?|restricts?|stops?|prohibits?|bars?|hinders?|precludes?|keeps?) (?:the )?provider|provider (?:is|shall be|will be) (?:not|in no way) (?:prevented|restricted|prohibited|barred|hindered|precluded)";
const NEDRAUDŽIA =
  '(?:nedraudžia|neriboja|netrukdo|nekliudo) (?:\\p{L}+ ){0,2}paslaugų teikėj(?:ui|ai)|paslaugų teikėj(?:ui|ai) (?:\\p{L}+ ){0,2}(?:nedraudžiama|neribojama|leidžiama)';
const BETWEEN = "(?:[\\p{L}'’-]+ ){0,6}";
const TARP = '(?:[\\p{L}-]+ ){0,6}';

const OTHERS = '(?:others?|other (?:clients?|customers?|companies|people|firms)|third parties|anyone else)';
const KITI = 'kit(?:iems|ais|us|ų|am)(?: \\p{L}+)?';

/** A permission where the sentence has these words somewhere behind it, each a pattern of one language. */
const freedom = (english: string, lithuanian: string): Freedom => ({
  given: words(
    `(?:${MAY}|${UNBARRED}) ${BETWEEN}${english}`,
    `(?:${GALI}|${NEDRAUDŽIA}) ${TARP}${lithuanian}`,
  ),
  matter: words(english, lithuanian),
});

const FREEDOMS: readonly Freedom[] = [
  freedom(
    `(?:(?:work|working|services|act|acting) ${BETWEEN}(?:for|to|with) |(?:accept|take on|have|serve) (?:\\p{L}+ ){0,3})${OTHERS}`,
    `(?:dirbti|teikti|atlikti|turėti|aptarnauti|priimti) ${TARP}${KITI}`,
  ),
  freedom('portfolio\\p{L}*', '(?:portfel|portfolio|darbų (?:sąraš|pavyzd|aplank))\\p{L}*'),
  freedom('(?:refus(?:e|ing)|declin(?:e|ing)|turn(?:ing)? down)', '(?:atsisakyti|atmesti|nepriimti)'),
  freedom(
    '(?:suspend|paus|interrupt|stop)(?:e|p?ing)? (?:\\p{L}+ ){0,3}(?:work|services|performance)',
    '(?:su)?stabdyti (?:\\p{L}+ ){0,2}(?:darb|paslaug|vykdym)\\p{L}+',
  ),
];

const DENIED = words(
  'provider (?:\\p{L}+ )?(?:may|can|shall|must|will|is|does) not|provider (?:\\p{L}+ )?(?:cannot|never)|no right',
  'negali|neturi teisės|draudžiam\\p{L}+|privalo ne\\p{L}+|nedirb\\p{L}+|nerod\\p{L}+|neatsisak\\p{L}+',
);

const NO_BAR = words(UNBARRED, NEDRAUDŽIA);
const isDenied = (plain: string): boolean => DENIED.test(plain) && !NO_BAR.test(plain);

/**
 * Whether a passage of mine lets the one who works do something of which no sentence of theirs says that they may. The check, which reads
 * one version, misses none of these. Where theirs speaks of the same without denying it, nobody can say that it is gone.
 */
export const isFreedomLost = (mine: string, theirs: readonly string[]): boolean =>
  FREEDOMS.some(
    ({ given, matter }) =>
      given.test(mine) && !theirs.some((plain) => matter.test(plain) && !isDenied(plain)),
  );
