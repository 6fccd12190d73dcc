import { exclusionsInside } from '../brief/left-out.js';
import { isBesideThePoint } from '../brief/beside-the-point.js';
import { plainText } from '../brief/plain-text.js';
import { statementsOf, type Statement } from '../brief/statements.js';
import type { Language } from '../model/document.js';
import { isPlainName } from './said/doubt.js';
import { languageOf } from './said/language.js';
import { leftOutSaid } from './said/left-out.js';
import { ORDERS } from './said/left-out-lt-patterns.js';
import { withoutBrackets } from './said/name-en.js';
import { withParty } from './said/party.js';
import { isSoundLine } from './said/sound-line.js';
import { thingsNamed } from './said/named.js';
import { listsLeftOut } from './said/lists-left-out.js';
import { clausesLeftOut, clausesOfOthers, isInput, isLikelyLeftOut } from './said/of-others.js';
import { readNotes, type Notes } from './said/reader/read-notes.js';
import { isOwnClause } from './said/reader/wording-lt.js';
import { wordedAct } from './said/worded-clause.js';

const ARTICLE = /^(?:all (?:of )?)?(?:an?|the|our|your|my|some)\s+/iu;
/** How often something is corrected is a term, no thing. */
const ROUNDS =
  /\b(?:rounds?|revisions?|corrections?)\b|^(?:\d+|one|two|three|four) (?:edits|drafts|checks|tweaks|fixes|amends|amendments|changes)\b|\b(?:rat(?:as|ai|u|us)|cikl(?:as|ai|u|us)|pataisym\p{L}*)\b|^(?:\S+ )?taisyma[si](?: \d.*)?$/u;
/** What the contract has its own answers for: when, for how long, by which law, and how it ends. */
const DEAL =
  /^(?:(?:max|up to|about)\.? )?\d+ ?(?:h|hrs?|hours)(?: (?:a|per) \w+)?(?:,| tops| max|$)|\b\d+ (?:weeks?|months?|days?)'? notice\b|^(?:start|kick-?off(?! (?:workshop|session|day))|begin|deadline|delivery(?= (?:\d|by|on)\b)|handover (?:by|on)|payment|company policy|please|both sides|contract in)\b|\b(?:law|courts?|exclusivity|confidential(?:ity)?|liability|sets of changes)\b|^(?:atsiskait|apmok|mokejimas(?= (?:per|po|uz|\d)|$)|nutrauk|pradzi|pradedam|baigiam|pakeitim|isvad(?:os|a)$|pokalbio|nezad|pastab|piet(?:us|ys))|(?:^|\s)(?:konfidencial|atsakomyb|nemokam)\p{L}*/u;
/** A part of something, where nothing else is said of it. */
const PART_OF = /^(?:accounts?|music|sound|muzika|garsas)$/u;
const LONGEST = 20;
/** So few words without a number say no more than the kind of work does. */
const BARE = 3;
const wordsIn = (words: string): number => words.trim().split(/\s+/u).length;

/**
 * The things that a description of work names to be made, in its own words. `isListed` where things are listed already: the name of
 * the whole work is then no other one. `language`: of the contract, where the words do not tell theirs.
 */
export const ownItems = (description: string, isListed = false, language: Language = 'en'): string[] =>
  wordsIn(description) <= BARE && !/\d/u.test(description)
    ? []
    : itemsIn(readNotes(description, language), isListed);

