import { ratesIn } from '../../check/rates.js';
import { clauseAt, periodsIn, type Period } from '../../check/figures.js';
import type { FactKey } from '../../deal/facts.js';
import { PROVIDER_PAYS } from '../../check/terms-of-payment.js';
import { words } from '../../check/whole-words.js';

/** One sentence as an aspect is read from it: in small letters, with "provider" and "client" for the sides, and figures for words. */
export interface Words {
  readonly plain: string;
  readonly heading: string;
}

/** What a sentence says of an aspect: two sentences that say different values contradict each other. */
export interface Value {
  readonly value: string;
  readonly period?: Pick<Period, 'amount' | 'unit'>;
}

const REVIEWS = words(
  'accept\\p{L}*',
  'approv\\p{L}*',
  'review\\p{L}*',
  'reject\\p{L}*',
  'inspect\\p{L}*',
  'check(?:s|ing)?',
  'priim\\p{L}*',
  'priėm\\p{L}*',
  'patvirtin\\p{L}*',
  '(?:pa)?tikrin\\p{L}*',
  'peržiūr\\p{L}*',
  'pastab\\p{L}*',
  'pretenzij\\p{L}*',
);
const NO_REVIEW = words(
  'pa(?:y|id|yment|yable)\\p{L}*',
  'invoic\\p{L}*',
  'correct\\p{L}*',
  'repair\\p{L}*',
  'remed\\p{L}*',
  'fix\\p{L}*',
  'warrant\\p{L}*',
  'hidden',
  'could not',
  'terminat\\p{L}*',
  'notice',
  'records?',
  'after (?:acceptance|it|approval)',
  'of acceptance',
  'confidential\\p{L}*',
  'moka\\p{L}*',
  '(?:ap|su)mok\\p{L}*',
  'sąskait\\p{L}*',
  'ištais\\p{L}*',
  'taiso\\p{L}*',
  'garanti\\p{L}*',
  'nutrauk\\p{L}*',
  'įspėj\\p{L}*',
  'po priėmimo',
  'nuo priėmimo',
  'nebuvo galima',
);
const CURES = words(
  'remed\\p{L}*',
  'cure[ds]?',
  'put (?:this|it) right',
  'rectif\\p{L}*',
  'ištais\\p{L}*',
  'nepašalin\\p{L}*',
  'pašalin\\p{L}*',
);
const BREACHES = words('breach\\p{L}*', 'default\\p{L}*', 'fail\\p{L}*', 'pažei\\p{L}*', 'nevykd\\p{L}*');
const MOST_DAYS = 120;

const LATE_MONEY = words(
  'late (?:payments?|amounts?|sums?)',
  'overdue',
  'past due',
  'unpaid',
  '(?:pa)?vėluo\\p{L}* (?:\\p{L}+ ){0,4}(?:su|ap)?mok\\p{L}*',
  'pavėluot\\p{L}* mokėj\\p{L}*',
  'mokėjim\\p{L}* vėl\\p{L}*',
  'nesumok\\p{L}*',
);
const NO_INTEREST = words(
  '(?:no|without) (?:\\p{L}+ ){0,2}interest',
  'not (?:\\p{L}+ ){0,3}interest',
  '(?:palūkan|delspinig)\\p{L}* (?:\\p{L}+ ){0,2}(?:nemoka|neskaičiuo|netaiko)\\p{L}*',
);
const BY_LAW = words(
  'interest (?:\\p{L}+ ){0,4}(?:rate set by|as the|by) (?:the )?law',
  'statutory interest',
  'įstatymo nustatyt\\p{L}* (?:dydžio )?palūkan\\p{L}*',
);

const rated = ({ plain }: Words): readonly Value[] => {
  if (!LATE_MONEY.test(plain) || PROVIDER_PAYS.test(plain)) return [];
  if (NO_INTEREST.test(plain)) return [{ value: 'none' }];
  if (BY_LAW.test(plain)) return [{ value: 'by law' }];
  return ratesIn(plain).map(({ percent }) => ({ value: `${percent} %` }));
};

