import type { Side } from '../facts/sides.js';
import { clauseAt, periodsIn, withFigures } from '../check/figures.js';
import { money, shares, type DurationUnit } from '../check/measures.js';
import type { FactKey } from '../deal/facts.js';
import type { Choice, DealValue } from '../deal/values.js';
import type { Meaning } from './comparison.js';
import {
  AHEAD_OF,
  AT_MOST,
  BEFORE_IT,
  BORNE_BY,
  BY_ITSELF,
  BY_THEN,
  CLIENT_CALLS_OFF,
  CLIENT_LATE,
  CLIENT_LEAVES,
  CLIENT_REVIEWS,
  DEPOSIT,
  DISCOUNT,
  DONE_BY,
  GIVEN_BACK,
  GUARANTEE,
  IS_LITHUANIAN,
  LATE_INTEREST,
  LEAVER,
  LIABILITY,
  MUTUAL,
  NOTICE_BEFORE,
  NO_LENGTH,
  NO_PRICE,
  ONCE_TOLD,
  PART_OF_PRICE,
  PENALTY,
  PRICE,
  PROHIBITED,
  PROVIDER_CALLS_OFF,
  PROVIDER_LEAVES,
  PROVIDER_PAYS,
  PROVIDER_RETAINS,
  RECEIVES,
  REDUCED,
  REIMBURSED,
  RENEWS,
  RETAINED,
  SECURITY,
  SO_LONG,
  TIMES,
  TOLD_BEFORE,
  TOLD_WITHIN,
  UNTIL_THE_END,
  WHOLE_PRICE,
  WORKS,
  WORK_LATE,
  WITH_THE_WORK,
} from './cost-words.js';
import { words } from '../check/whole-words.js';
import { bearerIn } from './bearer.js';
import { isChargeNew, isSumNew } from './charges.js';

/**
 * Whether a term that is set otherwise costs the one who works: less is paid to them or later, more is owed by them or for longer, or
 * they have less time. `mine` and `theirs` are the passages with the sides by their plain names, `stated` are the terms that theirs sets
 * anywhere. Where the words do not say whose term
 * it is, or of both, it is not told: silence is not "no".
 */
export function costsWorker(
  meanings: readonly Meaning[],
  mine: string,
  theirs: string,
  stated: ReadonlySet<FactKey>,
): boolean {
  const [before, now] = [withFigures(mine), withFigures(theirs)];
  if (ofLiability(before) === 'more' && ofLiability(now) === 'more' && timesIn(now) > timesIn(before))
    return true;
  if (isChargeNew(before, now) || isPaidNow(before, now)) return true;
  if (meanings.length > 0 && (isBorneNow(before, now) || isPartNow(before, now))) return true;
  return meanings.some((meaning) => {
    if (meaning.kind === 'parted') return false;
    if (meaning.kind === 'words') return isMoreToDo(meaning.counts, before, now);
    if (isInterestGone(meaning, { before, now }, stated) || isRightsEarlier(meaning, now, stated))
      return true;
    if (meaning.mine === undefined || meaning.theirs === undefined) return false;
    const fact = meaning.kind === 'fact' ? meaning.fact : undefined;
    const [one, other] = [meaning.mine, meaning.theirs];
    const worse = worseWay(fact, other, now);
    /* What bound both bound the one who works as well. */
    const was = worseWay(fact, one, before) ?? (OF_BOTH.has(fact) && MUTUAL.test(before) ? worse : undefined);
    if (worse === undefined || worse !== was) return false;
    const difference = compared(one, other);
    return difference !== undefined && (worse === 'more' ? difference > 0 : difference < 0);
  });
}

/** What the client paid for or had there is to come from the one who works. */
const isBorneNow = (before: string, now: string): boolean =>
  !MUTUAL.test(before) &&
  !MUTUAL.test(now) &&
  BORNE_BY.client.test(before) &&
  !BORNE_BY.provider.test(before) &&
  BORNE_BY.provider.test(now) &&
  !BORNE_BY.client.test(now);

/** A sum that the one who works is to pay, or that goes off the price, where there was none. */
const isPaidNow = (before: string, now: string): boolean =>
  !MUTUAL.test(now) &&
  !GIVEN_BACK.test(now) &&
  isSumNew(before, now) &&
  [PROVIDER_PAYS, REDUCED].some((pattern) => pattern.test(now) && !pattern.test(before));

