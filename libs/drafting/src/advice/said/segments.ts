import { plainText } from '../../brief/plain-text.js';
import { isWholeWord, type Statement } from '../../brief/statements.js';

/** A part of a sentence between its marks, and the mark before it. */
export interface Segment {
  readonly text: string;
  /** As long as `text`. */
  readonly plain: string;
  readonly mark: string;
}

/** An arrow leads on inside of a name: "quote -> list -> invoice". */
const MARK = /[,;:!?]+(?=\s|$)|\s-{1,2}\s|\.{2,}|\.(?=\s|$)/gu;
const isInBrackets = (plain: string, at: number): boolean =>
  plain.slice(0, at).split('(').length > plain.slice(0, at).split(')').length;
const NO = /\bno$/u;
const LONGER = /(?:^|[\s(])(?:incl|excl|approx|resp|tukst|maks)$/u;
/** A full stop behind so few letters belongs to an abbreviation. */
const SHORT_WORD = /(?:^|[\s(])\p{L}{1,3}$/u;
/** "From 18 to 23 h. Script": a unit ends a sentence where a capital follows. */
const UNIT_BEFORE = /\d\s?\p{L}{1,3}$/u;

/** A sentence cut at its marks, but not inside brackets. */
export function segmentsOf({ text, plain }: Pick<Statement, 'text' | 'plain'>): Segment[] {
  const found: Segment[] = [];
  let [from, mark] = [0, ''];
  const push = (to: number): void => {
    const words = text.slice(from, to);
    if (words.trim() !== '') found.push({ text: words, plain: plain.slice(from, to), mark });
  };
  for (const { 0: sign, index } of plain.matchAll(MARK)) {
    const isAbbreviation =
      sign === '.' &&
      index < plain.trimEnd().length - 1 &&
      (SHORT_WORD.test(plain.slice(from, index)) || LONGER.test(plain.slice(from, index))) &&
      !isWholeWord(/\p{L}*$/u.exec(text.slice(from, index))?.[0] ?? '') &&
      (!NO.test(plain.slice(from, index)) || /^\.\s?\d/u.test(plain.slice(index))) &&
      !(UNIT_BEFORE.test(plain.slice(from, index)) && /^\.\s+\p{Lu}\p{Ll}/u.test(text.slice(index)));
    if (isAbbreviation || isInBrackets(plain, index)) continue;
    push(index);
    [from, mark] = [index + sign.length, sign.trim()];
  }
  push(text.length);
  return found;
}

/** A part of a segment with its place trimmed of spaces. */
export function part(segment: Segment, from: number, to = segment.plain.length): Segment {
  const plain = segment.plain.slice(from, to);
  const lead = plain.length - plain.trimStart().length;
  const begin = from + lead;
  const end = begin + plain.trim().length;
  return { text: segment.text.slice(begin, end), plain: segment.plain.slice(begin, end), mark: segment.mark };
}

/** The parts of a segment between marks that `by` finds outside of brackets. */
export function cut(segment: Segment, by: RegExp): Segment[] {
  const ends = [...segment.plain.matchAll(by)].filter(({ index }) => !isInBrackets(segment.plain, index));
  const starts = [0, ...ends.map(({ 0: sign, index }) => index + sign.length)];
  return starts.map((from, at) => part(segment, from, ends[at]?.index)).filter(({ plain }) => plain !== '');
}

const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  du: 2,
  dvi: 2,
  trys: 3,
  tris: 3,
  keturi: 4,
  keturios: 4,
  penki: 5,
  penkios: 5,
  sesi: 6,
  sesios: 6,
  septyni: 7,
  septynios: 7,
  astuoni: 8,
  astuonios: 8,
};

/** „Puslapiai: …“, "Modules: …": a word for many with what they are, as one name, where all that follows are names. */
export function headed(
  name: Segment,
  rest: readonly Segment[],
  isPhrase: (segment: Segment) => boolean,
): string | undefined {
  const isList =
    rest.length > 1 && rest.every((each, at) => each.mark === (at === 0 ? ':' : ',') && isPhrase(each));
  return isList ? `${name.text.trim()}: ${rest.map(({ text }) => text.trim()).join(', ')}` : undefined;
}

const LEAST_WORDS = 3;
/** "Home, services, team": single words, of which none is a thing by itself. */
export const areWords = (items: readonly Segment[]): boolean =>
  items.length >= LEAST_WORDS &&
  items[0]?.mark === ':' &&
  items.every(({ plain }) => /^\s*\S+\s*$/u.test(plain));

/** "Shop help: orders, stock, mails" as one line, where the title says that all of it is a service and every part is sure. */
export function serviceLine(
  segments: readonly Segment[],
  isService: (title: string, items: readonly Segment[]) => boolean,
  isSure: (segment: Segment) => boolean,
): string | undefined {
  const from = segments.findIndex(({ mark }) => /^(?::|--?)$/u.test(mark));
  const end = segments.findIndex(({ mark }, at) => at > from && mark !== ',');
  const [title, items] = [segments.slice(0, from), segments.slice(from, end === -1 ? undefined : end)];
  const isOne =
    from > 0 &&
    items.length > 1 &&
    isService(title.map(({ plain }) => plain).join(','), items) &&
    [...title, ...items].every((each) => isSure(each));
  return isOne
    ? [title, items].map((each) => each.map(({ text }) => text.trim()).join(', ')).join(': ')
    : undefined;
}

/** "Five pages: home, prices, …" as one name, where as many are listed as it says; undefined for any other list. */
export function enumeration(name: string, rest: readonly Segment[]): string | undefined {
  const [first = ''] = plainText(name).split(' ');
  const count = COUNTS[first] ?? Number(first);
  const listed = rest.slice(0, count);
  const isList =
    listed.length === count &&
    count > 1 &&
    rest.length === count &&
    listed.every(({ mark }, at) => mark === (at === 0 ? ':' : ','));
  return isList ? `${name}: ${listed.map(({ text }) => text.trim()).join(', ')}` : undefined;
}
