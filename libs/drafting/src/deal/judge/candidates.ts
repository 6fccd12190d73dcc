import { periodsIn } from '../../check/figures.js';
import { money, shares } from '../../check/measures.js';
import { placedDates } from '../dates.js';
import type { IsoDate } from '../../model/document.js';
import type { FactKey } from '../facts.js';
import {
  ITS_COURTS,
  NAMES_NEAR_COURTS,
  NAMES_NEAR_LAWS,
  NAMES_OF_COURTS,
  NAMES_OF_LAWS,
  SEATS_OF_COURTS,
} from '../rules/places.js';
import { perOf, perOfSum } from '../../check/rates.js';
import type { Day, Said } from '../said.js';
import { WHATEVER } from '../rules/work.js';
import { currencyOf, type DealValue } from '../values.js';
import { words } from '../../check/whole-words.js';
import { ABOUT, CUES } from './cues.js';
import { lean } from '../../reading/letters.js';

/** What a sentence may set a term to, and where in it that is said. */
export interface Candidate {
  readonly key: FactKey;
  readonly value: DealValue;
  /** In small letters. */
  readonly before: string;
  readonly after: string;
  /** What else tells it from others of its kind. */
  readonly hints?: readonly string[];
}

/** A limit of liability that is a sum is told by other words than one that is a share: each has a scorer of its own. */
export const scorerOf = ({ key, value }: Pick<Candidate, 'key' | 'value'>): string =>
  `${key} ${value.kind === 'choice' ? value.choice : value.kind}`;

type Found = readonly Candidate[];

const flat = (text: string): string => text.replaceAll(/\s+/gu, ' ').toLowerCase();

function choices(key: FactKey, { plain, heading }: Said): Found {
  const about = ABOUT[key];
  if (about?.test(plain) === false && !about.test(heading)) return [];
  const words = key === 'ip-moment' ? plain.replaceAll(WHATEVER, '') : plain;
  return (CUES[key] ?? []).flatMap(([choice, cue]) => {
    const found = cue.exec(words);
    if (found === null) return [];
    const value: DealValue = { kind: 'choice', choice };
    return { key, value, before: words.slice(0, found.index), after: words.slice(found.index) };
  });
}

/** "21,600.00" in a column whose currency stands above it. */
const BARE = lean(
  /(?<![\p{L}\d.,/€$£-])(?:\d{1,3}(?:[ ,.]\d{3}){1,3}(?:[.,]\d{2})?|\d{1,6}[.,]\d{2}|0[.,]\d{3})(?![\d-]|\/\d|[.,]\d| ?(?:%|€|\$|£|eur|usd|gbp|proc|per ?cent))/gu,
);
/** "Section 4.12", „pagal 4.12 ir 5.10 punktus“. */
const CLAUSE_BEFORE = lean(
  /(?<!\p{L})(?:clauses?|sections?|paragraphs?|articles?|items?|punkt\p{L}*|§)(?: \d[\d.]*(?:,| and| or| to| ir| ar| iki|-)+)* $/u,
);
const CLAUSE_BEHIND = lean(
  /^(?:(?:,| ir| ar| iki|-)+ ?\d+(?:\.\d+)*)* (?:(?:punkt|papunk|straipsn|skyri)\p{L}*|dal(?:y|is|į|ies)(?!\p{L})|p\.)/u,
);
const amountOf = (written: string): number => {
  const [, whole = '', , cents = '0'] = /^(.*?)(?:([.,])(\d{2}|(?<=^0[.,])\d{3}))?$/u.exec(written) ?? [];
  return Number(`${whole.replaceAll(/\D/gu, '')}.${cents}`);
};
function bareSums({ plain, currency, kind, clauses }: Said): Found {
  if (currency === undefined || kind === 'heading') return [];
  const marked = money(plain).map(({ index }) => index);
  return [...plain.matchAll(BARE)]
    .filter(
      ({ 0: written, index }) =>
        !clauses.includes(written) &&
        !CLAUSE_BEFORE.test(plain.slice(0, index)) &&
        !CLAUSE_BEHIND.test(plain.slice(index + written.length)) &&
        marked.every((at) => at > index + written.length || at + written.length + 4 < index),
    )
    .map(({ 0: written, index }) => ({
      key: 'amount',
      value: { kind: 'money', amount: amountOf(written), currency, ...perOfSum(plain, index) },
      before: plain.slice(0, index),
      after: plain.slice(index + written.length),
      hints: ['bare'],
    }));
}

const sums = ({ plain }: Said): Found =>
  money(plain).flatMap((sum) => {
    const around = { before: plain.slice(0, sum.index), after: plain.slice(sum.index) };
    const is = { kind: 'money', amount: sum.amount, currency: currencyOf(sum) } as const;
    const { per } = perOf(plain, sum.index);
    return [
      { key: 'amount', value: { ...is, ...perOfSum(plain, sum.index) }, ...around },
      { key: 'liability-cap', value: is, ...around },
      {
        key: 'late-interest',
        value: { ...is, ...(per === undefined || per === 'hour' ? {} : { per }) },
        ...around,
      },
    ] as const;
  });

const percents = ({ plain }: Said): Found =>
  shares(plain).flatMap(({ percent, index }) => {
    const around = { before: plain.slice(0, index), after: plain.slice(index) };
    const is = { kind: 'percent', percent } as const;
    return [
      { key: 'liability-cap', value: is, ...around },
      { key: 'late-interest', value: { ...is, ...perOf(plain, index) }, ...around },
    ] as const;
  });

