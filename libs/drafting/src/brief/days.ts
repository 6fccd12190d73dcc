import { MONTHS_GENITIVE } from '../format/lt.js';
import { parseDate } from '../reading/date.js';
import type { SaidDate } from '../reading/dates-said.js';
import { allDatesIn, daysOf } from '../reading/days-said.js';
import type { IsoDate } from '../model/document.js';
import { plainText } from './plain-text.js';
import type { Finding } from './proposal.js';
import { roleOf, type Roles } from './roles.js';
import type { Statement } from './statements.js';
import { saysDoing } from './work.js';

type DayKey = 'starting_work_date' | 'final_deadline';

/** Words that only say from when or until when: of what, others in the sentence may say. */
const WEAK: Roles<DayKey> = {
  starting_work_date: /\b(?:from|nuo)\b/gu,
  final_deadline: /\b(?:by|until|till|no later than|before|to (?=\d)|iki|ne veliau|veliausi\w*)\b/gu,
};

const ROLES: Roles<DayKey | 'none'> = {
  starting_work_date:
    /\b(?:start\w*|begin\w*|commenc\w*|kick ?-?off|prad\w*|prasid\w*|imtis|startuo\w*|period|laikotarp\w*)\b/gu,
  final_deadline:
    /\b(?:deadlines?|due|finish\w*|complet\w*|deliver\w*|launch\w*|go live|live|ready|done|hand ?over|end(?:s|ing)?|termin\w*|pabaig\w*|baig\w*|uzbaig\w*|paleid\w*|atiduo\w*|perduo\w*|prista\w*)\b/gu,
  none: /\b(?:send|siusti|siusk\w*|valid|expires?|reply|replies|respond|apply|applications?|quotes? by|proposals? (?:by|until)|offers? (?:by|until)|call|meet(?:ing)?s?|interview|born|founded|since|established|invoice[ds]?|pay(?:s|ment|able)?|paid|feedback|materials?|content|texts by|photos by|first (?:draft|version|sketch\w*)|draft|sketch\w*|stage|phase|milestone|conference|event|fair|wedding|anniversary|written|dated|sent|expo|galioj\w*|atsaky\w*|kandid\w*|pasiulym\w*|susitik\w*|skambin\w*|gim\w*|ikur\w*|nuo seno|saskait\w*|apmok\w*|sumok\w*|moke\w*|pastab\w*|medziag\w*|eskiz\w*|juodrast\w*|pirm(?:as|a|i|o|os) \w*|etap\w*|konferenc\w*|rengin\w*|mug\w*|sventes?|vestuv\w*|gimtadien\w*|rasyta|issiust\w*|atostog\w*|holiday|vacation|away|on leave|warrant\w*|garant\w*)\b/gu,
};

/** A month stands for its last day behind "end of". */
const END_OF = /\bend of\s+$/u;
const END_BEHIND = /^\s*(?:men\w*\.? )?pabaig/u;
/** "4 January – 31 May". */
const SPAN = /^\s*(?:-|to|until|iki)\s*$/u;
const SPAN_KEYS = ['starting_work_date', 'final_deadline'] as const;

export interface SaidDay {
  readonly days: readonly IsoDate[];
  readonly from: number;
  readonly to: number;
}

const MONTHS_PLAIN = MONTHS_GENITIVE.map(plainText);
/** „Vasario 20“: in a hurry nobody writes the „d.“ behind it. */
const BARE = new RegExp(
  String.raw`\b(${MONTHS_PLAIN.join('|')}) (\d{1,2})(?=\s*(?:$|[.,;:)!?](?!\d)|\s(?:iki|nuo|ir|bei|arba|ar|nes)\b|\s-\s))`,
  'gu',
);

