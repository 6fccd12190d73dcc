const LEADERS = /(?:\.\s?){6}|_{3,40}\s?\d{1,3}\b/;
const PAGE_ENTRY = /\b\d{1,2}(?:\.\d{1,2})?\.?\s[A-Z][A-Za-z,' -]{3,60}\s\d{1,3}\b/g;
const CONTENTS = /^\s*table of contents\b/i;
const WITNESS =
  /^(?:\W*)(?:in\s+witness\s+whereof|the\s+parties\s+have\s+(?:duly\s+)?executed\s+this|signed\s+by\s+the\s+parties|šalių\s+(?:parašai|rekvizitai))/i;
const ATTACHMENT =
  /^(?:\W*)(?:exhibit|schedule|annex|appendix|attachment|addendum|statement of work|priedas)\b/i;

/** Text before this share of a document is never a signature page: forms name their witnesses early. */
const EARLIEST_SIGNATURE = 0.2;

/** Dot leaders, or several "4.2 Title 17" in a row. */
export const isContents = (quote: string): boolean =>
  CONTENTS.test(quote) ||
  (LEADERS.test(quote) && /\.{6}|(?:\. ){6}/.test(quote)) ||
  (quote.match(PAGE_ENTRY)?.length ?? 0) >= 4;

/** "Source: ACME INC, 8-K, 1/2/2020": whoever keeps the file wrote it, not the parties. */
export const isFooter = (quote: string): boolean => /^\s*source:/iu.test(quote);

export const isSignature = (quote: string, share: number): boolean =>
  share >= EARLIEST_SIGNATURE && WITNESS.test(quote);

/** What follows a signature page counts again from its first attachment or from a full sentence of an amendment. */
export const opensAttachment = (quote: string): boolean =>
  ATTACHMENT.test(quote) || (quote.length > 160 && /\b(?:shall|will|may|must|agrees?)\b/.test(quote));
