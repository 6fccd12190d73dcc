import type { Case } from '../../brief/nouns-lt.js';
import { isPlainName, type Voice } from './doubt.js';
import { BEGINS } from './reader/chain.js';
import { MARKS, type Part } from './reader/parts.js';
import type { Notes } from './reader/read-notes.js';
import type { Span } from './reader/spans.js';
import { casesBehind, casesIn, casesLedBy, nameInPart } from './reader/wording-lt.js';
import { ANEW, COUNTED, HAD, isMadeThing, isOneThing, MARKED, sentenceOf, wordsIn } from './thing-words.js';

/** How likely parts are all of things. */
export function sureOf({ marginals }: Notes, from: number, to: number): number {
  const [begin, more] = BEGINS.thing;
  const each = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return Math.min(...each.map((at) => marginals.state(at, begin) + marginals.state(at, more)));
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
export interface Cased extends Span {
  readonly cases: readonly Case[];
  /** The part by which it was read, where a title before it is taken along. */
  readonly readAt?: number;
}

const isCountedPart = ({ plain, mark }: Part): boolean =>
  (mark === ',' || mark === MARKS.and) &&
  COUNTED.test(plain) &&
  !/\s(?:each|(?:a|per) (?:day|week|month|year)|monthly|weekly)(?:\s|$)/u.test(plain);
const isAnew = ({ plain, mark }: Part): boolean =>
  (mark === ',' || mark === MARKS.and) && ANEW.test(plain) && isMadeThing(plain);

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

/** What was read as things, each with all that belongs to its name. */
export function spansOfThings(notes: Notes): Cased[] {
  const read = withWhatTheyHave(
    notes,
    notes.spans.filter(({ is }) => is === 'thing'),
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
  return withWholeItems(notes, read);
}
