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
/** Forms of files and a month are whole words. */
const WHOLE = /(?:^|[\s(])(?:may|pdf|dwg|dxf|psd|svg|eps|tif|jpg|png|csv|doc|xls|mp3|mp4|wav|srt|zip)$/u;
const LONGER = /(?:^|[\s(])(?:incl|excl|approx|resp|tukst|maks)$/u;
/** A full stop behind so few letters belongs to an abbreviation. */
const SHORT_WORD = /(?:^|[\s(])\p{L}{1,3}$/u;
/** "From 18 to 23 h. Script": a unit ends a sentence where a capital follows. */
const UNIT_BEFORE = /\d\s?(?:kv\.? )?\p{L}{1,3}$/u;
/** "Whatever looks odd. she files", „12 aru. tai padarysiu“: no abbreviation stands before another sentence. */
const SENTENCE_NEXT =
  /^\.\s+(?:she|he|they|i'm|i'll|i (?:will|do|don't|can|give|send|am|have)|we|you|it|its|it's|tai|jis|ji|jie|jos|as|mes|bet|atiduodu|atiduosiu|duodu|darau)\s/u;

/** The last word; „Soc. tinklų“: a capital that only begins the sentence is none. */
const lastWord = (words: string): string => {
  const word = /\p{L}*$/u.exec(words)?.[0] ?? '';
  return words.trim() === word ? word.toLowerCase() : word;
};

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
      !isWholeWord(lastWord(text.slice(from, index))) &&
      !WHOLE.test(plain.slice(from, index)) &&
      (!NO.test(plain.slice(from, index)) || /^\.\s?\d/u.test(plain.slice(index))) &&
      !SENTENCE_NEXT.test(plain.slice(index)) &&
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

/** The parts of a segment between marks that `by` finds outside of brackets, but for those that join what stands at them. */
export function cut(
  segment: Segment,
  by: RegExp,
  joins: (before: string, behind: string, sign: string) => boolean = () => false,
): Segment[] {
  const { text, plain } = segment;
  const ends = [...plain.matchAll(by)].filter(
    ({ 0: sign, index }) =>
      !isInBrackets(plain, index) &&
      !joins(text.slice(0, index), text.slice(index + sign.length), sign.trim()),
  );
  const starts = [0, ...ends.map(({ 0: sign, index }) => index + sign.length)];
  return starts.map((from, at) => part(segment, from, ends[at]?.index)).filter(({ plain }) => plain !== '');
}
