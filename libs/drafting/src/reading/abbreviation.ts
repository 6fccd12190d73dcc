/**
 * A word cut short, with its point, at the end of a text: „20 val.“, „3 mėn.“, „ir pan.“, "Acme Ltd.". Letters that may be words
 * of their own are one behind a number or its like alone.
 */
const ABBREVIATED =
  /(?:\d[.,]*\s?(?:min|hrs?|pcs|[dmhglap])|[\s/(\d](?:val|vnt|m[eė]n|sav|sek|psl|egz|t[uū]kst|mln|mlrd|proc|sp\. ?ž|(?:ir|and) (?:pan|kt)|t\. ?[tp]|etc|ltd|inc|corp|co)|d\. ?d|[ap]\.m)\.$/iu;
const POINT = /^\s*\./u;

/** What ends in such a word ends no sentence by its point. */
export const endsAbbreviated = (text: string): boolean => ABBREVIATED.test(text);

/** A text without these marks at its end, but with the point of an abbreviation. */
export function withoutEnd(text: string, marks: RegExp): string {
  const bare = text.replace(marks, '');
  const isCutShort = POINT.test(text.slice(bare.length)) && endsAbbreviated(`${bare}.`);
  return isCutShort ? `${bare}.` : bare;
}