/** "By 5 February", „iki spalio vidurio“: the contract has its own dates. */
const BY_WHEN =
  /,? (?:by|before) (?:the )?(?:end of |mid-? ?|early |late )?(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? ?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|christmas|easter)\p{L}*(?: \d{1,2}(?:st|nd|rd|th)?)?(?=$| \()|,? iki (?:\p{L}+ )?(?:sausi|vasari|kovo|baland|gegu[zž]|bir[zž]el|liepos|rugpj[uū]|rugs[eė]j|spali|lapkri|gruod)\p{L}*(?: (?:vidurio|pabaigos|prad[zž]ios|galo|\d{1,2}(?: ?d\.?)?))?(?=$| \()/iu;
/** A line without the day until which it is wanted; nothing where one word is left of it. */
function withoutDay(line: string): string {
  const left = line.replace(BY_WHEN, '');
  return left !== line && wordsIn(left) === 1 ? '' : left;
}

/** „Perskaityti mano darbą“, of whoever orders. */
const MINE = { en: /(?<=\s)(?:my|our) (?=\p{L})/u, lt: /(?<=\s)(?:mano|mūsų|musu) (?=\p{L})/u } as const;
const WHOSE = { en: 'the Client’s ', lt: 'Kliento ' } as const;
export function itemsIn(notes: Notes, isListed = false): string[] {
  const isMarked = notes.voice.language === 'lt' && /[ąčęėįšųūž]/iu.test(notes.text);
  const lines = thingsNamed(notes, isListed)
    .map(asLine)
    .map(withoutDay)
    .filter((line) => {
      const plain = plainText(line);
      return (
        (isOwnClause(line) || (isSoundLine(line) && isPlainName(plain, notes.voice))) &&
        ![ROUNDS, DEAL, PART_OF].some((other) => other.test(plain))
      );
    });
  const isTheirs = notes.voice.isClient || speakerOf(notes) === 'orders';
  const worded = lines
    .map((line) => (isMarked ? wordedAct(line) : line))
    .map((line) => (isTheirs ? line.replace(MINE[notes.voice.language], WHOSE[notes.voice.language]) : line));
  return [...new Set(worded)].slice(0, LONGEST);
}

/** How is paid is no work that could be left out. */
const NO_WORK = /^(?:cash|cards?|invoices?|deposits?|payments?|grynai|gryni|avans|saskait\p{L}* (?:po|per))/u;
/** "SEO no ads", "booking and pays the auditor", "maybe reminders", "paid (her)": more than one thing, not sure, or nobody knows whose. */
const NOT_ONE =
  /^(?:maybe|gal|galbut)\s|\sno\s|\s=\s|\swants?\s|\sand \p{L}+s (?:the|their|an?)\s|\s(?:and|or|ir|bei) \(|^(?:the )?(?:client|customer|owner) \p{L}+[^s\W]s\s|\((?:her|him|jos|jo|ji|jis)\)$|\([^)]*(?:^|[\s(])(?:gal|maybe)\s|(?<!\d)\s\p{L}$|^(?:jos|jas|juos|jis|ji|jie|it|they|them) \(|\((?:vykdytojas|teikejas|paslaugu teikejas|the provider)\)$|ti nereik/u;
const UNLESS = /\b(?:unless|nebent)\b/u;
/** What is left out is named, and not told. */
const SAYS =
  /\b(?:are|was|were|to be|has|have|needs?|should|must|will|they|he|she|we|you|jie|jis|jus|mes|yra|bus|turi)\b/u;

const AS_LIKELY = 0.5;
/** Whether a description leaves anything out at all, or to others, though its words may come to no line. */
export const leavesOut = (description: string, language: Language = 'en'): boolean =>
  readNotes(description, language).spans.some(({ is, sure }) => is !== 'thing' && sure >= AS_LIKELY);

/** What it says is no part of the work, or done by somebody else. */
export const ownExclusions = (description: string, language: Language = 'en'): string[] =>
  exclusionsIn(readNotes(description, language));

/** Those that no other line says. */
const notIn = (known: readonly string[], lines: readonly string[]): string[] => {
  const said = known.map((line) => plainText(line));
  return lines.filter((line) => !said.some((each) => each.includes(plainText(line))));
};

/** „Muziką parenka jie, bet iš mano sąrašo“: half of it would be the opposite. */
const ON_TERMS =
  /\s(?:but|bet) (?:only |tik )?(?:from|out of|according to|is|pagal) (?!the (?:client|customer))/u;
/** Of a message that somebody has sent on. */
const QUOTED = /^\s*>/mu;
/** Whether the notes are a message of whoever orders. */
function speakerOf({ text, voice }: Notes): 'quoted' | 'orders' | undefined {
  if (QUOTED.test(text)) return 'quoted';
  return voice.language === 'lt' && ORDERS.test(plainText(text)) ? 'orders' : undefined;
}
export function exclusionsIn(notes: Notes): string[] {
  const worded = linesLeftOut(notes.text)
    .filter(
      ({ line, statement }) =>
        isLikelyLeftOut(notes, line, statement) &&
        !isInput(line, statement) &&
        !(line.endsWith(')') && ON_TERMS.test(statement.plain)),
    )
    .map(({ line }) => line);
  const isSound = (line: string): boolean =>
    isSoundLine(line) && ![NO_WORK, NOT_ONE].some((each) => each.test(plainText(line)));
  const listed = notIn(worded, listsLeftOut(notes).map(asLine)).filter(isSound);
  const known = [...worded, ...listed];
  const denied = clausesLeftOut(notes, known).map(asLine).filter(isSound);
  const clauses = clausesOfOthers(notes, [...known, ...denied])
    .map(asLine)
    .filter(isSound);
  const speaks = speakerOf(notes);
  return [
    ...new Set(
      [...known, ...denied, ...clauses].map((line) =>
        withParty(line.replace(BY_WHEN, ''), notes.voice, speaks),
      ),
    ),
  ];
}

/** What the sentences of a description leave out, as rules word it, with the sentence of each line. */
export const linesLeftOut = (
  description: string,
): { readonly line: string; readonly statement: Statement }[] =>
  statementsOf(description)
    .filter(({ isSignature, plain }) => !isSignature && !UNLESS.test(withoutBrackets(plain)))
    .flatMap((statement) =>
      leftOutOf(statement, description).map((line) => ({ line: asLine(line), statement })),
    )
    .filter(
      ({ line }) =>
        isSoundLine(line) &&
        ![NO_WORK, NOT_ONE].some((each) => each.test(plainText(line))) &&
        !SAYS.test(plainText(line.replace(/\s\(.*$/u, ''))),
    );

function leftOutOf(statement: Statement, description: string): string[] {
  const said = leftOutSaid(statement, description);
  if (said.length > 0 || languageOf(statement, description) === 'lt') return said;
  const others = doneByOthers(statement);
  if (others.length > 0 || isBesideThePoint(statement)) return others;
  return exclusionsInside(statement).map(({ text }) => text);
}

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

/** "Scanning receipts himself (the Client)": the bracket says who. */
const SELF = /\s(?:himself|herself|themsel(?:f|ves)|yoursel(?:f|ves))(?=[\s,]|$)/u;
function asLine(words: string): string {
  const line = words
    .trim()
    .replace(ARTICLE, '')
    .replace(SELF, '')
    .replace(/\s(?:pls|plz)(?:[\s.].*)?$/u, '')
    .replace(/(?<=\p{L} \p{L}+|\p{L}{4}) included$/u, '')
    .replace(/(?<!\b\p{L}{1,3})[.]+$|[,;:\s]+$/gu, '')
    .replace(/\s(?:(?:irgi |taip pat )?mano|irgi|taip pat|tikrai)$/u, '')
    .replace(/(?<= )k$/u, 'k.')
    .replace(/(?<=\d |\/)(?:val|sek|psl|vnt|mėn|sav|tūkst|egz)$/u, '$&.');
  /* „iOS“ keeps its small letter. */
  return /^\p{Ll}\p{Lu}/u.test(line) ? line : line.charAt(0).toUpperCase() + line.slice(1);
}
