import { durations, money, percents } from '../measures.js';
import { withFigures } from '../figures.js';
import { roundsIn } from '../rounds.js';
import { withoutDates } from '../without-dates.js';
import { isOwedDaily, ratesIn, yearlyRate } from '../rates.js';
import { changedAlone } from './changes.js';
import { OF_STAFF_ALONE } from './fair-words.js';
import { endsSomeDay } from './said-otherwise.js';
import { lean } from '../../reading/letters.js';

/** Where a figure, or words of the sentence itself, decide whether it has a defect: false where they contradict it. */
type Gate = (plain: string) => boolean | undefined;

/** "Net ____ days": nobody has said how many. */
const BLANK = /_{2,}|\[[^\]]*\]|\{\{/u;

/** Whether the longest period is longer than so many days; undefined where none is named. */
const longerThan =
  (days: number): Gate =>
  (plain) => {
    const named = durations(plain);
    if (named.length === 0) return BLANK.test(plain) ? false : undefined;
    return named.some((each) => each.days > days);
  };

/** Whether a share is so high; undefined where none is named. */
const shareFrom =
  (share: number): Gate =>
  (plain) => {
    const named = percents(plain);
    return named.length === 0 ? undefined : named.some((each) => each >= share);
  };

const YEAR = 365;
const MONTH = 30;

const yearlyFrom =
  (rate: number): Gate =>
  (plain) => {
    const found = yearlyRate(plain);
    return found === undefined ? undefined : found >= rate;
  };
const yearlyBelow =
  (rate: number): Gate =>
  (plain) => {
    const found = yearlyRate(plain);
    return found === undefined ? undefined : found < rate;
  };

/** Payment within 30 days is what the law calls usual between firms (Directive 2011/7/EU). */
export const USUAL_PAYMENT_DAYS = 30;

const OF_THIS_CONTRACT = lean(
  /(?<!\p{L})(?:(?:under|for) this (?:agreement|contract|order|engagement)|pagal (?:šią )?sutartį)(?!\p{L})/u,
);
const BEYOND = lean(
  /(?<!\p{L})(?:whether or not|other than|also|besides|future|free time|own time|any other|nepriklausomai|ne tik|taip pat|ateit\p{L}*|laisvalaik\p{L}*|bet kuri\p{L}* kit\p{L}*|ar ne)(?!\p{L})/u,
);

function ofThisContractAlone(plain: string): boolean | undefined {
  return OF_THIS_CONTRACT.test(plain) && !BEYOND.test(plain) ? false : undefined;
}

/** The figures of a sentence, without those of dates and the number of its clause. */
const amountsIn = (plain: string): number =>
  withoutDates(plain)
    .replace(/^[\d.]{1,12} /u, '')
    .replaceAll(/(?<=\d)[ .,](?=\d{3})/gu, '')
    .match(/\d+/gu)?.length ?? 0;

/** More than anybody needs who knows what is wanted. */
export const MANY_ROUNDS = 6;
const fewRounds: Gate = (plain) => {
  const named = roundsIn(withFigures(plain));
  return named.length === 0 ? undefined : named.some((count) => count >= MANY_ROUNDS);
};

/** What many who work alone have anyway: sums in English contracts, and in Lithuanian ones, where cover costs more. */
const USUAL_COVER = { en: 2_000_000, lt: 100_000 };
const MILLIONS = /(\d+)(?:[.,](\d))? ?(?:million|milijon\p{L}+|mln\.?|m(?!\p{L}))/gu;
const OTHER_SCALE = /million|milijon|mln|crore|lakh|turnover|apyvart|however|whatever|regardless|kad ir/u;
/** Undefined where what the work costs is named beside it: the two are out of proportion. */
const highCover: Gate = (plain) => {
  const written = plain.replaceAll(MILLIONS, (_, whole: string, tenths = '0') => `${whole}${tenths}00000`);
  const sums = [...new Set(money(written).map(({ amount }) => amount))];
  const [sum] = sums;
  if (sum === undefined || sums.length > 1 || OTHER_SCALE.test(written)) return undefined;
  return sum > (/insur|cover|polic/u.test(plain) ? USUAL_COVER.en : USUAL_COVER.lt) ? undefined : false;
};

/** Per cent. */
const HIGH_A_DAY = 0.5;
const GATES: Readonly<Record<string, Gate>> = {
  'invoicing.long-term': longerThan(USUAL_PAYMENT_DAYS),
  'acceptance.long-review': longerThan(20),
  'confidentiality.perpetual': (plain) => (endsSomeDay(plain) ? false : undefined),
  'confidentiality.too-long': (plain) =>
    longerThan(3 * YEAR)(withFigures(plain)) ?? (endsSomeDay(plain) ? false : undefined),
  'non-solicitation.too-long': longerThan(YEAR),
  'termination-convenience.long-notice': longerThan(2 * MONTH),
  'provider-warranties.too-long': longerThan(6 * MONTH),
  'revisions.many': fewRounds,
  'insurance.high-limit': highCover,
  'late-payment.usury': yearlyFrom(36),
  'late-payment.token': yearlyBelow(5),
  /* What is made under this contract, and that alone, is no work of the future, and nothing beyond it. */
  'ip-ownership.future-works': ofThisContractAlone,
  'definitions.sweeping': ofThisContractAlone,
  /* Parts are at least two. */
  'fees.stages-sum': (plain) => (amountsIn(plain) < 2 ? false : undefined),
  'fees.no-currency': (plain) => (money(plain).length > 0 ? false : undefined),
  'fees.no-amount': (plain) => (money(plain).length > 0 ? false : undefined),
  'liquidated-damages.high': (plain) =>
    isOwedDaily(plain) ? shareFrom(HIGH_A_DAY)(plain) : shareFrom(20)(plain),
};

/** Whether the figures of a wording contradict that it has the defect: payment within 14 days is no long term. */
export const isContradicted = (defect: string, plain: string): boolean => GATES[defect]?.(plain) === false;

const UNPAID = lean(
  /(?<!\p{L})(?:without (?:any )?(?:further |other )?(?:payment|compensation|pay|fee)|(?:owes?|pays?|due) nothing|no (?:payment|compensation|fee) (?:is |shall be |will be )?(?:due|owed|payable)|nemokėdam\p{L}*|neapmokėdam\p{L}*|be (?:jokio |jokios |jokių )?(?:apmokėjimo|atlygio|kompensacij\p{L}*))(?!\p{L})/u,
);

const AFTER_THE_END = lean(
  /(?<!\p{L})(?:(?:after|following) (?:the |its |this )?(?:end|termination|expiry|it|term|agreement|contract)|(?:years?|months?) (?:after|thereafter)|(?:sutarč\p{L}+|jai|jos) (?:pasibaig|pabaig)\p{L}*|po (?:\p{L}+ ){0,2}pabaigos)(?!\p{L})/u,
);
export const PROVIDER_PAYS = lean(
  /(?<!\p{L})(?:provider (?:\p{L}+ ){0,2}pays?|paslaugų teikėjas,? (?:[\p{L},]+ ){0,3}(?:su)?moka)(?!\p{L})/u,
);

/** What a defect of these words is told as, where a neighbour of it fits them better. */
const SHARPER: readonly (readonly [suspected: RegExp, words: RegExp, told: string])[] = [
  [/^termination-convenience\.(?:client-only|no-notice)$/u, UNPAID, 'termination-convenience.no-pay'],
  [/^exclusivity\.only-client$/u, AFTER_THE_END, 'exclusivity.non-compete'],
  /* Interest that the one who is read for owes is a penalty for that one. */
  [/^late-payment\.usury$/u, PROVIDER_PAYS, 'liquidated-damages.high'],
  [/^non-solicitation\.customers$/u, OF_STAFF_ALONE, 'non-solicitation.one-way'],
];

/** Interest rather than a penalty, whatever it is called: so little a day. */
const LITTLE_A_DAY = 0.1;
export const isSmallADay = (plain: string): boolean =>
  isOwedDaily(plain) && ratesIn(plain).every(({ percent }) => percent <= LITTLE_A_DAY);

/** A penalty of so much a day is high before it is one-sided, whatever share it may come to at most. */
const isHighADay = (plain: string): boolean =>
  isOwedDaily(plain) && percents(plain).every((percent) => percent >= HIGH_A_DAY);

/** The defect that the words of a sentence leave no doubt of, beside the one that is suspected. */
export const sharper = (defect: string, plain: string): string =>
  (/^termination-convenience\./u.test(defect) ? changedAlone(plain) : undefined) ??
  (defect === 'liquidated-damages.one-way' && isHighADay(plain) ? 'liquidated-damages.high' : undefined) ??
  SHARPER.find(([suspected, words]) => suspected.test(defect) && words.test(plain))?.[2] ??
  defect;
