import { isBesideThePoint } from '../brief/beside-the-point.js';
import { exclusionsInside } from '../brief/left-out.js';
import { hasVerb, isThing, itemOf, listKindOf } from '../brief/lists.js';
import { plainText } from '../brief/plain-text.js';
import { statementsOf, type Statement } from '../brief/statements.js';
import { namesThing } from '../brief/work-things.js';
import { countedThing } from './counted-things.js';
import { isDoubtful, isLeftToProvider, isPlainName, type Voice } from './said/doubt.js';
import { languageOf } from './said/language.js';
import { leftOutSaid } from './said/left-out.js';
import { NOT_A_NAME, withoutBrackets } from './said/name-en.js';
import { speaksOfLater } from './said/put-off.js';
import { segmentsOf } from './said/segments.js';
import { isSoundLine } from './said/sound-line.js';
import { thingsSaid } from './said/things.js';
import { clientSpeaks } from './said/things-en.js';
import { DONE_BY } from './said/verbs-lt.js';
import { typedLanguage } from '../reading/typed-language.js';

/** What people do to make a thing: what follows is the thing. Other work ("edit", "advise") changes what is there. */
const MAKE = String.raw`(?:(?:re)?design|create|build|develop|write|prepare|make|produce|draw|draft|shoot|record|code|illustrate|deliver|(?:su|pa)?kur(?:ti|siu|sime|site|kite)|(?:pa)?reng(?:ti|siu|sime|site|kite)|(?:pa)?rasy(?:ti|siu|sime|site|kite)|(?:su)?projektuo(?:ti|siu|sime|site)|(?:su)?programuo(?:ti|siu|sime|site)|(?:nu)?pies(?:ti|iu|ime|ite)|(?:pa)?gamin(?:ti|siu|sime|site)|padary(?:ti|siu|sime|site)|(?:su)?maketuo(?:ti|siu|sime|site)|(?:nu)?filmuo(?:ti|siu|sime|site)|(?:pa)?ruos(?:ti|iu|ime|ite))`;
/** "Please design and build", "We need you to make us", „Reikia sukurti“: how a sentence comes to its thing. */
const TO_MAKE = new RegExp(
  String.raw`^\W*(?:(?:please|pls|prasau|prasom\w*|(?:mums |man )?reik(?:ia|es|etu)|nor(?:iu|ime|eciau|etume)|(?:i|we)(?:'d like| want| need) you to|(?:i|we)(?:'ll| will)|(?:you|the provider) (?:will|shall|should))\s+)*${MAKE}(?:\s*(?:,|&|and|ir|bei)\s*${MAKE})*\s+(?:us\s+|mums\s+)?`,
  'u',
);
/** The name of the whole work by itself, which says no more than its kind does. */
const BARE_TITLE = 3;
/** A list that begins with what is done to a thing is a list of tasks. */
const TASK =
  /^(?:connect|clean|hand|set|check|fix|update|manage|answer|send|help|keep|move|run|train|talk|sutvarkyti|prijungti|perkelti|patikrinti|apmokyti|atnaujinti|priziureti|padeti)\b/u;
