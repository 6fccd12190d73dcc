import { isBesideThePoint } from '../../brief/beside-the-point.js';
import { hasVerb } from '../../brief/lists.js';
import type { Statement } from '../../brief/statements.js';
import {
  COUNTED,
  FILLER,
  MOVED,
  NOT_A_NAME,
  OF_OTHERS,
  LONGEST,
  withoutBrackets,
  FIRST_IS_PREPOSITION,
  wordsOf,
  namesIn,
} from './name-en.js';
import { isDoubtful, isLeftToProvider, isPlainName, type Voice } from './doubt.js';
import { isMade } from './nouns-en.js';
import { isPutOff, speaksOfLater } from './put-off.js';
import { ing } from './verbs-en.js';
import {
  areWords,
  cut,
  enumeration,
  headed,
  part,
  segmentsOf,
  serviceLine,
  type Segment,
} from './segments.js';

/** "Tone: calm", "Deadline: May" name a property of the work. */
const PROPERTY =
  /^\W*(?:tone|style|deadline|budget|price|timeline|goal|objective|aim|audience|language|naming|licen[cs]e|rights|note|nb|ps|p\.s|contact|location|when|where|payment|terms|exclu\w+|not included|out of scope|keywords?|background|about|client|target\w*|question\w*)\s*$/u;
const MAKE =
  '(?:(?:re)?design|create|(?:re)?build|redraw|revamp|compile|animate|typeset|develop|write|rewrite|prepare|make|produce|draw|draft|illustrate|deliver|ghostwrite|provide|set up|hand over|hand back|record|compose|code|do)';
const JOINED = String.raw`${MAKE}(?:\s*(?:,|and|&)\s*(?:${MAKE}|send|publish|edit|print|install))*`;
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
  /(?:^|\s)(?:we|i)(?:'d like| would like| also need| need| want| also want|(?:'re| are|'m| am) looking for| got)\s+(?!to\b|you\b)|(?:^|\s)our (?:[\w-]+ ){1,2}?(?:also )?needs?\s+(?!to\b|you\b)|(?:^|\s)give us\s+|^\W*(?:please |pls )?(?:need|wanted|looking for)\s+(?!to\b)/u;
const IMPERATIVE = new RegExp(
  String.raw`^\W*(?:(?:please|pls|and|then|also)\s+)*${JOINED}\s+(?:us\s+|me\s+)?`,
  'u',
);
/** "Code review", "draft report", "design system": no verb. */
const NOUN_TOO =
  /^(?:(?:rewrite|redesign|rebuild|revamp|draft|code|do) of\s|(?:code|draft|record)\s(?!an?\s|the\s|our\s|your\s|us\s|me\s|one\s|two\s|three\s|\d)|design\s(?:system|audit|review|files?|guide|brief|sprint|tokens?|concepts?|proposal))/u;
const INCLUDED = /\s(?:is|are) (?:also |both )?(?:included|part of the (?:price|job|work))\b/u;
const CLIENT_SPEAKS =
  /\b(?:(?:we|i) (?:also )?(?:need|want)|(?:we|i)'d (?:like|love) (?:you )?|looking for|please|pls|can you|could you|give us|we(?:'ll)? (?:pay|send|transfer|settle)\b|your (?:quote|invoice|price|fee|offer|translations?)\b|you (?:find|make|write|design|draw|build|translate|work)\b|for (?:my|our) |(?:my|our) (?:shop|site|website|company|business|restaurant|caf[e]))/u;

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
  /** Number of its segment. */
  readonly at: number;
}
const line = ({ name, details }: Omit<Told, 'at'>): string =>
  [name, ...details].map(({ text }) => text).join(', ');

/** How long somebody works is no size of a thing. */
const OF_WORK = /\b(?:days?|visits?|sessions?|meetings?|interviews?|calls?|rounds?)\b/u;
/** How many, how long, how big: of what was named before. */
const isDetail = ({ plain, mark }: Segment, voice: Voice): boolean =>
  /^(?:[,:]|--?)$/u.test(mark) &&
  COUNTED.test(plain.trim()) &&
  isPlainName(plain, voice) &&
  !OF_WORK.test(plain) &&
  !NOT_A_NAME.test(withoutBrackets(plain)) &&
  wordsOf(plain).length <= 14;
