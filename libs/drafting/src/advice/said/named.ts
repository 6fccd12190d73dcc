import { isBesideThePoint } from '../../brief/beside-the-point.js';
import { nameInLithuanian } from '../../brief/name-lt.js';
import { plainText } from '../../brief/plain-text.js';
import type { Case } from '../../brief/nouns-lt.js';
import { hasDoubt, isDoubtful, isLeftToProvider, isPlainName, type Voice } from './doubt.js';
import { isPutOff, speaksOfLater } from './put-off.js';
import { BEGINS } from './reader/chain.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import type { Span } from './reader/spans.js';
import { withoutBrackets } from './name-en.js';
import { isNameInEnglish, nameInEnglish } from './reader/wording-en.js';
import { casesBehind, casesIn, casesLedBy, isOwnClause, nameInPart } from './reader/wording-lt.js';
import type { Segment } from './segments.js';
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

const MARKED = /[ąčęėįšųūž]/iu;
const LONGEST = 24;
const LEAST_APART = 3;
const MOST_BEGUN = 2;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

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

const sentenceOf = (parts: readonly Part[], { statement }: Part): Part[] =>
  parts.filter((each) => each.statement === statement);
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

/** In which cases a part stands, by the words before its colon or before what is listed. */
function casesOf(parts: readonly Part[], first: Part): readonly Case[] {
  const before = sentenceOf(parts, first).filter(({ start }) => start <= first.start);
  const from = before.findLastIndex(({ mark }) => mark !== ',' && mark !== MARKS.and);
  const led = before
    .slice(Math.max(0, from), -1)
    .map((each) => casesLedBy(each))
    .findLast((cases) => cases !== undefined);
  if (led !== undefined) return led;
  return casesBehind(before[before.findLastIndex(({ mark }) => mark === ':') - 1]?.plain ?? '');
}

