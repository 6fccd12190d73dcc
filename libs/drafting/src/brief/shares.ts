import { quantitiesIn } from '../reading/quantities.js';
import type { AnswerKey } from '../terms/answers.js';
import { asksForDamages } from './delay.js';
import type { Finding } from './proposal.js';
import { roleOf, type Roles } from './roles.js';
import type { Statement } from './statements.js';

type ShareKey = 'deposit_percent' | 'kill_fee_percent' | 'late_interest' | 'commission';

const ROLES: Roles<ShareKey | 'none'> = {
  deposit_percent:
    /\b(?:deposit|advance|up ?-?front|prepay\w*|avans\w*|is anksto|pries pradedant|pries darb\w*|pradzioj\w*|at (?:the )?(?:start|beginning)|to start|on signing|before (?:we|i|you|the|work)\w*|pasiras\w+|(?:half|puse\w*|%|proc\w*\.?) (?:now|iskart|is karto|galim pervest iskart)|now|iskart|is karto|when (?:you book|we sign)|rezervacij\w*)\b/gu,
  kill_fee_percent: /\b(?:cancel\w*|kill ?-?fee|call (?:it )?off|nutrauk\w*|atsisak\w*|atsauk\w*)\b/gu,
  late_interest:
    /\b(?:interest|late payment|pay(?:s|ing)? late|overdue|palukan\w*|delspinig\w*|veluo\w* (?:mok|apmok)\w*|pavelav\w* (?:mok|apmok|sumok)\w*)\b/gu,
  commission:
    /\b(?:commission|of (?:the )?(?:net )?(?:value|amount) of (?:each|every)|of (?:the )?(?:sales?|revenue|turnover|every sale|each sale|deals?)|komisin\w*|nuo (?:kiekvien\w+ )?(?:pardavim|apyvart|sandor|parduot)\w*)\b/gu,
  none: /\b(?:rest|remaining|balance|on delivery|on completion|after|at (?:the )?end|likus\w*|likut\w*|po (?:perdav|pridav|pabaig|patvirt|atlik)\w*|pabaigoj\w*|discount|nuolaid\w*|vat|pvm|bonus|premij\w*|bigger|growth|more|conversion|stage|etap\w*|phase|velu\w* (?:atlik|perduo)\w*|late deliver\w*|velavim\w*)\b/gu,
};
const A_DAY =
  /^\s*(?:delspinig\w+|palukan\w+|interest|netesyb\w+)\s*(?:uz|per) (?:kiekvien\w+ )?(?:paveluota |velavimo )?dien|^\s*(?:a|per|each|\/|uz kiekviena|kiekvien\w+|per)?\s*(?:day|diena)|^\s*(?:uz )?(?:kiekviena )?(?:pa)?(?:veluota |velavimo )?diena|^\s*daily/u;

/** A sentence with more is no deal. */
const MOST = 10;

/** Parts of the price, and percentages of something else. */
export function sharesIn(statement: Statement): Finding[] {
  const { text, plain, start } = statement;
  const parts = quantitiesIn(text).filter(({ kind }) => kind === 'percent');
  if (parts.length > MOST) return [];
  return parts.flatMap(({ value, words, index }): Finding[] => {
    const [from, to] = [index, index + words.length];
    if (/(?:\d|%)\s*(?:-|to|iki|or|ar|arba|\/)\s*$/u.test(plain.slice(0, from))) return [];
    /* "Either half" is a side, no part. */
    if (/\b(?:kuri|abi|kita|kiekviena|viena) $/u.test(plain.slice(0, from))) return [];
    const said = roleOf(statement, [from, to], ROLES);
    if (said === undefined || said.role === 'none') return [];
    const { role, isNear } = said;
    const quote = { start: start + from, end: start + to };
    const isADay = A_DAY.test(plain.slice(to));
    if (role === 'late_interest' && asksForDamages(statement)) return [];
    if (isADay !== (role === 'late_interest') || value > (isADay ? 1 : 100)) return [];
    const isHalf = !/\d/u.test(words);
    if (isHalf && role !== 'deposit_percent' && role !== 'kill_fee_percent') return [];
    const certain = { quote, isCertain: isNear };
    if (role === 'commission')
      return [
        { key: 'payment_structure', value: 'commission', ...certain },
        { key: 'payment_amount', value: String(value), ...certain },
      ];
    return [{ key: role satisfies AnswerKey, value: String(value), ...certain }];
  });
}

