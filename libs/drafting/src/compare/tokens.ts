import { plainText } from '../check/segment.js';
import { NUMBER_WORDS, valueOfWords } from '../reading/number-words.js';
import { roleOf, type Role } from './words.js';
import { lean, leanSource } from '../reading/letters.js';

/** A word or a figure of a text as it is compared. `start` and `end` are places in the text. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** What has to be the same: small letters, no marks of hyphenation, figures by their value. */
  readonly key: string;
  readonly role: Role;
  readonly isCapital: boolean;
  /** With a capital inside a sentence: a name or a defined word. */
  readonly isName: boolean;
  /** Of a reference to another clause: its number, which says nothing by itself where clauses were numbered anew. */
  readonly reference?: string;
}

const WORD = String.raw`(?:(?:non|pre|post|sub|multi|third|self)[-‐‑]\s{1,4}(?=\p{Ll})(?!(?:and|or|to)\s))?\p{L}+(?:(?:['’]|[-‐‑\u00ad](?:[ \t]*\r?\n\s*(?!(?:and|or|to|ir|ar|arba|bei)(?!\p{L})))?)\p{L}+)*`;
const NUMBER = String.raw`\d+(?:\.\d+){2,5}|\d{1,3}(?:[ \n\u00a0\u202f,.'’]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?`;
const TOKEN = new RegExp(leanSource(`(${WORD})|(${NUMBER})|[%€$£]`), 'gu');
const DIGITS_BESIDE = /\d/u;
/** Behind these a capital says nothing. */
const OPENS = /[.:;]\s+["“„(]?$/u;
const IS_NUMBER_WORD = new RegExp(leanSource(`^${NUMBER_WORDS}$`), 'iu');

/** "clause 7.2", "sections 3 and 4", „7.2 punktas“, „3 ir 4 punktai“. */
const REFERENCE_BEFORE = lean(
  /(?<!\p{L})(?:clauses?|sections?|paragraphs?|articles?|sub-?clauses?|§+)[ \u00a0\n]{0,3}(?:\d{1,3}(?:\.\d{1,3}){0,4}(?:[ \u00a0]?(?:,|and|or|to|ir|arba|-|–)[ \u00a0]?))*$/iu,
);
const REFERENCE_AFTER = lean(
  /^(?:[ \u00a0]?(?:,|and|or|ir|ar|arba|bei|-|–)[ \u00a0]?\d{1,3}(?:\.\d{1,3}){0,4})*\.?[ \u00a0\n]{1,3}(?:punkt\p{L}{1,5}|p\.|skyri\p{L}{1,4}|straipsn\p{L}{1,4}|str\.)/iu,
);
/** Between two numbers of a list that is longer than what is looked at: "sections 1.4, 3.1, …, 13 and 14". */
const LISTED = /^[ \u00a0]?(?:,|,? (?:and|or|to|ir|bei|ar|arba)|-|–)[ \u00a0]?$/u;
/** A reference to a law, whose numbers nobody can change. */
const LAW_BEFORE = lean(
  /(?:kodekso|įstatymo|reglamento|direktyvos|\p{Lu}K|C\.?F\.?R\.?|U\.?S\.?C\.?)[ §]{1,3}(?:\d[\d.]*(?:-|, | (?:and|ir|or|ar) ))*$/u,
);
const LAW_AFTER = lean(
  /^(?:\(\w{1,3}\))* of (?:the |Council )?(?:\p{L}+ ){0,6}?(?:Laws?|Code|Act|Regulation|Directive|GDPR|Constitution)(?!\p{L})/u,
);
const REFERENCE_NUMBER = /^\d{1,3}(?:\.\d{1,3}){0,4}$/u;
const NEAR = 48;

/** "4,800.00", "4 800", "4.800,00" by one key. */
export function numberKey(written: string): string {
  if (/^\d+(?:\.\d+){2,}$/u.test(written) && !/^\d{1,3}(?:\.\d{3})+$/u.test(written)) return written;
  const grouped = /^(\d{1,3}(?:[ \n\u00a0\u202f,.'’]\d{3})+)(?:[.,](\d{1,2}))?$/u.exec(written);
  const [whole = '', cents = ''] =
    grouped === null ? written.split(/[.,]/u) : [grouped[1]?.replaceAll(/\D/gu, ''), grouped[2]];
  const bare = whole.replace(/^0+(?=\d)/u, '');
  const fraction = cents.replace(/0+$/u, '');
  return fraction === '' ? bare : `${bare}.${fraction}`;
}

const wordKey = (written: string): string =>
  ONLY_ASCII.test(written) || IS_NUMBER_WORD.test(written) ? written.toLowerCase() : wordKeyOf(written);
const ONLY_ASCII = /^[A-Za-z]+$/u;
const wordKeyOf = (written: string): string =>
  plainText(written.replaceAll(/[-‐‑\u00ad]\s*/gu, '')).normalize('NFC');

/** Whether words are one number and nothing else. */
export const isNumberInWords = (words: string): boolean => IS_NUMBER_WORD.test(words);

/** The value of a number, said in digits or in words; undefined for any other token. */
export function valueOf(token: Token): string | undefined {
  if (/^\d/u.test(token.key)) return token.key;
  return token.role === 'figure' && IS_NUMBER_WORD.test(token.key)
    ? String(valueOfWords(token.key))
    : undefined;
}

/** The words of `text` between two places. `own` are words that mean one of the sides in either text. */
export function tokensIn(text: string, start: number, end: number, own: ReadonlySet<string>): Token[] {
  const quote = text.slice(start, end);
  let isFirst = true;
  let listed = -1;
  const counters = countersIn(quote);
  const line = flat(quote);
  return [...quote.matchAll(TOKEN)]
    .filter(({ index }) => !counters.has(index - 1))
    .flatMap(partedNumber)
    .map((match): Token => {
      const { 0: written, 1: word, 2: number } = match;
      const place = {
        start: start + match.index,
        end: start + match.index + written.length,
        isCapital: /^\p{Lu}/u.test(written),
      };
      const before = () => line.slice(Math.max(0, match.index - NEAR), match.index);
      const after = () => line.slice(match.index + written.length, match.index + written.length + NEAR);
      const isOpening = isFirst;
      isFirst = false;
      if (number !== undefined) {
        const isListed = listed >= 0 && LISTED.test(line.slice(listed, match.index));
        const isReference =
          REFERENCE_NUMBER.test(number) &&
          (isListed || REFERENCE_BEFORE.test(before()) || REFERENCE_AFTER.test(after())) &&
          !LAW_BEFORE.test(before()) &&
          !LAW_AFTER.test(after());
        listed = isReference ? match.index + written.length : -1;
        return isReference
          ? { ...place, key: '§', role: 'small', isName: false, reference: number }
          : { ...place, key: numberKey(number), role: 'figure', isName: false };
      }
      const key = word === undefined ? written : wordKey(word);
      if (written === 'May' && isMonth(before(), after()))
        return { ...place, key, role: 'figure', isName: false };
      const bare = key.replace(/'s?$/u, '');
      const role = own.has(bare) ? 'side' : roleOf(bare);
      const isName = place.isCapital && role === 'word' && !isOpening && !OPENS.test(before());
      return { ...place, key, role, isName };
    });
}

interface Found {
  readonly 0: string;
  readonly 1?: string | undefined;
  readonly 2?: string | undefined;
  readonly index: number;
}

/** "One-year" as two words, so that its number is a figure. */
function partedNumber(match: Found): Found[] {
  const { 1: word = '', index } = match;
  const [, number = '', unit = ''] = LAST_BEHIND_HYPHEN.exec(word) ?? [];
  if (!IS_NUMBER_WORD.test(number) || IS_NUMBER_WORD.test(word)) return [match];
  return [
    { 0: number, 1: number, index },
    { 0: unit, 1: unit, index: index + number.length + 1 },
  ];
}
const LAST_BEHIND_HYPHEN = lean(/^(.+)[-‐‑](\p{L}+)$/u);

/** "(a)", "(ii)", "(1)" before what they count; "thirty (30)", "(5) days" and "as in (a) above" say something. */
const INSIDE = lean(
  /(?<=^|[\s"“„])\((?:\p{Ll}|[ivx]{1,4}|(\d{1,2}))\)(?=\s+["“„]?(?!(?:above|below|hereof|of|and|or|aukščiau|toliau|ir|arba|punkt\p{L}*)(?!\p{L}))(\p{L}+))/gu,
);

/** Where the brackets of such counters open. */
function countersIn(quote: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { 1: digits, 2: next = '', index } of quote.matchAll(INSIDE)) {
    const before = /(\p{L}+|\d+)\s*$/u.exec(quote.slice(Math.max(0, index - NEAR), index))?.[1] ?? '';
    const isFigure = /\d/u.test(before) || IS_NUMBER_WORD.test(before) || roleOf(wordKey(next)) === 'figure';
    if (digits === undefined || !isFigure) found.add(index);
  }
  return found;
}

/** The space and the line break alike. */
const flat = (text: string): string => text.replaceAll(/\s/gu, ' ');

/** The month, not what is allowed. */
const isMonth = (before: string, after: string): boolean =>
  DIGITS_BESIDE.test(before.trimEnd().slice(-3)) || DIGITS_BESIDE.test(after.slice(0, 4));
