import type { TypedBlock } from '../model/document.js';
import { leadsIn } from './leads-in.js';
import { listMarkers, type ListMarker } from './list-marker.js';
import { endsSentence, punctuated, type ReadBlock } from './read-block.js';
import { LINE_BREAK, asOneLine } from './text.js';

interface Line {
  readonly words: string;
  readonly indent: number;
  readonly isAfterBlank: boolean;
  readonly marker: ListMarker | undefined;
  readonly at: number;
  /** A program has ended it at its margin: the next one goes on with it. */
  readonly isWrapped: boolean;
}

const TAB = 4;
/** A line of this many characters may have been broken by a program rather than by the writer. */
const BROKEN_LINE = 60;
/** How far below its margin a program ends a line, as a part of it: letters are of different widths. */
const RAGGED = 0.1;
/** So much speaks for a margin: lines that end there, and prose. Two long lines of one length say nothing. */
const SIGNS_OF_MARGIN = 3;
const MOST = 0.75;
/** Words with which nothing of a list begins: what stands before them is not at its end. */
const GOES_ON =
  /^(?:as|and|or|of|to|that|which|who|whose|than|until|unless|if|when|because|is|are|be|shall|will|may|it|they|kad|kuri\p{L}*|ir|arba|bei|nes|jei(?:gu)?|kol|kai|bet)(?!\p{L})/u;
/** What is longer is a paragraph, not an item of a list without marks. */
const SHORT_ITEM = 80;
const LONG_ITEM = 160;

const ENDS_ITEM = /[;,]$/;

/** The paragraphs and lists of a text of several lines, in their order. Total: all words of the text stand in the blocks. */
export function typedBlocks(raw: string): TypedBlock[] {
  return punctuated(readBlocks(raw));
}

/** The same before its marks are set. */
export const readBlocks = (raw: string): ReadBlock[] => asBlocks(readLines(raw));

/**
 * The same of an answer that is a list by its question, so that lines without marks are its items: one that stands above one
 * of several lists is the item it belongs to. Lines that say that they introduce the whole list or stand between marked items
 * stay paragraphs.
 */
export function typedItems(raw: string): TypedBlock[] {
  return punctuated(readItems(raw));
}

/** The same before its marks are set. */
export const readItems = (raw: string): ReadBlock[] => asItems(readBlocks(raw));

/** The same words as one running text. */
export const asProse = (blocks: readonly TypedBlock[]): string => blocks.map(({ text }) => text).join(' ');

interface Lines {
  readonly lines: readonly Line[];
  readonly goesOn: (marker: ListMarker, at: number) => boolean;
}

const saysSomething = (words: string): boolean => /[\p{L}\p{N}]/u.test(words);

function readLines(raw: string): Lines {
  const typed: { words: string; indent: number; isAfterBlank: boolean }[] = [];
  let isAfterBlank = false;
  for (const line of raw.split(LINE_BREAK)) {
    const words = asOneLine(line);
    if (saysSomething(words)) {
      const space = /^\s*/u.exec(line)?.[0] ?? '';
      typed.push({ words, indent: space.replaceAll('\t', ' '.repeat(TAB)).length, isAfterBlank });
    }
    isAfterBlank = words === '';
  }
  const { markers, goesOn } = listMarkers(typed.map(({ words }) => words));
  const lines = typed.map((line, at) => {
    const found = markers[at];
    const marker = found && saysSomething(line.words.slice(found.length)) ? found : undefined;
    return { ...line, words: line.words.slice(marker?.length ?? 0), marker, at };
  });
  const wrapped = wrappedLines(lines);
  return { lines: lines.map((line) => ({ ...line, isWrapped: wrapped.has(line.at) })), goesOn };
}

/**
 * The lines that a program has ended, as a mail or a PDF file breaks a paragraph: long ones that end where the next word would
 * not have fitted. Whoever types ends lines anywhere, so where little speaks for a margin every line stays.
 */
