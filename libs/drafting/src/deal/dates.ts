import type { SaidDate } from '../reading/dates-said.js';
import { withDaysInFigures } from '../reading/days-in-words.js';
import { allDatesIn } from '../reading/days-said.js';
import type { IsoDate } from '../model/document.js';
import { parseDate } from '../reading/date.js';
import type { Day, Said } from './said.js';
import { lean } from '../reading/letters.js';

type SaidOfDays = Pick<Said, 'quote' | 'heading' | 'dated' | 'lastDay'>;

export interface PlacedDate {
  readonly date: IsoDate;
  readonly role: 'start' | 'end' | undefined;
  /** The part between semicolons it stands in, and what is before and after it there, in small letters. */
  readonly before: string;
  readonly after: string;
}

/** "6–10 October 2025" and „balandžio 13–30 d.“ as two dates each. */
const RANGES: readonly (readonly [RegExp, string])[] = [
  [lean(/(\p{L}{5,12}) (\d{1,2}) ?[–-] ?(\d{1,2}) ?d\./gu), '$1 $2 d. – $1 $3 d.'],
  [
    lean(/(?<![\d.])(\d{1,2}) ?[–-] ?(\d{1,2}) (\p{Lu}\p{Ll}{2,8})((?: \d{4})?)(?!\p{L})/gu),
    '$1 $3$4 – $2 $3$4',
  ],
];

