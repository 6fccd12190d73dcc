import { datesIn, type SaidDate } from '../reading/dates-said.js';
import type { IsoDate } from '../model/document.js';
import { parseDate } from '../reading/date.js';
import type { Day } from './rules/rule.js';

export interface PlacedDate {
  readonly date: IsoDate;
  readonly role: 'start' | 'end' | undefined;
  /** The part between semicolons it stands in, and what is before and after it there, in small letters. */
  readonly before: string;
  readonly after: string;
}

/** "6–10 October 2025" and „balandžio 13–30 d.“ as two dates each. */
const RANGES: readonly (readonly [RegExp, string])[] = [
  [/(\p{L}{5,12}) (\d{1,2}) ?[–-] ?(\d{1,2}) ?d\./gu, '$1 $2 d. – $1 $3 d.'],
  [/(?<![\d.])(\d{1,2}) ?[–-] ?(\d{1,2}) (\p{Lu}\p{Ll}{2,8})((?: \d{4})?)(?!\p{L})/gu, '$1 $3$4 – $2 $3$4'],
];

/** Directly before a date, surer than any word further away. */
const FROM = /(?<!\p{L})(?:from|as of|as from|since|on or after|nuo)(?: the| this| approximately| about)? $/u;
const UNTIL =
  /(?<!\p{L})(?:by|until|till|through|before|on or before|no later than|iki|ligi)(?: the| approximately| about| the end of| vėliausiai| pat)? $/u;
const BETWEEN = /^,? ?(?:–|-|to|until|till|through|and ending|and ends|iki) (?:on |approximately |about )?$/u;
/** Behind it. */
const NAMES_START =
  /^.{0,12}(?:\(?(?:the )?"?(?:effective|start|commencement) date|(?:įsigaliojimo|pradžios) (?:data|diena))/u;
const ROLES =
  /(?<!\p{L})(?:(?<start>start\p{L}*|commenc\p{L}*|begin\p{L}*|effective|entered into (?:on|as of)|dated as of|įsigalio\p{L}*|prade\p{L}*|prasided\p{L}*|pradži\p{L}*)|(?<end>end(?:s|ing)?|expir\p{L}*|until|till|deadlines?|due|complet\p{L}*|finish\p{L}*|no later than|deliver\p{L}*|milestones?|submit\p{L}*|submission|hand(?:s|ed)? (?:over|in)|ready|launch\p{L}*|(?:už|pa)?baig\p{L}*|pabaig\p{L}*|terminas|pateik\p{L}*|perduo\p{L}*|atlie?k\p{L}*|pristat\p{L}*|parengi\p{L}*|etap\p{L}*|vėliausiai|ne vėliau kaip))(?!\p{L})/gu;
const UNDER_END =
  /(?<!\p{L})(?:deliver\p{L}*|deadlines?|schedule|timetable|timeline|milestones?|terminai|grafik\p{L}*|etap\p{L}*)(?!\p{L})/u;

const HALF_A_YEAR = 6;
/**
 * A day without a year is one of the year that its sentence names, or the next one after the day of the contract. "Until December
 * 2026, then January" goes on into the next year.
 */
function dayOf(
  { year, month, day }: SaidDate,
  named: Day | undefined,
  dated: Day | undefined,
): Day | undefined {
  if (day === undefined) return undefined;
  if (year !== undefined) return { year, month, day };
  if (named !== undefined) {
    const isNext = named.month - month >= HALF_A_YEAR;
    return { year: isNext ? named.year + 1 : named.year, month, day };
  }
  if (dated === undefined) return undefined;
  const isEarlier = month < dated.month || (month === dated.month && day < dated.day);
  return { year: isEarlier ? dated.year + 1 : dated.year, month, day };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The days a sentence names, with what begins or ends on them as far as its words say it. */
export function placedDates(quote: string, heading: string, dated: Day | undefined): PlacedDate[] {
  const written = RANGES.reduce((text, [range, parted]) => text.replaceAll(range, parted), quote).replaceAll(
    /\s/gu,
    ' ',
  );
  const small = written.toLowerCase();
  const roles = [...small.matchAll(ROLES)].map(({ index, groups }) => ({
    index,
    role: groups?.['start'] === undefined ? ('end' as const) : ('start' as const),
  }));
  let named: Day | undefined;
  let behind = 0;
  const found: PlacedDate[] = [];
  for (const said of datesIn(written)) {
    const day = dayOf(said, named, dated);
    const date = day && parseDate(`${day.year}-${two(day.month)}-${two(day.day)}`);
    if (day === undefined || date === undefined) continue;
    named = day;
    const part = small.lastIndexOf(';', said.index) + 1;
    const before = small.slice(part, said.index);
    const after = small.slice(said.index + said.words.length, said.index + said.words.length + 90);
    const previous = found.at(-1);
    const isSecond = previous !== undefined && BETWEEN.test(small.slice(behind, said.index));
    if (isSecond) found[found.length - 1] = { ...previous, role: 'start' };
    const near = roles.findLast(({ index }) => index < said.index && said.index - index < FAR);
    const role = isSecond
      ? 'end'
      : FROM.test(before) || NAMES_START.test(after)
        ? 'start'
        : UNTIL.test(before)
          ? 'end'
          : PAST.test(before)
            ? undefined
            : (near?.role ?? (UNDER_END.test(heading) || ITEM.test(written) ? 'end' : undefined));
    found.push({ date, role, before, after });
    behind = said.index + said.words.length;
  }
  return found;
}
const FAR = 160;
/** "Was decided on", „po“: days that are over, or only counted from. */
const PAST = /(?<!\p{L})(?:(?:was|were|been)(?: \p{L}+){0,3} (?:on|by)|after|po)(?: the)? $/u;
/** A line that names one thing and its day: "Drawings: 2 February 2026". */
const ITEM =
  /^(?!.*(?:[Dd]ate|[Dd]ata|[Ss]igned|[Pp]asiraš|[Ss]tart|[Pp]radžia|[Bb]orn|[Gg]im))\W*\p{L}[\p{L}\d ]{2,50}(?::| [–-]) (?:by |iki )?\d[^,;:]{6,26}$/u;
