import { isBesideThePoint } from '../../brief/beside-the-point.js';
import { plainText } from '../../brief/plain-text.js';
import type { Case } from '../../brief/nouns-lt.js';
import { hasDoubt, isDoubtful, isLeftToProvider, isPlainName, type Voice } from './doubt.js';
import { isPutOff, speaksOfLater } from './put-off.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import type { Span } from './reader/spans.js';
import { isNameInEnglish, nameInEnglish } from './reader/wording-en.js';
import { casesBehind, casesIn, nameInPart } from './reader/wording-lt.js';
import type { Segment } from './segments.js';
import { isMade } from './nouns-en.js';
import { VERB } from './verbs-en.js';
import { DONE_BY } from './verbs-lt.js';

/** How likely it has to be that something is named: where a doubt stands beside it, or it is one word, more so. */
const BARS = { thing: 0.6, besideDoubt: 0.95, oneWord: 0.75 };

const MARKED = /[ąčęėįšųūž]/iu;
const LONGEST = 24;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;

const endsBefore = ({ mark }: Part): boolean => mark === MARKS.sentence || mark === MARKS.item;
/** Between two parts of one line: as it was typed, but for what ends a sentence. */
const between = (notes: string, before: Part, next: Part): string =>
  endsBefore(next) ? ', ' : notes.slice(before.end, next.start).replaceAll(/\s+/gu, ' ');
/** „Apie 300 žodžių“ behind a comma; „PDF“ keeps its letters. */
const asMore = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

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

/** In which cases a part stands, by the words before its colon. */
function casesOf(parts: readonly Part[], first: Part): readonly Case[] {
  const before = sentenceOf(parts, first).filter(({ start }) => start <= first.start);
  return casesBehind(before[before.findLastIndex(({ mark }) => mark === ':') - 1]?.plain ?? '');
}