const LONGEST_MORE = 7;
/** What somebody does, "sit in on a demo", how often it is corrected, and talk. */
const NO_MORE =
  /^\s*(?:(?:and|or|but|so|then|first|also|only)\s|\p{L}+ing\s|\p{L}+[^s\s] (?:to|in|on|up|out|off|over|back|down|through)\s)|\b(?:edits?|changes|fixes|tweaks|corrections|revisions|sorry|thanks|please|pls|ok|lol|xx|costs?)\b/u;
/** "Logo for a van, black and white": what else is said of it, where nobody acts and nothing is open. */
const isMore = (segment: Segment, voice: Voice): boolean =>
  (segment.mark === ',' || /^\s*(?:monthly|weekly|daily|quarterly|yearly)\s*$/u.test(segment.plain)) &&
  isPhrase(segment) &&
  isPlainName(segment.plain, voice) &&
  !OF_WORK.test(segment.plain) &&
  !NO_MORE.test(segment.plain) &&
  wordsOf(segment.plain).length <= LONGEST_MORE;
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
    if (lead === IMPERATIVE && NOUN_TOO.test(plain.trim())) continue;
    if (found !== null && !/\b(?:not|n't|never|no)\s*$/u.test(plain.slice(0, found.index)))
      return { open: part(segment, found.index + found[0].length), isObject: true };
  }
  return { open: part(segment, 0, INCLUDED.exec(plain)?.index), isObject: false };
}

/** "Texts, photos come from the client": what is said last goes for all before it. */
const THEIRS =
  /^\s*(?:and |or )?(?!\w+ed\b)(?:[\w'-]+\s){1,4}?(?:(?:is|are|will be) (?:not|done|made|written|supplied|provided|handled|excluded|out)|isn't|aren't|won't be|not included|come|comes|supplied|provided|by|from) /u;
/** "Film of a park, permits by the owner": a longer name or a number is no list of what they give. */
const isOwnName = (plain: string): boolean => COUNTED.test(plain) || wordsOf(plain).length > 2;
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

/** "It needs: …", "Deliverables: …": all that is listed behind these is wanted, whatever it is called. */
const LISTS =
  /^\s*(?:[\w'-]+\s){0,3}?(?:needs?|needed|includ(?:es?|ed|ing)|deliverables?|scope|outputs?|(?:you(?:'ll| will)? )?gets?|package)\s*$/u;
/** What is done with all that is listed. */
const WORKS: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:please )?translat(?:e|ion|ing)\s*$/u, 'translation of '],
  [/^\s*(?:please )?proofread(?:ing)?\s*$/u, 'proofreading of '],
  [/^\s*(?:please )?transcri(?:be|ption)\s*$/u, 'transcription of '],
];
const isListed = (segment: Segment): boolean =>
  isPhrase(segment) &&
  !MAYBE.test(segment.plain) &&
  !speaksOfLater(segment.plain) &&
  (!OF_OTHERS.test(withoutBrackets(segment.plain)) || MOVED.test(segment.plain.trim())) &&
  !FIRST_IS_PREPOSITION.test(segment.plain.trim()) &&
  !/[€$£?]/u.test(segment.plain) &&
  wordsOf(segment.plain).length <= LONGEST_LISTED;
const LONGEST_LISTED = 9;

/** What a list names behind a colon; undefined where no list of things begins. */
function listBehind({ plain }: Segment, rest: readonly Segment[]): string[] | undefined {
  const end = rest.findIndex((each, at) => each.mark !== (at === 0 ? ':' : ',') || NEGATED.test(each.plain));
  const list = end === -1 ? rest : rest.slice(0, end);
  if (list.length < 2) return undefined;
  const work = WORKS.find(([label]) => label.test(plain));
  if (work !== undefined)
    return list.every(isListed) ? [`${work[1]}${list.map(({ text }) => text.trim()).join(', ')}`] : undefined;
  if (!LISTS.test(plain)) return undefined;
  return list
    .filter(isListed)
    .map((each) => part(each, FILLER.exec(each.plain.trimStart())?.[0].length ?? 0).text.trim());
}

