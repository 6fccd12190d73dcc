import { plainText, type Sentence } from './segment.js';
import { lean } from '../reading/letters.js';

/** "(a)", "b)", "•", "1.2.3." before a small letter: what an item of a list begins with. */
const MARK = lean(
  /^(?:\((?:\p{L}|[ivx]{1,4}|\d{1,2})\)|\p{L}\)|[-–—•*▪]|\d{1,2}(?:\.\d{1,2}){0,3}[.)]?(?=\s{1,3}\p{Ll}))\s{1,3}/u,
);
/** Where an item may begin inside a sentence: after the lead-in, after another item, or on a new line. */
const INSIDE = lean(
  /(?<=[:;,]\s{1,12}(?:and\s|or\s|ir\s|bei\s|arba\s)?|\n[ \t]{0,8})(?:\((?:\p{L}|[ivx]{1,4}|\d{1,2})\)|\p{L}\)|[-–—•*▪]|\d{1,2}(?:\.\d{1,2}){1,3}\.?(?=\s\p{Ll}))\s/gu,
);
const LONGEST_LEAD_IN = 300;
const MOST_ITEMS = 60;

/** What a list is read after: "The provider shall:". */
export const isLeadIn = (plain: string): boolean =>
  /:[*_]{0,3}$/u.test(plain) && plain.length <= LONGEST_LEAD_IN;

/** The lead-in and the item as one: "the provider shall" and "(b) keep …" are read "the provider shall keep …". */
const read = (leadIn: string, item: string): string =>
  `${leadIn.replace(/:[*_]{0,3}$/u, '')} ${plainText(item.replace(MARK, ''))}`;

/**
 * The sentences of a contract with every item of a list also read after its lead-in, so that who must do it, and
 * whether it is forbidden, is known of the item. What stands in the text, and where, does not change.
 */
export function withListItems(text: string, written: readonly Sentence[]): Sentence[] {
  let open: Sentence | undefined;
  return written.flatMap((sentence) => {
    if (isLeadIn(sentence.plain)) {
      open = sentence;
      return [sentence];
    }
    const quote = text.slice(sentence.start, sentence.end);
    if (open !== undefined && open.heading === sentence.heading && MARK.test(quote))
      return [{ ...sentence, plain: read(open.plain, quote), leadIn: open.start }];
    open = undefined;
    return [sentence, ...itemsInside(quote, sentence)];
  });
}

/** The items of a list that is written in one sentence. */
function itemsInside(quote: string, { start, heading }: Sentence): Sentence[] {
  const colon = quote.search(/:\s/);
  if (colon === -1 || colon > LONGEST_LEAD_IN) return [];
  const from = [...quote.slice(colon).matchAll(INSIDE)].map(({ index }) => colon + index);
  if (from.length < 2 || from.length > MOST_ITEMS) return [];
  const leadIn = plainText(quote.slice(0, colon + 1));
  return from.map((at, index) => {
    const item = quote.slice(at, from[index + 1] ?? quote.length).trimEnd();
    return {
      start: start + at,
      end: start + at + item.length,
      plain: read(leadIn, item),
      heading,
      leadIn: start,
    };
  });
}
