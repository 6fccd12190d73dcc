import { gaps, type Span } from '../gaps.js';
import { plainText, type Sentence } from '../segment.js';

/** Places to sign stand in the last part of a contract; forms with annexes have them earlier. */
const LAST_PART = 0.6;
const ONLY_LINE = /^[_.…\s]{1,200}$/u;
const SIGNING =
  /sign|name|title|date|by:|client|provider|contractor|designer|company|paraš|data|vardas|pareig|a\.\s?v|teikėj|klient|užsakov|vykdytoj/iu;

/** The line in which a gap stands, as it is. */
function lineAt(text: string, [start, end]: Span): Sentence {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const line = text.slice(from, next === -1 ? text.length : next);
  const lead = line.length - line.trimStart().length;
  const quote = line.trim();
  const isLong = quote.length > LONGEST_QUOTE;
  const first = isLong ? start : from + lead;
  const last = isLong ? end : from + lead + quote.length;
  return { start: first, end: last, plain: plainText(text.slice(first, last)), heading: '' };
}
const LONGEST_QUOTE = 400;
/** A line that says what is to be filled in. */
const READABLE = 8;
/** A gap within a sentence says more of what is open than one in a letterhead. */
const SENTENCE = 40;
const NO_GAP = /signature page|remainder of|intentionally|\bfollows?\b/iu;
/** A list of annexes, and a note on what was made unreadable. */
const NO_WORDING = /redacted|confidential treatment|table of (?:contents|appendices|exhibits)/iu;
/** Behind the first heading of an annex in the last half stand forms that are filled in when they are used. */
const ANNEX = /^[ \t]*(?:exhibit|annex|appendix|schedule|attachment|priedas)\b.{0,60}$/gimu;

/** The gap that says most of what is open: more than a line to sign on, in a sentence if one has any. */
export function openGap(text: string): Sentence | undefined {
  const lastPart = text.length * LAST_PART;
  const annexes =
    [...text.matchAll(ANNEX)].find(({ index }) => index > text.length / 2)?.index ?? text.length;
  const open = gaps(text).filter(([start, end]) => {
    const written = text.slice(start, end);
    if (start > annexes) return false;
    if (NO_GAP.test(written)) return false;
    if (!ONLY_LINE.test(written)) return true;
    const { plain } = lineAt(text, [start, end]);
    return start < lastPart && !(plain.length < 120 && SIGNING.test(plain) && /:/u.test(plain));
  });
  const lines = open.map((gap) => lineAt(text, gap)).filter(({ plain }) => !NO_WORDING.test(plain));
  const said = (plain: string): number => plain.replaceAll(/\[[^\]]*\]/gu, '').match(/\p{L}/gu)?.length ?? 0;
  return (
    lines.find(({ plain }) => said(plain) >= SENTENCE) ?? lines.find(({ plain }) => said(plain) >= READABLE)
  );
}
