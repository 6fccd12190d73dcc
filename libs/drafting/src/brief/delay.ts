import { plainText } from './plain-text.js';
import type { Statement } from './statements.js';

/** What is taken off the price is taken off for the work. */
const DEDUCTION = String.raw`(?:deduct\w*|minus|knock(?:ed)? off|(?:take|took|taken) off|isskait\w+|isskaiciuo\w+|nuskait\w+|nuskaiciuo\w+|mazin\w+ kain\w+|kain\w+ (?:\w+ ){0,2}mazin\w+)`;
const DEDUCTS = new RegExp(`\\b${DEDUCTION}\\b`, 'u');
/** Of a sum for being late. */
const SUM = new RegExp(
  String.raw`\b(?:penalt(?:y|ies)|fines?|liquidated damages|netesyb\w+|baud(?:a|os|u|as|omis)|delspinig\w+|${DEDUCTION})\b`,
  'gu',
);
const LATE =
  /\b(?:late(?:ness)?|delay\w*|overdue|behind schedule|miss(?:ed|ing)? (?:the |a )?deadlines?|(?:each|every|per|a) (?:\w+ )?day|(?:pa)?velav\w+|(?:pa)?veluo\w+|(?:pa)?velu\w+|ne laiku|termin\w+ (?:nesilaik|praleid|pazeid)\w+|(?:nesilaik|praleid|pazeid)\w+ (?:\w+ )?termin\w+|(?:kiekvien\w+|per|uz) (?:\w+ )?dien\w+)\b/gu;
const OF_PAYMENT =
  /\b(?:interest|palukan\w+|invoice[ds]?|(?:late|delayed|overdue|missed|outstanding) (?:\w+ )?(?:payments?|invoices?|fees?)|pay(?:s|ing|ment|ments)?(?: is| are| arrives?| comes?)? (?:too )?late|(?:payments?|invoices?)\b[^.,;]{0,20}\b(?:late|delay\w*|overdue)|unpaid|(?:we|the client|client) (?:is |are |am )?(?:\w+ )?(?:late|delay\w*)|apmok\w+|mokejim\w+|saskait\w+|atsiskait\w+|neapmok\w+|nesumok\w+|(?:pa)?velu\w+ (?:\w+ )?(?:su)?mok\w+|(?:su)?mok\w+ (?:\w+ )?(?:pa)?velu\w+|(?:klient|uzsakov)\w+ (?:pa)?velu\w+|mums (?:pa)?velu\w+|(?:pa)?veluosi(?:me|m|u)\b)/u;
const OF_WORK =
  /\b(?:deliver\w*|hand(?:ed|ing|s)?[ -]?over|launch\w*|complet\w+|finish\w*|deadlines?|milestones?|(?:late|delayed) (?:work|start|results?)|work|project|supplier|provider|freelancer|contractor|designer|developer|translator|you(?:'re| are|r)? (?:\w+ )?(?:late|behind|miss\w*)|ready|perdav\w*|perduo\w*|pristat\w*|atlik\w*|atiduo\w*|uzbaig\w*|paleid\w*|darb(?:as|us|ui|ai|u|o rezultat\w+)|projekt\w*|paslaug\w*|tiekej\w*|teikej\w*|vykdytoj\w*|rangov\w*|dizainer\w*|programuotoj\w*|vertej\w*|(?:jums|jus) (?:pa)?velu\w+|(?:pa)?veluosite|termin\w+)\b/u;
const NONE =
  /\b(?:no|without(?: any)?|not|never|n't (?:\w+ ){0,2}) (?:penalt|fine)\w*|\bbe (?:jokiu )?(?:netesyb|baud|delspinig)\w+|\b(?:netesyb|baud|delspinig)\w+ (?:ne|jok)\w*|\bne(?:taiko|bus|numato|reik|nor)\w* (?:\w+ )?(?:netesyb|baud|delspinig)\w+|:\s*(?:no|none|ne|nera)\W*$/u;

const OTHER_FIGURE =
  /(?<![\d.,])(?!0[.,]1\s?(?:%|proc|per ?cent))\d+(?:[.,]\d+)?\s?(?:%|proc\b|per ?cent|eur\b|€|usd|gbp|£|\$)|[€$£]\s?\d/u;

const isOfWork = (plain: string): boolean =>
  !OF_PAYMENT.test(plain) && (DEDUCTS.test(plain) || OF_WORK.test(plain));

export interface SaidClause {
  readonly clause: string;
  readonly start: number;
  readonly end: number;
}

/** „… bet ne daugiau kaip 10 proc. Užsakovui vėluojant …“: sentences that an abbreviation has left in one. */
const SENTENCES = /(?<=[.;])\s+(?=\p{Lu})/u;

/** The first sentence that asks for a sum for late work. Where nobody says whose delay it is there is none: a late payment costs interest. */
function askedIn(text: string): { readonly sentence: string; readonly from: number } | undefined {
  let from = 0;
  for (const sentence of text.split(SENTENCES)) {
    from = text.indexOf(sentence, from);
    if (isAsked(plainText(sentence))) return { sentence, from };
    from += sentence.length;
  }
  return undefined;
}

const isAsked = (plain: string): boolean =>
  [SUM, LATE].every((words) => plain.search(words) >= 0) && !NONE.test(plain) && isOfWork(plain);

/** Whether a statement asks for a sum for late work, in whatever figure. */
export const asksForDamages = ({ text }: Statement): boolean => askedIn(text) !== undefined;

/** The clause of the contract for late work, where the brief has no other figure than the contract. */
export function delayClauseIn({ text, start }: Statement): SaidClause[] {
  const asked = askedIn(text);
  const plain = plainText(asked?.sentence ?? '');
  if (asked === undefined || OTHER_FIGURE.test(plain)) return [];
  const said = [...plain.matchAll(SUM), ...plain.matchAll(LATE)];
  const from = Math.min(...said.map(({ index }) => index));
  const to = Math.max(...said.map(({ 0: words, index }) => index + words.length));
  const at = start + asked.from;
  return [{ clause: 'liquidated_damages', start: at + from, end: at + to }];
}