/** Where all of the price was due, a part of it is. */
const isPartNow = (before: string, now: string): boolean =>
  WHOLE_PRICE.test(before) &&
  !PART_OF_PRICE.test(before) &&
  PART_OF_PRICE.test(now) &&
  ![MUTUAL, GIVEN_BACK, PROVIDER_PAYS].some((pattern) => pattern.test(now) || pattern.test(before));

/** Interest on what the client pays late that stands nowhere in theirs. */
const isInterestGone = (
  meaning: Exclude<Meaning, { kind: 'parted' | 'words' }>,
  { before, now }: { readonly before: string; readonly now: string },
  stated: ReadonlySet<FactKey>,
): boolean =>
  meaning.kind === 'fact' &&
  meaning.fact === 'late-interest' &&
  meaning.mine !== undefined &&
  meaning.theirs === undefined &&
  !stated.has('late-interest') &&
  !LATE_INTEREST.test(now) &&
  (worseWay(meaning.fact, meaning.mine, before) === 'less' || isOfLatePay(before));

/** Rights that passed on payment and pass with the work now, in words that were not read as a term. */
const isRightsEarlier = (
  meaning: Exclude<Meaning, { kind: 'parted' | 'words' }>,
  now: string,
  stated: ReadonlySet<FactKey>,
): boolean =>
  meaning.kind === 'fact' &&
  meaning.fact === 'ip-moment' &&
  meaning.mine?.kind === 'choice' &&
  meaning.mine.choice === 'on-payment' &&
  meaning.theirs === undefined &&
  !stated.has('ip-moment') &&
  WITH_THE_WORK.test(now);

const isOfLatePay = (plain: string): boolean =>
  CLIENT_LATE.test(plain) && !PROVIDER_PAYS.test(plain) && !WORK_LATE.test(plain);

/** Terms that both may have. */
const OF_BOTH: ReadonlySet<FactKey | undefined> = new Set(['notice', 'confidentiality', 'liability-cap']);

type Way = 'more' | 'less';
const opposite: Readonly<Record<Way, Way>> = { more: 'less', less: 'more' };

/** Which way a value of this passage is worse for the one who works; undefined where that is not said. */
function worseWay(fact: FactKey | undefined, value: DealValue, plain: string): Way | undefined {
  switch (fact) {
    case 'non-compete':
    case 'revisions':
    case 'ip-moment':
      return 'more';
    case 'liability-cap':
      return ofLiability(plain) ?? (MUTUAL.test(plain) ? undefined : ofLiability(clauseOf(value, plain)));
    case 'payment-days':
      return bearerIn(plain) === 'provider' ? 'less' : 'more';
    case 'notice':
      return ofNotice(value, plain);
    case 'confidentiality':
      return bearerIn(plain) === 'provider' ? 'more' : undefined;
    case 'end':
      return value.kind === 'date' && isOwnDeadline(plain) ? 'less' : undefined;
    case 'amount':
      return ofPrice(value, plain);
    case undefined:
      return value.kind === 'period' ? ofPeriod(value, plain) : ofSum(value, plain);
    case 'late-interest':
      return (
        ofSum(value, plain) ?? (CLIENT_LATE.test(plain) && bearerIn(plain) === undefined ? 'less' : undefined)
      );
    case 'start':
    case 'term':
    case 'renewal':
    case 'law':
    case 'court':
      return undefined;
  }
}

/** By when the work is to be done, and not until when a contract lasts. */
const isOwnDeadline = (plain: string): boolean =>
  bearerIn(plain) === 'provider' ||
  (bearerIn(plain) === undefined && !MUTUAL.test(plain) && DONE_BY.test(plain));

/** The words between commas around a sum or a share; all of them where it is not found. */
function clauseOf(value: DealValue, plain: string): string {
  const found =
    value.kind === 'money'
      ? money(plain).find(({ amount }) => amount === value.amount)
      : value.kind === 'percent'
        ? shares(plain).find(({ percent }) => percent === value.percent)
        : undefined;
  return found === undefined ? plain : clauseAt(plain, found.index);
}

