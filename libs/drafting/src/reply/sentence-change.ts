import { durations } from '../check/measures.js';
import type { Sentence } from '../check/segment.js';
import type { Language } from '../model/document.js';
import { NUMBER_WORDS } from '../reading/number-words.js';
import type { Change, Rewrite, Shorten } from './counter.js';
import type { TextEdit } from './proposal.js';
import { counted, joinedWith, say, type FigureSpec, type FigureValues } from './say.js';
import type { Speech } from './speech.js';

/** A quoted sentence, and what the contract says in it. */
export interface Quoted {
  readonly text: string;
  readonly sentence: Sentence;
  readonly speech: Speech;
  readonly figures: readonly FigureSpec[];
  readonly values: FigureValues;
  /** Whether it regulates another topic as well, so that another sentence in its place would lose that. */
  readonly saysMore: boolean;
}

/** What stands before the words of a sentence: its number or mark, and a label such as "Payment: ". */
const PREFIX =
  /^(?:(?:(?:article|section|clause)\s{1,3})?\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\p{L}[.)]|[ivx]{1,5}[.)])\)?\s{1,3}|[-–—•*▪]\s{1,3})?(?:\p{Lu}[\p{L} ]{2,30}:\s(?=\p{Lu}))?/u;
const LONGEST = 420;
const DEFINES = /^[^"“„”]{0,12}["“„][^"“”]{2,60}["”“]/u;

const isOneLine = (quote: string): boolean => !/[\n|]/u.test(quote);

/** Whether a sentence stands for itself, so that another can stand in its place: no item of a list, row of a table or definition. */
function isWhole(quote: string, body: string, { leadIn }: Sentence): boolean {
  return (
    leadIn === undefined &&
    quote.length <= LONGEST &&
    isOneLine(quote) &&
    /^["“„(]?[\p{Lu}\d]/u.test(body) &&
    /[.!?]["”“)]?$/u.test(quote) &&
    !DEFINES.test(body)
  );
}

const FIGURE = /\d+/gu;
const YEAR = /\b(?:19|20)\d{2}\b/u;
const figuresIn = (words: string): readonly string[] => words.match(FIGURE) ?? [];

/** The words of a sentence without its periods and shares. */
const withoutPeriods = (body: string): string => {
  const read = aligned(body);
  const starts = new Set(durations(read).map(({ index }) => index));
  return read
    .replaceAll(/\[?\d{1,4}\]?/gu, (digits, at: number) => (starts.has(at) ? '' : digits))
    .replaceAll(/\(\d{1,4}\)|\d{1,3}(?:[.,]\d{1,4})? ?(?:%|per cent|percent|proc)/gu, '');
};

/** Whether figures of the sentence would be lost that are not what is wrong with it. */
export function losesFigures(body: string, words: string, drops: Rewrite['drops']): boolean {
  if (YEAR.test(body)) return true;
  if (drops === 'sums') return false;
  const kept = figuresIn(words);
  const counted = drops === 'periods' ? withoutPeriods(body) : body;
  return figuresIn(counted).some((each) => !kept.includes(each));
}

/** In lower case and with plain marks and spaces, letter by letter: places are those of the text. */
export const aligned = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at);
    const small = letter.toLowerCase();
    if (/\s/u.test(letter)) return ' ';
    return MARKS[letter] ?? (small.length === 1 ? small : letter);
  }).join('');
const MARKS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
};

