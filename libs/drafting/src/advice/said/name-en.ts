import { cut, part, type Segment } from './segments.js';
import { isMade, isMeasure, isMeeting, isVerbLike } from './nouns-en.js';

const NUMBER = String.raw`(?:(?:about|around|approx\.?|roughly|some|ca\.?|up to|max\.?|min\.?|~|≈)\s*)?(?:[\d][\d.,\s–x-]*k?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|both|half)\b`;
export const COUNTED = new RegExp(String.raw`^${NUMBER}`, 'u');
export const FILLER =
  /^(?:(?:and|plus|also|then|or|with|w\/|including|incl\.?|as well as|finally|later|additionally|just|only|simply|ok|so|well|&|\+|(?:at|in) the (?:very )?(?:end|beginning|start)(?: of (?:each|every) \w+)?|(?:each|every|per) (?:week|month|day|quarter|year)|(?:once|twice) a (?:week|month|quarter|year))\s+|[-•*+]\s*)+/u;
const ARTICLE = /^(?:an?|the|some|our|your|any)\s+/u;
/** Behind these a name goes on with what it is of, for or in. */
const PREPOSITION =
  /\s(?:out of|of|for|in|into|on|at|with|w\/|from|to|per|about|around|under|over|between|as|after|before|during|without|within|each|every|via|through|using|based|incl\.?|including|x\d+|an?(?=\s(?:month|week|day|year|quarter|piece)))(?=\s)|\s\d+\s?x\s?\d|\s\p{L}{2,3}\s?(?:-?>|→)\s?\p{L}{2,3}(?![\p{L}-])|\s?\(|\s["“„'‘]|\s+(?:monthly|weekly|daily|yearly)$/u;
/** What a sentence adds about a name, which is no part of it. */
const ASIDE =
  /\s(?:once|when|if|until|till|because|so that|so|which|that|who|where|while|whenever|unless|since|as soon as|(?:we|you|they|he|she|i) (?:can|could|will|want|need)|back|too|please|pls|for (?:you|us|me|them|him|her)|before(?=\s(?:we|i|you|they|he|she)\b)|first(?=$)|to(?=\s\p{L}+ (?:it|them|him|her|us)\b)|by(?=\s(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the end|end|\d|noon|mid|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?=\s|$)/u;
export const NOT_A_NAME =
  /(?:^|[\s(])(?:i|i'm|i'll|i've|we|you|he|she|it|they|him|(?<!\b(?:of|for|on|in|about) )her|us|them|me|there|this|that|these|those|who|which|is|are|was|were|be|been|will|would|should|must|can|can't|could|may|might|has|have|had|do|does|did|done|don't|doesn't|didn't|won't|isn't|aren't|not?|never|nothing|gets?|comes?|go(?:es)?|stays?|arrives?|starts|remains?|needs?|wants?|by|ready|already|maybe|later|else|ourselves|themsel(?:f|ves)|himself|herself|yourself|myself|if|but|because|existing|supplied|provided|directly|separately|free)(?=[\s,.;:!?)]|$)|n't\b|\w'(?:ll|re|ve|d)\b|=|\?/u;
/** "Texts from the client", "Icons from a library": where something is taken from. */
export const OF_OTHERS = /\sfrom (?!scratch|\d|english|german|french|[a-z]+ (?:in)?to\b)/u;
/** What is brought over comes from somewhere. */
export const MOVED =
  /^(?:the |an? )?(?:\w+ )?(?:redirects?|import|export|migration|transfer|conversion|upload|move|scans?|transcripts?|clips?|cut-?downs?)\s/u;
const POSSESSIVE = /^(?:my|his|her|their|its)\s/u;
export const LONGEST = 16;

const SENTENCE_IN = new RegExp(`${NOT_A_NAME.source}|\\b(?:my|his|her|their|our)\\s`, 'u');
/** Words in brackets are not held to the rules of a name. */
const BRACKETS = /\s?\([^)]*\)?/gu;
export const withoutBrackets = (plain: string): string =>
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
export const FIRST_IS_PREPOSITION =
  /^(?:of|for|in|into|on|at|from|to|per|about(?! \d| (?:us |me )?page)|under|over(?! \d)|between|as|after|before|during|without|within|each|every|via|through|using|based)\s/u;

export const wordsOf = (plain: string): string[] => plain.split(/\s+/u).filter((word) => word !== '');

/** What is said behind a name of how it is: "price list A4 laminated". */
const FORMAT = /^(?:a\d|\w+ed|\d[\w.-]*|b\/w|pdf|png|svg|4k|hd|looped)$/u;
/** What somebody needs that nobody makes. */
const NO_OBJECT =
  /^(?:\w*(?:er|or|ist|ian|ed)s?|redone|rewritten|help|support|hand|time|idea|quote|price|offer|person|people|someone|somebody|freelance|agency|partner|assistant|lot|bit|few|feel|look|vibe|mood|touch|style|thing|things|way|day|days|week|weeks|month|months|hours|call|meeting|look|%|eur|euro|euros)$/u;

/** The name of a thing that is made, at the beginning of some words; undefined where they are no such name. */
function nameIn(given: Segment, isMeetingWork: boolean, isObject = false): Segment | undefined {
  const segment = withoutSentences(given);
  const filler = FILLER.exec(segment.plain)?.[0].length ?? 0;
  const aside = ASIDE.exec(withoutBrackets(segment.plain.slice(filler)))?.index;
  const whole = part(segment, filler, aside === undefined ? undefined : filler + aside);
  const { plain } = whole;
  const bare = withoutBrackets(plain);
  if (plain === '' || wordsOf(plain).length > LONGEST || NOT_A_NAME.test(bare)) return undefined;
  if (FIRST_IS_PREPOSITION.test(plain) || DOING.test(plain)) return undefined;
  if (/[€$£]/u.test(plain)) return undefined;
  if ((OF_OTHERS.test(bare) && !MOVED.test(bare)) || POSSESSIVE.test(plain)) return undefined;
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
  /* "Volunteers test for two weeks": many who do something, not a test of volunteers. */
  const isClause = isVerbLike(before[0] ?? '') && !/s$/u.test(head);
  const isName =
    !isClause &&
    before.every(
      (word, at) => (at === 0 || !isVerbLike(word)) && !/^(?:the|an?|my|our|your|their|his|her)$/u.test(word),
    );
  return isName ? part(whole, lead) : undefined;
}

/** Behind another verb: "add captions and make a trailer". */
const MAKING =
  /^(?:make|write|create|design|build|prepare|produce|record|draw|deliver|draft)\s+(?=(?:an?|the|one|two|three|four|\d+)\s)/u;
/** What is done to something that is there is no thing. */
const DOING =
  /^(?:add|arrange|organi[sz]e|chase|negotiate|coordinate|supervise|recruit|liaise|assist|help|ensure|teach|publish|install|configure|deploy|migrate|upload|maintain|monitor|optimi[sz]e|improve|define|identify|analy[sz]e|evaluate|select|crop|present|explain|clean|get|make|keep|give|take|put|pick|choose|find|go|come|let|see|talk|send|bring|collect|train|update|fix|manage|connect|remove|replace|apply|adjust|follow|order|label|join|attend)\s/u;
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
export function namesIn(segment: Segment, isMeetingWork: boolean, isObject: boolean): Segment[] {
  const said = cut(segment, AND);
  const parts = said.map((each) => part(each, MAKING.exec(each.plain)?.[0].length ?? 0));
  const made = parts.filter(({ plain }, at) => plain.length < (said[at]?.plain.length ?? 0));
  if (made.length > 0 && made.length < parts.length)
    return (isObject ? parts : made).flatMap((each) => nameIn(each, isMeetingWork, true) ?? []);
  const isAnew =
    parts.length > 1 &&
    parts.every(({ plain }) => BEGINS_ANEW.test(plain) && !NOT_A_NAME.test(withoutBrackets(plain)));
  const named = parts.flatMap((each) => nameIn(each, isMeetingWork, isObject) ?? []);
  const isEachArticle = parts.every(({ plain }) => /^an?\s/u.test(plain));
  const isWhole = named.length === parts.length || isObject || (isAnew && isEachArticle);
  if (parts.length > 1 && named.length > 0 && isWhole && !isOneName(parts)) return named;
  const whole = nameIn(segment, isMeetingWork, isObject);
  const [first] = parts;
  /* "I make a list of parents and write to them": what is done besides names no thing. */
  const isActing = isObject && whole === undefined && parts.length > 1 && first !== undefined;
  return [whole ?? (isActing ? nameIn(first, isMeetingWork, isObject) : undefined) ?? []].flat();
}
