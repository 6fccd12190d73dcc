import { withoutEnd } from './abbreviation.js';
import { listMarkers } from './list-marker.js';

/**
 * Characters that no contract may carry: controls (also as XML forbids them), bidirectional overrides and other invisible
 * marks that would let a text read differently from what it is, halves of surrogate pairs, noncharacters.
 */
const FORBIDDEN =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
export const LINE_BREAK = /\r\n?|[\n\u0085\u2028\u2029]/;
const TRAILING_PUNCTUATION = /(?<![\s.;,])[\s.;,]+$/;

/* Nothing here shortens a text: how long an answer may be is said where answers are accepted. */

/** One line, trimmed, in composed form. */
export const asOneLine = (raw: string): string =>
  raw.replace(FORBIDDEN, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();

/** The same without the punctuation that ends it, other than that of an abbreviation; `undefined` when nothing is left. */
export function cleanText(raw: string): string | undefined {
  const text = withoutEnd(asOneLine(raw), TRAILING_PUNCTUATION);
  return text === '' ? undefined : text;
}

const NONE = 'no|none|nothing|nil|n/?a|not applicable|not needed|ne|nėra|nieko|nereikia|netaikoma|neaktualu';
const OPEN =
  "(?:i )?(?:do not|don[’']?t|dont) know(?: yet)?|idk|not sure(?: yet)?|tb[dac]|to be (?:decided|agreed|confirmed)|later|(?:dar )?nežinau|(?:dar )?neaišku|vėliau";
const NOTHING = new RegExp(`^(?:${NONE})$`, 'iu');
const NO_ANSWER = new RegExp(`^(?:${NONE}|${OPEN}|x+|[^\\p{L}\\p{N}]*)$`, 'iu');

/** What people put into a field when they have nothing to put there: "no", "n/a", "nėra", "not sure", "?". */
export const isNoAnswer = (raw: string): boolean => NO_ANSWER.test(bare(raw));

/** That there is nothing to put there, said as an answer: "no", "n/a", "nėra"; not that it is left open. */
export const isNothing = (raw: string): boolean => NOTHING.test(bare(raw));

const YES = /^(?:yes|yeah|yep|yup|ok|okay|sure|of course|fine|taip|gerai|tinka|žinoma|aišku)$/iu;
const NO = /^(?:no|nope|ne)$/iu;

export const isYes = (raw: string): boolean => YES.test(bare(raw));
export const isNo = (raw: string): boolean => NO.test(bare(raw));

/** On one line and without the marks that end it. */
export const bare = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.!,;]+$/, '');

/** The lines that say something, without bullets and numbering. */
export function cleanLines(raw: string): string[] {
  const lines = raw.split(LINE_BREAK).map(asOneLine);
  const { markers } = listMarkers(lines);
  return lines
    .map((line, at) => cleanText(line.slice(markers[at]?.length ?? 0)))
    .filter((line) => line !== undefined);
}
