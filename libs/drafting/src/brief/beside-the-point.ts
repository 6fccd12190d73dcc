import type { Statement } from './statements.js';
import { dropsPaper, speaksToReader } from './to-reader.js';

/** What was with others, or before: no part of this deal. */
const ELSEWHERE =
  /\b(?:(?:last|previous|former|old|earlier) (?:year|time|month|week|summer|autumn|winter|spring|designer|developer|freelancer|agency|contractor|copywriter|writer|photographer|translator|supplier|project|offer|quote|job|one|guy|version|site|website)|(?:we|i) (?:used to|once) |(?:paid|cost|charged|spent|took|asked for) (?:us |me |about |around )?(?:[\w.,€$£ ]{0,20})(?:back then|last|before|for (?:the|our) (?:old|previous|last))|another (?:freelancer|agency|designer|developer|studio|person)|someone else|other (?:quotes?|offers?|freelancers?|agenc\w+|designers?)|competitors?(?:'s)? (?:site|website|paid|pays?|charges?|spends?)|(?:a|my|our) (?:friend|neighbour|colleague|cousin)s? (?:paid|pays|of|did|said|told)|\b(?:my|our|his|her) (?:[\w-]*(?:sister|brother|cousin|nephew|niece|neighbour|uncle|aunt|father|mother|wife|husband)[\w-]*)\b|(?:his|their|your|the|our) previous \w+|usual (?:day )?rate|separate (?:contract|agreement)|decided against|rejected|cost us)/u;
const ELSEWHERE_LT =
  /\b(?:ankstesn\w+|praeit\w+ (?:met|kart|savait|menes|var|ruden|pavasar|ziem|projekt)\w*|pernai|praejus\w+ (?:met|kart)\w*|anksciau (?:moke\w*|dirb\w*|daro\w*|dare\w*|kaina\w*)|buv(?:es|us)(?:i|ia|io|iam|iai|is)? \w+|(?:brol|seser|pusseser|pusbrol|kaimyn|draug)\w* (?:\w+ ){0,3}(?:mok|samd|film|kain|sumok)\w*|praeit\w+ (?:dizain|agentur|program|vykd)\w*|iki siol (?:\w+ ){0,2}(?:ras|dar|kur|mok)\w*|atskir\w+ sutart\w+|kainavo|atsiejo|atmet(?:em|e|eme)|iprast\w+ ikain\w*|kit(?:as|a|i|os) (?:dizain|program|agentur|specialist|vykdytoj|rangov|studij|laisvai)\w*|konkurent\w* (?:moka|sumok|kain|svetain)\w*|(?:draug|kaimyn|pazistam|koleg)\w+ (?:moke|sumok|sake|mok|pasak)\w*)/u;
/** How things usually are, in general. */
const GENERAL =
  /\b(?:usually|typically|most (?:freelancers|clients|designers|people|companies|agencies)|on average|in general|as a rule|freelancers (?:should|often|usually|can|who)|paprastai|dazniausiai|daugum\w+ (?:laisvai|klient|specialist|zmon|imon)\w*|vidutiniskai|vidutin\w+|rinkoje|apklaus\w+|pasak|survey\w*|ministr\w*|ministerij\w*|according to)\b/u;
/** Not decided: nothing that could be signed. */
const OPEN =
  /\b(?:not (?:yet )?(?:sure|decided|agreed|fixed|known|clear)|undecided|don'?t know|haven'?t (?:decided|agreed|thought)|to be (?:agreed|decided|discussed|confirmed)|tb[cda]|(?:let's|we can|we could|can) (?:discuss|talk|decide|see)|open to (?:discussion|offers|suggestions)|what do you (?:think|suggest|charge)|perhaps|maybe|might (?:be|need|want|also)|or so\?|negotiable|nezinau|nezinome|neaisku|dar (?:ne|tik) ?(?:nusprend|sutar|aptar|zino)\w*|nenusprend\w*|dar svarst\w*|svarstom\w*|galbut|gal ir|gal dar|susitarsime|sutarsime|aptarsime|reiktu aptarti|derinsim\w*|derinam\w*|tartis)\b/u;
/** What somebody in a tale says. */
const SPEECH =
  /["'“”„]\s*,?\s*(?:said|asked|whispered|replied|answered|cried|shouted|he|she)\b|\b(?:said|asked|replied|tare|sake|paklause|atsake|susuko)\s+(?:the |[\w]+\b)?[^.]{0,20}["“”.]?\s*$/u;

/** Whether it speaks of others, of what usually is, or to the reader of the brief. */
export const isBesideThePoint = ({ plain }: Pick<Statement, 'plain'>): boolean =>
  speaksToReader(plain) ||
  dropsPaper(plain) ||
  [ELSEWHERE, ELSEWHERE_LT, GENERAL, SPEECH].some((pattern) => pattern.test(plain));

export const isOpen = ({ plain }: Statement): boolean => OPEN.test(plain);
/** "Two rounds, ok?": an offer that waits for a yes. */
export const asksForYes = ({ plain }: Statement): boolean =>
  /\b(?:ok|okay|fine|alright|right|agreed|gerai|tinka|tiktu|sutinkat\w*|taip)\s*\?\W*$/u.test(plain);
export const isQuestion = ({ text }: Statement): boolean => /\?\W*$/u.test(text);

const CV =
  /^\W*(?:curriculum vitae|cv|resume|(?:work |professional )?experience|employment(?: history)?|qualifications|profile|education|skills|references|languages|date of birth|hobbies|certifications?|gyvenimo aprasymas|(?:darbo )?patirtis|profilis|kvalifikacija|issilavinimas|igudziai|kalbos|pomegiai|gimimo data|rekomendacijos|asmenine informacija|kompetencijos)\b\W*(?:$|:)/u;
const LEAST_OF_CV = 3;

/** The same where headings and text share lines. */
const OF_CV =
  /\b(?:curriculum vitae|work experience|years of experience|bachelor\w*|master'?s degree|university|education|skills|references available|date of birth|gyvenimo aprasymas|darbo patirtis|metu patirt\w*|bakalaur\w*|magistr\w*|universitet\w*|kolegij\w*|issilavinim\w*|igudziai|gimimo data|gime\b|rekomendacij\w*|esu motyvuot\w*)/gu;
/** What asks for work or offers it; a CV has budgets and deadlines too. */
const ASKS =
  /\b(?:(?:we|i|they|client) (?:need|want|wants|needs)|(?:we are|we're|i am|i'm) looking for (?!(?:\w+ ){0,4}(?:role|position|job|opportunit\w+|challenges?|work)\b)|(?:i|we) offer|siulau|siulome|mums reik\w*|reik(?:ia|es|etu)|ieskome|ieskau (?!(?:\w+ ){0,3}(?:darb|pozicij|vietos))|norime|noretume|klient\w+ (?:nori|prase|moka))\b/gu;
/** "2017 - 2021", "from 2015 to 2019", „2021 – dabar“. */
const YEARS =
  /\b(?:19|20)\d\d(?: ?m\.?)?\s?(?:-|to|until|iki)\s?(?:(?:19|20)\d\d\b|now|present|today|dabar|siol)/gu;
const OF_CAREER =
  /\b(?:worked (?:as|at|for|in)|graduated|employ(?:ment|ed)|internship|salary|dirbau|baigiau|studijavau|staz\w+)\b/gu;
const LEAST_OF_YEARS = 2;
const WISHES =
  /\b(?:we need|i need|we want|we are looking|we're looking|i'm looking for a|looking for a|our budget|budget|deadline|my client|client wants|mums reik\w*|reik(?:ia|es|etu)|ieskome|ieskau (?!darb)|norime|noretume|biudzet\w*|klient\w+ (?:nori|prase|moka))\b/gu;

const countOf = (plain: string, pattern: RegExp): number => [...plain.matchAll(pattern)].length;

/** Counsel to everybody: what is usual, what is worth thinking of. */
const COUNSEL =
  /\b(?:usually|typically|often|tips?|guide|freelancers|clients|most|should|always|never|it is worth|how to|consider|paprastai|daznai|dazniausiai|patarim\w*|laisvai samdomi|specialistai|klientai|verta|svarbu|rekomenduoj\w*|kaip pasirinkti|visada|niekada|uzsakovai|freelanceriai|apklaus\w+|pasak|sako|rinka|vidutin\w+|ministerij\w*|survey|market|according)\b/gu;
const LEAST_OF_COUNSEL = 5;

/** A text for everybody, of which nobody wants anything. */
export const isCounsel = (plain: string): boolean => {
  const counsel = countOf(plain, COUNSEL);
  return counsel >= LEAST_OF_COUNSEL && counsel > 3 * countOf(plain, WISHES);
};

/** Somebody's life, which asks for no work and offers none. */
export function isLifeStory(brief: readonly string[]): boolean {
  const whole = brief.join('\n');
  if (countOf(whole, ASKS) > 0) return false;
  const headings = brief.filter((line) => CV.test(line)).length;
  const words = countOf(whole, OF_CV);
  const isDated = countOf(whole, YEARS) >= LEAST_OF_YEARS && headings + words + countOf(whole, OF_CAREER) > 0;
  return headings >= LEAST_OF_CV || isDated || (words >= LEAST_OF_CV && countOf(whole, WISHES) === 0);
}

const THIRD =
  /\b(?:he|she|him|her|his|hers|himself|herself|said|whispered|replied|jis|ji|jo|jos|jam|jai|save|tare|sake|atsake|paklause|susnabzdejo|pagalvojo)\b/gu;
const FIRST_OR_SECOND =
  /\b(?:we|our|us|you|your|i|my|need|client|budget|price|deadline|mes|mums|musu|jus|jums|jusu|man|mano|reik\w+|klient\w*|kaina|biudzet\w*|termin\w*)\b/gu;
const LEAST_OF_TALE = 6;

/** A tale of others: what they say and pay there is no deal. */
export const isTold = (plain: string): boolean => {
  const told = countOf(plain, THIRD);
  return told >= LEAST_OF_TALE && told > 2 * countOf(plain, FIRST_OR_SECOND);
};