/** „Apie 300 žodžių“, „su priedais“: said of a thing in any case. */
const OF_IT = /^(?:~|\d|(?:po|su|iki|per|apie|be|pagal|ant) )/u;
interface Cased extends Span {
  readonly cases: readonly Case[];
}
/** "A poster, a flyer and two cards": an article or a number begins a thing of its own. */
const ANEW = /^(?:an? |(?:one|two|three|four|five|six|\d+) )/u;
const BEHIND_HEAD = / (?:of|for|in|on|at|with|to|from|about|per) .*$|\s?\(.*$/u;
/** "32 pages", "two variants": of what was named before. */
const SIZE =
  /^(?:pages?|slides?|words?|minutes?|hours?|parts?|sections?|(?:variant|version|option|size|direction)s?)$/u;
function isAnew({ plain, mark }: Part): boolean {
  const head = /[\p{L}'-]+$/u.exec(plain.replace(BEHIND_HEAD, ''))?.[0] ?? '';
  return (mark === ',' || mark === MARKS.and) && ANEW.test(plain) && isMade(head) && !SIZE.test(head);
}

/** The parts of a span that are things of their own: in Lithuanian a list in another case than the nominative is named one by one. */
function oneByOne({ text, parts, voice }: Notes, span: Span): Cased[] {
  const first = parts[span.from];
  if (first === undefined) return [];
  const isLed = parts[span.from + 1]?.mark === ':';
  const before = isLed ? casesBehind(first.plain) : casesOf(parts, first);
  let cases = voice.language === 'en' ? [] : casesIn(first, before);
  const found: Cased[] = [];
  for (let at = span.from; at <= span.to; at++) {
    const [each, last] = [parts[at], found.at(-1)];
    /* „Reikia:“ names nothing. */
    const isLabel = voice.language === 'lt' && casesBehind(each?.plain ?? '')[0] !== 'nominative';
    if (each === undefined || (isLabel && parts[at + 1]?.mark === ':')) continue;
    /* „Sukursiu klipą: scenarijus, kadrai“. */
    if (each.mark === ':' && cases[0] === 'accusative') cases = ['nominative', 'accusative'];
    const isOwn =
      voice.language === 'en'
        ? isAnew(each)
        : cases[0] !== 'nominative' &&
          !(OF_IT.test(each.plain) && nameInPart(each, cases, MARKED.test(text)) === undefined);
    const isOther = isOwn || each.mark === MARKS.item;
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
  lt: /(?:^|\s)(?:nereik\p{L}*|neiein\p{L}*|nebus|nenor\p{L}*|nedar\p{L}*|be)(?=\s|$)/u,
} as const;
/** „130 nuotraukų (skenuoja muziejus)“, "12 posts (written by Hal)": somebody else makes it. */
const MADE_BY_OTHERS = {
  en: /\((?:\p{L}+(?:ed|en|wn) )?by (?!me\b)/u,
  lt: new RegExp(
    String.raw`\((?!(?:ap|su)?mok|(?:nu)?perk)(?:jas |juos |ji |ja |visas |visus )?(?:${DONE_BY})[ ,)]`,
    'u',
  ),
} as const;
const GREETING =
  /^\W*(?:dear|hi|hiya|hello|hey|(?:many )?thanks|thank you|cheers|aciu|dekoju|labas|laba|sveik\p{L}*|gerb\p{L}*)(?=\s|$)/u;
/** "Stuff for the shop", "changes as agreed": nobody could say what that is. */
const VAGUE =
  /(?:^|\s)(?:stuff|thing|things|something|whatever|as (?:agreed|discussed|always)|the usual|vis?ko|kazk\p{L}*|kaip (?:tar|kalb|sutar|visada)\p{L}*)(?=\s|$)/u;
/** "About 500 words": how much there is of something that is not named. */
const HOW_MUCH =
  /^(?:about|abt|around|approx\.?|apie|po|iki|up to|~)? ?\d[\d.,\s–x-]*(?:k |tukst\.? )?(?:words?|characters?|signs|zenkl\p{L}*|zodzi\p{L}*|min(?:s|utes?|ut\p{L}*)?|hours?|hrs?|val|pages?|pp|psl|puslapi\p{L}*|days?|dien\p{L}*)(?:[.,]| (?:each|per|a|su|po|excel\p{L}*)(?=\s|$).*|$)/u;

const IS_VERB = new RegExp(`^(?:${VERB})$`, 'u');

/** The parts of a span that are shown: up to one in which somebody else acts; none where a price follows. */
function shownOf(said: readonly Part[], voice: Voice): Part[] {
  const bare = said.map((each) => withoutAsides(each, voice));
  const end = bare.findIndex(({ plain }, at) => at > 0 && isDoubtful(plain, voice));
  if (end === -1) return bare;
  /* What has a price of its own may be extra. */
  return hasDoubt(bare[end]?.plain ?? '', voice.language, 'money') ? [] : bare.slice(0, end);
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
  const isOpen = said.some(({ plain }) =>
    (['open', 'denied'] as const).some((kind) => hasDoubt(plain, voice.language, kind)),
  );
  return (
    !isOpen &&
    !said.some((each) => isBesideThePoint(each)) &&
    !GREETING.test(first.plain) &&
    !MADE_BY_OTHERS[voice.language].test(first.plain) &&
    !isDenied(parts, first, voice) &&
    !isTakenAway(parts, last, voice) &&
    (sure >= BARS.besideDoubt || isLeft(parts, last, voice))
  );
}

/** The words of a span as the name of a thing; undefined where they are none, or not surely to be made. */
function lineOf(notes: Notes, { from, to, sure, cases }: Cased): string | undefined {
  const { text, parts, voice } = notes;
  const said = parts.slice(from, to + 1);
  const shown = shownOf(said, voice);
  const [first] = shown;
  if (first === undefined || !isSurelyMade(notes, said, shown, sure)) return undefined;
  const isEnglish = voice.language === 'en';
  const name = isEnglish ? nameInEnglish(first) : nameInPart(first, cases, MARKED.test(text));
  if (name === undefined || !isPlainName(plainText(name), voice)) return undefined;
  if (isEnglish && !isNameInEnglish(plainText(name))) return undefined;
  const more = shown.slice(1).map((each, at) => {
    const words = endsBefore(each) ? asMore(each.text) : each.text;
    return `${between(text, said[at] ?? first, each)}${words}`;
  });
  const line = [name, ...more].join('');
  const plain = plainText(line);
  const isNone = [HOW_MUCH, VAGUE].some((each) => each.test(plain)) || (isEnglish && IS_VERB.test(plain));
  /* „Iliustracijos: planas, dvi etiketės“: one word before a colon is a title. */
  const isTitle = parts[from + shown.length]?.mark === ':';
  const isShort = wordsIn(line) === 1 && (isTitle || sure < BARS.oneWord);
  return isNone || isShort || wordsIn(line) > LONGEST ? undefined : line;
}

/** The things that notes name to be made, in their own words and order, none of which is doubtful. */
export function thingsNamed(notes: Notes, isListed: boolean): string[] {
  const { spans, parts } = notes;
  const things = spans
    .filter(({ is, sure }) => is === 'thing' && sure >= BARS.thing)
    .flatMap((span) => oneByOne(notes, span));
  /* Beside what is listed a sentence with which all begins, and that names one thing, names the whole work. */
  const isAlone = things.filter(({ from }) => parts[from]?.statement === 0).length === 1;
  const isWhole = ({ from }: Span): boolean =>
    isListed && from === 0 && isAlone && parts[0]?.isItem === false;
  return things.filter((span) => !isWhole(span)).flatMap((span) => lineOf(notes, span) ?? []);
}
