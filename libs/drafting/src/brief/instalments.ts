import type { MilestoneRow } from '../terms/answers.js';
import type { IsoDate } from '../model/document.js';
import { asOneLine } from '../reading/text.js';
import { daysIn } from './days.js';
import { plainText } from './plain-text.js';
import type { Stage } from './stages.js';
import type { Statement } from './statements.js';

const PART =
  /(?<![\d.,])(\d{1,2}) ?(?:%|per ?cent\b|proc\b\.?|procent\w*)|\b(half|puse|puses)\b(?! of the (?:year|month|day))|\b(?:(?:and )?the )?(?:rest|remaining (?:\d{1,2} ?%|\w+)|remainder|balance|likus\w+(?: dalis| suma| dali)?|likut\w+)\b/gu;
/** What an instalment waits for. */
const WHEN =
  /^(?:when|once|after|on|upon|at|before|as soon as|up ?-?front|in advance|with|kai|po|pries|uz|is anksto|pabaig\w+|pradzi\w+|iskart|is karto|\w{4,}(?:us|ius)\b|\w+ (?:\w+ )?\w{4,}(?:us|ius)$)/u;
export const AT_START =
  /^(?:up ?-?front|in advance|is anksto|iskart|is karto|pries|before|(?:at|on|upon|when|once|after|with|po)\b.{0,12}\b(?:start\w*|begin\w*|sign\w*|order\w*|book\w*|kick-?off|pradz\w+|pasiras\w+)|pasirasius|pasirasant|uzsakius|pradzioj\w*|pradedant)/u;
const OF_PRICE =
  /^(?:of (?:it|the (?:fee|price|total|sum))|nuo (?:sumos|kainos)|is|are|will be|to be|paid|payable|due|comes?|mokama|mokesime|sumokesime|-|:)\s+/u;
const WHOLE = 100;
const LEAST = 3;

interface Part {
  readonly percent: number | undefined;
  readonly from: number;
  readonly to: number;
}

const partsOf = (plain: string): Part[] =>
  [...plain.matchAll(PART)].map(({ 0: words, 1: digits, 2: half, index }) => ({
    percent: digits !== undefined ? Number(digits) : half !== undefined ? WHOLE / 2 : undefined,
    from: index,
    to: index + words.length,
  }));

/** Where the words between two instalments say when the one before them is paid. */
function nameOf({ text, plain }: Statement, from: number, to: number): string | undefined {
  let begin = from + (/^[\s,;:-]*/u.exec(plain.slice(from, to))?.[0].length ?? 0);
  for (let more = OF_PRICE.exec(plain.slice(begin, to)); more; more = OF_PRICE.exec(plain.slice(begin, to)))
    begin += more[0].length;
  const rest = plain.slice(begin, to);
  const end =
    begin +
    (/\s*(?:[.!?;(].*)?$|[,;]\s*(?:(?:and|then|ir|bei|o|tada)\s*)?$|\s(?:and|then|ir|bei|o)\s*$/u.exec(rest)
      ?.index ?? 0);
  const words = asOneLine(text.slice(begin, end)).trim();
  return words !== '' && WHEN.test(plain.slice(begin, end)) ? words : undefined;
}

/**
 * "30% when we sign, 40% once we approve the logo, the rest on delivery": the stages in which a price is paid, in percent. An
 * advance and one payment at the end are no stages.
 */
export function instalmentsIn(statement: Statement): Stage[] {
  const { plain, text, start } = statement;
  const parts = partsOf(plain);
  const known = parts.reduce((sum, { percent = 0 }) => sum + percent, 0);
  const open = parts.filter(({ percent }) => percent === undefined).length;
  if (parts.length < 2 || open > 1 || (open === 0 ? known !== WHOLE : known >= WHOLE)) return [];
  const rows = parts.map(({ percent, to }, at): MilestoneRow | undefined => {
    const name = nameOf(statement, to, parts[at + 1]?.from ?? text.length);
    if (name === undefined) return undefined;
    return {
      name: name.charAt(0).toUpperCase() + name.slice(1),
      date: '',
      amount: String(percent ?? WHOLE - known),
      unit: 'percent',
    };
  });
  const named = rows.filter((row) => row !== undefined);
  const first = plainStart(plain, parts);
  if (named.length < parts.length || (parts.length < LEAST && AT_START.test(first))) return [];
  return named.map((row, at) => ({
    row,
    quote: {
      start: start + (parts[at]?.from ?? 0),
      end: start + text.slice(0, parts[at + 1]?.from).replace(/[\s,;]+$/u, '').length,
    },
  }));
}

const LEADS = /^(?:(?:when|once|after|on|upon|at|before|as soon as|kai|po|pries|the|a|an|our|your) )+/u;

/** With the day that another statement gives what an instalment waits for: "Go-live is 14 May." */
export const withDays = (
  stages: readonly Stage[],
  statements: readonly Statement[],
  today: IsoDate,
): Stage[] =>
  stages.map((stage) => {
    const event = plainText(stage.row.name).replace(LEADS, '');
    const days = statements
      .filter(({ plain }) => plain.trimStart().replace(LEADS, '').startsWith(event))
      .flatMap((each) => daysIn(each, today));
    const [day] = days;
    return event.length < 4 || days.length !== 1 || day?.days.length !== 1
      ? stage
      : { ...stage, row: { ...stage.row, date: day.days[0] ?? '' } };
  });

const plainStart = (plain: string, [first, second]: readonly Part[]): string =>
  plain.slice(first?.to ?? 0, second?.from).replace(/^[\s,;:-]+/u, '');