const ROUNDS =
  /\b(?:revis\w*|edits?|changes?|correct\w*|feedback|amend\w*|tweaks?|pataisym\w*|taisym\w*|korekcij\w*|korektur\w*|pakeitim\w*|patais(?:a|os|u|as)|ratai|ratus|ratas|rata|ratu)\b/u;
/** "two revisions", "3 pataisymai", "du kartus taisome". */
const COUNTED =
  /(?<![\d.,%])(\d{1,2}|one|two|three|four|five|six|vien\w{1,2}|du|dvi|dveji|tris|trys|treji|keturi\w*|penki\w*)\s+(?:free |included |nemokam\w+ )?(?:(?:rounds?|sets?|loops?|ratai|ratus|ratas|rata|ratu|kartus|kartai)(?: of)? ?(?:free |included )?(?:revis\w*|edits?|changes?|corrections?|feedback|amendments?|tweaks?|pataisym\w*|taisym\w*|korekcij\w*|pakeitim\w*)?|revisions?|revision rounds?|edits|corrections|pataisym\w+|korekcij\w+|taisym\w+|patais(?:a|os|u|as)|serij(?:a|os|as|u) (?:pataisu|pataisym\w+|korekcij\w+))(?: (?:ratai|ratus|ratas|rata|ratu|serij(?:a|os|as|u)))?\b/gu;
