import { quantitiesIn } from '../reading/quantities.js';
import type { AnswerKey } from '../terms/answers.js';
import type { Finding } from './proposal.js';
import { roleOf, type Roles } from './roles.js';
import type { Statement } from './statements.js';

type PeriodKey = Extract<
  AnswerKey,
  'payment_due_days' | 'acceptance_days' | 'feedback_days' | 'termination_notice_days' | 'warranty_days'
>;

const ROLES: Roles<PeriodKey | 'none'> = {
  payment_due_days:
    /\b(?:pay|pays|paid|payments?|payable|invoices?|net|(?:the )?(?:rest|remainder|balance)|likus|likus\w+|likut\w*|saskait\w*|apmok\w*|sumok\w*|atsiskait\w*|moke(?:jim|ti)\w*|mokam\w*)\b/gu,
  acceptance_days:
    /(?<!\b(?:after|on|upon|from|po|nuo) (?:the )?)\b(?:accept\w*|approv\w*|to (?:check|review|test)|sign(?:s|ed)? off|priim\w*|priem\w*|patikrin\w*|patvirtin\w*|perziur\w*)\b/gu,
  feedback_days:
    /\b(?:feedback|comments?|remarks|materials|answer(?:s|ing)?|respon[ds]\w*|repl(?:y|ies)|send (?:you )?(?:texts|photos|content)|pastab\w*|atsak\w*|medziag\w*|komentar\w*)\b/gu,
  termination_notice_days:
    /\b(?:notice|terminat\w*|cancel\w*|end (?:the|this) (?:contract|agreement|cooperation)|ispej\w*|nutrauk\w*|pranes\w*)\b/gu,
  warranty_days:
    /\b(?:warrant\w*|guarantee\w*|bug ?-?fix\w*|bugs|defects?|free (?:support|fixes)|fix (?:anything|errors|problems)|garant\w*|klaid\w*|trukum\w*|defekt\w*)\b/gu,
  none: /\b(?:late|delay\w*|overdue|confidential\w*|nda|penalt\w*|hosting|trial|experience|patirt\w*|konfidencial\w*|velav\w*|velu\w*|netesyb\w*|delspinig\w*|old|veikia\w*|in business|deliver\w*|draft|version|variant\w*|eskiz\w*|galioj\w*|valid|support|prieziur\w*|palaik\w*|done|ready|needed|finish\w*|reik(?:ia|es|alinga)|padary\w*|atliksi\w*|(?<!\b(?:ap)?(?:mo|mokej|atsiskait|priem|ispej|garant)\w* )termin(?:as|ai))\b/gu,
};

const WORKING = /\b(?:working|business|darbo|d\. ?d)\b/u;
const CALENDAR = /\b(?:calendar|kalendorin\w*|k\. ?d)\b/u;
const LIMITS: Readonly<Record<PeriodKey, number>> = {
  payment_due_days: 120,
  acceptance_days: 20,
  feedback_days: 30,
  termination_notice_days: 180,
  warranty_days: 1_825,
};
const IN_WORKING_DAYS: ReadonlySet<string> = new Set(['acceptance_days', 'feedback_days']);
/** "net 30", "14 d.", "5 d. d.": what the words of contracts leave out. */
const SHORT = /\bnet[ -]?(\d{1,3})\b|(?<![\d.,])(\d{1,3})\s?(?:d\. ?d\.?|k\. ?d\.?|d\.)(?! *d)(?=\W|$)/gu;
/** "prieš mėnesį", "per savaitę"; „25 sąskaitos per mėnesį“ says how many. */
const BARE_PERIOD = /(?<!\b\d+ (?:\w+ ){1,3})\b(?:pries|per) (menesi|savaite)\b/gu;
/** Payment is counted from the invoice; what counts it from the work says something else. */
const FROM_WORK =
  /^\s*(?:after|from|of|upon|po|nuo) (?:the |darb\w* |rezultat\w* )*(?:hand ?over|handing over|delivery|completion|acceptance|approval|launch|perdav\w*|pridav\w*|priem\w*|atlik\w*|pabaig\w*|paleid\w*)\b/u;
const FROM_WORK_BEFORE =
  /\b(?:after|upon|from|po|nuo) (?:the )?(?:acceptance|approval|delivery|launch|priem\w*|patvirtin\w*|perdav\w*|paleid\w*)\b[^.;]{0,20}$/u;
