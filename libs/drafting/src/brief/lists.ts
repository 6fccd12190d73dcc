import { noItemIn } from '../reading/no-item.js';
import { cleanText } from '../reading/text.js';
import { plainText } from './plain-text.js';
import type { Quote } from './proposal.js';
import type { Statement } from './statements.js';

export interface Item extends Quote {
  readonly text: string;
}

export type ListKind = 'deliverables' | 'exclusions' | 'milestones' | 'other';

const HEADINGS: readonly (readonly [ListKind, RegExp])[] = [
  [
    'exclusions',
    /\b(?:not? (?:included|part|needed|in scope)|exclud\w+|exclusions?|out of scope|don'?t need|do not need|won'?t|not doing|outside the scope|nein?eina|neiskaic\w+|nereik\w+|neapima|neatliek\w+|nebus|kas ne\w+)\b/u,
  ],
  [
    'other',
    /^(?:(?:the )?(?:client|customer|provider|freelancer)|klientas|uzsakovas|vykdytojas|(?:paslaugu )?teikejas)$|\b(?:about (?:us|you|me|the company)|who we are|requirements? for|skills|experience|you (?:are|have|should have)|we offer|why|contact\w*|payment\w*|terms|conditions|budget|price|money|legal|inspiration|examples?|references|competitors|from us|we (?:will )?(?:provide|send|give|supply)|you(?:'ll| will)? (?:get|receive) from us|provided by|questions|notes|apie mus|apie jus|reikalavimai (?:jums|kandid)|patirt\w*|mes siulom\w*|kontakt\w*|mokejim\w*|atsiskaitym\w*|salyg\w*|biudzet\w*|kain\w*|pavyzdz\w*|is musu|pateik(?:siu|sime|iame)|klausim\w*|pastabos|kaip kreiptis|how to apply|dates|deadlines|datos|terminai)\b/u,
  ],
  ['milestones', /\b(?:milestones?|stages?|phases?|schedule|timeline|etap\w*|grafik\w*)\b/u],
  [
    'deliverables',
    /\b(?:deliverables?|outputs?|results?|deliver\w*|we (?:need|want|expect|require)|i (?:need|want)|need\w*|you (?:will|'ll) (?:get|receive|make|do|deliver)|(?:the )?(?:client|customer) (?:gets|receives|needs|wants)|includes?|including|included|following|scope|what (?:we|i) (?:need|want)|list of|pages|what you(?:'d|'ll)? do|in short|you'd do|darbas|perduo\w+|perduod\w+|rezultat\w*|reik(?:ia|es|ing\w*|etu)|ko reik\w*|ka reik\w*|apima|ieina|gausite|gaus|pateiksiu|apimtis|darbai|sarasas|turi (?:buti|apimti)|nor(?:ime|iu|etume|eciau)|uzduot\w+|tasks?)\b/u,
  ],
];

/** What a list under such words is of. */
export const listKindOf = (heading: string): ListKind | undefined =>
  HEADINGS.find(([, words]) => words.test(heading))?.[0];

/** A line that gives a figure its name, or says when or how much: a term, no thing. */
const TERM =
  /-{3,}|^\s*(?:budget|price|cost|fee|rate|payment|paid|deadline|start\w*|due|end|timeline|when|where|who|location|revisions?|rounds?|contact|e-?mail|phone|tel|language|advance|deposit|invoice|warranty|client|provider|currency|vat|hours|kaina|biudzetas|terminas|pradzia|pabaiga|mokejim\w*|atsiskaitym\w*|avansas|pataisym\w*|kontakt\w*|el\. ?pastas|tel|kalba|vieta|saskait\w*|garantij\w*|klientas|uzsakovas|vykdytojas|ikainis|valandos|pvm)\b[^:]{0,20}:|^\W*\d+ ?%|\d+ ?%\W*$|\d ?% (?:of|off|now|up|in|on|at|when|once|after|before|upon|deposit|advance|discount|is|uz|nuo|po|pries|kai|avans\w*|pasiras\w*)\b|\b(?:nda|non-?disclosure)\b|^\W*(?:mutual )?confidential(?:ity)?\b|^\W*konfidencialum\w*|[€$£]|\b(?:eur|eurai|euru|usd|gbp)\b|\b(?:invoice|deposit|advance|up ?-?front|deadline|avans\w*|saskait\w*|apmok\w*)\b|@/u;
const LONGEST_ITEM = 300;

export const isThing = (plain: string): boolean => !TERM.test(plain) && plain.trim().length <= LONGEST_ITEM;

export function itemOf({ text, start, plain }: Statement): Item | undefined {
  return isThing(plain) ? cut({ text, start }, 0, text.length) : undefined;
}

/** Whether each bracket has its other: "blog)" is a piece of something. */
export const hasPairs = (text: string): boolean => {
  let open = 0;
  for (const [bracket] of text.matchAll(/[()]/gu)) {
    open += bracket === '(' ? 1 : -1;
    if (open < 0) return false;
  }
  return open === 0;
};

/** A text without each bracket that has no other. */
export function withPairs(text: string): string {
  const open: number[] = [];
  const lone = new Set<number>();
  for (const { 0: bracket, index } of text.matchAll(/[()]/gu)) {
    if (bracket === '(') open.push(index);
    else if (open.pop() === undefined) lone.add(index);
  }
  for (const index of open) lone.add(index);
  return lone.size === 0
    ? text
    : text.replaceAll(/[()]/gu, (bracket, index: number) => (lone.has(index) ? '' : bracket));
}

/** A part of a statement as an item; undefined where it names nothing. */
export function cut(
  { text, start }: Pick<Statement, 'text' | 'start'>,
  from: number,
  to: number,
): Item | undefined {
  const part = text.slice(from, to);
  const lead = part.length - part.trimStart().length;
  const words = cleanText(part);
  const isItem =
    words !== undefined && /\p{L}{2}/u.test(words) && hasPairs(words) && noItemIn(words) === undefined;
  return isItem
    ? { text: words, start: start + from + lead, end: start + from + part.trimEnd().length }
    : undefined;
}

const AND = /\s*(?:,\s*(?:and|as well as|plus|ir|bei)\s+|,\s+|;\s*|\s+\+\s+|\s+(?:and|plus|ir|bei)\s+)/gu;
/** A part of a list has no verb of its own and does not lead back. */
const SENTENCE =
  /\b(?:is|are|was|were|will|would|should|must|can|could|has|have|had|we|i|you|they|it|that|which|who|because|so|but|if|when|until|by|ourselves|somebody|someone|do|iki|patys|vaidins|yra|buvo|bus|turi|turetu|gali|\w{3,}uoj[ua]|daro|deda|duoda|ima|kelia|moka|perka|raso|siuncia|atsiuncia|teikia|veda|mes|as|jus|jie|kuri\w*|kad|nes|bet|jei|jeigu|kai|tai|noreciau|norime|reikia)\b/u;

export const hasVerb = (plain: string): boolean => SENTENCE.test(plain);

/** A part of a sentence that is the name of one thing; undefined where it is more. */
export function itemInside({ text, plain, start }: Statement, from: number, to: number): Item | undefined {
  const words = plain.slice(from, to).trim();
  const isName = words.split(/\s+/u).length <= 9 && !SENTENCE.test(words) && isThing(words);
  return isName ? cut({ text, start }, from, to) : undefined;
}

/** "a logo, business cards and a menu" as three items; undefined where some part is no name of a thing. */
export function inlineItems(
  statement: Statement,
  from: number,
  to: number,
  between: RegExp = AND,
): Item[] | undefined {
  const { plain } = statement;
  const parts: (readonly [number, number])[] = [];
  let at = from;
  for (const { 0: mark, index } of plain.slice(0, to).matchAll(between)) {
    if (index < from || isInside(plain, from, index)) continue;
    parts.push([at, index]);
    at = index + mark.length;
  }
  parts.push([at, to]);
  const items = parts.map(([a, b]) => itemInside(statement, a, b));
  const named = items.filter((item) => item !== undefined);
  return named.length === items.length && named.length > 1 ? named : undefined;
}

/** Whether a comma stands inside brackets. */
const isInside = (plain: string, from: number, at: number): boolean => {
  const before = plain.slice(from, at);
  return before.split('(').length > before.split(')').length;
};

const LEAD_IN =
  /\b(?:deliverables?|you(?:'ll| will) (?:get|receive)|we (?:need|want|expect|get|receive)|i need|need|needs|consists? of|includ(?:es|ing)|deliver|comprises?|made up of|rezultat\w*|perduodam\w*|perduosiu|reik(?:ia|es)|apima|susideda is|gausime|gausite|gaus|itraukti|sudaro)\s*:?\s+/gu;

/** „Reikia svetainės, tekstai neįeina“: a list that ends in what is left out is none of things to make. */
const LEFT_OUT = /\b(?:nereik|neiein|neiskaic)\w*/u;

/** A list inside a sentence, behind words that begin one. */
export function deliverablesInside(statement: Statement): Item[] | undefined {
  const items = listInside(statement);
  return items?.some(({ text }) => LEFT_OUT.test(plainText(text))) === true ? undefined : items;
}

function listInside(statement: Statement): Item[] | undefined {
  const { plain } = statement;
  for (const { 0: words, index } of plain.matchAll(LEAD_IN)) {
    if (/\b(?:not|n't|no|ne)\s*$/u.test(plain.slice(0, index))) continue;
    const from = index + words.length;
    const colon = plain.indexOf(': ', from);
    const begins = colon > 0 && colon - from < 40 ? colon + 2 : from;
    const rest = plain.slice(begins);
    const end =
      begins +
      (/[.!?;]\s|[.!?]\s*$|\s-\s|\b(?:for (?:our|the|a|my)|by \w+ \d|until|iki \w+ \d|kuri\w+|that|which)\b|$/u.exec(
        rest,
      )?.index ?? rest.length);
    const items = inlineItems(statement, begins, end);
    if (items !== undefined) return items;
  }
  const colon = /:\s+(?=\S)/u.exec(plain);
  if (colon === null) return undefined;
  const begins = colon.index + colon[0].length;
  const end = /[.!?;]\s|[.!?]\s*$|$/u.exec(plain.slice(begins))?.index ?? 0;
  return inlineItems(statement, begins, begins + end);
}
