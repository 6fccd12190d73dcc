import { lean, leanSource } from '../reading/letters.js';

/** What counts a sentence or an item and says nothing: "7.2", "(a)", "b)", "•", "Article 5". A bare number only before a capital. */
const COUNTER = lean(
  /^(?:[#*•▪▫◦–—-]{1,6}\s{1,4})?(?:(?:(?:[Aa]rticle|[Ss]ection|[Cc]lause|ARTICLE|SECTION|CLAUSE)\s)?(?:\(?(\d{1,3}(?:\.\d{1,3}){0,4})[.)]{1,2}(?=[\s*]|$)|(\d{1,3}(?:\.\d{1,3}){2,4}(?=\s)|\d{1,3}\.\d{1,3}(?=\s+["“„(*]{0,2}\p{Lu}))|(\d{1,2})(?=\s+(?!(?:Business|Working|Calendar|Days?|Weeks?|Months?|Years?|Hours?|Percent|EUR|Eur|USD|GBP|PLN)(?!\p{L}))\p{Lu}[^\n]{0,80}$))|\(\p{L}{1,4}\)|(?:\p{Ll}{1,2}|[ivxIVX]{1,5})[.)](?=\s))?\s{0,4}/u,
);
const COUNTED_ON = /^(\d{1,2}(?:\.\d{1,2}){0,3})\.?\s+/u;

/** What of a passage counts it, and its number: "7.2 " with "7.2", "(a) " without one. `isCounted`: a bare number before it does. */
export function counterOf(
  quote: string,
  isCounted: boolean,
): { readonly length: number; readonly number: string | undefined } {
  const [written = '', ...numbers] = (isCounted ? COUNTED_ON : COUNTER).exec(quote) ?? [];
  return { length: written.length, number: numbers.find((number) => number !== undefined) };
}

/** "… agree as follows: 1.": the number of the next passage. */
export const NEXT_COUNTER = /(?<=[.:;]\s+)\d{1,2}\.$/u;

/** Behind these a number is a reference or a measure, wherever the line was broken. */
const LEADS_ON = String.raw`(?<!(?<!\p{L})(?:[Cc]lauses?|[Ss]ections?|[Pp]aragraphs?|[Aa]rticles?|[Ss]ub-?clauses?|CLAUSES?|SECTIONS?|ARTICLES?|and|or|to|ir|ar|arba|of|than|[Vv]ersion)\s{1,9}|§\s?|[,|–-]\s{0,3}|[$€£]\s?)`;
/** "… paid in full. 7.2 The Client": in the middle of a line, as a text stands that has lost its lines. */
const DOTTED = String.raw`(?<![\d.,\p{L}(])${LEADS_ON}\d{1,2}(?:\.\d{1,2}){1,3}(?=\.?\s{1,3}["“„(]?\p{Lu})`;
/** "7 The Client" where a line begins. */
const BARE = String.raw`(?<=(?:^|\n)[ \t]{0,8})\d{1,2}(?=[ \t\u00a0]+(?!(?:Business|Working|Calendar|Days?|Weeks?|Months?|Years?|Hours?|Percent|EUR|Eur|USD|GBP|PLN)(?!\p{L}))\p{Lu})`;
const CANDIDATE = new RegExp(leanSource(`${DOTTED}|${BARE}`), 'gu');

/** Whether one number is counted next after the other: 7.2, 7.1.1, 8 or 8.1 after 7.1. */
function isNext(one: string, other: string): boolean {
  const [before, after] = [one.split('.').map(Number), other.split('.').map(Number)];
  if (other === `${(before[0] ?? 0) + 1}.1`) return true;
  if (after.length > before.length + 1) return false;
  const last = after.length - 1;
  const isBelow = after.length === before.length + 1;
  return (
    before.every((value, at) => at >= last || value === after[at]) &&
    after[last] === (isBelow ? 1 : (before[last] ?? 0) + 1)
  );
}

/**
 * Where numbers stand that count clauses although neither a line nor a mark says so: they count on from the one before, or the next
 * one does from them. "30 Days" and "Version 2.1 Software" do not.
 */
export function countedOn(text: string): ReadonlySet<number> {
  const all = [...text.matchAll(CANDIDATE)].map(({ 0: number, index }) => ({ number, index }));
  const counted = (numbers: typeof all): number[] =>
    numbers
      .filter(({ number }, at) => {
        const [before, after] = [numbers[at - 1]?.number, numbers[at + 1]?.number];
        return (
          (before !== undefined && isNext(before, number)) || (after !== undefined && isNext(number, after))
        );
      })
      .map(({ index }) => index);
  const isDotted = ({ number }: (typeof all)[number]): boolean => number.includes('.');
  return new Set([...counted(all.filter(isDotted)), ...counted(all.filter((each) => !isDotted(each)))]);
}

/** Where an item of a list begins: behind what opens or parts a list, or on a line of its own. */
const MARKED_ITEM = String.raw`(?<=[:;,]\s{1,12}(?:(?:and|or|ir|bei|arba)\s)?|\n[ \t]{0,8})(?:\((?:\p{L}|[ivx]{1,4}|\d{1,2})\)|\p{L}\)|[-–—•*▪])\s`;
const NUMBERED_ITEM = String.raw`(?:(?<=[:;]\s{1,12}(?:(?:and|or|ir|bei|arba)\s)?|[.,]\s{0,4}\n[ \t]{0,8})\d{1,2}(?:\.\d{1,2}){1,4}\.?\s{1,3}(?!(?:and|or|to|ir|ar|bei|punkt\p{L}*)(?!\p{L}))(?=["“„(]?\p{L})|(?<=\n[ \t]{0,8})${LEADS_ON}\d{1,2}(?:\.\d{1,2}){1,4}\.?\s{1,3}(?=["“„(]?\p{Lu}))`;
export const ITEM = new RegExp(leanSource(`${MARKED_ITEM}|${NUMBERED_ITEM}`), 'gu');