/** What is surely done; and what is a thing too, where no determiner follows: "test order", "cut the pauses". */
const DONE =
  /^\s*(?:(?:and|then|also|plus) )?(?:(add|remove|retouch|install|reply to|respond to|moderate|speed up|import(?! of)|digiti[sz]e|resize|crop|migrate|configure|convert|optimi[sz]e|set up|clean up|tidy up|colou?r-grade|redo|rework|restore|repair|update)|(cut|trim|clean|test|fix|mix|sync|format|tag|caption|scan|sort|label|train|tidy|grade|move|link|connect|check|answer)(?= (?:the|all|an?|every|each|both|their|his|her|our|your|\d)\b)) (\S.*)$/u;
/** "Cut the pauses, add titles" as what is done: "cutting the pauses". */
function taskIn(segment: Segment, voice: Voice): Segment | undefined {
  const plain = segment.plain.trimEnd();
  const found = DONE.exec(plain);
  if (found === null) return undefined;
  const [, sure, unsure, object = ''] = found;
  const isOne =
    wordsOf(object).length <= LONGEST_MORE &&
    !NOT_A_NAME.test(withoutBrackets(object)) &&
    !NO_TASK.test(object);
  if (!isOne || isDoubtful(plain, voice) || / and /u.test(object)) return undefined;
  const act = ing(sure ?? unsure ?? '');
  return {
    ...segment,
    text: `${act} ${segment.text.slice(plain.length - object.length, plain.length)}`,
    plain: `${act} ${object}`,
  };
}
const NO_TASK =
  /^(?:or|and|of|to|in|on|at|up|by|with|from|for|me|us|him|her|them|it|that|this|something|anything|stuff|things?|whatever|more)\b|\b(?:myself|again|asap)\b/u;

/** What is done, as a title of what follows. */
const KIND_ONLY =
  /^(?:illustrations?|design|photography|translations?|editing|proofreading|copywriting|branding|animation|marketing|consulting)$/u;

/** What a part is added by. */
const PLUS = '+';
/** "Stage 1 sketches / stage 2 prints": both are of this work, where the first is told too. */
const STAGE_ONE = /\b(?:stage|step|phase) (?:1|one)\b/u;
const STAGE = /^\s*(?:stage|step|phase) (?:\d|one|two|three|four|five)\b[:.)]?\s*/u;
const BEGINS_MORE = /^\s*(?:plus|as well as)\s/u;
const ADDED = /\s+(?:plus|as well as|\/)\s+/gu;
/** "A jingle, two variants". */
const VARIANTS = /^\s*(?:two|three|four|\d+) (?:variants?|versions?|options?|ideas?|sizes)\s*$/u;
const SERVING =
  /^\s*(?:answering|arranging|booking|calling|chasing|checking|cleaning|filing|handling|keeping|looking after|managing|ordering|organi[sz]ing|paying|planning|posting|replying|scheduling|sending|sorting|tidying|updating|watering|writing)\s\p{L}/u;
/** The last word of a name, before what it is for or in. */
const headOf = (plain: string): string =>
  wordsOf(plain.replace(/ (?:of|for|in|on|at|with|to|from|about) .*$/u, '')).at(-1) ?? '';

/** Work that goes on, whose parts are not handed over one by one. */
const SERVICE =
  /\b(?:bookkeeping|accounting|maintenance|upkeep|support|care|admin|administration|assistance|assistant|management|moderation|help)\b/u;
/** "Shop help, 5 hrs a week: orders, stock, answering mails": bare nouns beside what is done say only together what it is. */
const serviceIn = (segments: readonly Segment[], voice: Voice): string | undefined =>
  serviceLine(
    segments,
    (title, items) =>
      !LISTS.test(title) &&
      (SERVICE.test(title) ||
        items.some(({ plain }) => SERVING.test(plain)) ||
        (areWords(items) && wordsOf(title).length > 1 && isMade(headOf(title)))),
    (each) =>
      isPhrase(each) && isPlainName(each.plain, voice) && wordsOf(each.plain).length <= LONGEST_LISTED,
  );