/** „Apie 300 žodžių“, „su priedais“: said of a thing in any case. */
const OF_IT = /^(?:~|\d|(?:po|su|iki|per|apie|be|pagal|ant) )/u;
interface Cased extends Span {
  readonly cases: readonly Case[];
  /** The part by which it was read, where a title before it is taken along. */
  readonly readAt?: number;
}
/** "A poster, a flyer and two cards": an article or a number begins a thing of its own. */
const ANEW = /^(?:an? |(?:~ ?)?(?:one|two|three|four|five|six|\d\S*) )/u;
const BEHIND_HEAD = / (?:of|for|in|on|at|with|to|from|about|per) .*$|\s?\(.*$/u;
/** "32 pages", "two variants": of what was named before. */
const SIZE =
  /^(?:pages?|slides?|words?|minutes?|hours?|parts?|sections?|(?:variant|version|option|size|direction)s?)$/u;
function isMadeThing(plain: string): boolean {
  const head = /[\p{L}'-]+$/u.exec(plain.replace(BEHIND_HEAD, ''))?.[0] ?? '';
  return isMade(head) && !SIZE.test(head);
}
/** "3 hot mains, 4 salads": how many there are of each, and no size of one. */
const COUNTED =
  /^(?:two|three|four|five|six|seven|eight|ten|\d{1,3}) (?!(?:\S+ )?(?:people|ppl|persons|guests|kids|adults|staff|pages|pp|words|slides|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|times|rounds?|variants?|versions?|options?|sizes|euros?|km|m|cm|mm|x|at|of|by|in|per)(?:\s|$))(?:[\p{L}'-]+ ){0,2}?\p{L}+s(?:\s|$)/u;
const isCountedPart = ({ plain, mark }: Part): boolean =>
  (mark === ',' || mark === MARKS.and) &&
  COUNTED.test(plain) &&
  !/\s(?:each|(?:a|per) (?:day|week|month|year)|monthly|weekly)(?:\s|$)/u.test(plain);
const isAnew = ({ plain, mark }: Part): boolean =>
  (mark === ',' || mark === MARKS.and) && ANEW.test(plain) && isMadeThing(plain);

/** "A film, w/ subtitles", "w subs", "without sound": what a thing has or lacks, and no thing by itself. */
const HAD = /^(?:(?:w|with|without)\s|w\/(?:o(?:ut)?\s)?|each (?:w\/|with|of|about|around|~|\d))/u;
/** „Svetainė, vieno puslapio“: how many of what a thing has. */
const HAS_LT = /^(?:vieno|vienos|dvieju|triju|keturiu|penkiu) \p{L}+(?:o|u|os|es)(?:,|$)/u;
/** The parts of a span that are things of their own: in Lithuanian a list in another case than the nominative is named one by one. */
function oneByOne({ text, parts, voice }: Notes, span: Span): Cased[] {
  const first = parts[span.from];
  if (first === undefined) return [];
  const isLed = parts[span.from + 1]?.mark === ':';
  const before = isLed ? casesBehind(first.plain) : casesOf(parts, first);
  let cases = voice.language === 'en' ? [] : casesIn(first, before);
  const found: Cased[] = [];
  /* Two that are counted are two things. */
  const areCounted =
    voice.language === 'en' && parts.slice(span.from, span.to + 1).filter(isCountedPart).length > 1;
  for (let at = span.from; at <= span.to; at++) {
    const [each, last] = [parts[at], found.at(-1)];
    /* „Reikia:“ names nothing. */
    const isLabel = voice.language === 'lt' && casesBehind(each?.plain ?? '')[0] !== 'nominative';
    if (each === undefined || (isLabel && parts[at + 1]?.mark === ':')) continue;
    /* „Sukursiu klipą: scenarijus, kadrai“. */
    if (each.mark === ':' && cases[0] === 'accusative') cases = ['nominative', 'accusative'];
    const isOwn =
      voice.language === 'en'
        ? isAnew(each) || (areCounted && isCountedPart(each))
        : cases[0] !== 'nominative' &&
          !(OF_IT.test(each.plain) && nameInPart(each, cases, MARKED.test(text)) === undefined);
    const isOther = (isOwn || each.mark === MARKS.item) && !HAD.test(each.plain);
    if (last === undefined || isOther) found.push({ ...span, from: at, to: at, cases });
    else found[found.length - 1] = { ...last, to: at };
  }
  return found;
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

/** "The plugin broke, double bookings": a sentence that tells of a fault names no work. */
const FAULT =
  /\s(?:broke|crashed|failed|fails|stopped|stops|died|breaks|keeps? \p{L}+ing|crashes|drips|leaks|squeaks|sticks|jams|flickers|overheats|freezes|sugedo|nustojo|dingo|luzta|stringa|teka|varva|girgzda|praleidzia|kaista|mirksi|trukineja|kliba)(?:\s|$)/u;
/** "Site hacked", „puslapis nulaužtas“, „plyta suskilusi“: what is said behind a name of how it has come to be. */
const STATE_OF_FAULT = {
  en: /^(?!\p{L}+ing\s).*\p{L}(?: is| are| got| all)? (?:hacked|broken|cracked|damaged|leaking|dead|stuck|rotten|torn|corrupted|infected|burnt|rusted|jammed|snapped|worn(?: out)?|faulty|blocked|clogged|flooded|smashed|peeling|failing|defaced|dripping|seized|sticking|squeaking|flickering|overheating|outdated|ancient|fallen|collapsed|sagging|warped|blown (?:down|off|over))(?=$|,|\s(?:since|after|by|from|again|and|in (?:two|three|places)))/u,
  lt: /\p{L}{3,} (?:yra |vel |jau )?(?:(?:nulauz|sugadin|uzblokuo|pavog|isdauz|sulauzy|apgadin|suniokoj?|uzkres|perples|sudauzy|pazeis|isardy)t(?:as|a|i|os)|\p{L}{3,}(?:[^a]usi|[^a]usios)|(?:suged|nuluz|suluz|iluz|suskil|iskil|itruk|sutruk|prakiur|supuv|surudij|sudeg|nukrit|uzsikims|apsilaupi)(?:es|e))(?=$|,|\s(?:nuo|po|per|jau|ir)\s)/u,
} as const;
/** „Ekranas sudužęs“: with its mark no noun ends so. */
const HAS_BECOME = /\p{L}{3,} \p{L}{3,}ęs(?=$|,)/u;
/** „Durelės neužsidaro“: what a thing does not do, at the end. */
const DOES_NOT = /\p{L}{3,}(?:as|is|us|ys|a|e|ai|os|es) (?:\p{L}+ )*ne(?:be)?\p{L}{3,}[aio](?=$|,| nuo )/u;
const beginsWithAct = (plain: string, { language }: Voice): boolean =>
  language === 'en' ? BEGINS_ACT.test(plain) : /^\p{L}{3,}ti?(?=\s|$)/u.test(plain);
const BEGINS_ACT = new RegExp(
  `^(?:then |and |also |please )*(?:fix|mend|replace|remove|take|get|make|${VERB})\\s`,
  'u',
);
/** Whether a part tells of a fault, or goes on with one that was told of before a comma. */
const tellsOfFault = (before: readonly Part[], first: Part, more: readonly Part[], voice: Voice): boolean => {
  const isFault = ({ plain, text }: Part): boolean =>
    !beginsWithAct(plain, voice) &&
    (STATE_OF_FAULT[voice.language].test(plain) ||
      (voice.language === 'lt' && (HAS_BECOME.test(text) || DOES_NOT.test(plain) || FAULT.test(plain))));
  return (
    (isFault(first) && !more.some(({ plain }) => beginsWithAct(plain, voice))) ||
    (first.mark === ',' && !beginsWithAct(first.plain, voice) && before.some((each) => isFault(each)))
  );
};
/** "They send me the brochure + price list": what others give goes on behind "and". */
const GIVEN_BY_OTHERS = {
  en: /(?:^|\s)(?:they|he|she|client|customer)(?:'ll| will)? (?:also )?(?:sends?|gives?|brings?|suppl(?:y|ies)|provides?|buys?)\s/u,
  lt: /(?:^|\s)(?:(?:at|pa|per|i)?(?:siuncia|sius|duoda|duos|nes|vez)|atves|atnes|atsius)(?:\s|$)/u,
} as const;
const isGivenByOthers = (before: readonly Part[], first: Part, { language, isClient }: Voice): boolean =>
  !isClient && first.mark === MARKS.and && GIVEN_BY_OTHERS[language].test(before.at(-1)?.plain ?? '');

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
    !before.some(({ plain }) => FAULT.test(plain)) &&
    !tellsOfFault(before, first, shown.slice(1), voice) &&
    !isGivenByOthers(before, first, voice) &&
    !isTakenAway(parts, last, voice) &&
    !sharesVerb(parts, last, voice) &&
    (sure >= BARS.besideDoubt || isLeft(parts, last, voice))
  );
}

/** Words of an act: "cleaning", „montavimas“, „sutvarkyti“. */
const ACT = {
  en: /^\p{L}{3,}ing$/u,
  lt: /^(?:\p{L}{3,}(?:[iy]ma[si]|cij(?:a|os)|aza[si]|ti)|projekta[si]|portalas|sistema|seka)$/u,
} as const;
/** "Moodboard", „scenarijus“, „inventorizacija“: one word has to name what work makes, or the work. */
const isOneThing = (plain: string, { language }: Voice): boolean =>
  namesThing(plain) || ACT[language].test(plain) || (language === 'en' ? isMade(plain) : MADE_LT.test(plain));
const MADE_LT =
  /^(?:plan|brezin|kalendor|zemelap|prototip|eskiz|schem|lentel|skaiciuokl|pazymejim|sertifikat|laisk|saskait|sarasa|zurnala|ataskait|santrauk|zodynel|katalog|album|knyg|vitrin|sutart|form|siul)\p{L}{1,4}$/u;
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

/** "Bathroom tiles", where "customer buys tiles and grout" stands elsewhere: what others buy is not handed over. */
const BUYS = {
  en: /(?:^|\s)(?:buys?|supplies|brings) (.+)$/u,
  lt: /^(.*?)\s?(?:(?:nu|uz)?perka|nupirks|pirks|atves|atsives)(?:\s(.*))?$/u,
} as const;
const STEM = 5;
function isBoughtByOthers({ parts, voice: { language, isClient } }: Notes, line: string): boolean {
  const [head = ''] = plainText(line).split(
    language === 'en' ? BEHIND_HEAD : /[,(]|\s(?:su|be|i|is|prie|\d)/u,
  );
  const stem = (/[\p{L}'-]+$/u.exec(head.split(',')[0] ?? '')?.[0] ?? '').slice(0, STEM);
  return (
    !isClient &&
    stem.length === STEM &&
    parts.some(({ plain, statement }, at) => {
      const [, ...bought] = BUYS[language].exec(plain) ?? [];
      if (bought.length === 0) return false;
      /* „Plyteles ir glaistą perka“, "buys tiles and grout". */
      const beside = parts[language === 'en' ? at + 1 : at - 1];
      const joined = parts[language === 'en' ? at + 1 : at];
      const isJoined = beside?.statement === statement && joined?.mark === MARKS.and;
      return [...bought, isJoined ? beside.plain : '']
        .join(' ')
        .split(/\s+/u)
        .some((word) => word.startsWith(stem));
    })
  );
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

/** How likely parts are all of things. */
function sureOf({ marginals }: Notes, from: number, to: number): number {
  const [begin, more] = BEGINS.thing;
  const each = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return Math.min(...each.map((at) => marginals.state(at, begin) + marginals.state(at, more)));
}

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

/** Spans with what they have or lack; that of nothing is left out. */
function withWhatTheyHave({ parts }: Notes, spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    const first = parts[span.from];
    const plain = first?.plain ?? '';
    const isHeld =
      HAD.test(plain) ||
      (first !== undefined && HAS_LT.test(plain) && casesOf(parts, first)[0] === 'nominative');
    if (!isHeld) found.push(span);
    else if (last !== undefined && last.to + 1 === span.from)
      found[found.length - 1] = { ...last, to: span.to, sure: Math.min(last.sure, span.sure) };
  }
  return found;
}

/** „DUK, taisyklės“: a word that comes to no line of its own. */
const isLoneWord = (plain: string, voice: Voice): boolean =>
  wordsIn(plain) === 1 && !isOneThing(plain, voice);
/** "Course pages, each w/ dates": an item of which a part was not read is one thing, where nothing in it is doubtful. */
function withWholeItems({ parts, voice, spans: all }: Notes, spans: readonly Cased[]): Cased[] {
  const isRead = (at: number): boolean => all.some(({ from, to }) => from <= at && at <= to);
  const found: Cased[] = [];
  let end = -1;
  for (const span of spans) {
    if (span.from <= end) continue;
    const { statement } = parts[span.from] ?? {};
    const from = parts.findIndex((each) => each.statement === statement);
    const to = parts.findLastIndex((each) => each.statement === statement);
    const first = parts[from];
    const item = parts.slice(from, to + 1);
    const isWhole =
      (first?.mark === MARKS.item || (item[1]?.mark === ':' && span.from === from && span.to > from)) &&
      (found.at(-1)?.to ?? -1) < from &&
      item.some(({ plain }, at) => !isRead(from + at) || isLoneWord(plain, voice)) &&
      item.every(
        ({ plain, mark }, at) =>
          (at === 0 || mark === ',' || (at === 1 && mark === ':' && first?.mark !== MARKS.item)) &&
          isPlainName(plain, voice),
      ) &&
      !all.some(({ is, ...each }) => is !== 'thing' && each.from >= from && each.from <= to);
    if (isWhole) end = to;
    found.push(isWhole ? { ...span, from, to } : span);
  }
  return found;
}

/** "Packaging for granola, 3 flavours": how many of what is no work by itself goes on from the name before it. */
function withCounts({ parts, voice, spans }: Notes, span: Span): Span {
  const [last, next] = [parts[span.to], parts[span.to + 1]];
  const isCount =
    voice.language === 'en' &&
    next?.mark === ',' &&
    next.statement === last?.statement &&
    COUNTED.test(next.plain) &&
    !isMadeThing(next.plain) &&
    isPlainName(next.plain, voice) &&
    !spans.some(({ from, to }) => from <= span.to + 1 && span.to + 1 <= to);
  return isCount ? { ...span, to: span.to + 1 } : span;
}

/** "Fence - 6 panels, 7 posts": counted parts of what stands before the dash name nothing without it. */
const BARE_COUNT = /^\d{1,3} \p{L}+$/u;
const MOST_OF_TITLE = { dash: 1, colon: 3 };
function withTitleOfCounts({ parts, voice }: Notes, span: Cased): Cased {
  const [title, first] = [parts[span.from - 1], parts[span.from]];
  const isTitle =
    first !== undefined &&
    title?.statement === first.statement &&
    (title.mark === MARKS.sentence || title.mark === MARKS.item) &&
    BARE_COUNT.test(first.plain) &&
    (/^--?$/u.test(first.mark)
      ? wordsIn(title.text) <= MOST_OF_TITLE.dash
      : first.mark === ':' &&
        wordsIn(title.text) <= MOST_OF_TITLE.colon &&
        !isOneThing(first.plain.replace(/^\S+ /u, ''), voice)) &&
    isPlainName(title.plain, voice);
  if (!isTitle) return span;
  const rest = parts.slice(span.to + 1);
  const end = rest.findIndex(
    ({ plain, mark, statement }) =>
      statement !== first.statement ||
      !(mark === ',' || mark === MARKS.and) ||
      !isPlainName(plain, voice) ||
      !(BARE_COUNT.test(plain) || wordsIn(plain) === 1),
  );
  return {
    ...span,
    readAt: span.from,
    from: span.from - 1,
    to: span.to + (end === -1 ? rest.length : end),
  };
}

/** "Translate: a letter, annexes": what is done to all that follows the colon. */
const isLabelOfAct = ({ parts, voice }: Notes, { from }: Span): boolean =>
  voice.language === 'en' &&
  parts[from]?.mark === ':' &&
  /^(?:translate|edit|proofread|transcribe|subtitle)$/u.test(parts[from - 1]?.plain ?? '');

/** The things that notes name to be made, in their own words and order, none of which is doubtful. */
export function thingsNamed(notes: Notes, isListed: boolean): string[] {
  const { spans, parts } = notes;
  const read = withWhatTheyHave(
    notes,
    spans.filter(({ is }) => is === 'thing'),
  )
    .map((span) => (isLabelOfAct(notes, span) ? { ...span, from: span.from - 1 } : span))
    .flatMap((span) => oneByOne(notes, span))
    .map((span) => ({ ...span, sure: sureOf(notes, span.from, span.to) }))
    .map((span) => ({ ...span, to: withCounts(notes, span).to }))
    .map((span) => withTitleOfCounts(notes, span))
    .filter(
      ({ from }, at, all) =>
        !all.some(({ readAt, to }, other) => other < at && readAt !== undefined && from <= to),
    );
  const things = withWholeItems(notes, read);
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