function wrappedLines(lines: readonly Omit<Line, 'isWrapped'>[]): ReadonlySet<number> {
  const widthOf = ({ indent, marker, words }: (typeof lines)[number]): number =>
    indent + (marker?.length ?? 0) + words.length;
  const margin = Math.max(0, ...lines.map(widthOf)) * (1 - RAGGED);
  const goneOn = lines.filter(({ words, at }) => {
    const next = lines[at + 1];
    return next?.marker === undefined && next?.isAfterBlank === false && mayGoOn(words, next.words);
  });
  const full = goneOn.filter((line) => {
    const [nextWord = ''] = lines[line.at + 1]?.words.split(' ') ?? [];
    return line.words.length >= BROKEN_LINE && widthOf(line) + 1 + nextWord.length > margin;
  });
  const isProse = full.some(({ at }) => endsSentence(lines[at + 1]?.words ?? ''));
  const isWrapped =
    full.length + Number(isProse) >= SIGNS_OF_MARGIN &&
    full.length >= goneOn.length * MOST &&
    !full.every(({ words }) => ENDS_ITEM.test(words));
  const plainlyGoneOn = goneOn.filter(
    ({ words, at }) => words.length >= BROKEN_LINE && GOES_ON.test(lines[at + 1]?.words ?? ''),
  );
  return new Set([...plainlyGoneOn, ...(isWrapped ? full : [])].map(({ at }) => at));
}

function asBlocks({ lines, goesOn }: Lines): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  const open: { indent: number; marker: ListMarker; at: number }[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (line === undefined) break;
    if (line.marker !== undefined) {
      const level = levelOf(line, line.marker, open, goesOn);
      blocks.push({
        kind: line.marker.kind,
        level,
        text: line.words,
        isClose: !line.isAfterBlank,
        isMarked: true,
      });
      at += 1;
      continue;
    }
    const end = lines.findIndex(
      (other, index) => index > at && (other.marker !== undefined || other.isAfterBlank),
    );
    const group = lines.slice(at, end === -1 ? lines.length : end);
    const goneOn = goesOnWith(blocks, group, open.at(-1)?.indent);
    if (goneOn === undefined) {
      open.length = 0;
      blocks.push(...unmarked(group));
    } else {
      blocks.splice(blocks.length - 1, 1, ...goneOn);
    }
    at += group.length;
  }
  return blocks;
}

/** Where an item stands among the lists that are open; an open list that it does not belong to is closed. */
function levelOf(
  line: Line,
  marker: ListMarker,
  open: { indent: number; marker: ListMarker; at: number }[],
  goesOn: Lines['goesOn'],
): number {
  while ((open.at(-1)?.indent ?? 0) > line.indent + 1) open.pop();
  const place = { indent: line.indent, marker, at: line.at };
  const top = open.at(-1);
  if (top === undefined || line.indent > top.indent + 1) {
    open.push(place);
    return open.length - 1;
  }
  const known = open.findLastIndex((list) => list.marker.style === marker.style && isBeside(list, line));
  if (known === -1) {
    const isBelow =
      isPartOf(marker, top.marker) ||
      (top.marker.kind === 'bullet' && marker.kind === 'bullet'
        ? isSmaller(marker.style) || goesOn(top.marker, line.at)
        : goesOn(top.marker, line.at) ||
          (!line.isAfterBlank && (top.marker.kind === 'numbered' || goesOn(marker, line.at))));
    if (!isBelow) open.pop();
  } else {
    open.length = known;
  }
  open.push({ ...place, indent: top.indent });
  return open.length - 1;
}

const isBeside = ({ indent }: { indent: number }, line: Line): boolean => Math.abs(indent - line.indent) < 2;

/** "1.2" below "1". */
const isPartOf = (marker: ListMarker, above: ListMarker): boolean =>
  marker.values.length > above.values.length &&
  above.values.length > 0 &&
  above.values.every((value, at) => marker.values[at] === value);

/** The bullets that word processors give to the lists inside a list. */
const isSmaller = (bullet: string): boolean => /[◦○▪■\uf0a7]/u.test(bullet);

/** The last item with the lines below it that belong to it; `undefined` where they are something new. */
function goesOnWith(
  blocks: readonly ReadBlock[],
  group: readonly Line[],
  indent: number | undefined,
): ReadBlock[] | undefined {
  const item = blocks.at(-1);
  const [first] = group;
  if (item === undefined || first === undefined || item.kind === 'text' || first.isAfterBlank)
    return undefined;
  const isInside = indent !== undefined && group.every((line) => line.indent > indent + 1);
  const words = group.map((line) => line.words);
  if (isInside && item.text.endsWith(':') && isList(words, true)) {
    return [
      item,
      ...words.map((text) => ({ ...item, kind: 'numbered' as const, level: item.level + 1, text })),
    ];
  }
  if (isInside) return [{ ...item, text: words.reduce(joined, item.text) }];
  if (group.length === 1 && item.text.length >= BROKEN_LINE && mayGoOn(item.text, first.words)) {
    return [{ ...item, text: `${item.text} ${first.words}` }];
  }
  return undefined;
}

