import { listMarkers } from '../reading/list-marker.js';
import { messageLines } from './messages.js';
import { plainText } from './plain-text.js';
import { isNamedList } from './named-list.js';

/** A sentence, a line or an item of a brief. */
export interface Statement {
  readonly text: string;
  /** See `plainText`: as long as `text`. */
  readonly plain: string;
  /** Where it begins in the brief. */
  readonly start: number;
  /** Plain words of the heading or of the "… :" above it; empty where there is none. */
  readonly heading: string;
  readonly isItem: boolean;
  /** Number of its paragraph. */
  readonly paragraph: number;
  /** Below "Regards": who wrote it. */
  readonly isSignature: boolean;
  /** How many messages came after the one that it stands in: what is quoted yields to what is written above it. */
  readonly age: number;
  /** Of the head of a message: who wrote it when. */
  readonly isHeader: boolean;
}

const ABBREVIATIONS = new Set(
  'pvz vnt tel nr str ul dir mr mrs ms dr st approx apprx appr incl excl resp no ca min max maks vs t.y t.p e.g i.e g tukst mln el pan kt etapas m'.split(
    ' ',
  ),
);
const SENTENCE_END = /(?:(?<![.!?…])[.!?…]+["”“)]?|(?<=\s)[:;]-?\))\s+(?=["„“(]?[\p{L}\d])/gu;
/** "We (Sonne GmbH, Nordweg 1. OG) need": inside such brackets no sentence ends. */
const ASIDE = /(?<=[\p{L}\d"”“]\s?)\([^()]{1,200}\)(?=[\s,]*\p{Ll})/gu;
const BEFORE_NUMBER = new Set('al ave blvd g k ln pl pr rd skg sq tak'.split(' '));
/** Before a small letter only a whole word ends a sentence of somebody who writes none large. */
const ABBREVIATIONS_INSIDE = new Set('proc savait valand inc ltd corp dept min mln'.split(' '));
/** "Price: 900 EUR" in a list is a term with its name, no thing of the list. */
const LABELLED = /^\s*\p{L}[\p{L} ]{2,24}:\s+\S/u;
/** "400 g. Next": a unit that is no number of something. */
const UNIT = /\d\s?(?:g|kg|mg|l|ml|cm|mm|km|min|val|h|vnt|psl|pp|proc)$/u;
const BEGINS = /^\p{Lu}[\p{Ll}\p{Lu}]/u;
const LONGEST_HEADING = 60;
const WRAPPED = 55;

/** A brief cut into what it says one after the other. */
export function statementsOf(brief: string): Statement[] {
  const found: Omit<Statement, 'isSignature'>[] = [];
  let [heading, isListOpen, hasItems, hasMarks, paragraph] = ['', false, false, false, 0];
  for (const { text, start, marker, isBlankBefore, age, isHeader } of linesOf(brief)) {
    if (isBlankBefore) {
      paragraph += 1;
      if (isListOpen && hasItems && marker === 0) [heading, isListOpen] = ['', false];
    }
    const plain = plainText(text);
    if (marker === 0 && !isHeader && isHeading(text)) {
      heading = plain.replace(/[#*:\s]+/gu, ' ').trim();
      [isListOpen, hasItems] = [text.trimEnd().endsWith(':'), false];
      paragraph += isBlankBefore ? 0 : 1;
      continue;
    }
    const isItem =
      (marker > 0 && (!LABELLED.test(text.slice(marker)) || isNamedList(plain.slice(marker)))) ||
      (marker === 0 && isListOpen && !hasMarks && isShort(text));
    hasMarks = (hasMarks && isListOpen) || marker > 0;
    const own = { heading, isItem, paragraph, age, isHeader };
    const parts = isItem ? [[marker, text.length] as const] : sentences(text);
    for (const [begin, to] of parts) {
      const from = Math.max(begin, marker);
      const said = text.slice(from, to);
      if (said.trim() === '') continue;
      found.push({ text: said, plain: plain.slice(from, to), start: start + from, ...own });
    }
    hasItems ||= isItem;
    if (!isItem && isListOpen) [heading, isListOpen] = ['', false];
    /* "We need the following:" at the end of a sentence. */
    if (!isItem && !isHeader && /:\s*$/u.test(text)) {
      heading = found.at(-1)?.plain.trim() ?? '';
      [isListOpen, hasItems] = [true, false];
    }
  }
  return signed(found);
}

/** The messages that statements are of, the newest first. */
export const byMessage = (statements: readonly Statement[]): (readonly Statement[])[] =>
  [...new Set(statements.map(({ age }) => age))]
    .toSorted((a, b) => a - b)
    .map((age) => statements.filter((each) => each.age === age));

/** How old the message is in which a place of the brief stands. */
export const ageOf = (statements: readonly Statement[]): ((start: number) => number) => {
  const firsts = statements.filter(({ age }, at) => age !== statements[at - 1]?.age);
  return (place) => firsts.findLast(({ start }) => start <= place)?.age ?? 0;
};

const CLOSING =
  /^\W*(?:(?:best|kind|warm)?\s*(?:regards|wishes)|cheers|(?:many )?thanks(?: in advance)?|thank you|best|sincerely|yours \w+|pagarbiai|su pagarba|aciu|geros dienos|iki)\b[\s,.!]*(?:\p{L}+[\s,.!]*){0,3}$/u;
const LINES_OF_SIGNATURE = 5;

/** Each message ends in a signature of its own. */
function signed(statements: readonly Omit<Statement, 'isSignature'>[]): Statement[] {
  const ends = statements.map(({ age, isHeader }, at) => {
    const next = statements[at + 1];
    return next === undefined || next.age !== age || next.isHeader !== isHeader;
  });
  let [closing, end] = [-1, -1];
  return statements.map((each, at) => {
    if (at > end) {
      end = ends.indexOf(true, at);
      const from = Math.max(at, end - LINES_OF_SIGNATURE);
      const last = statements.slice(from, end + 1).findLastIndex(({ plain }) => CLOSING.test(plain));
      closing = last < 0 ? Infinity : from + last;
    }
    return { ...each, isSignature: at >= closing };
  });
}

interface Line {
  readonly text: string;
  readonly start: number;
  /** Characters of its bullet or number. */
  readonly marker: number;
  readonly isBlankBefore: boolean;
  readonly age: number;
  readonly isHeader: boolean;
}

/** Lines, those that an e-mail has broken in the middle of a sentence in one piece. */
function linesOf(brief: string): Line[] {
  const raw = [...brief.matchAll(/[^\r\n\u2028\u2029]+/gu)];
  /* Marks of an answered e-mail and the time before a line of a chat are none of its words. */
  const messages = messageLines(raw.map(([text]) => text));
  const leadOf = (at: number): number => messages[at]?.lead ?? 0;
  const { markers } = listMarkers(raw.map(([text], at) => text.slice(leadOf(at))));
  const lines: Line[] = [];
  for (const [at, { 0: text, index: start }] of raw.entries()) {
    const before = raw[at - 1];
    const { age = 0, isHeader = false, begins = false } = messages[at] ?? {};
    const gap = before === undefined ? '' : brief.slice(before.index + before[0].length, start);
    const isBlankBefore =
      begins ||
      (gap.match(/\r\n?|[\n\u2028\u2029]/gu) ?? []).length > 1 ||
      before?.[0].slice(leadOf(at - 1)).trim() === '';
    const marker = markers[at];
    const length = marker === undefined ? 0 : leadOf(at) + marker.length;
    const last = lines.at(-1);
    const isOfLast = last?.age === age && last.isHeader === isHeader;
    if (isOfLast && !isBlankBefore && length === 0 && goesOn(last.text, before?.[0] ?? '', text))
      lines[lines.length - 1] = { ...last, text: brief.slice(last.start, start + text.length) };
    else {
      const lead = length === 0 ? leadOf(at) : 0;
      const words = text.slice(lead);
      if (words.trim() !== '')
        lines.push({ text: words, start: start + lead, marker: length, isBlankBefore, age, isHeader });
    }
  }
  return lines;
}

/* Who begins lines with small letters begins sentences so. */
const goesOn = (sentence: string, line: string, next: string): boolean =>
  /^[^\p{L}]*\p{Lu}/u.test(sentence) &&
  line.length >= WRAPPED &&
  /[\p{L}\d,–-]\s*$/u.test(line) &&
  /^\s*\p{Ll}/u.test(next);

const isShort = (line: string): boolean => line.trim().split(/\s+/u).length <= 16;

/** "Deliverables:", "## Timeline", "WHAT WE NEED", "**Budget**". */
function isHeading(line: string): boolean {
  const words = line.trim();
  if (words.length > LONGEST_HEADING || !/\p{L}/u.test(words)) return false;
  if (/^#{1,6}\s/u.test(words) || /^\*\*[^*]+\*\*:?$/u.test(words)) return true;
  if (/\d/u.test(words)) return false;
  if (words.endsWith(':')) return words.split(/\s+/u).length <= 7;
  return words === words.toUpperCase() && words.length > 4 && !/[.,!?]/u.test(words);
}

function sentences(text: string): (readonly [number, number])[] {
  const ends: number[] = [];
  const asides = [...text.matchAll(ASIDE)];
  for (const { 0: mark, index } of text.matchAll(SENTENCE_END)) {
    const word = /[\p{L}.]*$/u.exec(text.slice(Math.max(0, index - 8), index))?.[0] ?? '';
    const at = index + mark.length;
    if (asides.some((aside) => index > aside.index && at < aside.index + aside[0].length)) continue;
    /* „Soc. tinklų“: a capital that only begins the sentence makes no name of an abbreviation. */
    const isFirst = /(?:^|[.!?]\s)\p{Lu}\p{L}{0,2}$/u.test(text.slice(0, index));
    const said = isFirst ? word.toLowerCase() : word;
    const isUnit =
      UNIT.test(text.slice(Math.max(0, index - 8), index)) && BEGINS.test(text.slice(at, at + 3));
    if (!mark.startsWith('.') || isUnit || !leadsOn(said, text.slice(at, at + 2))) ends.push(at);
  }
  return [0, ...ends].flatMap((from, at) => pieces(from, ends[at] ?? text.length));
}

/** Nobody writes a longer sentence; a text without an end must not be compared with itself. */
const LONGEST = 1_200;
const pieces = (from: number, to: number): (readonly [number, number])[] =>
  Array.from({ length: Math.max(1, Math.ceil((to - from) / LONGEST)) }, (_, at) => [
    from + at * LONGEST,
    Math.min(to, from + (at + 1) * LONGEST),
  ]);

const WHOLE_WORDS = new Set(
  'for now yes too me it him her us up out off day one two all ok man mum dad jie jis ji jo ju mes jus jau dar tai ten vel'.split(
    ' ',
  ),
);
/** "Something to come back for. no video", "a CTA. draft on Monday", "a mail to Jan. then": as short as an abbreviation, and whole. */
export const isWholeWord = (word: string): boolean =>
  WHOLE_WORDS.has(plainText(word)) ||
  (/^\p{Lu}\p{L}{1,2}$/u.test(word) && !ABBREVIATIONS.has(plainText(word)));

function leadsOn(word: string, next: string): boolean {
  const plain = plainText(word);
  /* "No. 5" leads on, "gift cards no." does not; „Laisvės al. 60“, "Hauptstr. 12", „į. k. 305111222“. */
  /* „Anglų k. pamokos“. */
  if (plain === 'k' && /^\p{Ll}/u.test(next)) return true;
  /* „Į.k. 304567892“: without a space between the two. */
  if (plain === 'no' || BEFORE_NUMBER.has(plain.replace(/^.*\.(?=.)/u, ''))) return /^\d/u.test(next);
  if (/^\p{Lu}$/u.test(word) || ABBREVIATIONS.has(plain)) return true;
  if (plain.endsWith('str')) return /^\d/u.test(next);
  return (
    /^["„“(]?\p{Ll}/u.test(next) &&
    ((word.length < 4 && !isWholeWord(word)) || ABBREVIATIONS_INSIDE.has(plain))
  );
}