const VALUES: readonly (readonly [RegExp, number])[] = [
  [/^(?:one|vien)/u, 1],
  [/^(?:two|du|dvi|dveji)/u, 2],
  [/^(?:three|tris|trys|treji)/u, 3],
  [/^(?:four|ketur)/u, 4],
  [/^(?:five|penk)/u, 5],
  [/^six/u, 6],
];

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|vien\w{1,3}|du|dvi|dveji|tris|trys|treji|keturi\w*|penki\w*)`;
/** "Two rounds for the logo and one for labels": there is no one number for all. */
const OF_SEVERAL = new RegExp(
  String.raw`\b(?:for|uz)\b[^.;]{2,60}(?:,|\band|\bir|\bbei|\bo|\bbut)\s+(?:only |just |tik )?${NUMBER} (?:\w+ )?(?:for|on|uz)\b|\b\w+(?:ui|ei|iai|ims|ams|oms|ems)(?:,| ir| bei| o)\s+(?:tik )?${NUMBER}(?: \w+)? \w+(?:ui|ei|iai|ims|ams|oms|ems)\b`,
  'u',
);

/** Whether it counts rounds of changes, of all of the work or of a part of it. */
export const countsRounds = ({ plain }: Statement): boolean =>
  ROUNDS.test(plain) && new RegExp(COUNTED.source, 'u').test(plain);

/** Rounds of changes that a statement gives to all of the work. */
export function roundsIn({ plain, start }: Statement): Finding[] {
  if (!ROUNDS.test(plain) || OF_SEVERAL.test(plain)) return [];
  const found = [...plain.matchAll(COUNTED)].flatMap(({ 0: words, 1: count = '', index }): Finding[] => {
    const value = /^\d/u.test(count) ? Number(count) : VALUES.find(([is]) => is.test(count))?.[1];
    if (value === undefined || value > 20) return [];
    if (/\d\s*(?:-|to|or|arba|ar|iki)\s*$/u.test(plain.slice(0, index))) return [];
    return [
      {
        key: 'revision_rounds',
        value: String(value),
        quote: { start: start + index, end: start + index + words.trimEnd().length },
        isCertain: true,
      },
    ];
  });
  return new Set(found.map(({ value }) => value)).size > 1 ? [] : found;
}

const HOURS_LIMIT =
  /\b(?:up to|max\w*|cap\w*|limit\w*|at most|no more than|iki|ne daugiau|daugiausia\w*|rib\w+)\b/u;
/** "22 hrs", "800 h", "240 val". */
const SHORT_HOURS = /(?<![\d.,:])(\d{1,4})\s?(?:h|hrs?|val)\b\.?/gu;
const TIMES = String.raw`(?:a|an|per|each|every|\/|kas|i|kiekvien\w+)`;
const BETWEEN_TIME = String.raw`(?:[^.,;:\d/]{0,25}\s)?`;
const A_MONTH = new RegExp(
  String.raw`^\s*(?:${TIMES}?\s*(?:month|menes|men\b)|${BETWEEN_TIME}(?:${TIMES}|tam)\s*(?:calendar |kalendorin\w+ )?(?:month|menes|men\b))`,
  'u',
);
const MONTH_BEFORE =
  /\b(?:(?:each|every|per|a|kas|per|i|kiekvien\w+) (?:calendar )?(?:month|menes|men\b)\w*|monthly|menesio|menesiui|menesin\w+)\b[^.;\d]{0,30}$/u;
const A_DAY_OR_WEEK = new RegExp(
  String.raw`^\s*(?:${TIMES}?\s*(?:day|week|dien|sav)|${BETWEEN_TIME}${TIMES}\s*(?:\w+ )?(?:day|week|dien|sav))`,
  'u',
);
const DAY_OR_WEEK_BEFORE =
  /\b(?:each|every|per|a|kas|i|kiekvien\w+) (?:\w+ )?(?:day|week|dien|savait)\w*[^.;\d]{0,20}$/u;

/** Hours at most: what is said of them, and whether they are those of each month. */
export interface SaidHours extends Finding {
  readonly isMonthly: boolean;
  /** Called the most, not what is expected. */
  readonly isLimit: boolean;
}

/** Hours at most, or in each month: not those of a day, a week, or in which somebody answers. */
export function hoursIn({ text, plain, start }: Statement): SaidHours[] {
  const spelt = quantitiesIn(text).filter(({ kind }) => kind === 'hours');
  const short = [...plain.matchAll(SHORT_HOURS)].map(({ 0: words, 1: n, index }) => ({
    words,
    index,
    value: Number(n),
  }));
  return [...spelt, ...short].flatMap(({ value, words, index }): SaidHours[] => {
    const [before, after] = [plain.slice(Math.max(0, index - 40), index), plain.slice(index + words.length)];
    const isMonthly = A_MONTH.test(after) || MONTH_BEFORE.test(before);
    if (A_DAY_OR_WEEK.test(after) || DAY_OR_WEEK_BEFORE.test(before)) return [];
    if (!isMonthly && !HOURS_LIMIT.test(before) && !HOURS_LIMIT.test(after.slice(0, 20))) return [];
    if (
      /\b(?:within|respon\w+|repl\w+|answer\w*|atsak\w+|per)\b[^,]*$/u.test(before) ||
      /(?:\d|-)\s*$/u.test(before)
    )
      return [];
    return [
      {
        key: 'hours_cap',
        value: String(value),
        quote: { start: start + index, end: start + index + words.length },
        isCertain: true,
        isMonthly,
        isLimit: HOURS_LIMIT.test(before) || HOURS_LIMIT.test(after.slice(0, 20)),
      },
    ];
  });
}

/**
 * Hours of a month are the limit of a retainer, and one of its own of hourly work; where nobody says how the work is paid, or that
 * they are the most, it is for somebody to look at.
 */
export const limitOfHours = (hours: readonly SaidHours[], ways: ReadonlySet<string>): Finding[] =>
  hours.map(({ isMonthly, isLimit, ...hour }) => {
    if (!isMonthly || (ways.size === 1 && ways.has('retainer'))) return hour;
    return ways.has('hourly') && !ways.has('retainer')
      ? { ...hour, key: 'monthly_hours_cap', isCertain: isLimit }
      : { ...hour, isCertain: false };
  });