const joined = (text: string, next: string): string =>
  endsSentence(text) || /[:;,]$/.test(text) || !/^\p{Lu}/u.test(next) || text.length >= BROKEN_LINE
    ? `${text} ${next}`
    : `${text}. ${next}`;

const mayGoOn = (line: string, next: string): boolean =>
  /^\p{Ll}/u.test(next) && !endsSentence(line) && !/[:;]$/.test(line);

/** Lines without marks: a list below its introduction, short entries one below the other, else paragraphs. */
function unmarked(group: readonly Line[]): ReadBlock[] {
  const [first] = group;
  const whole: string[] = [];
  for (const [index, { words }] of group.entries()) {
    if (group[index - 1]?.isWrapped) whole.push(`${whole.pop() ?? ''} ${words}`);
    else whole.push(words);
  }
  const blocks: ReadBlock[] = [];
  const add = (kind: ReadBlock['kind'], text: string): void => {
    const isClose = blocks.length > 0 || first?.isAfterBlank === false;
    blocks.push({ kind, level: 0, text, isClose, isMarked: false });
  };
  for (let at = 0; at < whole.length;) {
    const text = whole[at] ?? '';
    const isLeadIn = text.endsWith(':');
    const from = isLeadIn ? at + 1 : at;
    const next = whole.findIndex((line, index) => index >= from && line.endsWith(':'));
    const below = whole.slice(from, next === -1 ? whole.length : next);
    if (isLeadIn) add('text', text);
    const kind = isList(below, isLeadIn) ? 'numbered' : 'text';
    for (const line of below) add(kind, line);
    at = from + below.length;
  }
  return blocks;
}

/** Whether the list below it hangs on this line. */
const introduces = ({ text }: ReadBlock, next: ReadBlock | undefined): boolean =>
  next !== undefined && next.kind !== 'text' && (text.endsWith(':') || (next.isMarked && next.isClose));

function asItems(blocks: readonly ReadBlock[]): ReadBlock[] {
  const [first, second, ...others] = blocks;
  if (first === undefined || first.isMarked) return [...blocks];
  const isAbove = [second, ...others].every((block) => block !== undefined && block.kind !== 'text');
  if (isAbove && leadsIn(first.text)) return [...blocks];
  const marked = blocks.findIndex((block) => block.isMarked);
  const isOneList = marked > 0 && blocks.slice(marked).every((block) => block.isMarked);
  if (isOneList && !blocks.slice(0, marked).some(({ text }) => leadsIn(text)))
    return blocks.map((block, at) =>
      at < marked ? { ...block, kind: blocks[marked]?.kind ?? block.kind, level: 0 } : block,
    );
  /* How deep the lists stand that hang on the last line without a mark. */
  let below = 0;
  return blocks.map((block, at): ReadBlock => {
    if (block.isMarked) return { ...block, level: block.level + below };
    const before = blocks[at - 1];
    const isOfLastList =
      before !== undefined && (introduces(before, block) || (!before.isMarked && block.isClose));
    const level = block.kind === 'numbered' && isOfLastList ? below : 0;
    below = introduces(block, blocks[at + 1]) ? level + 1 : level;
    return { ...block, kind: 'numbered', level };
  });
}

/** Several short lines that are no sentences; the last may close the list with a full stop. */
function isList(lines: readonly string[], isIntroduced: boolean): boolean {
  const longest = isIntroduced ? LONG_ITEM : SHORT_ITEM;
  const before = lines.slice(0, -1);
  const last = lines.at(-1) ?? '';
  return (
    before.length > 0 &&
    lines.every((line) => line.length <= longest) &&
    !before.some((line) => endsSentence(line)) &&
    (!endsSentence(last) ||
      (last.endsWith('.') && (isIntroduced || before.every((line) => ENDS_ITEM.test(line)))))
  );
}
