import type { IsoDate } from '../model/document.js';
import type { MilestoneRow } from '../terms/answers.js';
import { MONTHS_GENITIVE } from '../format/lt.js';
import type { SaidDate } from './dates-said.js';
import { allDatesIn, daysOf } from './days-said.js';
import { amountOfRow } from './milestone-rows.js';
import { quantitiesIn } from './quantities.js';
import { cleanText } from './text.js';

/** Stands where a part of a line was read; a letter of no language. */
const READ = '\ue000';
type Kind = 'date' | 'money' | 'percent';

interface Part {
  readonly kind: Kind;
  /** What the cell of the row holds then. */
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const SEPARATOR = String.raw`[–—:,|;(\[=→>…·/]|(?<=\s)-|\.{2,}|${READ}`;
/** Words that lead to a part and say nothing else. */
const LEADS: Readonly<Record<Kind, string>> = {
  date: 'by|until|till|on|due(?: by| on| date)?|before|no later than|not later than|deadline|date|when|ready by|(?:to be )?(?:done|finished|delivered|completed) by|iki|ne vėliau kaip(?: iki)?|(?:atlikti|atliekama|baigti|baigiama|perduoti|perduodama) iki|terminas|galutinis terminas|data',
  money:
    'for|at|price|amount|fee|payment|pays?|cost|už|kaina|suma|mokėjimas|apmokėjimas|mokama|mokėti|atlygis',
  percent: 'payment|pays?|share|amount|mokėjimas|apmokėjimas|mokama|mokėti|dalis|suma',
};
const leadEnd = (kind: Kind): RegExp =>
  new RegExp(String.raw`(?:^|[\s${READ}(,;|–—:-])(?:${LEADS[kind]})\s*:?\s*$`, 'iu');
const LEAD_ENDS: Readonly<Record<Kind, RegExp>> = {
  date: leadEnd('date'),
  money: leadEnd('money'),
  percent: leadEnd('percent'),
};
const SEPARATED = new RegExp(String.raw`(?:^|${SEPARATOR})\s*$`, 'u');
/** Behind these a figure is not what is paid, or not surely. */
const UNSURE_BEFORE =
  /(?:[~≈<>±+×*x-]|\b(?:about|around|approx(?:imately)?|circa|ca|up to|max(?:imum)?|min(?:imum)?|from|per|of|over|under|above|below|and|or|to|between|each|extra|plus|minus|every)\.?|(?<!\p{L})(?:apie|maždaug|nuo|virš|po|ir|ar|arba|tarp|iki|papildomai|dar|kas|iš|bei))\s*$/iu;
const UNSURE_DATE =
  /(?:[~≈<>]|\b(?:about|around|approx(?:imately)?|from|since|after|between|or|and|to|not before)|(?<!\p{L})(?:apie|maždaug|nuo|po|tarp|arba|ar|ir))\s*$/iu;
const ENDS = new RegExp(String.raw`^\s*(?:$|[–—:,;|)\].…/→]|-\s|\(|${READ})`, 'u');
/** What a share is a share of. */
const OF_PRICE =
  /^\s*(?:of (?:the )?(?:total |whole |full |project |contract )?(?:price|fee|total|amount|budget|sum)|(?:nuo )?(?:visos |bendros |sutarties )*(?:kainos|sumos))(?!\p{L})/iu;
const CURRENCY_NEXT = /^\s*(?:€|\$|£|eur|usd|gbp|pln|zł|sek)/iu;

/** Lithuanian months as they stand without "d.", short or whole. */
const LITHUANIAN_DAY = new RegExp(
  String.raw`(?:(?<!\d)(?<year>20\d\d)(?:\s*m\.)?\s+)?(?<!\p{L})(?<month>${MONTHS_GENITIVE.map(
    (name) => `${name.slice(0, name.startsWith('rug') ? 4 : 3)}`,
  ).join('|')})\p{L}{0,6}\.?\s+(?<day>[0-3]?\d)(?![\d.,]*\d)(?:\s*(?:d\.|d(?!\p{L})|dien\p{L}*))?`,
  'giu',
);
const SHORT_NAMES = MONTHS_GENITIVE.map((name) => name.slice(0, name.startsWith('rug') ? 4 : 3));

function lithuanianDays(text: string): SaidDate[] {
  return [...text.matchAll(LITHUANIAN_DAY)].map(({ 0: words, index, groups = {} }) => ({
    year: groups['year'] === undefined ? undefined : Number(groups['year']),
    month: 1 + SHORT_NAMES.indexOf((groups['month'] ?? '').toLowerCase()),
    day: Number(groups['day']),
    words,
    index,
  }));
}

const meets = (a: Pick<Part, 'from' | 'to'>, b: Pick<Part, 'from' | 'to'>): boolean =>
  a.from < b.to && b.from < a.to;

/** Days that can be one day only. */
function datesOf(line: string, from: IsoDate): Part[] {
  const parts = [...lithuanianDays(line), ...allDatesIn(line)].flatMap((said): Part[] => {
    const end = said.index + said.words.length;
    const [day, another] = daysOf(said, from);
    const isYearMoney = CURRENCY_NEXT.test(line.slice(end));
    if (day === undefined || another !== undefined || isYearMoney) return [];
    return [{ kind: 'date', value: day, from: said.index, to: end }];
  });
  return parts.filter((part, at) => !parts.slice(0, at).some((other) => meets(part, other)));
}

/** `masked` has the days left out, so that "May 5 500 EUR" is not 5,500. */
function sumsOf(masked: string): Part[] {
  return quantitiesIn(masked).flatMap(({ kind, value, words, index }): Part[] => {
    if ((kind !== 'money' && kind !== 'percent') || !/\d/u.test(words)) return [];
    const amount = kind === 'percent' ? (/\d[\d.,\s]*\d|\d/u.exec(words)?.[0] ?? '') : words;
    const read = amountOfRow({ amount, unit: kind });
    const to = index + words.length;
    if (read !== value) return [];
    /* "Stage 2 500 EUR" may be 500 or 2,500. */
    const isJoined = /^\D*\d{1,3}\s\d{3}/u.test(words) && !isSeparated(masked.slice(0, index), kind);
    return isJoined ? [] : [{ kind, value: amount, from: index, to }];
  });
}

const isSeparated = (before: string, kind: Kind): boolean =>
  SEPARATED.test(before) || LEAD_ENDS[kind].test(before);

const masked = (line: string, parts: readonly Part[]): string =>
  parts.reduce((text, { from, to }) => text.slice(0, from) + READ.repeat(to - from) + text.slice(to), line);

export interface StageLine {
  readonly row: MilestoneRow;
  /** A share at the end of the line that may be one of the price or of something else: the whole list decides. */
  readonly share: string | undefined;
}

/**
 * A line of a list of stages with its day and what is paid, where these are surely read: each stands apart from the words, only
 * once, and without a word that takes it back ("about", "or", "per hour"). All else stays in the name, in its order.
 */
export function stageLine(line: string, from: IsoDate, takeShare = false): StageLine {
  const dates = datesOf(line, from);
  const whole = masked(line, dates);
  const sums = sumsOf(whole);
  const all = masked(whole, sums);
  const isEnded = ({ kind, to }: Part): boolean => {
    const after = all.slice(to);
    return ENDS.test(kind === 'percent' ? after.replace(OF_PRICE, '') : after) || leadsOn(after);
  };
  const one = (parts: readonly Part[], kind: Kind): Part | undefined => {
    const [only, more] = parts.filter((part) => part.kind === kind);
    return more === undefined ? only : undefined;
  };
  const sure = (part: Part | undefined): Part | undefined => {
    if (part === undefined || !isEnded(part)) return undefined;
    const before = all.slice(0, part.from);
    if (part.kind === 'date')
      return isSeparated(before, 'date') && !UNSURE_DATE.test(before) ? part : undefined;
    const isLed = LEAD_ENDS[part.kind].test(before);
    if (UNSURE_BEFORE.test(before.replace(/(?<=\s)-\s*$/u, '–')) && !isLed) return undefined;
    /* Money at the end of a line is what the line costs. */
    return isSeparated(before, part.kind) || part.kind === 'money' || takeShare ? part : undefined;
  };
  const date = sure(one(dates, 'date'));
  const money = sure(one(sums, 'money'));
  const percent = money === undefined ? sure(one(sums, 'percent')) : undefined;
  const paid = money ?? percent ?? bareSum(line, all, date);
  const parts = [date, paid].filter((part) => part !== undefined);
  const name = nameOf(line, parts);
  const share = paid === undefined ? one(sums, 'percent') : undefined;
  return {
    row: {
      name,
      date: date?.value ?? '',
      amount: paid?.value ?? '',
      unit: paid?.kind === 'percent' ? 'percent' : 'money',
    },
    share: share !== undefined && isEnded(share) ? share.value : undefined,
  };
}

const LEADS_ON = new RegExp(String.raw`^\s*(?:${LEADS.date}|${LEADS.money})\s*:?\s*${READ}`, 'iu');
/** Another part follows. */
const leadsOn = (after: string): boolean => LEADS_ON.test(after);

const IN_CELL = /(?<=[|;]\s*)\d[\d\s.,'’]*(?=\s*(?:[|;]|$))/gu;
const BETWEEN_DASHES = /(?<=(?:[–—]|\s-)\s*)\d[\d\s.,'’]*(?=\s*(?:$|[–—|;]|-\s))/gu;
/** Between dashes a smaller figure is rather how many of a thing there are. */
const LEAST_BARE = 10;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** "Design | 5 May | 1200": a figure in a cell of its own; between dashes only where the line has its day, and no year is meant. */
function bareSum(line: string, all: string, date: Part | undefined): Part | undefined {
  const inCells = [...all.matchAll(IN_CELL)];
  const isDated = date !== undefined && YEAR.test(line.slice(date.from, date.to));
  const [only, more] = inCells.length > 0 || !isDated ? inCells : [...all.matchAll(BETWEEN_DASHES)];
  if (only === undefined || more !== undefined || all.includes('%')) return undefined;
  const [from, to] = [only.index, only.index + only[0].trimEnd().length];
  const value = line.slice(from, to);
  const amount = amountOfRow({ amount: value, unit: 'money' });
  return amount === undefined || (inCells.length === 0 && amount < LEAST_BARE)
    ? undefined
    : { kind: 'money', value, from, to };
}

/** What is left of a line, with one comma for each part that stood between words. */
function nameOf(line: string, parts: readonly Part[]): string {
  let text = masked(line, parts);
  for (const part of parts) {
    const before = text.slice(0, part.from);
    const lead = LEAD_ENDS[part.kind].exec(before);
    if (lead === null) continue;
    const at = lead.index + (/^[\p{L}]/u.test(lead[0]) ? 0 : 1);
    text = text.slice(0, at) + READ.repeat(part.from - at) + text.slice(part.from);
  }
  for (const part of parts) {
    const of = part.kind === 'percent' ? OF_PRICE.exec(text.slice(part.to)) : null;
    if (of !== null)
      text = text.slice(0, part.to) + READ.repeat(of[0].length) + text.slice(part.to + of[0].length);
  }
  const rest = text
    .replaceAll(new RegExp(String.raw`[([][\s,;|–—-]*${READ}[\s,;|–—${READ}-]*[)\]]`, 'gu'), READ)
    .replaceAll(
      new RegExp(
        String.raw`(?:[\s,;:|–—…=→>·/]|-(?=[\s${READ}])|\.{2,})*${READ}(?:[\s,;:|–—…=→>·/${READ}]|(?<=[\s${READ}])-(?=\s)|\.{2,})*`,
        'gu',
      ),
      READ,
    )
    .replaceAll(/\s*[|;]\s*/gu, ', ');
  const [first = '', ...others] = rest.split(READ);
  const words = [first, ...others].map((each) => cleanText(each)).filter((each) => each !== undefined);
  return words.join(', ').replaceAll(/,(?:\s*,)+/gu, ',');
}