/** The work is begun or done when money has come: „padarysiu per 15 d. nuo apmokėjimo“. */
const FROM_PAYMENT =
  /^\s*(?:after|from|of|upon|po|nuo) (?:\w+ ){0,2}?(?:payments?|is paid|receipt of (?:the )?(?:payment|deposit|advance|money|funds)|(?:ap|su)?mokej\w*|avanso|pinigu)\b/u;
const FROM_INVOICE = /^\s*(?:after|from|of|upon|po|nuo) (?:\w+ ){0,3}?(?:invoice|bill|saskait)/u;
/** "By the 15th day of the next month", „iki kito mėnesio 15 d.“: a day, whichever the invoice has. */
const DAY_OF_MONTH_BEFORE =
  /\b(?:(?:sekanci|kit|kiekvien|ein|t|po)\w* )?men(?:esi\w*|\.)\s*(?:(?:iki|ne veliau kaip) )?$|\bday $/u;
const DAY_OF_MONTH_BEHIND =
  /^\s*(?:of (?:the|each|every|a|next|that) (?:\w+ )?months?\b|(?:kito|kiekvieno|sekancio|einamojo|to (?:paties )?)\s*men)/u;
/** „Iki 15 d.“ is a day of the month or fifteen days. */
const DAY_OR_DAYS = /\biki $/u;
const RANGE = /\d\s*(?:-|to|iki|or|ar|arba)\s*$/u;

/** Days that the parties give each other, as the answers count them. */
export function periodsIn(statement: Statement): Finding[] {
  const { text, plain, start } = statement;
  const shorts = [...plain.matchAll(SHORT)]
    /* "kovo 15 d." is a day of the year. */
    .filter(
      ({ index }) =>
        !/\b(?:sausi|vasari|kov|baland|geguz|birzel|liep|rugpju|rugsej|spali|lapkri|gruodz)\w* $/u.test(
          plain.slice(0, index),
        ),
    )
    .map(({ 0: words, 1: net, 2: days, index }) => ({ words, index, value: Number(net ?? days) }));
  const bare = [...plain.matchAll(BARE_PERIOD)].map(({ 0: words, 1: unit = '', index }) => ({
    words,
    index,
    value: unit.startsWith('m') ? 30 : 7,
  }));
  const periods = quantitiesIn(text).filter(({ kind }) => kind === 'period');
  return [...periods, ...shorts, ...bare].flatMap(({ words, index, value }): Finding[] => {
    const [from, to] = [index, index + words.length];
    if (DAY_OF_MONTH_BEFORE.test(plain.slice(0, from)) || DAY_OF_MONTH_BEHIND.test(plain.slice(to)))
      return [];
    if (RANGE.test(plain.slice(0, from)) || /^\s*-\s*\d/u.test(plain.slice(to))) return [];
    const said = roleOf(statement, [from, to], ROLES);
    if (said === undefined || said.role === 'none') return [];
    if (said.role === 'payment_due_days' && FROM_PAYMENT.test(plain.slice(to))) return [];
    /* "Accepts, or sends remarks, in five days" is of acceptance. */
    const isAnswered = said.role === 'feedback_days' && /\b(?:accept\w*|priim\w*)/u.test(plain);
    const key = isAnswered ? 'acceptance_days' : said.role;
    const { isNear } = said;
    const days = daysFor(key, value, plain.slice(from, to + 20));
    if (days === undefined || days > LIMITS[key] || days < 1) return [];
    return [
      {
        key,
        value: String(days),
        quote: { start: start + from, end: start + to },
        isCertain:
          isNear &&
          !(key === 'payment_due_days' && mayBeOfWork(plain.slice(0, from), plain.slice(to), said.words)),
      },
    ];
  });
}

/** "Within 15 days of acceptance", "iki 15 d."; "we pay EUR 500 in 15 days" may say when the work is to be there. */
function mayBeOfWork(before: string, behind: string, payment: string): boolean {
  if (FROM_INVOICE.test(behind)) return false;
  if (FROM_WORK.test(behind) || FROM_WORK_BEFORE.test(before) || DAY_OR_DAYS.test(before)) return true;
  const at = before.lastIndexOf(payment);
  return at !== -1 && /\d/u.test(before.slice(at));
}

function daysFor(key: PeriodKey, days: number, words: string): number | undefined {
  const isWeeks = /week|savait|sav\./u.test(words);
  if (IN_WORKING_DAYS.has(key)) {
    if (CALENDAR.test(words)) return undefined;
    return isWeeks ? (days / 7) * 5 : days;
  }
  return WORKING.test(words) ? undefined : days;
}