function datesOf({ text, plain }: Statement): SaidDate[] {
  const known = allDatesIn(text, plain);
  const bare = [...plain.matchAll(BARE)].map(({ 0: words, 1: month = '', 2: day, index }): SaidDate => ({
    year: undefined,
    month: 1 + MONTHS_PLAIN.indexOf(month),
    day: Number(day),
    words,
    index,
  }));
  const isNew = ({ index }: SaidDate): boolean =>
    !known.some((one) => one.index <= index && index < one.index + one.words.length);
  return [...known, ...bare.filter(isNew)].toSorted((a, b) => a.index - b.index);
}

export function daysIn(statement: Statement, today: IsoDate): SaidDay[] {
  return datesOf(statement).flatMap((date): SaidDay[] => {
    const [from, to] = [date.index, date.index + date.words.length];
    const { plain } = statement;
    const isEnd =
      date.day === undefined && (END_OF.test(plain.slice(0, from)) || END_BEHIND.test(plain.slice(to)));
    const days = daysOf(date, today, isEnd);
    return days.length === 0 ? [] : [{ days, from, to }];
  });
}

/** In "4 January – 31 May 2027" the year stands behind both. */
function inYearOf(day: IsoDate, last: IsoDate | undefined, words: string): IsoDate {
  if (last === undefined || /20\d\d/u.test(words)) return day;
  const moved = parseDate(last.slice(0, 4) + day.slice(4));
  return moved === undefined || moved > last ? day : moved;
}

/** When the work begins and by when it is done. Days of stages, talks and payments are neither. */
export function termIn(statement: Statement, today: IsoDate): Finding[] {
  const days = daysIn(statement, today);
  const [first, last] = days;
  const isSpan = days.length === 2 && first && last && SPAN.test(statement.plain.slice(first.to, last.from));
  return days.flatMap(({ days, from, to }, at): Finding[] => {
    const said = dayRoleOf(statement, [from, to]);
    if (said === undefined || said.role === 'none') return [];
    const { isNear } = said;
    const key = isSpan ? SPAN_KEYS[at === 0 ? 0 : 1] : said.role;
    /* A day that is over was of something else. */
    return days
      .filter((day) => day >= today)
      .map((value) => ({
        key,
        value: isSpan && at === 0 ? inYearOf(value, last?.days[0], statement.text.slice(from, to)) : value,
        quote: { start: statement.start + from, end: statement.start + to },
        isCertain: isNear && days.length === 1,
      }));
  });
}

/** "ready by 3 March", "by 3 March", but "reply by 3 March" and "by 3 March" under "Payment" are of something else; "translate it by 3 March, paid in 30 days" is not. */
function dayRoleOf(statement: Statement, range: readonly [number, number]) {
  const named = roleOf(statement, range, ROLES);
  if (named?.isNear === true) return directionOf(statement, range, named);
  const weak = roleOf({ ...statement, heading: '' }, range, WEAK);
  const before = partBefore(statement.plain, range[0]);
  const isOfWork = named?.role !== 'none' || saysDoing(before) || OF_ALL.test(before);
  return weak?.isNear === true && isOfWork ? weak : named;
}

/** "Everything has to be there by", „viskas turi būti iki“: of the work, whatever else has a day in the sentence. */
const OF_ALL =
  /\b(?:everything|it all|all of (?:it|this|them)|must|has to|have to|needs? to|need (?:it|them|this|everything)|visk\w+|tur(?:i|es|etu) buti?|reik(?:ia|es|etu))\b/u;

const partBefore = (plain: string, at: number): string =>
  plain
    .slice(0, at)
    .split(/[,;.]\s/u)
    .at(-1) ?? '';

/** In one breath, "the work runs from 3 to 28 March and ends" says by its prepositions which day is which. */
function directionOf(
  statement: Statement,
  range: readonly [number, number],
  named: NonNullable<ReturnType<typeof roleOf<DayKey | 'none'>>>,
) {
  if (named.role === 'none') return named;
  const before = statement.plain.slice(0, range[0]);
  if (/\b(?:from|nuo)\s*(?:the )?$/u.test(before)) return { ...named, role: 'starting_work_date' } as const;
  return named;
}