/** „Padėti pasiruošti“, „rašau tekstus“: a title that says what is done names no thing. */
const ACT_LT = /^\W*\p{L}{2,}(?:ti|au|uoju)\s/u;
/** A full stop inside a statement belongs to "ca." or „psl.“. */
const END = /[!?;](?:\s|$)|\.\s+\+|\s-\s|\.?\s*$/u;
/** Somebody speaks of themselves, of the other side or of how it is to be. */
const NO_TITLE =
  /^\W*(?:i|i'm|we|you|he|she|they|it|the (?:client|customer)|client|as|if|my|our|hi|hello|dear|need|looking|author|publisher|designer|aim|goal|objective|tikslas|as|mes|jus|jie|klient\w+|uzsakov\w+|labas|sveik\w+|laba|reik\w*|\p{L}+(?:siu|sime)|nor\w+|ieskau|ieskom\w+|tau|jums|mums|man)\b/u;
const ARTICLE = /^(?:all (?:of )?)?(?:an?|the|our|your|my|some)\s+/iu;
/** How often something is corrected is a term, no thing. */
const ROUNDS =
  /\b(?:rounds?|revisions?|corrections?)\b|^(?:\d+|one|two|three|four) (?:edits|drafts|checks|tweaks|fixes|amends|amendments|changes)\b|\b(?:rat(?:as|ai|u|us)|cikl(?:as|ai|u|us)|pataisym\p{L}*)\b|^(?:\S+ )?taisyma[si](?: \d.*)?$/u;
/** What the contract has its own answers for: when, for how long, by which law, and how it ends. */
const DEAL =
  /^(?:(?:max|up to|about)\.? )?\d+ ?(?:h|hrs?|hours)(?: (?:a|per) \w+)?(?:,| tops| max|$)|\b\d+ (?:weeks?|months?|days?)'? notice\b|^(?:start|kick-?off|begin|deadline|delivery(?= (?:\d|by|on)\b)|handover (?:by|on)|payment|company policy|please|both sides|contract in)\b|\b(?:law|courts?|exclusivity|confidential(?:ity)?|liability|sets of changes)\b|^(?:atsiskait|apmok|mokejimas(?= (?:per|po|uz|\d)|$)|nutrauk|pradzi|pradedam|baigiam|pakeitim|isvad(?:os|a)$|pokalbio|nezad)|(?:^|\s)(?:konfidencial|atsakomyb)\p{L}*/u;
/** A part of something, where nothing else is said of it. */
const PART_OF = /^(?:accounts?|music|sound|muzika|garsas)$/u;
/** „BDAR tvarkymas darželiui“: beside things that are named, the name of all of it is no thing of its own. */
const WHOLE_WORK =
  /^(?!\d)(?:\p{L}+ ){0,2}(?:tvarkymas|kurimas|atnaujinimas|rengimas|prieziura|administravimas|konsultavimas|vykdymas|organizavimas)(?= |$)/u;
/** „Temą derina“, „grafiką tvarko“. */
const OTHERS_VERB = new RegExp(
  String.raw`^\s*(?:\S+ ){0,4}?(?:${DONE_BY}|\p{L}{3,}(?:[oia]ama|oma|ama|inama)s?|derina\p{L}*)(?: |$)`,
  'u',
);
/** Here another thing is named beside the work. */
const MORE = /,\s(?:then|plus|and)\s/u;
const LONGEST = { list: 20, title: 24, item: 14 };

/** So many letters tell a Lithuanian word in any case. */
const BEGINNING = 5;
/** „Upload to WordPress not included“, "research by their agency": an item that is none of the work. */
const isLeftOut = (item: Statement, description: string): boolean =>
  leftOutSaid(item, description).some((line) => {
    const name = plainText(line.replace(/\s\(.*$/u, '')).trim();
    return item.plain.trim().slice(0, BEGINNING) === name.slice(0, BEGINNING);
  });

const wordsIn = (words: string): number => words.trim().split(/\s+/u).length;

const isProse = (statement: Statement): boolean =>
  !statement.isSignature &&
  !isBesideThePoint(statement) &&
  exclusionsInside(statement).length === 0 &&
  doneByOthers(statement).length === 0;

/**
 * The things that a description of work names to be made, in its own words: a list, what follows "design" or "includes", or
 * the words with which it begins. None where they cannot be told from what is said about them. `isListed` where things are listed already:
 * the name of the whole work is then no other one.
 */
export function ownItems(description: string, isListed = false, isMeetingWork = false): string[] {
  const statements = statementsOf(description).filter(({ isSignature }) => !isSignature);
  const isClient = clientSpeaks(plainText(description));
  const voiceOf = (each: Pick<Statement, 'text'>): Voice => ({
    language: languageOf(each, description) ?? 'en',
    isClient,
  });
  const isBare = wordsIn(description) <= BARE_TITLE && !/\d/u.test(description);
  const said = isBare ? () => [] : thingsSaid(description, isMeetingWork);
  const isNamed = (each: Statement): boolean =>
    namesThing(each.plain) || countedThing(each) !== undefined || said(each).length > 0;
  const firstNamed = statements.findIndex((each) => each.isItem && isNamed(each));
  const listed = statements.filter(
    (each, at) =>
      each.isItem &&
      isProse(each) &&
      isPlainName(each.plain, voiceOf(each)) &&
      (isNamed(each) || (firstNamed >= 0 && at > firstNamed && isOneOfThem(each))) &&
      (listKindOf(each.heading) ?? 'deliverables') === 'deliverables' &&
      !speaksOfLater(each.heading) &&
      !TASK.test(each.plain.trim()) &&
      !isLeftOut(each, description),
  );
  const prose = statements.filter(({ isItem }) => !isItem);
  const found =
    listed.length > 0
      ? listed.filter(({ plain }) => !NO_TITLE.test(plain)).flatMap((each) => itemOf(each)?.text ?? [])
      : prose.reduce<string[]>((lines, each, at) => {
          const things = said(each).map(asNoun);
          const isFirst = at === 0 && things.length < 2;
          const isSure = isProse(each) && !isDoubtful(each.plain, voiceOf(each));
          const title = (
            isFirst && wordsIn(description) > BARE_TITLE && isProse(each) ? titleOf(each, isListed) : []
          ).filter((name) => isSureTitle(name, each, voiceOf(each)));
          const [first = ''] = things;
          /* The name of the whole work says more than the words that it begins with. */
          const isFuller =
            title.length === 1 &&
            isThing(plainText(title[0] ?? '')) &&
            plainText(title[0] ?? '').startsWith(plainText(asNoun(first)));
          const isDone = NOUNS.some(([verb]) => verb.test(each.text));
          const isTitle = title.length > 0 && (isDone || (things.length === 1 && isFuller));
          if (isTitle)
            return [
              ...lines,
              ...title,
              ...(isFuller ? [] : things.filter((thing) => !title.join(' ').includes(thing))),
            ];
          if (isFirst && isListed && prose.length > 1) return lines;
          const more = things.length > 0 || !isSure ? things : [countedThing(each) ?? []].flat();
          const [only] = lines;
          const told =
            at === 1 && lines.length === 1 && isProse(each) ? sizeOf(each, voiceOf(each), more) : [];
          return only === undefined || told.length === 0
            ? [...lines, ...more]
            : [[only, ...told.map(asMore)].join(', '), ...more];
        }, []);
  const [title = '', ...others] = found;
  const isOnlyKind = others.length > 1 && listed.length === 0 && WHOLE_WORK.test(plainText(title));
  const lines = (isOnlyKind ? others : found)
    .map(asLine)
    .filter(
      (line) =>
        isSoundLine(line) &&
        !ROUNDS.test(plainText(line)) &&
        !DEAL.test(plainText(line)) &&
        !PART_OF.test(plainText(line)),
    )
    .filter((line) => isPlainName(plainText(line), voiceOf({ text: line })));
  return [...new Set(lines)].slice(0, LONGEST.list);
}

/** „Apie 300 žodžių“ behind a comma; „PDF“ keeps its letters. */
const asMore = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
const OF_IT =
  /^\W*(?:one (?:every|each|a|per)\b|(?:abt|about|around|approx\.?|apie|po|maks\.?|max\.?) ?\d|\d)/u;
const LONGEST_SIZE = 7;
/** "One a month, about 500 words": how much there is of the one thing that was named before. */
function sizeOf(statement: Statement, voice: Voice, things: readonly string[]): string[] {
  const segments = segmentsOf(statement);
  const end = segments.findIndex(
    ({ plain, text, mark }, at) =>
      (at > 0 && mark !== ',') ||
      !isPlainName(plain, voice) ||
      hasVerb(withoutBrackets(plain)) ||
      NOT_A_NAME.test(withoutBrackets(plain)) ||
      ROUNDS.test(plain.trim()) ||
      /\bpay/u.test(plain) ||
      wordsIn(plain) > LONGEST_SIZE ||
      things.some((thing) => thing.includes(text.trim()) || text.includes(thing.replace(/,.*$/u, ''))),
  );
  const leading = segments.slice(0, end === -1 ? undefined : end);
  const isFollowed = /^[,.!]?$/u.test(segments[leading.length]?.mark ?? '');
  return isFollowed && OF_IT.test(leading[0]?.plain ?? '') ? leading.map(({ text }) => text.trim()) : [];
}

/** Beside named things an item without a verb is one too, whatever it is called; a day or a place is none. */
const isOneOfThem = ({ plain, text }: Statement): boolean =>
  !/[ąęį](?:\s|$)|^\W*\p{L}{4,}(?:am|om|iame|ome|ime|iau|au)\s/u.test(text) &&
  wordsIn(plain) > 1 &&
  wordsIn(plain) <= LONGEST.item &&
  isThing(plain) &&
  !hasVerb(withoutBrackets(plain)) &&
  !NOT_A_NAME.test(withoutBrackets(plain)) &&
  !ROUNDS.test(plain) &&
  !/^\W*(?:until|till|by|from|on|at|in|before|after|iki|nuo|po|pries|per|mon|tue|wed|thu|fri|sat|sun|\d{1,2}[./:]\d)/u.test(
    plain,
  );

const UNLESS = /\b(?:unless|nebent)\b/u;
/** What is left out is named, and not told. */
const SAYS =
  /\b(?:are|was|were|to be|has|have|needs?|should|must|will|they|he|she|we|you|jie|jis|jus|mes|yra|bus|turi)\b/u;

/** What it says is no part of the work, or done by somebody else. */
export const ownExclusions = (description: string): string[] => [
  ...new Set(
    statementsOf(description)
      .filter(({ isSignature, plain }) => !isSignature && !UNLESS.test(withoutBrackets(plain)))
      .flatMap((each) => {
        const said = leftOutSaid(each, description);
        if (said.length > 0 || languageOf(each, description) === 'lt') return said;
        const others = doneByOthers(each);
        if (others.length > 0 || isBesideThePoint(each)) return others;
        return exclusionsInside(each).map(({ text }) => text);
      })
      .map(asLine)
      .filter((line) => isSoundLine(line) && !SAYS.test(plainText(line.replace(/\s\(.*$/u, '')))),
  ),
];

/** Whether nobody else has to do with the work of a name, neither in it nor right behind it. */
const isSureTitle = (name: string, statement: Statement, voice: Voice): boolean => {
  const segments = segmentsOf(statement);
  const end = segmentsOf({ text: name, plain: plainText(name) }).length - 1;
  return !isDoubtful(plainText(name), voice) && isLeftToProvider(segments, end, voice);
};

/** The beginning of a description that is a name of the work. */
function titleOf({ text, plain }: Statement, isListed: boolean): string[] {
  if (NO_TITLE.test(plain) || TO_MAKE.test(plain)) return [];
  if (!namesThing(plain) && !NOUNS.some(([verb]) => verb.test(text))) return [];
  if (TASK.test(plain.trim()) || (typedLanguage(text) === 'lt' && ACT_LT.test(plain))) return [];
  const words = text.slice(
    0,
    Math.min(END.exec(plain)?.index ?? text.length, MORE.exec(plain)?.index ?? text.length),
  );
  if (wordsIn(words) > LONGEST.title) return [];
  const listed = words.slice((/:\s+/u.exec(words)?.index ?? -1) + 1);
  const names = partsOf(listed, AND);
  const isList =
    names.length > 1 && names.every((name) => namesThing(plainText(name)) && !hasVerb(plainText(name)));
  if (isList) return names;
  if (isListed) return [];
  const said = words.split(/(?<=,)\s(?![^(]*\))/u);
  const verb = said.findIndex((part) => hasVerb(plainText(part)) || OTHERS_VERB.test(plainText(part)));
  const name = (verb === -1 ? said : said.slice(0, verb)).join(' ');
  return namesThing(plainText(name)) || asNoun(name) !== name ? [asNoun(name)] : [];
}

/** "Translate a manual" is work that is done, "translation of a manual" what is handed over. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/^translate\s+/iu, 'translation of '],
  [/^edit\s+/iu, 'editing of '],
  [/^proofread\s+/iu, 'proofreading of '],
  [/^transcribe\s+/iu, 'transcription of '],
];

function asNoun(words: string): string {
  const found = NOUNS.find(([verb]) => verb.test(words));
  return found === undefined ? words : words.replace(...found);
}

const AND = /\s*(?:,\s*(?:and|plus|ir|bei)\s+|[,;]\s+|\s+(?:and|plus|ir|bei)\s+)(?![^(]*\))/u;
const partsOf = (words: string, by: RegExp): string[] =>
  words
    .split(by)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const BY_OTHERS =
  /^\s*(?:and |but |the )?([^,.;:]{3,70}?) (?:is|are|will be|were|was) (?:already )?(?:done|written|made|handled|provided|supplied|prepared|designed|taken|edited|drawn|finished)( (?:in|on) \w+)? by ([^,.;:]{3,60})/u;
const FROM_CLIENT = /^\s*([^,.;:]{3,60}?) (?:(?:comes?|is|are) )?from (the (?:client|customer))\W*$/u;
const OTHERS_DO =
  /^\s*(?:and |but )?(the client|client|the customer|customer|the club|the company|the studio|the agency)(?:'s [\w ]{3,25}?)? (?:supplies|provides|creates|writes|sends|takes care of|handles|organi[sz]es|prepares) ([^,.;:]{3,70})/u;
/** "Publisher does typesetting", "their own designer lays it out" says what without a name. */
const ROLES_DO =
  /^\s*(?:and |but )?((?:(?:the|their|your|our|his|her|client's|own|in-house) )*(?:publisher|author|designer|editor|printer|accountant|bookkeeper|photographer|developer|programmer|translator|agency|finance team|design team|dev team))(?:'s (?:editor|designer|developer|team))? (?:does|will do|handles|will handle|takes care of|writes|will write|draws|prints|codes|programs|translates|gives) ([^,.;:]{3,60}?)(?= and (?:the|their|your|our|his|her|its) |[,.;:]|\s*$)/u;
/** "Payroll is with another firm", "Hosting stays with Krystal". */
const IS_WITH =
  /^\s*(?:and |but )?([^,.;:]{3,40}?) (?:(?:stays?|remains?|will stay) with|(?:is|are) with (?=another|other|someone|somebody|a different)) ?([^,.;:]{3,40})/u;
/** Who works does it. */
const OWN_WORK = /^(?:me|myself|us|i)\b/u;

/** Work that an English sentence leaves to somebody else: "Hosting stays with Krystal" is "Hosting (Krystal)". */
function doneByOthers({ text, plain }: Statement): string[] {
  return clausesOf(plain).flatMap(([from, to]) => {
    const clause = plain.slice(from, to);
    const own = (words: string | undefined): string => {
      const at = words === undefined ? -1 : clause.indexOf(words);
      return at === -1 || words === undefined ? '' : text.slice(from + at, from + at + words.length).trim();
    };
    const passive = BY_OTHERS.exec(clause);
    if (
      passive !== null &&
      !/\b(?:goe?s?|is|are|has|have|comes?)\b/u.test(passive[1] ?? '') &&
      !OWN_WORK.test(passive[3] ?? '')
    )
      return [`${own(passive[1])}${own(passive[2]) && ` ${own(passive[2])}`} (${own(passive[3])})`];
    const supplied = FROM_CLIENT.exec(clause);
    if (supplied !== null) return [`${own(supplied[1])} (${own(supplied[2])})`];
    const active = OTHERS_DO.exec(clause);
    if (active !== null) return [`${own(active[2])} (${own(active[1])})`];
    const role = ROLES_DO.exec(clause);
    if (role !== null) return [`${own(role[2])} (${own(role[1]).toLowerCase()})`];
    const held = IS_WITH.exec(clause);
    if (held !== null && !OWN_WORK.test((held[2] ?? '').trim()) && wordsIn(held[1] ?? '') <= 4)
      return [`${own(held[1])} (${own(held[2])})`];
    return [];
  });
}

function clausesOf(plain: string): (readonly [number, number])[] {
  const ends = [...plain.matchAll(/[,;:](?=\s)/gu)].map(({ index }) => index);
  return [0, ...ends.map((at) => at + 1)].map((from, at) => [from, ends[at] ?? plain.length]);
}

function asLine(words: string): string {
  const line = words
    .trim()
    .replace(ARTICLE, '')
    .replace(/(?<!\b\p{L}{1,3})[.]+$|[,;:\s]+$/gu, '')
    .replace(/\s(?:irgi |taip pat )?mano$/u, '')
    .replace(/(?<= )k$/u, 'k.')
    .replace(/(?<=\d |\/)(?:val|sek|psl|vnt|mėn|sav|tūkst|egz)$/u, '$&.');
  /* „iOS“ keeps its small letter. */
  return /^\p{Ll}\p{Lu}/u.test(line) ? line : line.charAt(0).toUpperCase() + line.slice(1);
}
