import { isBesideThePoint } from '../../brief/beside-the-point.js';
import { cut, enumeration, headed, part, segmentsOf, type Segment } from './segments.js';
import { isPutOff, speaksOfLater } from './put-off.js';
import { hasVerb } from '../../brief/lists.js';
import { isMade, isMeasure, isMeeting, isVerbLike } from './nouns-en.js';
import type { Statement } from '../../brief/statements.js';

const NUMBER = String.raw`(?:(?:about|around|approx\.?|roughly|some|ca\.?|up to|max\.?|min\.?|~|≈)\s*)?(?:[\d][\d.,\s–x-]*k?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|both|half)\b`;
const COUNTED = new RegExp(String.raw`^${NUMBER}`, 'u');
const FILLER =
  /^(?:(?:and|plus|also|then|or|with|w\/|including|incl\.?|as well as|finally|later|additionally|just|only|simply|ok|so|well|&|\+|(?:at|in) the (?:very )?(?:end|beginning|start)(?: of (?:each|every) \w+)?|(?:each|every|per) (?:week|month|day|quarter|year)|(?:once|twice) a (?:week|month|quarter|year))\s+|[-•*+]\s*)+/u;
const ARTICLE = /^(?:an?|the|some|our|your|any)\s+/u;
/** Behind these a name goes on with what it is of, for or in. */
const PREPOSITION =
  /\s(?:out of|of|for|in|into|on|at|with|w\/|from|to|per|about|around|under|over|between|as|after|before|during|without|within|each|every|via|through|using|based|incl\.?|including|x\d+|an?(?=\s(?:month|week|day|year|quarter|piece)))(?=\s)|\s\p{L}{2,3}\s?(?:-?>|→)\s?\p{L}{2,3}(?![\p{L}-])|\s?\(|\s["“„'‘]|\s+(?:monthly|weekly|daily|yearly)$/u;
/** What a sentence adds about a name, which is no part of it. */
const ASIDE =
  /\s(?:once|when|if|until|till|because|so that|so|which|that|who|where|while|whenever|unless|since|as soon as|back|too|please|pls|for (?:you|us|me|them|him|her)|before(?=\s(?:we|i|you|they|he|she)\b)|by(?=\s(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the end|end|\d|noon|mid|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?=\s|$)/u;
const NOT_A_NAME =
  /(?:^|[\s(])(?:i|i'm|i'll|i've|we|you|he|she|it|they|him|her|us|them|me|there|this|that|these|those|who|which|is|are|was|were|be|been|will|would|should|must|can|can't|could|may|might|has|have|had|do|does|did|done|don't|doesn't|didn't|won't|isn't|aren't|not?|never|nothing|gets?|comes?|go(?:es)?|stays?|arrives?|starts|remains?|needs?|wants?|by|ready|already|maybe|later|else|ourselves|themsel(?:f|ves)|himself|herself|yourself|myself|if|but|because|existing|supplied|provided|directly|separately|free)(?=[\s,.;:!?)]|$)|n't\b|\w'(?:ll|re|ve|d)\b|=|\?/u;
/** "Texts from the client", "Icons from a library": where something is taken from. */
const OF_OTHERS = /\sfrom (?!scratch|\d|english|german|french|[a-z]+ (?:in)?to\b)/u;
const POSSESSIVE = /^(?:my|his|her|their|its)\s/u;
/** "Tone: calm", "Deadline: May" name a property of the work. */
const PROPERTY =
  /^\W*(?:tone|style|deadline|budget|price|timeline|goal|objective|aim|audience|language|naming|licen[cs]e|rights|note|nb|ps|p\.s|contact|location|when|where|payment|terms|exclu\w+|not included|out of scope|keywords?|background|about|client|target\w*|question\w*)\s*$/u;
const LONGEST = 16;

const SENTENCE_IN = new RegExp(`${NOT_A_NAME.source}|\\b(?:my|his|her|their|our)\\s`, 'u');
/** Words in brackets are not held to the rules of a name. */
const BRACKETS = /\s?\([^)]*\)?/gu;
const withoutBrackets = (plain: string): string =>
  plain.replaceAll(BRACKETS, (words) => ' '.repeat(words.length));
/** Without brackets that say a sentence of their own. */
function withoutSentences(segment: Segment): Segment {
  const asides = [...segment.plain.matchAll(BRACKETS)].filter(([words]) =>
    SENTENCE_IN.test(words.replaceAll(/[()]/gu, ' ')),
  );
  const keep = (words: string): string =>
    asides
      .toReversed()
      .reduce((left, { 0: aside, index }) => left.slice(0, index) + left.slice(index + aside.length), words);
  return { ...segment, text: keep(segment.text), plain: keep(segment.plain) };
}
const FIRST_IS_PREPOSITION =
  /^(?:of|for|in|into|on|at|from|to|per|about(?! \d)|under|over(?! \d)|between|as|after|before|during|without|within|each|every|via|through|using|based)\s/u;

const wordsOf = (plain: string): string[] => plain.split(/\s+/u).filter((word) => word !== '');

/** What is said behind a name of how it is: "price list A4 laminated". */
const FORMAT = /^(?:a\d|\w+ed|\d[\w.-]*|b\/w|pdf|png|svg|4k|hd|looped)$/u;
/** What somebody needs that nobody makes. */
const NO_OBJECT =
  /^(?:\w*(?:er|or|ist|ian|ed)s?|redone|rewritten|help|support|hand|time|idea|quote|price|offer|person|people|someone|somebody|freelance|agency|partner|assistant|lot|bit|few|thing|things|way|day|days|week|weeks|month|months|hours|call|meeting|look|%|eur|euro|euros)$/u;

/** The name of a thing that is made, at the beginning of some words; undefined where they are no such name. */
function nameIn(given: Segment, isMeetingWork: boolean, isObject = false): Segment | undefined {
  const segment = withoutSentences(given);
  const filler = FILLER.exec(segment.plain)?.[0].length ?? 0;
  const aside = ASIDE.exec(withoutBrackets(segment.plain.slice(filler)))?.index;
  const whole = part(segment, filler, aside === undefined ? undefined : filler + aside);
  const { plain } = whole;
  const bare = withoutBrackets(plain);
  if (plain === '' || wordsOf(plain).length > LONGEST || NOT_A_NAME.test(bare)) return undefined;
  if (FIRST_IS_PREPOSITION.test(plain)) return undefined;
  if (/[€$£]/u.test(plain)) return undefined;
  if (OF_OTHERS.test(bare) || POSSESSIVE.test(plain)) return undefined;
  const lead = ARTICLE.exec(plain)?.[0].length ?? 0;
  const core = plain.slice(lead, lead + (PREPOSITION.exec(plain.slice(lead))?.index ?? plain.length));
  const count = COUNTED.exec(core)?.[0].length ?? 0;
  const words = wordsOf(core.slice(count));
  while (words.length > 1 && FORMAT.test(words.at(-1) ?? '') && isMade(words.at(-2) ?? '')) words.pop();
  const head = words.at(-1)?.replace(/[^\p{L}\p{N}'/-]/gu, '') ?? '';
  const isTimes = /\s(?:x\s?\d+|\d+\s?x)$/u.test(plain);
  const isSaidAsOne = isTimes || (isObject && (lead > 0 || count > 0) && !NO_OBJECT.test(head));
  const isThing = isMade(head) || (isMeetingWork && isMeeting(head)) || isSaidAsOne;
  if (!isThing || (count > 0 && words.length === 1 && isMeasure(head))) return undefined;
  const before = words.slice(0, -1);
  const isName = before.every(
    (word, at) => (at === 0 || !isVerbLike(word)) && !/^(?:the|an?|my|our|your|their|his|her)$/u.test(word),
  );
  return isName ? part(whole, lead) : undefined;
}

const AND = /\s+(?:and|&|\+)\s+/gu;
const BEGINS_ANEW = new RegExp(`^(?:an?|the|one|${NUMBER})(?=\\s)`, 'u');
const hasPreposition = ({ plain }: Segment): boolean => PREPOSITION.test(plain);

/** "A logo and a menu" is two names; "audit of a catalogue and website", "cover and layout of a book" is one. */
function isOneName(parts: readonly Segment[]): boolean {
  const isOfBoth =
    parts.length === 2 &&
    /\s(?:for|of|to) the\s/u.test(parts[0]?.plain ?? '') &&
    /^the\s/u.test(parts[1]?.plain ?? '') &&
    !isMade(wordsOf(parts[1]?.plain ?? '').at(-1) ?? '');
  if (isOfBoth) return true;
  const rest = parts.slice(1).every(({ plain }) => !BEGINS_ANEW.test(plain));
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined || !rest) return false;
  return parts.slice(0, -1).some(hasPreposition) || hasPreposition(last);
}

/** The names that a part of a sentence coordinates, or the one that it is. What is made, wanted or given is an object. */
function namesIn(segment: Segment, isMeetingWork: boolean, isObject: boolean): Segment[] {
  const parts = cut(segment, AND);
  const named = parts.flatMap((each) => nameIn(each, isMeetingWork, isObject) ?? []);
  const isAnew = parts.every(({ plain }) => /^an? /u.test(plain) && !NOT_A_NAME.test(withoutBrackets(plain)));
  const isWhole = named.length === parts.length || isObject || isAnew;
  if (parts.length > 1 && named.length > 0 && isWhole && !isOneName(parts)) return named;
  const whole = nameIn(segment, isMeetingWork, isObject);
  const [first] = parts;
  /* "I make a list of parents and write to them": what is done besides names no thing. */
  const isActing = isObject && whole === undefined && parts.length > 1 && first !== undefined;
  return [whole ?? (isActing ? nameIn(first, isMeetingWork, isObject) : undefined) ?? []].flat();
}

const MAKE =
  '(?:(?:re)?design|create|build|develop|write|rewrite|prepare|make|produce|draw|draft|illustrate|deliver|ghostwrite|provide|set up|hand over|hand back|record|compose|code|do)';
const JOINED = String.raw`${MAKE}(?:\s*(?:,|and|&)\s*${MAKE})*`;
/** Who works speaks: "I'll build". */
const BY_ME = new RegExp(
  String.raw`(?:^|\s)(?:i|i'll|i'd|we'll)(?: will| would| then| also| only| just)*\s${JOINED}\s+`,
  'u',
);
const FOR_THEM =
  /(?:^|\s)(?:you|he|she|(?:the )?(?:client|customer))(?:'d like| would like| wants?| needs?| gets?| receives?|'ll get| will get| will receive| asked for)\s+(?!to\b)/u;
/** Who orders speaks. */
const BY_YOU = new RegExp(String.raw`(?:^|\s)you(?:'ll| will| would)?\s${JOINED}\s+`, 'u');
const FOR_US =
  /(?:^|\s)(?:we|i)(?:'d like| would like| also need| need| want| also want|(?:'re| are|'m| am) looking for| got)\s+(?!to\b|you\b)|(?:^|\s)give us\s+|^\W*(?:please |pls )?(?:need|wanted|looking for)\s+(?!to\b)/u;
const IMPERATIVE = new RegExp(
  String.raw`^\W*(?:(?:please|pls|and|then)\s+)*${JOINED}\s+(?:us\s+|me\s+)?`,
  'u',
);
const INCLUDED = /\s(?:is|are) (?:also |both )?(?:included|part of the (?:price|job|work))\b/u;
const CLIENT_SPEAKS =
  /\b(?:(?:we|i) (?:also )?(?:need|want)|(?:we|i)'d (?:like|love) (?:you )?|looking for|please|pls|can you|could you|give us|for (?:my|our) |(?:my|our) (?:shop|site|website|company|business|restaurant|caf[e]))/u;

const PROVIDER_SPEAKS =
  /\bi(?:'ll| will|'m going to| write| shoot| edit| draw| make| record)\b|\byou(?:'d like| get| want)\b|\b(?:the|my) client\b/u;

/** Whether the description was written by whoever orders the work. */
export const clientSpeaks = (plain: string): boolean =>
  CLIENT_SPEAKS.test(plain) && !PROVIDER_SPEAKS.test(plain);

const MAYBE =
  /(?:^|\s)(?:if|maybe|perhaps|later|next year|could|might|should you|unless|otherwise|alternatively|optional|extra|separate|would be|not now|small extra|dropped|ready|already)(?=\s|$)/u;

interface Told {
  readonly name: Segment;
  readonly details: readonly Segment[];
}
const line = ({ name, details }: Told): string => [name, ...details].map(({ text }) => text).join(', ');

/** How many, how long, how big: of what was named before. */
const isDetail = ({ plain, mark }: Segment): boolean =>
  mark === ',' &&
  COUNTED.test(plain.trim()) &&
  !NOT_A_NAME.test(withoutBrackets(plain)) &&
  wordsOf(plain).length <= 14;
const isPhrase = ({ plain }: Segment): boolean =>
  !NOT_A_NAME.test(withoutBrackets(plain)) && !hasVerb(plain) && wordsOf(plain).length <= LONGEST;
/** "Five pages". */
const isCountOfMade = ({ plain }: Segment): boolean =>
  COUNTED.test(plain.trim()) && isMade(wordsOf(plain).at(-1) ?? '') && !NOT_A_NAME.test(plain);
/** "DE>EN", "Lithuanian to English": what a translation is between. */
const LANGUAGES = /^\s*(?:from )?\p{L}{2,12}\s?(?:>|-+>|→|to|into)\s?\p{L}{2,12}\s*$/u;

/** The part of a segment that may name things: all of it, or what is made, wanted or included. */
function openIn(segment: Segment, isClient: boolean): { open: Segment; isObject: boolean } {
  const { plain } = segment;
  const leads = isClient ? [FOR_US, BY_YOU, IMPERATIVE] : [BY_ME, FOR_THEM, IMPERATIVE];
  for (const lead of leads) {
    const found = lead.exec(plain);
    if (found !== null && !/\b(?:not|n't|never|no)\s*$/u.test(plain.slice(0, found.index)))
      return { open: part(segment, found.index + found[0].length), isObject: true };
  }
  return { open: part(segment, 0, INCLUDED.exec(plain)?.index), isObject: false };
}

/** "Texts, photos come from the client": what is said last goes for all before it. */
const THEIRS =
  /^\s*(?:and |or )?(?!\w+ed\b)(?:[\w'-]+\s){1,4}?(?:(?:is|are|will be) (?:not|done|made|written|supplied|provided|handled|excluded|out)|isn't|aren't|won't be|not included|come|comes|supplied|provided|by|from) /u;
/** "We need no logo, no menu", "don't want cards, flyers": what follows is left out too. */
const NEGATED = /(?:^|\s)(?:no|not|never|without|don't|doesn't|won't|nothing|except|excluding)\s/u;
const BEGINS_NEW = /^\s*(?:but|also|just|only|plus|then|and i|i|you|we|\d)/u;
const OPENS =
  /^(?:include|deliverable|scope|need|want|task|list|content|output|result|package|service|in short|plus|also|then|job|work|objective)/u;
/** "Usage: internal" names a property; "Needed: …" and "Website: …" do not. */
const isLabel = ({ plain }: Segment, next: Segment | undefined): boolean =>
  next?.mark === ':' &&
  !BY_ME.test(next.plain) &&
  /^\s*\p{L}+\s*$/u.test(plain) &&
  !OPENS.test(plain.trim()) &&
  !isMade(plain.trim());

/** The things that an English sentence names as made, in its own words. */
export function thingsInEnglish(statement: Statement, isClient: boolean, isMeetingWork: boolean): string[] {
  const told: Told[] = [];
  let isOpen = false;
  let before: Segment[] = [];
  let [run, from] = [0, 0];
  let isNegated = false;
  const segments = segmentsOf(statement).flatMap((each) => cut(each, /\s+(?:plus|as well as)\s+/gu));
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    if (segment.mark !== ',') run = told.length;
    if (THEIRS.test(segment.plain)) told.length = run;
    if (isBesideThePoint({ plain: withoutBrackets(segment.plain).replace(/\bsurvey/gu, 'report') })) continue;
    if (NEGATED.test(segment.plain)) isNegated = true;
    else if (segment.mark !== ',' || BEGINS_NEW.test(segment.plain)) isNegated = false;
    if (isNegated) continue;
    if (isLabel(segment, next)) break;
    if (next?.mark.includes('?') === true || (next === undefined && /\?\s*$/u.test(statement.text))) continue;
    if (PROPERTY.test(segment.plain) && next?.mark === ':') break;
    if (next?.mark === ':' && (MAYBE.test(segment.plain) || speaksOfLater(segment.plain))) break;
    const last = told.at(-1);
    if (LANGUAGES.test(segment.plain)) {
      const unread = segments[at - 1];
      const isWork = last === undefined && unread !== undefined && isPhrase(unread);
      if (isWork) told.push({ name: part(unread, 0), details: [segment] });
      else if (last === undefined) before = [segment];
      else told[told.length - 1] = { ...last, details: [...last.details, segment] };
      continue;
    }
    if (isPutOff(segment.plain)) told.length = Math.min(told.length, from);
    if (
      MAYBE.test(segment.plain) ||
      speaksOfLater(segment.plain) ||
      (next?.mark === ':' && MAYBE.test(next.plain))
    ) {
      isOpen = false;
      continue;
    }
    const { open, isObject } = openIn(segment, isClient);
    const names = namesIn(open, isMeetingWork, isObject);
    const many =
      next?.mark === ':' && names.length === 1 && /^\p{L}+s$/u.test(names[0]?.plain ?? '')
        ? headed(open, segments.slice(at + 1), isPhrase)
        : undefined;
    if (many !== undefined) return [...told.map(line), many];
    const listed = names.length === 1 ? names[0] : isCountOfMade(segment) ? part(segment, 0) : undefined;
    const enumerated = listed && enumeration(listed.text, segments.slice(at + 1));
    if (enumerated !== undefined) return [...told.map(line), enumerated];
    if (names.length > 0) {
      from = told.length;
      told.push(...names.map((name) => ({ name, details: before })));
      [isOpen, before] = [true, []];
    } else if (last !== undefined && isOpen && isDetail(segment))
      told[told.length - 1] = { ...last, details: [...last.details, segment] };
    else isOpen = false;
  }
  return told.map(line);
}
