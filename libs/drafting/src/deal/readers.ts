import { datesIn } from '../reading/dates-said.js';
import { quantitiesIn } from '../reading/quantities.js';
import { NO_TERM_OF_PAYMENT, PAYS, PER_DAY, PER_MONTH } from '../check/concepts/figures.js';
import { durations, money, percents } from '../check/measures.js';
import { parseDate } from '../reading/date.js';
import type { FactKey } from './facts.js';
import { currencyOf, type Choice, type DealValue, type Per } from './values.js';

/** One sentence as the readers get it: `plain` with "provider" and "client" for the sides, `quote` as it is written. */
export interface Said {
  readonly plain: string;
  readonly heading: string;
  readonly quote: string;
}

type Reader = (said: Said) => readonly DealValue[];

interface Rule {
  /** What the sentence has to speak of, or the heading it stands under. */
  readonly of: RegExp;
  readonly alsoOf?: RegExp;
  readonly underHeading?: RegExp;
  /** What makes it a sentence about something else. */
  readonly unless?: RegExp;
  readonly read: Reader;
}

const YEAR = 366;
/** Weeks are for giving notice; secrets and markets are kept for months. */
const MONTH = 28;

/** The periods of a sentence that are said nearest behind, or before, the words it is about. */
const periodsBy =
  (anchor: RegExp, longest: number, shortest = 1): Reader =>
  ({ plain }) => {
    const found = durations(plain).filter(({ days }) => days >= shortest && days <= longest);
    const [first] = found;
    if (first === undefined) return [];
    const places = [...plain.matchAll(new RegExp(anchor.source, 'gu'))].map(({ index }) => index);
    const distance = (index: number): number =>
      Math.min(...places.map((place) => (index >= place ? index - place : 1.5 * (place - index))));
    const nearest =
      places.length === 0
        ? first
        : found.reduce((best, each) => (distance(each.index) < distance(best.index) ? each : best));
    return [{ kind: 'period', amount: nearest.amount, unit: nearest.unit }];
  };

const per = (plain: string): Per | undefined =>
  PER_DAY.test(plain)
    ? 'day'
    : PER_MONTH.test(plain)
      ? 'month'
      : /(?<!\p{L})(?:per (?:annum|year)|a year|annual(?:ly)?|yearly|metin\p{L}*|per metus)(?!\p{L})/u.test(
            plain,
          )
        ? 'year'
        : undefined;
const PER_HOUR =
  /(?<!\p{L})(?:per hour|an hour|hourly|\/ ?h(?:our|r)?|už valandą|per valandą|valandin\p{L}+)(?!\p{L})/u;

const withPer = (unit: Per | undefined): { readonly per?: Per } => (unit === undefined ? {} : { per: unit });

const sums: Reader = ({ plain }) =>
  money(plain).map((sum) => ({
    kind: 'money',
    amount: sum.amount,
    currency: currencyOf(sum),
    ...withPer(PER_HOUR.test(plain) ? 'hour' : PER_MONTH.test(plain) ? 'month' : undefined),
  }));

const shares: Reader = ({ plain }) =>
  percents(plain).map((percent) => ({ kind: 'percent', percent, ...withPer(per(plain)) }));

const dates: Reader = ({ quote }) =>
  datesIn(quote).flatMap(({ year, month, day }): DealValue[] => {
    const date = year === undefined || day === undefined ? undefined : parseDate(`${year}-${month}-${day}`);
    return date === undefined ? [] : [{ kind: 'date', date }];
  });

/** The first choice whose words stand there. */
const choiceOf =
  (choices: readonly (readonly [Choice, RegExp])[]): Reader =>
  ({ plain }) => {
    const choice = choices.find(([, pattern]) => pattern.test(plain))?.[0];
    return choice === undefined ? [] : [{ kind: 'choice', choice }];
  };

