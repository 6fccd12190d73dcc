import { isBesideThePoint } from '../../brief/beside-the-point.js';
import { nameInLithuanian } from '../../brief/name-lt.js';
import { plainText } from '../../brief/plain-text.js';
import { hasDoubt, isDoubtful, isLeftToProvider, isPlainName, type Voice } from './doubt.js';
import { isPutOff, speaksOfLater } from './put-off.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import type { Span } from './reader/spans.js';
import { withoutBrackets } from './name-en.js';
import { isNameInEnglish, nameInEnglish } from './reader/wording-en.js';
import { isOwnClause, nameInPart } from './reader/wording-lt.js';
import type { Segment } from './segments.js';
import { isBoughtByOthers, isGivenByOthers, tellsOfFault } from './no-work.js';
import { spansOfThings, sureOf, type Cased } from './spans-of-things.js';
import {
  ACT,
  ANEW,
  HAD,
  isMadeThing,
  isOneThing,
  MADE_LT,
  MARKED,
  sentenceOf,
  wordsIn,
} from './thing-words.js';
import { namesThing } from '../../brief/work-things.js';
import { isMade } from './nouns-en.js';
import { VERB } from './verbs-en.js';
import { DONE_BY } from './verbs-lt.js';

/**
 * How likely it has to be that something is named: where a doubt stands beside it, or it is one word, more so. What goes on
 * with it (`more`) may be less likely.
 */
const BARS = {
  thing: { en: 0.8, lt: 0.7 },
  /** Of what surely is something that work makes. */
  made: 0.45,
  /** Of what a sentence says is got or given. */
  given: 0.4,
  more: 0.6,
  besideDoubt: 0.98,
  oneWord: 0.75,
  clause: 0.75,
  plainPiece: 0.7,
};

const LONGEST = 24;
const LEAST_APART = 3;
const MOST_BEGUN = 2;

const endsBefore = ({ mark }: Part): boolean => mark === MARKS.sentence || mark === MARKS.item;
/** Between two parts of one line: as it was typed, but for what ends a sentence. */
const between = (notes: string, before: Part, next: Part): string =>
  endsBefore(next) ? ', ' : notes.slice(before.end, next.start).replaceAll(/\s+/gu, ' ');
/** „Apie 300 žodžių“ behind a comma; „PDF“ keeps its letters. */
const asMore = (words: string): string =>
  /^\p{Lu}\p{Ll}+(?! [\p{Lu}\d])/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

const BRACKETS = /\s?\(([^()]*)\)/gu;
/** Without brackets that tell what others do. */
const withoutAsides = <S extends Segment>(segment: S, voice: Voice): S =>
  [...segment.plain.matchAll(BRACKETS)]
    .filter(({ 1: words = '' }) => isDoubtful(words, voice))
    .toReversed()
    .reduce(
      (left, { 0: aside, index }) => ({
        ...left,
        text: left.text.slice(0, index) + left.text.slice(index + aside.length),
        plain: left.plain.slice(0, index) + left.plain.slice(index + aside.length),
      }),
      segment,
    );

/** Whether what stands around a part leaves it to the provider. */
function isLeft(parts: readonly Part[], last: Part, voice: Voice): boolean {
  const sentence = sentenceOf(parts, last).map((each) =>
    each.mark === MARKS.and ? { ...each, mark: '+' } : each,
  );
  return isLeftToProvider(
    sentence,
    sentence.findIndex(({ start }) => start === last.start),
    voice,
  );
}

/** "Adverts, photos - not here", "stamps - her job": what stands right behind, or behind a dash, takes it away. */
function isTakenAway(parts: readonly Part[], last: Part, voice: Voice): boolean {
  const behind = sentenceOf(parts, last).filter(({ start }) => start > last.start);
  return behind.some(({ plain, mark }, at) => {
    const isDash = /^--?$/u.test(mark);
    return ((at === 0 || isDash) && isPutOff(plain)) || (at === 0 && isDash && isDoubtful(plain, voice));
  });
}