/** Directly before a date, surer than any word further away. */
const FROM = lean(
  /(?<!\p{L})(?:from|as of|as from|on or after|with effect from|nuo)(?: the| this| approximately| about)? $/u,
);
const UNTIL = lean(
  /(?<!\p{L})(?:by|until|till|through|through to|(?:runs?|lasts?|continues?|extends?) to|before|on or before|(?:up )?to and including|(?:no|not) later than|iki|ligi)(?: the| approximately| about| the end of| vėliausiai| pat)? $/u,
);
const BETWEEN = /^,? ?(?:–|-|to|until|till|through|and ending|and ends|iki) (?:on |approximately |about )?$/u;
/** Behind it. */
const NAMES_START = lean(
  /^.{0,12}(?:\(?(?:the )?"?(?:effective|start|commencement) date(?!\p{L})|(?:įsigaliojimo|pradžios) (?:data|diena))/u,
);
const ROLES = lean(
  /(?<!\p{L})(?:(?<start>start(?!ed)\p{L}*|commenc(?!ed)\p{L}*|begin\p{L}*|effective|entered into (?:on|as of)|dated as of|(?:enters?|comes?|coming) into (?:force|effect|operation)|takes? effect|kick\p{L}*[ -]?offs?|gets? (?:going|under ?way|started)|binds?|binding|engaged? from|įsigalio\p{L}*|prade\p{L}*|prasided\p{L}*|pradži\p{L}*)|(?<end>end(?:s|ing)?|conclud(?:es|ing)|expir\p{L}*|until|till|deadlines?|due|complet\p{L}*|finish\p{L}*|no later than|deliver\p{L}*|milestones?|submit\p{L}*|submission|hand(?:s|ed)? (?:over|in)|ready|launch\p{L}*|(?:už|pa)?baig\p{L}*|pabaig\p{L}*|terminas|pateik\p{L}*|perduo\p{L}*|atlie?k\p{L}*|pristat\p{L}*|parengi\p{L}*|etap\p{L}*|vėliausiai|ne vėliau kaip))(?!\p{L})/gu,
);
const UNDER_END = lean(
  /(?<!\p{L})(?:deliver\p{L}*|deadlines?|schedule|timetable|timeline|milestones?|terminai|grafik\p{L}*|etap\p{L}*)(?!\p{L})/u,
);

const HALF_A_YEAR = 6;
/**
 * A day without a year is one of the year that its sentence names before it, or behind it ("30 May, 11 July 2025"), or the next one
 * after the day of the contract. "Until December 2026, then January" goes on into the next year.
 */
function dayOf(
  { year, month, day }: SaidDate,
  named: Day | undefined,
  behind: Omit<Day, 'day'> | undefined,
  dated: Day | undefined,
): Day | undefined {
  if (day === undefined) return undefined;
  if (year !== undefined) return { year, month, day };
  if (named !== undefined) {
    const isNext = named.month - month >= HALF_A_YEAR;
    return { year: isNext ? named.year + 1 : named.year, month, day };
  }
  if (behind !== undefined)
    return { year: behind.month - month <= -HALF_A_YEAR ? behind.year - 1 : behind.year, month, day };
  if (dated === undefined) return undefined;
  const isEarlier = month < dated.month || (month === dated.month && day < dated.day);
  return { year: isEarlier ? dated.year + 1 : dated.year, month, day };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The days a sentence names, with what begins or ends on them as far as its words say it. */
export function placedDates(said: SaidOfDays): readonly PlacedDate[] {
  const known = placed.get(said);
  if (known !== undefined) return known;
  const found = datesPlaced(said);
  placed.set(said, found);
  return found;
}
/** What candidates and the rules of two terms ask for. */
const placed = new WeakMap<SaidOfDays, readonly PlacedDate[]>();
function datesPlaced({ quote, heading, dated, lastDay }: SaidOfDays): readonly PlacedDate[] {
  const inFigures = withDaysInFigures(quote.replaceAll(/\s/gu, ' '));
  if (!/\d/u.test(inFigures)) return [];
  const written = RANGES.reduce((text, [range, parted]) => text.replaceAll(range, parted), inFigures);
  const all = allDatesIn(written);
  if (all.length === 0) return [];
  const small = written.toLowerCase();
  const roles = [...small.matchAll(ROLES)].map(({ index, groups }) => ({
    index,
    role: groups?.['start'] === undefined ? ('end' as const) : ('start' as const),
  }));
  let named: Day | undefined;
  let behind = 0;
  const found: PlacedDate[] = [];
  for (const [at, said] of all.entries()) {
    const next = all.slice(at + 1).find(({ year }) => year !== undefined);
    const later = next?.year === undefined ? undefined : { year: next.year, month: next.month };
    const day = dayOf(said, named, later, dated ?? lastDay);
    const date = day && parseDate(`${day.year}-${two(day.month)}-${two(day.day)}`);
    if (day === undefined || date === undefined) continue;
    named = day;
    const part = small.lastIndexOf(';', said.index) + 1;
    const before = small.slice(part, said.index);
    const after = small.slice(said.index + said.words.length, said.index + said.words.length + 90);
    const previous = found.at(-1);
    const isSecond =
      previous !== undefined &&
      (BETWEEN.test(small.slice(behind, said.index)) ||
        (small.slice(behind, said.index) === ' and ' && previous.before.endsWith('between ')));
    if (isSecond) found[found.length - 1] = { ...previous, role: 'start' };
    const near = roles.findLast(({ index }) => index < said.index && said.index - index < FAR);
    const role = isSecond
      ? 'end'
      : NAMES_START.test(after)
        ? 'start'
        : PAST.test(before)
          ? undefined
          : FROM.test(before)
            ? 'start'
            : UNTIL.test(before)
              ? 'end'
              : (near?.role ??
                (UNDER_END.test(heading) || ITEM.test(written) || ITEMS.test(written) ? 'end' : undefined));
    found.push({ date, role, before, after });
    behind = said.index + said.words.length;
  }
  return found;
}
const FAR = 160;
/** "Was decided on", „po“: days that are over, or only counted from. */
const PAST = lean(
  /(?<!\p{L})(?:(?:was|were|been|started|began)(?: \p{L}+){0,3} (?:on|by)|since|after|po|(?<!(?:no|not) )later than|(?:(?:the|an?|that|said|your|our|its|attached|head|master|original|certain) (?:\p{L}+ ){0,4}(?:agreement|contract|order|deed|lease|note|declaration(?: of \p{L}+)?)|brief|offer|quot(?:e|ation)|proposal|estimate|specification|letter|e-?mail|memorandum|invoice|minutes|version|draft|tender)(?: (?!(?:is|shall|will|was|comes?|commences?|effective|begins?|starts?|takes?) )[\p{L}\d-]+){0,6},? (?:of|dated|dated as of|as of|from)|(?<!(?:days?|months?|weeks?|end|beginning|dates?|deadlines?|as|start|term|period|until|than) )(?<!\p{L})of)(?: the)? $/u,
);
/** "Delivery dates: Bury 20 April 2026, Warrington 27 April 2026". */
const ITEMS = lean(
  /^\W*(?:\d+(?:\.\d+)*\.? )?(?:\p{L}+ ){0,3}(?:[Dd]ates|[Dd]eadlines?|[Dd]eliver(?:y|ies)|[Mm]ilestones?|[Ss]chedule|[Cc]ompletion|[Tt]erminai|[Ee]tapai)(?: \p{L}+){0,3}:/u,
);
/** A line that names one thing and its day: "Drawings: 2 February 2026". */
const ITEM = lean(
  /^(?!.*(?:[Dd]ate|[Dd]ata|[Ss]igned|[Pp]asiraš|[Ss]tart|[Pp]radžia|[Bb]orn|[Gg]im))\W*\p{L}[\p{L}\d ]{2,50}(?::| [–-]) (?:by |iki )?\d[^,;:]{6,26}$/u,
);