const nameBy =
  (...patterns: readonly RegExp[]): Reader =>
  ({ quote }) => {
    const flat = quote.replaceAll(/\s+/gu, ' ');
    for (const pattern of patterns) {
      const name = pattern
        .exec(flat)?.[1]
        ?.replace(/^(?:the|taikoma) /iu, '')
        .replace(/[.,'’-]+$/u, '');
      if (name !== undefined && name !== '') return [{ kind: 'name', name }];
    }
    return [];
  };

const first =
  (...readers: readonly Reader[]): Reader =>
  (said) => {
    for (const read of readers) {
      const found = read(said);
      if (found.length > 0) return found;
    }
    return [];
  };

const NAME = String.raw`\p{Lu}[\p{L}'’.-]+(?:(?: of| and| the| ir)?(?: the)? \p{Lu}[\p{L}'’.-]+){0,5}`;
const LAW = nameBy(
  new RegExp(
    String.raw`\b(?:[Ll]aws?|LAWS?) of (?:the )?(?:[Ss]tate of |[Cc]ommonwealth of )?(${NAME})`,
    'u',
  ),
  new RegExp(String.raw`(?:by|with|under) (?:the )?(?:substantive )?(${NAME}) [Ll]aws?\b`, 'u'),
  new RegExp(String.raw`(${NAME}) (?:teis\p{L}{1,3}|įstatym\p{L}{1,4})(?!\p{L})`, 'u'),
);
const COURT = first(
  nameBy(
    new RegExp(
      String.raw`[Cc]ourts? (?:of|in|located in|sitting in|situated in)(?: competent jurisdiction (?:of|in))? (?:the )?(?:[Cc]ity of |[Ss]tate of )?(${NAME})`,
      'u',
    ),
    new RegExp(String.raw`(${NAME}) (?:(?:state|federal|district|commercial|competent) )*[Cc]ourts?\b`, 'u'),
    new RegExp(
      String.raw`(${NAME})(?: miesto| m\.| rajono)?(?: apylinkės| apygardos| komerciniam\p{L}*)? teism`,
      'u',
    ),
  ),
  choiceOf([['arbitration', /arbitr(?:at|až)/u]]),
);

const TERMINATES =
  /(?<!\p{L})(?:terminat\p{L}*|cancel\p{L}*|end(?:ed|s)? (?:this|the) (?:agreement|contract)|nutrauk\p{L}*|atsisaky\p{L}*)/u;
const GIVES_NOTICE = /(?<!\p{L})(?:notice|notif\p{L}*|įspėj\p{L}*|praneš\p{L}*|prieš)/u;
const SECRET =
  /(?<!\p{L})(?:confidential\p{L}*|non-?disclosure|disclos\p{L}*|konfidencial\p{L}*|neatskle\p{L}*|paslapt\p{L}*)/u;
const COMPETES =
  /(?<!\p{L})(?:compet(?:e|es|ing|itor|itors|itive)|non-?compet\p{L}*|solicit\p{L}*|konkur(?:uo|enc)\p{L}*|nekonkur\p{L}*|neviliot\p{L}*)/u;
const LIABLE = /(?<!\p{L})(?:liab\p{L}*|atsakomyb\p{L}*|atsako)(?!\p{L})/u;
const CAPS =
  /(?<!\p{L})(?:exceed\p{L}*|limited to|limit(?:s|ed)?|capped|cap|aggregate|unlimited|without limit\p{L}*|nevirši\p{L}*|viršy\p{L}*|ribo\p{L}*|neribo\p{L}*)(?!\p{L})/u;
const LATE =
  /(?<!\p{L})(?:interest|late|overdue|delay\p{L}*|delspinig\p{L}*|palūkan\p{L}*|vėluo\p{L}*|uždels\p{L}*|pavėluot\p{L}*|netesyb\p{L}*)(?!\p{L})/u;
const PRICE =
  /(?<!\p{L})(?:fees?|price|pays?|paid|payable|rate|rates|compensation|retainer|remuneration|consideration|kain\p{L}*|atlyg\p{L}*|(?:su)?mok\p{L}*|įkain\p{L}*|honorar\p{L}*)(?!\p{L})/u;
const NO_PRICE =
  /(?<!\p{L})(?:liab\p{L}*|penalt\p{L}*|liquidated|fine|insur\p{L}*|atsakomyb\p{L}*|baud\p{L}*|netesyb\p{L}*|draud\p{L}*)(?!\p{L})/u;
const NO_PAYMENT =
  /(?<!\p{L})(?:liab\p{L}*|disputes?|hands? over|exceed\p{L}*|ends|ended|atsakomyb\p{L}*|ginč\p{L}*|perduod\p{L}*|pasibaig\p{L}*)(?!\p{L})/u;
const RIGHTS =
  /(?<!\p{L})(?:intellectual property|copyrights?|ownership|title|rights? (?:in|to)|work product|deliverables?|autori\p{L}*|turtin\p{L}+ teis\p{L}*|nuosavyb\p{L}*|intelekt\p{L}*|rezultat\p{L}*)(?!\p{L})/u;
const PASSES =
  /(?<!\p{L})(?:assign\p{L}*|transfer\p{L}*|vest\p{L}*|pass(?:es)?|belongs?|owns?|owned|work made for hire|pere(?:ina|iti)\p{L}*|perlei\p{L}*|perduo\p{L}*|priklaus\p{L}*)(?!\p{L})/u;
const STARTS =
  /(?<!\p{L})(?:start\p{L}*|commenc\p{L}*|begin\p{L}*|effective|įsigalio\p{L}*|prade\p{L}*|pradži\p{L}*|nuo)(?!\p{L})/u;
const ENDS =
  /(?<!\p{L})(?:end(?:s|ing)?|expir\p{L}*|until|deadline|complet\p{L}*|no later than|deliver\p{L}*|baig\p{L}*|pabaig\p{L}*|iki|termin\p{L}*)(?!\p{L})/u;
const TERM =
  /(?<!\p{L})(?:(?:initial )?term of|for a (?:period|term)|remains? in (?:force|effect)|in full force|galioja|sudar(?:yta|oma|oma) \p{L}* ?(?:laikotarpi|termin)\p{L}*)(?!\p{L})/u;
const RENEWS = /(?<!\p{L})(?:renew\p{L}*|extend(?:s|ed)? automatically|prat[ęe]s\p{L}*)/u;

/** How each term is told from the others. The first rule that fits a sentence reads it for its term; a sentence may set several terms. */
export const RULES: Readonly<Record<FactKey, Rule>> = {
  'payment-days': {
    of: PAYS,
    unless: new RegExp(`${NO_TERM_OF_PAYMENT.source}|${NO_PAYMENT.source}`, 'u'),
    read: periodsBy(PAYS, YEAR),
  },
  amount: { of: PRICE, unless: NO_PRICE, read: sums },
  start: {
    of: STARTS,
    read: (said) => (ENDS.test(said.plain) ? dates(said).slice(0, 1) : dates(said)),
  },
  end: {
    of: ENDS,
    read: (said) => dates(said).slice(-1),
  },
  term: {
    of: TERM,
    unless: new RegExp(`${SECRET.source}|${RENEWS.source}|${COMPETES.source}`, 'u'),
    read: periodsBy(TERM, 20 * YEAR),
  },
  notice: {
    of: TERMINATES,
    alsoOf: GIVES_NOTICE,
    unless: RENEWS,
    read: periodsBy(GIVES_NOTICE, 2 * YEAR),
  },
  renewal: {
    of: RENEWS,
    unless: /(?<!\p{L})(?:payment|deadline|insurance|mokėjim\p{L}*|draud\p{L}*)(?!\p{L})/u,
    read: choiceOf([
      ['automatic', /(?<!\p{L})(?:automatic\p{L}*|unless|savaime|automatišk\p{L}*|nebent)(?!\p{L})/u],
      [
        'by-agreement',
        /(?<!\p{L})(?:agree\p{L}*|written|writing|susitar\p{L}*|raštu|rašytin\p{L}*)(?!\p{L})/u,
      ],
    ]),
  },
  'liability-cap': {
    of: LIABLE,
    alsoOf: CAPS,
    unless: /(?<!\p{L})(?:nothing (?:in|herein)|jokia|neriboja|nepanaikina)(?!\p{L})/u,
    read: first(
      ({ plain }) => sums({ plain, heading: '', quote: '' }).map(withoutPer),
      choiceOf([
        [
          'unlimited',
          /(?<!\p{L})(?:unlimited|without (?:any )?limit\p{L}*|neribot\p{L}*|neribojam\p{L}*)(?!\p{L})/u,
        ],
      ]),
      shares,
      choiceOf([
        [
          'fees-paid',
          /(?<!\p{L})(?:fees?|amounts?|sums?|price|consideration|kain\p{L}*|atlyg\p{L}*|sum(?:a|os|ą))(?!\p{L})/u,
        ],
      ]),
    ),
  },
  'late-interest': { of: LATE, read: shares },
  law: {
    of: /(?<!\p{L})(?:govern\p{L}*|constru\p{L}*|interpret\p{L}*|taikom\p{L}*|aiškin\p{L}*|vadovau\p{L}*|reglament\p{L}*)(?!\p{L})/u,
    underHeading: /(?<!\p{L})(?:governing law|law|taikytina teisė|teisė)(?!\p{L})/u,
    read: LAW,
  },
  court: {
    of: /(?<!\p{L})(?:disputes?|jurisdiction|venue|court\p{L}*|arbitr\p{L}*|ginč\p{L}*|teism\p{L}*)(?!\p{L})/u,
    read: COURT,
  },
  confidentiality: {
    of: SECRET,
    underHeading: SECRET,
    unless: COMPETES,
    read: periodsBy(SECRET, 100 * YEAR, MONTH),
  },
  'non-compete': { of: COMPETES, read: periodsBy(COMPETES, 20 * YEAR, MONTH) },
  'ip-moment': {
    of: RIGHTS,
    alsoOf: PASSES,
    read: choiceOf([
      [
        'on-payment',
        /(?<!\p{L})(?:(?:upon|on|after|once|when|following|until)[^.;]{0,60}(?:pa(?:yment|id|ys)|settle\p{L}*)|(?:kai|po|nuo|gav\p{L}*)[^.;]{0,60}(?:(?:su|ap)mok\p{L}*)|(?:su|ap)mokėj\p{L}*)(?!\p{L})/u,
      ],
      [
        'on-delivery',
        /(?<!\p{L})(?:(?:upon|on|after|at)[^.;]{0,30}(?:deliver(?:y|ed)|accept\p{L}*|handover)|(?:perdavim|priėmim|perdav|priėm)\p{L}*)(?!\p{L})/u,
      ],
      [
        'on-creation',
        /(?<!\p{L})(?:(?:upon|on|from the moment of|at the moment of) (?:its |their )?creation|as (?:it is|they are) (?:created|made)|hereby (?:irrevocably )?assigns?|work made for hire|sukūrim\p{L}*|sukurt\p{L}* momento)(?!\p{L})/u,
      ],
    ]),
  },
  revisions: {
    of: /(?<!\p{L})(?:rounds?|revisions?|rat(?:as|ai|us|ų)|patais\p{L}*)(?!\p{L})/u,
    read: ({ quote }) =>
      quantitiesIn(quote)
        .filter(({ kind }) => kind === 'rounds')
        .map(({ value }) => ({ kind: 'count', count: value })),
  },
};

const withoutPer = (value: DealValue): DealValue =>
  value.kind === 'money' ? { kind: 'money', amount: value.amount, currency: value.currency } : value;