const OF_PERIODS = ['payment-days', 'term', 'notice', 'confidentiality', 'non-compete'] as const;
const periods = ({ plain }: Said): Found =>
  periodsIn(plain).flatMap(({ amount, unit, before, after }) =>
    OF_PERIODS.map((key) => ({ key, value: { kind: 'period', amount, unit }, before, after }) as const),
  );

const isoOf = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const orderOf = (date: string, dated: string | undefined): string =>
  dated === undefined ? 'alone' : date === dated ? 'then' : date < dated ? 'before' : 'after';

const placeIn = (date: IsoDate, span: Said['span']): string => {
  if (span === undefined) return 'few';
  const [first, last] = span;
  return date === first ? 'first' : date === last ? 'last' : 'between';
};

const days = (said: Said): Found =>
  placedDates(said).flatMap(({ date, role, before, after }, at, all) => {
    const order = orderOf(date, said.dated && isoOf(said.dated));
    const hints = [
      `role ${role}`,
      `day ${order}`,
      `one of ${Math.min(all.length, 3)} ${Math.min(at, 2)}`,
      `of all ${placeIn(date, said.span)}`,
      `day ${order} ${said.starts.some((start) => start !== date)} ${role === 'start'}`,
    ];
    return (['start', 'end'] as const).map(
      (key) => ({ key, value: { kind: 'date', date }, before, after, hints }) as const,
    );
  });

const COURTS = words(
  'courts?|jurisdiction|venue|forum|disputes?|arbitra\\p{L}*',
  'teism\\p{L}*|ginč\\p{L}*|byl\\p{L}*|jurisdikcij\\p{L}*',
);

function names(key: FactKey, said: Said): Found {
  const whole = flat(said.quote);
  const seats = key === 'court' ? SEATS_OF_COURTS(said) : [];
  const found =
    seats.length > 0
      ? seats
      : key === 'law'
        ? [...NAMES_OF_LAWS(said), ...NAMES_NEAR_LAWS(said)]
        : [
            ...NAMES_OF_COURTS(said),
            ...(ITS_COURTS.test(said.plain) ? NAMES_OF_LAWS(said) : []),
            ...(COURTS.test(said.plain) || COURTS.test(said.heading) ? NAMES_NEAR_COURTS(said) : []),
          ];
  const each = new Map(found.toReversed().map((named) => [named.name, named]));
  return [...each.values()].map(({ name, written }) => {
    const at = Math.max(0, whole.indexOf(written.toLowerCase()));
    const value: DealValue = { kind: 'name', name };
    return { key, value, before: whole.slice(0, at), after: whole.slice(at + written.length) };
  });
}

const ROUNDS = lean(
  /(?<![\p{L}\d.,])(\d{1,2}|one|a single|first|twice|once|pirm(?:as|ą|asis|ąjį)|vien(?:as|ą|i|os)|dukart|dvej(?:i|os|us|as|ų)|trej(?:i|os|us|as|ų)|trys|keturi(?:s|os|as|ų)?)(?![\p{L}\d.,%])(?! ?[€$£%])/gu,
);
const OF_CHANGES = words(
  'rounds?|loops?|cycles?|passes|sets?|revisions?|iterations?|amendments?|edits?|amends|corrections?|changes|alterations?|redraws?|reworks?|versions?|feedback|drafts?|comments?|notes?|remarks?|retouch\\p{L}*',
  'revis\\p{L}*|correct\\p{L}*|amend\\p{L}*|chang\\p{L}*',
  'rat(?:as|ai|us|ų|ą)|patikslin\\p{L}*|raund\\p{L}*|cikl\\p{L}*|iteracij\\p{L}*|tur(?:as|ai|us|ų|ą)|etap\\p{L}*|kart\\p{L}*|\\p{L}*tais\\p{L}*|korek\\p{L}*|pastab\\p{L}*|derinim\\p{L}*|\\p{L}*keit\\p{L}*|perdar\\p{L}*',
);
const TWO = lean(/^(?:twice|dukart|dvej\p{L}+)$/u);
const THREE = lean(/^tr(?:ej\p{L}+|ys)$/u);
const FOUR = /^keturi/u;
const countOf = (said: string): number =>
  /^\d/u.test(said) ? Number(said) : TWO.test(said) ? 2 : THREE.test(said) ? 3 : FOUR.test(said) ? 4 : 1;
function counts({ plain }: Said): Found {
  if (!OF_CHANGES.test(plain)) return [];
  const found = [...plain.matchAll(ROUNDS)];
  const [whole = 0, ...parts] = found.map(({ 0: said }) => countOf(said));
  /* "Three loops: two after the first cut and one before the last" sets three. */
  const isParted = parts.length > 1 && parts.reduce((sum, part) => sum + part, 0) === whole;
  return found.map(({ 0: said, index }, at) => ({
    key: 'revisions',
    value: { kind: 'count', count: countOf(said) },
    before: plain.slice(0, index),
    after: plain.slice(index + said.length),
    hints: [`one of ${Math.min(found.length, 3)} ${Math.min(at, 2)}`, `part ${isParted && at > 0}`],
  }));
}

/** All that a line might set, whether or not it does. */
export function candidatesOf(said: Said): Found {
  return [
    ...sums(said),
    ...percents(said),
    ...periods(said),
    ...days(said),
    ...bareSums(said),
    ...names('law', said),
    ...names('court', said),
    ...counts(said),
    ...(Object.keys(CUES) as FactKey[]).flatMap((key) => choices(key, said)),
  ];
}
