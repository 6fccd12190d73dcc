import { allDatesIn } from '../reading/days-said.js';
import type { WorkType } from '../terms/terms.js';
import { plainText } from './plain-text.js';
import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';
import { namesThing, THINGS } from './work-things.js';

/** Somebody wants or offers work, in these words; what follows says which. */
const WISH =
  /\b(?:(?:we|i|they|client|who|he|she)(?:'d| would| will|'ll| also| just| only| really| are| am|'re|'m)* (?:need|needs|want|wants|require|requires|like|order|commission|hire|plan to|look(?:ing)? (?:for|to))|(?:am|'m|are|'re|is|currently) looking (?:for|to)|looking for|(?:need|want|wanted|wish|seeking|required):?|(?:please|could you|can you|would you|you (?:will|would|should|need to|are to|'ll))|help (?:us|me) (?:with|to)?|would like to engage|as (?:discussed|agreed):|new (?:site|website|logo|shop) for|you find|taking? over|want:?|are hiring|we're hiring|objektas\s*:|mokymai\s*:|prasytume|prasyciau|imam|imtume|uzsakyti|sutarem|description\s*:|(?:the |your )?(?:job|tasks?|project|work|assignment|scope|brief|goal|subject|order|service)(?: of work)?(?: here)?(?: is|:| includes?| covers?| involves?)(?: to)?|i(?:'ll| will| can| would| am going to|'m going to)|we (?:will|would|are going to|agreed (?:that|on|to))|(?:mums|man|jam|jai|klientui|imonei|jiems)? ?reik(?:ia|es|etu|alinga|alingas|alingi|alingos)|ieskom\w*|ieskau|ieskoma\w*|rasau del|nor(?:ime?|iu|eciau|etume|etumem)|(?:klient\w+|uzsakov\w+|jie|jis|ji) nori|pageidau\w+|(?:uzduotis|projektas|darbas|apimtis|tikslas|tema|uzsakymas|paslauga|darbai)(?: toks| tokia| tokie)?(?: ?:| yra| -)|prasom\w*|prasau|ar galet\w+|turi\w* (?:buti )?(?:sukur|paras|pareng|padar|isver)\w*|(?:uz)?sakome|as (?:pa|su|is)?(?:dary|kur|ras|vers|reng)\w+|(?:padarysiu|sukursiu|parasysiu|parengsiu|isversiu|nufilmuosiu|suprojektuosiu)|sutar\w+,? kad)(?!\w)/u;
/** What people do for each other: said of the work itself. */
const DOING =
  /\b(?:(?:re)?design\w*|build\w*|create\w*|creat\w+|develop\w*|writ(?:e|ing|ten)|translat\w*|proofread\w*|edit(?:ing)?|film\w*|shoot\w*|photograph\w*|draw\w*|illustrat\w*|record\w*|produc\w+|mak(?:e|ing)|set(?:ting)? up|run(?:ning)?|manag\w+|audit\w*|review\w*|advis\w+|consult\w*|teach\w*|train\w*|prepar\w+|migrat\w+|integrat\w+|redo\w*|rebuild\w*|mov(?:e|ing) |install\w*|optimi[sz]\w*|maintain\w*|organi[sz]\w+|plan(?:ning)?|research\w*|lay ?out|typeset\w*|subtitl\w*|transcrib\w*|(?:su|pa|per|is|at|iv|nu|pri|ap|uz)?(?:kur(?:ti|s|kite|ia|iam)|rasy(?:ti|s|kite)|versti|isvers\w*|projektuo\w+|program\w+|piest\w*|piesti|fotografuo\w+|filmuo\w+|montuo\w+|reng(?:ti|s|kite)|daryti|dary(?:s|kite)|konsultuo\w+|redaguo\w+|koreguo\w+|diegti|perkelti|tvarky\w+|administruo\w+|priziure\w+|vesti|mokyti|apmokyti|paruosti|suruost\w+|parengti|maketuo\w+|vert\w+|kurimas|kurimo|kurima|rasym\w+|vertim\w+|dizain\w+|fotosesij\w+))\b/u;
/** Things of somebody's that the work is for or about, not what it makes. */
const ABOUT =
  /\b(?:for (?:our|my|the|a|an|their|his|her|its|your|new)|of (?:our|my|the|their|your)|about|on (?:our|my|the|your)|to (?:our|the)|from (?:our|my|the)|in (?:our|my|the|figma)|our(?: new| own| current| old)?|my(?: new| own| current| old)?|with (?:our|the)|by (?:our|the)|musu|mano|savo|i (?:musu|mano)?|apie|is|pagal|su|del|skirt\w+|the (?:existing|current|old))\s+(?:[\w'-]+ ){0,2}$/u;

export const isWish = ({ plain }: Statement): boolean => WISH.test(plain);
const isDoing = ({ plain }: Statement): boolean => DOING.test(plain);
export const saysDoing = (plain: string): boolean => DOING.test(plain);
const hasThing = ({ plain }: Statement): boolean => namesThing(plain);

/** "Please prepare the contract": no work. */
const ASKS_FOR_PAPER =
  /\b(?:set up|prepare|send|draft|paruosti|parengti|atsiusti|atsiusk|siusti)\w* (?:a |an |us |me |the )*(?:contract|agreement|quote|cv|sutart\w+)/u;
/** The lines around a message, what is asked about the contract itself, what the other side does. */
const NO_WORK =
  /^\s*(?:from|to|cc|sent|date|subject|nuo|kam|data|tema|siuntejas)\s*:|\bfw:|\b(?:must not|do not|don't|leave)\b|\b(?:patys|pasiliek\w+|ourselves|in-house)\b|\b(?:portfolio|portfel\w+|chatgpt|ai tools?)\b/u;

/** "We'll need two rounds of changes for the logo": the wish is for rounds. */
export const asksForRounds = ({ plain }: Statement): boolean =>
  /(?:need|want|like|expect|require|reik\w+|nor\w+) (?:\w+ )?(?:\d{1,2}|one|two|three|four|five|vien\w*|du|dviej\w*|tri\w*|trij\w*|keturi\w*) (?:\w+ )?(?:rounds?|revisions?|edits|rat(?:o|u|us|ai)|pataisym\w+|taisym\w+|korekcij\w+)\b/u.test(
    plain,
  );
/** Of the letter itself: "as agreed, I am writing about the translation", „kaip ir tarėmės, rašau dėl vertimo“. */
export const isAboutLetter = ({ plain }: Statement): boolean =>
  /\b(?:i am|i'm|we are|we're|just) writing\b|\b(?:here'?s|here is|below is) (?:a |the |my |our )?(?:\w+ )?(?:summary|note|recap|overview|quote|offer|estimate|proposal|what we (?:talked|discussed|agreed))|^\W*(?:as (?:promised|discussed|agreed),|kaip (?:ir )?(?:tare|kalbejo|sutare|zadejo|minejo)\w*,)|\b(?:rasau|rasome|siunciu|siunciame|atsiunciu)\b/u.test(
    plain,
  );

/** "We sign by Friday", „Sutartį pasirašom penktadienį“: of the paper. */
export const isAboutSigning = ({ plain }: Statement): boolean =>
  /^\W*(?:(?:we|i|you|both(?: parties| sides| of us)?|let's|the parties|please)(?:'ll|'d)? )?(?:(?:will|can|could|want to|would like to|should|must|need to|plan to|both|all) )*(?:sign(?:s|ing)?(?! (?:up|for|design\w*|shop|system)\b)|signature)\b|^\W*(?:\w+ ){0,2}pasiras(?:om|ome|ysim|ysime|yti|ykim|ymas|ymui|ysiu|au)\b/u.test(
    plain,
  );

/** "We can start on 7 January", „Pradėti galima nuo sausio 7 d.“. */
const OF_TERM =
  /^\W*(?:(?:we|you|i|mes|jus|(?:the )?work|darb(?:as|us|ai|ui))\s+)?(?:(?:can|could|(?:would|'d) like to|want to|should|will|gal\w+|nor\w+|reik\w+|planuo\w+)\s+)*(?:start\w*|begin\w*|commenc\w*|finish\w*|deadline|prad(?:e|z)\w*|baig\w*|termin\w*)\b/u;
/** Whether it says when, and what only beside that. */
export const saysWhen = ({ plain, text }: Statement): boolean =>
  OF_TERM.test(plain) && allDatesIn(text, plain).length > 0;

/** Whether it says what work is to be done: somebody wants it, and it names what is made. */
export const asksForWork = (statement: Statement): boolean =>
  isWish(statement) &&
  !NO_WORK.test(statement.plain) &&
  !ASKS_FOR_PAPER.test(statement.plain) &&
  (hasThing(statement) || isDoing(statement));

/** A title: "Logo and packaging for a bakery". */
export const namesWork = (statement: Statement): boolean =>
  hasThing(statement) &&
  !ASKS_FOR_PAPER.test(statement.plain) &&
  statement.plain.trim().split(/\s+/u).length <= 14;

/** "5-6 pages (home, menu, contact), plus a simple online shop": how many of what. */
export const countsThings = (statement: Statement): boolean =>
  hasThing(statement) &&
  /^\W*(?:(?:about|around|maybe|some|apie|gal) )?\d{1,3}(?:\s?-\s?\d{1,3})?\s+\p{L}/u.test(statement.plain) &&
  statement.plain.trim().split(/\s+/u).length <= 40;

/** "Build our new bakery website": what is built is the work, though it is theirs. */
const MADE = /\b(?:build|make|create|develop|\w*kurti)(?: us| me)? (?:our|my|musu|mano) (?:[\w'-]+ ){0,3}$/u;
/** "A website: home, menu, contacts", „svetainė (pradžia, meniu, kontaktai)“: a page of it, not a menu on paper. */
const isPage = (plain: string, thing: string, before: string): boolean =>
  /^(?:menus?|meniu|blogs?)$/u.test(thing) &&
  /(?:site|svetain)[^.;]*[:(][^.;)]*$/u.test(before) &&
  /\b(?:home|about|contacts?|pradz|kontakt)/u.test(plain);

interface Named {
  readonly type: WorkType;
  readonly start: number;
  readonly end: number;
  readonly score: number;
  readonly isAside: boolean;
}

/** What is done to a thing that is there already: the doing is the work, not the thing. */
const DONE_TO_THINGS =
  /\b(?:translat\w+|proofread\w*|transcrib\w+|subtitl\w+|film(?:ing)?|photograph(?:ing)?|(?:is)?vers(?:ti|im\w*|kite)|isvers\w+|vertim\w+|redaguoti|koreguoti|filmuoti|nufilmuoti|fotografuoti|nufotografuoti|subtitruoti)\b/gu;
/** „Svetainės tekstų vertimas“: of what it is stands before it. */
const DONE_BEHIND = /^\s+(?:\w+ ){0,2}(?:vertim|redagavim|filmavim|fotografavim|subtitravim)/u;

const isObject = (plain: string, from: number, to: number): boolean => {
  const verb = [...plain.slice(0, from).matchAll(DONE_TO_THINGS)].at(-1);
  const between = verb === undefined ? '' : plain.slice(verb.index + verb[0].length, from);
  return (verb !== undefined && !DOING.test(between)) || DONE_BEHIND.test(plain.slice(to));
};

/** The kind of work, by what is made: what that is for, and what was only mentioned, says little. */
export function workTypeIn(described: readonly Statement[]): Finding[] {
  const named = described.flatMap(({ plain, start }, at) =>
    THINGS.flatMap(([type, words]) =>
      [...plain.matchAll(words)].map(({ 0: thing, index }): Named => {
        const before = plain.slice(0, index);
        const isAside =
          (ABOUT.test(before) && !MADE.test(before)) ||
          isPage(plain, thing, before) ||
          (type !== 'general' && isObject(plain, index, index + thing.length));
        const score = (isAside ? 0.2 : 1) * (at === 0 ? 2 : 1);
        return { type, start: start + index, end: start + index + thing.length, score, isAside };
      }),
    ),
  );
  const totals = new Map<WorkType, number>();
  for (const { type, score } of named) totals.set(type, (totals.get(type) ?? 0) + score);
  const [first, second] = [...totals].toSorted(([, a], [, b]) => b - a);
  if (first === undefined) return [];
  const quoteOf = (type: WorkType) => {
    const best = named.filter((each) => each.type === type).toSorted((a, b) => b.score - a.score)[0];
    return { start: best?.start ?? 0, end: best?.end ?? 0 };
  };
  const isClear = second === undefined || first[1] >= second[1] * 1.7;
  /* A website and a logo are two kinds of work, however often one of them is named. */
  const isMixed = named.some(({ type, isAside }) => type !== first[0] && !isAside);
  const types = isClear || second === undefined ? [first[0]] : [first[0], second[0]];
  return types.map((type) => ({
    key: 'freelance_type',
    value: type,
    quote: quoteOf(type),
    isCertain: isClear && !isMixed && first[1] >= 1 && type !== 'general',
  }));
}

/** How a message begins before it comes to the matter. */
const GREETING =
  /^\s*(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|labas(?: (?:rytas|vakaras))?|laba diena|sveik(?:i|as|a)|gerb\w*\.?|miel\w+)\b[^,!.:\n]{0,25}[,!.]\s*)+/u;

/** "Hi Anna," and no more. */
export const isGreeting = ({ plain }: Pick<Statement, 'plain'>): boolean =>
  GREETING.exec(`${plain.trim()},`)?.[0].length === plain.trim().length + 1 ||
  GREETING.exec(plain)?.[0].trim().length === plain.trim().length;

/** What was talked about and how, before the matter: "so, as discussed on the phone -", „taigi, kaip tarėmės,“. */
const TALK =
  /^\s*(?:(?:so|ok(?:ay)?|well|right|anyway|basically|taigi|tai|na|nagi|gerai|zodziu)\b[\s,!:-]*|(?:just |as |like |per |further |following |after |based |kaip |pagal |po |remiantis )(?=[^:.!?]{0,60}\b(?:discuss\w*|agreed|talk\w*|call|phone|chat\w*|spoke\w*|promised|mentioned|said|meeting|conversation|kalbe\w+|tare\w+|sutar\w+|aptar\w+|pokalb\w+|skambu\w+|zadej\w+|minej\w+|susitik\w+))[^,:.!?]{0,60}?(?:,|\s-|:)\s+|(?:(?:many )?thanks|thank you|(?:great|nice|good|lovely) (?:talk\w*|chat\w*|call|to (?:talk|meet|chat|hear))|it was (?:great|nice|good)|aciu|dekui|dekoju|malonu buvo|smagu buvo)\b[^:,.!?-]{0,80}(?:[,.!]|\s-|:)\s*(?:[:;]-?\)\s*)?|(?:[:;]-?\)\s*)|we (?:talked|spoke)\b[^:,.!?]{0,40}?(?:,|\s-|\band)\s+|here(?:'s| is) what (?:we|i) (?:need|want)\s*:\s*)+/u;
/** Talk and prices that are no description of work. */
const CHATTY =
  /[:;]-?\)|\?\W*$|\b(?:as|we) (?:discussed|agreed|talked|spoke)\b|\b(?:on|over) the phone\b|\b(?:thanks|thank you|hello|hi|hey|cheers|btw|haha|sveiki|labas|aciu|dekui|telefonu)\b|\bkaip (?:ir )?(?:kalb|tar|sutar)\w*|[€$£]\s?\d|\d\s?(?:[€$£]|(?:eur|usd|gbp)\b)/u;
export const isChatty = (text: string): boolean => CHATTY.test(plainText(text));

/** Where the words for the work begin in a statement, after the greeting and the label. */
export function beginningOf({ plain, text }: Statement, isPersonal: (words: string) => boolean): number {
  const hello = GREETING.exec(plain)?.[0].length ?? 0;
  const greeting = hello + (TALK.exec(plain.slice(hello))?.[0].length ?? 0);
  const label =
    /^\s*(?:(?:actually|in fact|in reality|anyway|so|is tikruju|is tiesu|realiai),? )?(?:(?:the|our|my) )?(?:(?:real|actual|tikr\w+) )?(?:project|scope(?: of work)?|task|job|brief|description|work|subject|re|projektas|apimtis|darbu apimtis|uzduotis|aprasymas|darbas|tema)(?: (?:is|toks|tokia|yra))?\s*:\s*/u.exec(
      plain.slice(greeting),
    )?.[0].length ?? 0;
  const from = greeting + label;
  /* "We are UAB Pavyzdys and need a logo": the wish, without who has it. */
  return isPersonal(text.slice(from)) ? from + (WISH.exec(plain.slice(from))?.index ?? 0) : from;
}