/** A sum or a share. */
function ofSum(value: DealValue, plain: string): Way | undefined {
  const clause = clauseOf(value, plain);
  if (LIABILITY.test(plain) && !PENALTY.test(plain)) return ofLiability(plain);
  if (RETAINED.test(clause)) return PROVIDER_RETAINS.test(clause) || MUTUAL.test(plain) ? undefined : 'more';
  if (RECEIVES.test(plain) && !PENALTY.test(plain) && !MUTUAL.test(plain))
    return PROVIDER_PAYS.test(plain) ? undefined : 'less';
  const bearer = bearerIn(plain);
  if (bearer === 'provider' && SECURITY.test(plain)) return 'more';
  if (bearer !== 'provider' && DEPOSIT.test(clause) && !MUTUAL.test(plain))
    return SECURITY.test(plain) || GIVEN_BACK.test(plain) ? undefined : 'less';
  if (value.kind === 'percent' && DISCOUNT.test(clause)) return MUTUAL.test(plain) ? undefined : 'more';
  if (bearer === undefined && PENALTY.test(plain) && WORK_LATE.test(plain))
    return CLIENT_LATE.test(plain) || MUTUAL.test(plain) ? undefined : 'more';
  if (bearer === 'provider') return PRICE.test(plain) && !PENALTY.test(plain) ? undefined : 'more';
  if (bearer === 'client' || (REIMBURSED.test(plain) && !MUTUAL.test(plain))) return 'less';
  return PRICE.test(plain) && !PENALTY.test(plain) && !NO_PRICE.test(plain) && !MUTUAL.test(plain)
    ? 'less'
    : undefined;
}

/** What is read as a price, whatever else the one who works has to do for it. */
function ofPrice(value: DealValue, plain: string): Way | undefined {
  if (PROVIDER_PAYS.test(plain) || PENALTY.test(plain) || RETAINED.test(clauseOf(value, plain)))
    return ofSum(value, plain);
  return MUTUAL.test(plain) || NO_PRICE.test(clauseOf(value, plain)) ? undefined : 'less';
}

const OWN_LIABILITY: Readonly<Record<Side, RegExp>> = {
  provider: words(
    "liability of (?:the )?provider|provider'?s? (?:(?:total|aggregate|maximum|entire|overall) ){0,3}liability|provider (?:shall|is|will)(?: not)?(?: be)? liable|paslaugų teikėjo (?:\\p{L}+ ){0,3}atsakomyb\\p{L}+|paslaugų teikėjas (?:\\p{L}+ ){0,3}atsako",
  ),
  client: words(
    "liability of (?:the )?client|client'?s? (?:(?:total|aggregate|maximum|entire|overall) ){0,3}liability|client (?:shall|is|will)(?: not)?(?: be)? liable|kliento (?:\\p{L}+ ){0,3}atsakomyb\\p{L}+|klientas (?:\\p{L}+ ){0,3}atsako",
  ),
};

function ofLiability(plain: string): Way | undefined {
  const [provider, client] = [OWN_LIABILITY.provider.test(plain), OWN_LIABILITY.client.test(plain)];
  if (provider === client || MUTUAL.test(plain)) return undefined;
  return provider ? 'more' : 'less';
}

/** Whoever is left needs time, whoever leaves wants none. */
function ofNotice(value: DealValue, plain: string): Way | undefined {
  const own = leaverOf(value, plain);
  if (own !== undefined) return own === 'provider' ? 'more' : 'less';
  const [provider, client] = [PROVIDER_LEAVES.test(plain), CLIENT_LEAVES.test(plain)];
  if (provider === client || MUTUAL.test(plain)) return undefined;
  return provider ? 'more' : 'less';
}

/** Of two who leave in one sentence, whose part of it names a period. */
function leaverOf(value: DealValue, plain: string): Side | undefined {
  if (value.kind !== 'period' || MUTUAL.test(plain)) return undefined;
  const said = periodsIn(plain).find(({ amount, unit }) => amount === value.amount && unit === value.unit);
  const [, name] = LEAVER.exec(plain.slice(0, said?.index ?? 0)) ?? [];
  if (name === undefined) return undefined;
  return name === 'client' || name === 'klientas' ? 'client' : 'provider';
}

function timesIn(plain: string): number {
  const [found, figure, twice] = TIMES.exec(plain) ?? [];
  if (found === undefined) return 1;
  return figure === undefined ? (twice === undefined ? 3 : 2) : Number(figure.replace(',', '.'));
}

/** More of the same things from the one who works. */
function isMoreToDo(
  counts: Extract<Meaning, { kind: 'words' }>['counts'],
  before: string,
  now: string,
): boolean {
  if (counts === undefined || counts.theirs <= counts.mine) return false;
  if (AT_MOST.test(now.slice(0, now.indexOf(` ${counts.theirs} `) + 1))) return false;
  return [before, now].every(
    (plain) => !MUTUAL.test(plain) && (bearerIn(plain) === 'provider' || WORKS.test(plain)),
  );
}