/** The things that an English sentence names as made, in its own words. */
export function thingsInEnglish(statement: Statement, isClient: boolean, isMeetingWork: boolean): string[] {
  const told: Told[] = [];
  const voice: Voice = { language: 'en', isClient };
  let isOpen = false;
  let before: Segment[] = [];
  let [run, from] = [0, 0];
  let isNegated = false;
  const segments = segmentsOf(statement)
    .flatMap((each) =>
      cut(each, ADDED).map((more, at) =>
        at > 0 || BEGINS_MORE.test(each.plain) ? { ...more, mark: PLUS } : more,
      ),
    )
    .map((each) =>
      STAGE_ONE.test(statement.plain) ? part(each, STAGE.exec(each.plain)?.[0].length ?? 0) : each,
    );
  const service = serviceIn(segments, voice);
  if (service !== undefined) return [service];
  const lines = (): string[] => told.filter(({ at }) => isLeftToProvider(segments, at, voice)).map(line);
  const isSureList = (from: number): boolean =>
    segments.slice(from).every(({ plain }) => isPlainName(plain, voice));
  for (const [at, segment] of segments.entries()) {
    const next = segments[at + 1];
    if (segment.mark !== ',') run = told.length;
    if (THEIRS.test(segment.plain))
      told.splice(run, Infinity, ...told.slice(run).filter(({ name }) => isOwnName(name.plain)));
    if (isBesideThePoint({ plain: withoutBrackets(segment.plain).replace(/\bsurvey/gu, 'report') })) continue;
    if (NEGATED.test(segment.plain)) isNegated = true;
    else if (segment.mark !== ',' || BEGINS_NEW.test(segment.plain)) isNegated = false;
    if (isNegated) continue;
    const behind = listBehind(segment, segments.slice(at + 1));
    if (behind !== undefined) return [...lines(), ...behind];
    if (isLabel(segment, next)) break;
    if (next?.mark.includes('?') === true || (next === undefined && /\?\s*$/u.test(statement.text))) continue;
    if (PROPERTY.test(segment.plain) && next?.mark === ':') break;
    if (next?.mark === ':' && (MAYBE.test(segment.plain) || speaksOfLater(segment.plain))) break;
    /* "Business cards: still 400, not needed". */
    if (next?.mark === ':' && segments.slice(at + 1, at + 3).some(({ plain }) => NEGATED.test(plain)))
      continue;
    const last = told.at(-1);
    if (LANGUAGES.test(segment.plain)) {
      const unread = segments[at - 1];
      const isWork = last === undefined && unread !== undefined && isPhrase(unread);
      if (isWork) told.push({ name: part(unread, 0), details: [segment], at });
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
    /* By itself it is the name of the whole work. */
    const isGiven = isObject || (segment.mark === PLUS && /^an?\s/u.test(open.plain));
    const made = isObject ? namesIn(open, isMeetingWork, isGiven) : [];
    const task = made.length > 0 || segments.length === 1 ? undefined : taskIn(segment, voice);
    const isOfLast = segment.mark === ',' && last !== undefined && isOpen && VARIANTS.test(segment.plain);
    const names = isOfLast
      ? []
      : task !== undefined
        ? [task]
        : isObject
          ? made
          : namesIn(open, isMeetingWork, isGiven);
    const isKind = next?.mark === ':' && KIND_ONLY.test(open.plain.trim());
    if (isKind) continue;
    const many =
      next?.mark === ':' && names.length === 1 && /^(?:[\p{L}-]+ ){0,2}\p{L}+s$/u.test(names[0]?.plain ?? '')
        ? headed(open, segments.slice(at + 1), isPhrase)
        : undefined;
    if (many !== undefined) return isSureList(at + 1) ? [...lines(), many] : lines();
    const listed = names.length === 1 ? names[0] : isCountOfMade(segment) ? part(segment, 0) : undefined;
    const enumerated = listed && enumeration(listed.text, segments.slice(at + 1));
    if (enumerated !== undefined) return isSureList(at + 1) ? [...lines(), enumerated] : lines();
    if (names.length > 0) {
      from = told.length;
      told.push(...names.map((name) => ({ name, details: before, at })));
      [isOpen, before] = [task === undefined, []];
    } else if (last !== undefined && isOpen && isDetail(segment, voice))
      told[told.length - 1] = { ...last, details: [...last.details, segment], at };
    else if (last !== undefined && isOpen && isMore(segment, voice) && !/\?/u.test(next?.mark ?? ''))
      told[told.length - 1] = { ...last, details: [...last.details, segment] };
    else isOpen = false;
  }
  return lines();
}