/** "No menu, cards or flyers": what is denied or put off goes on to what is listed behind it, but for what begins anew. */
const GOES_ON = /^(?:[,:]|&|--?)$/u;
const BEGINS_ANEW =
  /^(?:but|also|just|only|plus|then|i|we|you|an?|one|two|three|\d\S*|bet|tik|o|dar|plius|taip) /u;
function isDenied(parts: readonly Part[], first: Part, { language }: Voice): boolean {
  const before = sentenceOf(parts, first).filter(({ start }) => start < first.start);
  if (before.length === 0 || !GOES_ON.test(first.mark)) return false;
  const from = before.findLastIndex((each, at) => at === 0 || !GOES_ON.test(each.mark));
  const isLed = [...before.slice(from + 1), first].some(({ mark }) => mark === ':');
  if (!isLed && BEGINS_ANEW.test(first.plain)) return false;
  return before.slice(from).some(({ plain }) => speaksOfLater(plain) || DENIES[language].test(plain));
}
const DENIES = {
  en: /^(?:no|not|never|without)\s|(?:^|\s)(?:don'?t|doesn'?t|won'?t|do not|does not|will not) (?:need|want|do|include)(?=\s|$)/u,
  lt: /^be\s|(?:^|\s)(?:nereik\p{L}*|neiein\p{L}*|nebus|nenor\p{L}*|nedar\p{L}*)(?=\s|$)/u,
} as const;
/** „130 nuotraukų (skenuoja muziejus)“, "12 posts (written by Hal)": somebody else makes it. */
const MADE_BY_OTHERS = {
  en: /\((?:\p{L}+(?:ed|en|wn) )?by (?!me\b)/u,
  lt: new RegExp(
    String.raw`\((?!(?:ap|su)?mok|(?:nu)?perk)(?:jas |juos |ji |ja |visas |visus )?(?:${DONE_BY})[ ,)]`,
    'u',
  ),
} as const;
/** "Current site is in Wix, 40 pages and a shop", „pernai dariau meniu“: how a sentence begins goes for all of it. */
const TELLS_OF_BEFORE = {
  en: /^\W*(?:(?:and|but|so) )?(?:(?:the|their|his|her|our|your|my) )?(?:current|existing|present|previous|former|old)\s(?!\p{L}+\W*$)|^\W*(?:last (?:year|yr|time|month|week|spring|summer|autumn|winter)|in 20\d\d|back in|previously)(?=[\s,])|\s(?:ran|held|did|commissioned|carried out) (?:an?|the|two|three|\d+) .*\bin (?:19|20)\d\d\b/u,
  lt: /^\W*(?:(?:ju|jo|jos|musu|kliento) )?(?:dabartin\p{L}+|esam\p{L}+|buvus\p{L}+) |^\W*(?:uz)?(?:pernai|praeit\p{L}+|anksciau)\s/u,
} as const;
const tellsOfBefore = (parts: readonly Part[], first: Part, { language }: Voice): boolean => {
  const head = sentenceOf(parts, first)[0];
  return head !== undefined && head.mark !== MARKS.item && TELLS_OF_BEFORE[language].test(head.plain);
};
const GREETING =
  /^\W*(?:dear|following (?:our|your|the) (?:meeting|call|e-?mail|talk|chat)|further to|as discussed|hiya|hello|hey|(?:many )?thanks|thank you|cheers|aciu|dekoju|labas|laba|sveik\p{L}*|gerb\p{L}*)(?=\s|$)/u;
/** "Stuff for the shop", "changes as agreed": nobody could say what that is. */
const VAGUE =
  /(?:^|\s)(?:stuff|thing|things|something|bits|viska|(?<!about )whatever|^(?:\S+ )?(?:new|old|other|last|first) ones?$|as (?:agreed|discussed|always)|the usual|vis?ko|kazk\p{L}*|kaip (?:tar|kalb|sutar|visada)\p{L}*)(?=\s|$)/u;
/** "About 500 words": how much there is of something that is not named. */
const HOW_MUCH =
  /^(?:about|abt|around|approx\.?|apie|po|iki|up to|~)? ?\d[\d.,\s–x-]*(?:k |tukst\.? )?(?:words?|characters?|signs|zenkl\p{L}*|zodzi\p{L}*|min(?:s|utes?|ut\p{L}*)?|hours?|hrs?|val|pages?|pp|psl|puslapi\p{L}*|days?|dien\p{L}*|weeks?|months?|km|vnt|menesi\p{L}*|savai\p{L}*)(?:,|\.?$|\.? (?:each|per|a|su|po|excel\p{L}*)(?=\s|$).*|$)/u;

/** "Call w/ Femi", „susitikimas su Rasa“: when somebody is met. */
const APPOINTMENT = /^(?:(?:phone|video|zoom) )?(?:call|meeting|chat|lunch|coffee) (?:w\/|with|@|at|on)\s/u;
/** "The logo and the texts come from the client": what others do to the second they do to the first. */
const sharesVerb = (parts: readonly Part[], last: Part, voice: Voice): boolean => {
  const sentence = sentenceOf(parts, last);
  const next = sentence[1];
  return (
    sentence[0]?.start === last.start &&
    next?.mark === MARKS.and &&
    /^(?:the|their|his|her|our|your|my) /u.test(next.plain) &&
    hasDoubt(next.plain, voice.language, 'others')
  );
};
/** „Svetainė su anketa, kainų skiltimi“. */
const INSTRUMENTAL = /^(?:\p{L}+u |\p{L}+os )?\p{L}{3,}(?:imi|umi|omis|emis|imis|ais)(?=[\s,(]|$)/u;
/** "A report with a ranked list and payback times": the last may be of what stands behind "with". */
const isTailOfBefore = (parts: readonly Part[], first: Part, { language }: Voice): boolean => {
  const before = sentenceOf(parts, first).findLast(({ start }) => start < first.start)?.plain ?? '';
  if (language === 'lt') return /\ssu \S/u.test(before) && INSTRUMENTAL.test(first.plain);
  return (
    first.mark === MARKS.and && !ANEW.test(first.plain) && /\s(?:with|w\/|including|incl\.?) \S/u.test(before)
  );
};
/** "3 yrs validity": what is said of a thing. */
const SAID_OF =
  /\s(?:yes|only)$|^same as\s|^(?:\S+ ){0,3}?(?:validity|warranty|turnaround|deadline|availability|galiojim\p{L}*|garantij\p{L}*)$/u;

/** "Clean the audio and make a trailer": another act is another line. */
const ACTS = new RegExp(`^(?:make|add|${VERB}) (?:an?|the|all|\\d)`, 'u');
const IS_VERB = new RegExp(`^(?:${VERB})$`, 'u');

/** "Logo, asap", „plakatas, skubu“: how soon, is the date of the contract; "very slow" is how it is now. */
const URGENT =
  /^(?:asap|urgent(?:ly)?|quickly|skub\p{L}*|kuo greiciau|greitai)(?: please| pls)?$|^(?:very|too|really|labai|visai) \p{L}+$/u;
/** The parts of a span that are shown: up to one in which somebody else acts; none where a price follows. */
function shownOf(said: readonly Part[], voice: Voice): Part[] {
  const bare = said.map((each) => withoutAsides(each, voice));
  const end = bare.findIndex(({ plain }, at) => at > 0 && (URGENT.test(plain) || isDoubtful(plain, voice)));
  if (end === -1) return bare;
  /* What has a price of its own may be extra. */
  return hasDoubt(bare[end]?.plain ?? '', voice.language, 'money') ? [] : bare.slice(0, end);
}

/** "Rebuild the club site: home, news": a list that goes on behind the span is not begun. */
function withoutCutList(parts: readonly Part[], from: number, shown: readonly Part[]): readonly Part[] {
  const colon = shown.findIndex(({ mark }, at) => at > 0 && mark === ':');
  const next = parts[from + shown.length];
  const isBegun = colon === shown.length - 1 && wordsIn(shown[colon]?.text ?? '') <= MOST_BEGUN;
  const goesOn = next?.statement === shown[0]?.statement && (next?.mark === ',' || next?.mark === MARKS.and);
  return colon > 0 && isBegun && goesOn ? shown.slice(0, colon) : shown;
}

/** Whether nothing in the words of a span, nor around them, says that it is not surely work of the provider. */
function isSurelyMade(
  { parts, voice }: Notes,
  said: readonly Part[],
  shown: readonly Part[],
  sure: number,
): boolean {
  const [first, last] = [said[0], said[shown.length - 1]];
  if (first === undefined || last === undefined) return false;
  const before = sentenceOf(parts, first).filter(({ start }) => start < first.start);
  const isOpen = said.some(({ plain }) =>
    (['open', 'denied'] as const).some((kind) => hasDoubt(plain, voice.language, kind)),
  );
  return (
    !isOpen &&
    !said.some((each) => isBesideThePoint(each)) &&
    !GREETING.test(first.plain) &&
    !MADE_BY_OTHERS[voice.language].test(first.plain) &&
    !isDenied(parts, first, voice) &&
    !tellsOfBefore(parts, first, voice) &&
    !isTailOfBefore(parts, first, voice) &&
    !tellsOfFault(before, first, shown.slice(1), voice) &&
    !isGivenByOthers(before, first, voice) &&
    !isTakenAway(parts, last, voice) &&
    !sharesVerb(parts, last, voice) &&
    (sure >= BARS.besideDoubt || isLeft(parts, last, voice))
  );
}

/** „Pabaigoje“: a lone word in a case of where is none. */
const isInflected = (line: string, { language }: Voice): boolean =>
  language === 'lt' && /\p{L}{3}(?:oje|eje|yje|uje|uose|ose|ese)$/u.test(plainText(line));

/** „Išmokau ją pačią“: of whom, stands elsewhere. */
const SOMEBODY = /\s(?:ji|ja|juos|jas|jam|jai|jiems|joms|pati|pacia|patys)(?=\s|$)/u;
/** „Pasodinu 25 tujas palei tvorą“, as it was typed. */
function clauseOf({ text, plain }: Part, voice: Voice): string | undefined {
  return voice.isClient || isDoubtful(plain, voice) || SOMEBODY.test(plain) || !isOwnClause(text)
    ? undefined
    : text.trim();
}

/** "Two gaps, one gets a door, other closed up": what is done to each is the work, and not how many there are. */
const SHARES_OUT =
  /^(?:(?:the )?(?:one|other|another|first|second|rest)|vien(?:as|a|oje|ame)|kit(?:as|a|oje|ame)) \S/u;
const isSharedOut = (next: Part | undefined, plain: string): boolean =>
  next?.mark === ',' &&
  /^(?:two|three|four|both|du|dvi|trys|abu|abi|\d) \p{L}+$/u.test(plain) &&
  SHARES_OUT.test(next.plain);

const WHICH = /\sfor (?:the )?\p{L}+s? (?:who|which|that) /u;
/** „Viena kamera“: a number of what nobody makes. */
const ONE_TOOL = /^(?:viena|vienas|du|dvi) \p{L}+$/u;

/** "30 labels + a map. InDesign source": a sentence behind the last of several things is not of that one alone. */
function withoutNextSentence(parts: readonly Part[], from: number, shown: readonly Part[]): readonly Part[] {
  const end = shown.findIndex(({ mark }, at) => at > 0 && mark === MARKS.sentence);
  const [first, before] = [parts[from], parts[from - 1]];
  return end > 0 && first !== undefined && before?.statement === first.statement
    ? shown.slice(0, end)
    : shown;
}

/** The words of a span as the name of a thing; undefined where they are none, or not surely to be made. */
function lineOf(notes: Notes, { from, to, sure, cases }: Cased): string | undefined {
  const { text, parts, voice } = notes;
  const said = parts.slice(from, to + 1);
  const shown = withoutNextSentence(parts, from, withoutCutList(parts, from, shownOf(said, voice)));
  const [first] = shown;
  if (first === undefined || !isSurelyMade(notes, said, shown, sure)) return undefined;
  const isEnglish = voice.language === 'en';
  /* "A list for the instructors who comes when": which ones, is half of it. */
  if (isEnglish && WHICH.test(withoutBrackets(first.plain))) return undefined;
  const name = isEnglish ? nameInEnglish(first) : nameInPart(first, cases, MARKED.test(text));
  if (name === undefined || !isPlainName(plainText(name), voice))
    return isEnglish || from < to || sure < BARS.clause ? undefined : clauseOf(first, voice);
  if (isEnglish && !isNameInEnglish(plainText(name))) return undefined;
  if (isEnglish && shown.slice(1).some((each) => ACTS.test(each.plain))) return undefined;
  const more = shown.slice(1).map((each, at) => {
    const words = endsBefore(each) ? asMore(each.text) : each.text;
    return `${between(text, said[at] ?? first, each)}${words}`;
  });
  const line = [name, ...more].join('');
  const plain = plainText(line);
  const isNone =
    [HOW_MUCH, VAGUE, APPOINTMENT, SAID_OF].some((each) => each.test(plain)) ||
    isOfNames(line) ||
    (ONE_TOOL.test(plain) && !isOneThing(plain.replace(/^\S+ /u, ''), voice)) ||
    (isEnglish && IS_VERB.test(plain)) ||
    isSharedOut(parts[from + shown.length], plain) ||
    isBoughtByOthers(notes, line);
  /* „Iliustracijos: planas, dvi etiketės“: one word before a colon is a title. */
  const isTitle = parts[from + shown.length]?.mark === ':';
  /* "4 pages, right?" is not agreed yet; who orders may ask for work. */
  const isAsked = !voice.isClient && text.charAt(shown.at(-1)?.end ?? 0) === '?';
  const isShort =
    wordsIn(line) === 1 &&
    (isTitle || sure < BARS.oneWord || !isOneThing(plain, voice) || isInflected(line, voice));
  return isNone || isShort || isAsked || wordsIn(line) > LONGEST ? undefined : line;
}

/** "Baton Rouge", "Notes From Call": of names alone, none of which work makes, nobody could say what is made. */
const isOfNames = (line: string): boolean => {
  const words = line.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? [];
  return (
    words.length > 1 &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word)) &&
    !namesThing(plainText(line)) &&
    !words.some((word) => isMade(word.toLowerCase()) || MADE_LT.test(plainText(word)))
  );
};

/** "Wedding Sat 19 June": when it is. */
const EVENT =
  /^(?:\S+ )?(?:wedding|birthday|party|christening|anniversary|concert|festival|gala|conference|krikstynos|vestuves|gimtadienis|konferencija|koncertas|svente)(?:,|(?: on)? (?:mon|tue|wed|thu|fri|sat|sun|\d|sausi|vasari|kov|baland|geguz|birzel|liep|rugpju|rugsej|spal|lapkri|gruod))/u;
/** "Kids room for Mette", „Sodyba prie Molėtų“: what the work is for stands first, and is nothing that work makes. */
const isOccasion = ({ parts, voice: { language } }: Notes, line: string): boolean => {
  const plain = plainText(line);
  const words = plain.split(/[^\p{L}'-]+/u);
  if (EVENT.test(plain)) return true;
  return (
    parts[0]?.isItem === false &&
    !(ANEW.test(plain) && (language === 'lt' || isMadeThing(plain))) &&
    !namesThing(plain) &&
    !isOwnClause(line) &&
    !words.some((word) => ACT[language].test(word) || (language === 'en' && isMade(word)))
  );
};

/** "Video for the brewery": says what the work is for and how much of it nowhere, where it begins the notes. */
const TITLE = /\s(?:for|about)\s/u;
/** „Ekspozicijos grafika muziejui:“. */
const TITLE_LT = /\s(?:apie|dėl) |(?:ui|ei|ai|iai|ams|oms|ėms|iams|ims)$/u;
const HAS_AMOUNT = /\d|[,(]|(?:^|\s)(?:one|two|three|four|five|six|seven|eight|nine|ten|a dozen)\s/u;
const MORE_THAN_TITLE = 2;
/** Whether a line is a mere title of what the lines behind it say. */
const isMereTitle = ({ parts, voice }: Notes, { line, from }: Line, others: number): boolean =>
  from === 0 &&
  others >= MORE_THAN_TITLE &&
  parts[0]?.isItem === false &&
  (voice.language === 'en'
    ? (parts[1]?.statement !== 0 || /^(?::|--?)$/u.test(parts[1].mark)) && TITLE.test(line)
    : parts[1]?.statement === 0 && parts[1].mark === ':' && TITLE_LT.test(line)) &&
  !HAS_AMOUNT.test(line.toLowerCase());

interface Line {
  readonly line: string;
  readonly from: number;
}
/** „3 vizitai po 4 val.“, „sienų dažymas“: no name of somebody, and no place. */
function isPlainPiece(line: string, isCounted: boolean): boolean {
  const plain = plainText(line);
  const words = plain.split(/[^\p{L}]+/u);
  return (
    (isCounted && /^(?:po )?\d/u.test(plain) && wordsIn(line) > 2) ||
    (wordsIn(line) > 1 && (namesThing(plain) || isOwnClause(line) || words.some((word) => ACT.lt.test(word))))
  );
}

/** "Risk register", "4 town pages": the noun of the name is of something that work makes. */
const isSurelyThing = (line: string, { language }: Voice): boolean => {
  const [name = ''] = plainText(line).split(/[,:;+&]| (?:and|plus|ir|bei) /u);
  return (
    /* "Portraits, 9 people". */
    (wordsIn(name) > 1 || (name !== '' && /\d/u.test(line))) &&
    (language === 'en'
      ? isMadeThing(name.trim())
      : nameInLithuanian(name.trim(), ['nominative'], false) !== undefined)
  );
};
/** "They get a film and a stick", „gausite planą ir sąrašą“: what a sentence begins with goes for all that it lists. */
const GIVEN = {
  en: /^\W*(?:(?:and|then|so|at the end) )*(?:(?:they|he|she|you|(?:the )?(?:client|customer))(?:'ll| will)?(?: each| also)? (?:gets?|receives?)|(?:i|we)(?:'ll| will)?(?: also)? (?:deliver|hand over|return|provide))\s(?!it\b|them\b|that\b|this\b)/u,
  lt: /^\W*(?:(?:ir|tada|pabaigoje|gale) )*(?:(?:jus|jie|klient\p{L}+|uzsakov\p{L}+) )?(?:gaus(?:ite|it|i)?|gaunate|gaunat|gauna|(?:atiduod|perduod|pateiki)u|(?:atiduos|perduos|pateiks)iu)(?=\s|$)/u,
} as const;
const isToldToBeGiven = ({ parts, voice }: Notes, at: number): boolean => {
  const [part] = parts.slice(at, at + 1);
  const before = part === undefined ? [] : sentenceOf(parts, part).filter(({ start }) => start <= part.start);
  return (
    !voice.isClient &&
    GIVEN[voice.language].test(before[0]?.plain ?? '') &&
    before.slice(1).every(({ mark }) => mark === ',' || mark === ':' || mark === MARKS.and)
  );
};
/** The line of a span; where several things that were taken for one come to none, those of its parts that name one by themselves. */
function linesOf(notes: Notes, span: Cased): Line[] {
  const { parts, voice } = notes;
  const bar = BARS.thing[voice.language];
  const read = span.readAt ?? span.from;
  const first = sureOf(notes, read, read);
  const isRead = span.sure >= BARS.more && first >= bar;
  const least = Math.min(span.sure, first);
  const isGiven = least >= BARS.given && isToldToBeGiven(notes, span.from);
  /* „Svečiai gauna laišką“. */
  const isOfOthers = hasDoubt(parts[span.from]?.plain ?? '', voice.language, 'others');
  const whole = isGiven || least >= BARS.made ? lineOf(notes, span) : undefined;
  if (whole !== undefined && (isRead || isGiven || (!isOfOthers && isSurelyThing(whole, voice))))
    return [{ line: whole, from: span.from }];
  if (span.from === span.to) return [];
  /* What was hardly taken for one has to be plain by each part. */
  const isSure = isRead;
  const pieces = parts.slice(span.from, span.to + 1).map((_, place) => {
    const at = span.from + place;
    const sure = sureOf(notes, at, at);
    if (sure < (isSure ? bar : BARS.plainPiece) || HAD.test(parts[at]?.plain ?? '')) return undefined;
    const line = lineOf(notes, { ...span, from: at, to: at, sure });
    if (line === undefined) return undefined;
    const plain = plainText(line);
    const isThing = voice.language === 'en' ? isMadeThing(plain) : isPlainPiece(line, isSure);
    return isThing ? { line, from: at } : undefined;
  });
  /* A short piece whose neighbour cannot be told may be half of a name, and so may one that "and" joins to it. */
  const isLed = parts[span.from + 1]?.mark === ':';
  const isApart = pieces.slice(isLed ? 1 : 0).includes(undefined);
  const isHalf = (place: number): boolean =>
    parts[span.from + place + 1]?.mark === MARKS.and && pieces[place + 1] === undefined;
  return pieces.flatMap((each, place) =>
    each === undefined || (isApart && (wordsIn(each.line) < LEAST_APART || isHalf(place))) ? [] : each,
  );
}

/** The things that notes name to be made, in their own words and order, none of which is doubtful. */
export function thingsNamed(notes: Notes, isListed: boolean): string[] {
  const { parts } = notes;
  const things = spansOfThings(notes);
  const bar = BARS.thing[notes.voice.language];
  /* Beside what is listed a sentence with which all begins, and that names one thing, names the whole work. */
  const isAlone = things.filter(({ from, sure }) => sure >= bar && parts[from]?.statement === 0).length === 1;
  const isWhole = ({ from }: Span): boolean =>
    isListed && from === 0 && isAlone && parts[0]?.isItem === false;
  const told = things
    .filter((span) => !isWhole(span))
    .map((span) => ({ ...span, lines: linesOf(notes, span) }));
  /* „Vynas ir sūris mugei“: half of what "and" joins, where the other half came to nothing. */
  const isHalf = (at: number): boolean => {
    const [before, span] = [told[at - 1], told[at]];
    return (
      before?.lines.length === 0 &&
      before.to + 1 === span?.from &&
      parts[span.from]?.mark === MARKS.and &&
      span.lines.every(({ line }) => wordsIn(line.split(',')[0] ?? '') < LEAST_APART)
    );
  };
  const named = told.flatMap(({ lines }, at) => (isHalf(at) ? [] : lines));
  const isOnly = parts.at(-1)?.statement === 0;
  return named
    .filter(
      (each) =>
        (each.from > 0 || isOnly || !isOccasion(notes, each.line)) &&
        !isMereTitle(notes, each, named.length - 1),
    )
    .map(({ line }) => line);
}