/** Until how long before the day, or how long after the order, one of the two may still step back. */
function ofCallingOff(
  { before, after }: ReturnType<typeof periodsIn>[number],
  plain: string,
): Way | undefined {
  const [provider, client] = [PROVIDER_CALLS_OFF.test(plain), CLIENT_CALLS_OFF.test(plain)];
  if (provider === client) return undefined;
  const ofClient = AHEAD_OF.test(before) || BEFORE_IT.test(after) ? 'less' : 'more';
  return client ? ofClient : opposite[ofClient];
}

/** A time in which something is to be done, or for which something is owed. */
function ofPeriod({ amount, unit }: Extract<DealValue, { kind: 'period' }>, plain: string): Way | undefined {
  const bearer = bearerIn(plain);
  const said = periodsIn(plain).find((each) => each.amount === amount && each.unit === unit);
  if (said === undefined) return undefined;
  const { before, after } = said;
  const isLong = unit === 'months' || unit === 'years';
  if (GUARANTEE.test(plain) && isLong && bearer !== 'client' && !MUTUAL.test(plain) && !ONCE_TOLD.test(after))
    return 'more';
  if (GUARANTEE.test(plain) && bearer !== 'client' && TOLD_WITHIN.test(before)) return 'more';
  if (
    RENEWS.test(plain) &&
    TOLD_BEFORE.test(plain) &&
    (NOTICE_BEFORE.test(before) || UNTIL_THE_END.test(after))
  )
    return 'more';
  if (RENEWS.test(plain) && BY_ITSELF.test(plain) && !TOLD_BEFORE.test(clauseAt(plain, said.index)))
    return 'more';
  if (MUTUAL.test(plain)) return undefined;
  const isOff = ofCallingOff(said, plain);
  if (isOff !== undefined) return isOff;
  if (RETAINED.test(plain) && PRICE.test(plain) && !PROVIDER_RETAINS.test(plain)) return 'more';
  if (PROHIBITED.test(plain) && bearer !== 'client' && !NO_LENGTH.test(before) && !BY_THEN.test(before))
    return 'more';
  if (bearer === undefined) return CLIENT_REVIEWS.test(plain) && BY_THEN.test(before) ? 'more' : undefined;
  if (bearer === 'provider' && IS_LITHUANIAN.test(plain) && !NO_LENGTH.test(before)) return 'more';
  const worse = BY_THEN.test(before) ? 'less' : SO_LONG.test(before) ? 'more' : undefined;
  if (worse === undefined || bearer === 'provider') return worse;
  /* For how long the client owes something may suit either. */
  return worse === 'less' ? opposite[worse] : undefined;
}

/** In days; working ones are five of seven. */
const DAYS: Readonly<Record<DurationUnit, number>> = {
  hours: 1 / 24,
  days: 1,
  'working days': 7 / 5,
  weeks: 7,
  months: 30,
  years: 365,
};

/** The earlier the rights pass, the worse; and no limit is the highest. */
const RANKS: Readonly<Partial<Record<Choice, number>>> = {
  'on-payment': 0,
  'on-delivery': 1,
  'on-creation': 2,
};

/** How much more the other is; undefined where the two are no amounts of one thing. */
function compared(one: DealValue, other: DealValue): number | undefined {
  if (other.kind === 'choice' && other.choice === 'unlimited') return isUnlimited(one) ? 0 : Infinity;
  if (isUnlimited(one)) return -Infinity;
  if (one.kind === 'period' && other.kind === 'period')
    return other.amount * DAYS[other.unit] - one.amount * DAYS[one.unit];
  if (one.kind === 'money' && other.kind === 'money')
    return one.currency === other.currency && one.per === other.per ? other.amount - one.amount : undefined;
  if (one.kind === 'percent' && other.kind === 'percent')
    return one.per === other.per ? other.percent - one.percent : undefined;
  if (one.kind === 'count' && other.kind === 'count') return other.count - one.count;
  if (one.kind === 'date' && other.kind === 'date') return one.date < other.date ? 1 : -1;
  if (one.kind !== 'choice' || other.kind !== 'choice') return undefined;
  const [from, to] = [RANKS[one.choice], RANKS[other.choice]];
  return from === undefined || to === undefined ? undefined : to - from;
}

const isUnlimited = (value: DealValue): boolean => value.kind === 'choice' && value.choice === 'unlimited';