const periods =
  (isOf: (clause: string, plain: string) => boolean) =>
  ({ plain }: Words): readonly Value[] =>
    periodsIn(plain)
      .filter(({ index, days }) => days >= 1 && days <= MOST_DAYS && isOf(clauseAt(plain, index), plain))
      .map(valueOfPeriod);

const NO_NOTICE = words(
  '(?:terminat|cancel|end)\\p{L}*[^.;]{0,60}without (?:any )?(?:prior |advance |further )?(?:written )?notice',
  '(?:nutrauk)\\p{L}*[^.;]{0,60}(?:be (?:jokio )?(?:išankstinio )?(?:įspėjimo|pranešimo)|neįspėj\\p{L}*)',
  '(?:be (?:jokio )?(?:išankstinio )?(?:įspėjimo|pranešimo)|neįspėj\\p{L}*)[^.;]{0,60}nutrauk\\p{L}*',
);

/** Aspects that are read by a period, a rate or a word. */
export const MEASURED: Readonly<Record<string, (words: Words) => readonly Value[]>> = {
  review: periods((clause, plain) => REVIEWS.test(plain) && !NO_REVIEW.test(clause)),
  cure: periods((clause, plain) => BREACHES.test(plain) && CURES.test(plain) && !/insur|draud/u.test(clause)),
  'interest-on-late-payment': rated,
  notice: ({ plain }) => (NO_NOTICE.test(plain) && !BREACHES.test(plain) ? [{ value: 'none' }] : []),
  revisions: ({ plain }) => (UNLIMITED_ROUNDS.test(plain) ? [{ value: 'unlimited' }] : []),
};
const UNLIMITED_ROUNDS = words(
  'unlimited (?:\\p{L}+ ){0,3}(?:revisions?|rounds?|corrections?)',
  'revisions? (?:\\p{L}+ ){0,3}unlimited',
  'neribot\\p{L}* (?:\\p{L}+ ){0,3}(?:pataisym|korekcij|rat)\\p{L}*',
  'pataisym\\p{L}* (?:\\p{L}+ ){0,3}(?:neribo\\p{L}*|be apribojim\\p{L}*)',
);

/** What is read of a term in passing, in a sentence about something else. */
export const BESIDE_THE_POINT: Readonly<Partial<Record<FactKey, RegExp>>> = {
  'payment-days': words(
    'of a request',
    'nuo prašymo',
    'reimburs\\p{L}*',
    'refund\\p{L}*',
    'advance',
    'deposit',
    'avans\\p{L}*',
  ),
  notice: words(
    'audit\\p{L}*',
    'inspect\\p{L}*',
    'check',
    'paus\\p{L}*',
    'suspen\\p{L}*',
    '(?:pa)?tikrin\\p{L}*',
    'sustabd\\p{L}*',
  ),
  confidentiality: words(
    'once a year',
    'without limitation',
    'return\\p{L}*',
    'property',
    'kartą per metus',
    'grąžin\\p{L}*',
  ),
  'ip-moment': words('before or outside', 'pre-existing', 'anksčiau', 'background'),
};

/** Terms of the deal of which a contract has one, by the aspect that they belong to. */
export const DEAL_ASPECTS: Readonly<Partial<Record<FactKey, string>>> = {
  'payment-days': 'payment',
  'liability-cap': 'limit',
  notice: 'notice',
  confidentiality: 'secrecy-term',
  'ip-moment': 'rights',
  renewal: 'renewal',
  revisions: 'revisions',
};

const DAYS = { hours: 1 / 24, days: 1, weeks: 7, months: 30, years: 360 } as const;

/** A period with the value that two of the same length have; working days are days of their own. */
export function valueOfPeriod({ amount, unit }: Pick<Period, 'amount' | 'unit'>): Value {
  const value = unit === 'working days' ? `${amount} working days` : `${amount * DAYS[unit]} days`;
  return { value, period: { amount, unit } };
}