/** The edits that make the change in a quoted sentence; undefined where it does not fit the sentence. */
export function changeOf(change: Change, quoted: Quoted): readonly TextEdit[] | undefined {
  const { text, sentence, speech, figures, values, saysMore } = quoted;
  const { start, end } = sentence;
  const quote = text.slice(start, end);
  const prefix = PREFIX.exec(quote)?.[0] ?? '';
  const body = quote.slice(prefix.length);
  const whole = { start: start + prefix.length, end };
  switch (change.kind) {
    case 'insert':
      return undefined;
    case 'append': {
      if (change.where?.test(sentence.plain) === false) return undefined;
      if (!isOneLine(quote) || !/\p{L}[)"”“]?\.$/u.test(quote)) return undefined;
      return [
        {
          start: end - 1,
          end: end - 1,
          text: say(change[speech.language], speech, figures, values, { isPart: true }),
        },
      ];
    }
    case 'remove':
      if (saysMore || !isWhole(quote, body, sentence)) return undefined;
      return [{ ...whole, text: '' }];
    case 'rewrite': {
      if (change.where?.test(sentence.plain) === false) return undefined;
      const words = say(change[speech.language], speech, figures, values);
      if (saysMore || !isWhole(quote, body, sentence) || losesFigures(body, words, change.drops))
        return undefined;
      return [{ ...whole, text: words }];
    }
    case 'replace': {
      if (quote.includes('\n')) return undefined;
      const edits = change.words[speech.language].flatMap(([pattern, words]) =>
        [...quote.matchAll(pattern)].map((match) => ({
          start: start + match.index,
          end: start + match.index + match[0].length,
          text: say(words, speech, figures, values, { isPart: true }),
        })),
      );
      const fitted = disjoint(edits).map((edit) => withoutEcho(edit, text.slice(edit.end, end)));
      return edits.length === 0 ? undefined : fitted;
    }
    case 'shorten':
      return shortened(change, quoted, quote);
  }
}

const ECHO = 3;
const wordsOf = (words: string): readonly string[] => words.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in place of others, without the last of them where the sentence goes on with just these. */
function withoutEcho(edit: TextEdit, behind: string): TextEdit {
  const starts = [...edit.text.matchAll(/ [\p{L}\p{N}]/gu)].map(({ index }) => index);
  const follows = wordsOf(behind);
  const echo = starts.find((at) => {
    const last = wordsOf(edit.text.slice(at));
    return last.length >= ECHO && last.every((word, each) => word === follows[each]);
  });
  return echo === undefined ? edit : { ...edit, text: edit.text.slice(0, echo) };
}

function disjoint(edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter(({ start }, at) => sorted.slice(0, at).every((other) => other.end <= start));
}

const PERIOD: Readonly<Record<Language, RegExp>> = {
  en: /^(?:\[?\d{1,4}\]?|[a-z]+(?:-[a-z]+)?)(?: ?\([^()]{1,30}\))?([- ])(?:full |consecutive |calendar |additional |successive )?(?:business |working |work )?(?:hour|day|week|month|year)s?(?![a-z])/u,
  lt: /^(?:\[?\d{1,4}\]?|[a-ząčęėįšųūž]+)(?: ?\([^()]{1,40}\))?( )(?:kalendorin[a-ząčęėįšųūž]{1,4} )?(?:darbo )?(?:valand|dien|savait|mėnes|met)[a-ząčęėįšųūž]*/u,
};
const DAYS: Readonly<Record<string, number>> = { day: 1, 'working-day': 1.4, month: 30, year: 365 };
/** „Per 60 dienų“ has the accusative behind it, other words mostly the genitive. */
const ACCUSATIVE = /(?:per|prieš|kas) (?:\p{L}+ )?$/u;

/** "Not more than once a year" is no time that somebody has. */
const HOW_OFTEN = /(?<!\p{L})(?:(?:once|twice|times) (?:in |per |each |every )?|kart(?:ą|us|ų) per )$/u;

const WORDS = new RegExp(NUMBER_WORDS, 'giu');
/** "A hundred and fifty". */
const ONE_OF = /(?<!\p{L})an? $/u;
/** Where the number of a period begins: a period is read from the last word of "one hundred and twenty (120) days". */
function startOfNumber(read: string, index: number): number {
  const words = [...read.matchAll(WORDS)].find(
    (match) => match.index < index && match.index + match[0].length > index,
  );
  const start = words?.index ?? index;
  return start < index ? start - (ONE_OF.exec(read.slice(0, start))?.[0].length ?? 0) : start;
}

function shortened({ figure }: Shorten, quoted: Quoted, quote: string): readonly TextEdit[] | undefined {
  const { sentence, speech, figures, values } = quoted;
  const spec = figures.find(({ key }) => key === figure);
  if (spec === undefined || quote.includes('\n')) return undefined;
  const { unit } = spec;
  if (unit === 'percent') return undefined;
  const read = aligned(quote);
  const longer = durations(read).filter(
    ({ days, index }) => days > spec.max * (DAYS[unit] ?? 1) && !HOW_OFTEN.test(read.slice(0, index)),
  );
  if (longer.length === 0 || new Set(longer.map(({ days }) => days)).size > 1) return undefined;
  const value = values[figure] ?? spec.value;
  const edits = longer.flatMap(({ index }) => {
    const match = PERIOD[speech.language].exec(read.slice(index));
    if (match === null) return [];
    const start = startOfNumber(read, index);
    const isJoined = match[1] === '-' && speech.language === 'en';
    const isAccusative = ACCUSATIVE.test(read.slice(0, start)) || /(?:us|as|ą|į)$/u.test(match[0]);
    const words = counted(value, unit, speech.language, isAccusative ? 'plain' : 'gen');
    return [
      {
        start: sentence.start + start,
        end: sentence.start + index + match[0].length,
        text: isJoined ? joinedWith(words) : words,
      },
    ];
  });
  return edits.length === longer.length ? edits : undefined;
}
