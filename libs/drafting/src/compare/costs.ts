import { periodsIn, withFigures } from '../check/figures.js';
import type { DurationUnit } from '../check/measures.js';
import type { FactKey } from '../deal/facts.js';
import type { Choice, DealValue } from '../deal/values.js';
import type { Meaning } from './comparison.js';
import { lean } from '../reading/letters.js';
import { words } from '../check/whole-words.js';

/**
 * Whether a term that is set otherwise costs the one who works: less is paid to them or later, more is owed by them or for longer, or
 * they have less time. `mine` and `theirs` are the passages with the sides by their plain names. Where the words do not say whose term
 * it is, or of both, it is not told: silence is not "no".
 */
export function costsWorker(meanings: readonly Meaning[], mine: string, theirs: string): boolean {
  const [before, now] = [withFigures(mine), withFigures(theirs)];
  return meanings.some((meaning) => {
    if (meaning.kind === 'words' || meaning.mine === undefined || meaning.theirs === undefined) return false;
    const fact = meaning.kind === 'fact' ? meaning.fact : undefined;
    const [one, other] = [meaning.mine, meaning.theirs];
    const worse = worseWay(fact, one, before);
    if (worse === undefined || worse !== worseWay(fact, other, now)) return false;
    const difference = compared(one, other);
    return difference !== undefined && (worse === 'more' ? difference > 0 : difference < 0);
  });
}

type Way = 'more' | 'less';
type Bearer = 'provider' | 'client';
const opposite: Readonly<Record<Way, Way>> = { more: 'less', less: 'more' };

/** Which way a value of this passage is worse for the one who works; undefined where that is not said. */
function worseWay(fact: FactKey | undefined, value: DealValue, plain: string): Way | undefined {
  switch (fact) {
    case 'non-compete':
    case 'revisions':
    case 'ip-moment':
      return 'more';
    case 'liability-cap':
      return ofLiability(plain);
    case 'payment-days':
      return bearerIn(plain) === 'provider' ? 'less' : 'more';
    case 'notice':
      return ofNotice(plain);
    case 'confidentiality':
      return bearerIn(plain) === 'provider' ? 'more' : undefined;
    case 'end':
      return value.kind === 'date' && bearerIn(plain) === 'provider' ? 'less' : undefined;
    case undefined:
    case 'amount':
    case 'late-interest':
      return value.kind === 'period' ? ofPeriod(value, plain) : ofSum(plain);
    case 'start':
    case 'term':
    case 'renewal':
    case 'law':
    case 'court':
      return undefined;
  }
}

const MUTUAL = words(
  'either|each party|both|neither|mutual\\p{L}*|parties|šal(?:ys|ims|ių)|abi\\p{L}*|kiekviena šalis|kita šalis|kitą šalį|kitai šaliai',
);
const LIABILITY = words('liab\\p{L}+|atsakomyb\\p{L}+|atsako');
const PENALTY = words(
  'penalt\\p{L}+|fines?|liquidated damages|interest|baud\\p{L}+|delspinig\\p{L}+|netesyb\\p{L}+|palūkan\\p{L}+',
);
const PRICE = words(
  'price|fees?|rate|remuneration|retainer|honorarium|kain\\p{L}{1,3}|atlyg\\p{L}+|įkain\\p{L}+|honorar\\p{L}+|užmokes\\p{L}+',
);
/** What goes off a price, or is no price although it stands beside one. */
const NO_PRICE = words(
  'withh\\p{L}+|retain\\p{L}*|retention|deduct\\p{L}*|discount\\p{L}*|set off|refund\\p{L}*|return\\p{L}*|insur\\p{L}+|cap|limit\\p{L}*|exceed\\p{L}*|išskai\\p{L}+|sulaik\\p{L}+|nuolaid\\p{L}+|grąžin\\p{L}+|drau[ds]\\p{L}+|virš\\p{L}+',
);

/** What the client may claim, the one who works owes. */
const CLAIMED = words(
  'client (?:\\p{L}+ ){0,4}(?:claim|demand|charge|impose)|klientas (?:\\p{L}+ ){0,4}(?:reikalauti|skirti|taikyti)',
);
const DUTY: Readonly<Record<Bearer, readonly RegExp[]>> = {
  provider: dutyOf('provider', 'paslaugų teikėj'),
  client: dutyOf('client', 'klient'),
};

function dutyOf(english: string, stem: string): RegExp[] {
  return [
    words(
      `${english} (?:(?!may|can)\\p{L}+ ){0,2}?(?:shall|must|will|agrees to|undertakes to|is (?:obliged|required|liable) to|has to|pays?|owes?|delivers?|completes?|keeps?)`,
    ),
    words(`(?:paid|payable|owed|borne|due) by (?:the )?${english}`),
    ...(english === 'provider' ? [CLAIMED] : []),
    words(
      `${stem}as (?:(?!gali|turi teisę)\\p{L}+ ){0,4}?(?:privalo|įsipareigoja|turi(?! teisę)|moka|sumoka|sumokės|mokės|apmoka|atlygina|perduoda|pateikia|atlieka|saugo)`,
    ),
    words(`${stem}ui (?:\\p{L}+ ){0,3}?(?:tenka|taikom\\p{L}+|skiriam\\p{L}+)`),
  ];
}

/** The one side on whom the passage lays a duty; undefined where it lays one on neither or on both. */
function bearerIn(plain: string): Bearer | undefined {
  if (MUTUAL.test(plain)) return undefined;
  const [provider, client] = (['provider', 'client'] as const).map((side) =>
    DUTY[side].some((pattern) => pattern.test(plain)),
  );
  if (provider === client) return undefined;
  return provider ? 'provider' : 'client';
}

/** A sum or a share. */
function ofSum(plain: string): Way | undefined {
  if (LIABILITY.test(plain) && !PENALTY.test(plain)) return ofLiability(plain);
  const bearer = bearerIn(plain);
  if (bearer === 'provider') return PRICE.test(plain) && !PENALTY.test(plain) ? undefined : 'more';
  if (bearer === 'client') return 'less';
  return PRICE.test(plain) && !PENALTY.test(plain) && !NO_PRICE.test(plain) && !MUTUAL.test(plain)
    ? 'less'
    : undefined;
}

const OWN_LIABILITY: Readonly<Record<Bearer, RegExp>> = {
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

const CLIENT_LEAVES = words(
  'client (?:\\p{L}+ ){0,2}(?:may|can|is entitled|has the right)|klientas (?:\\p{L}+ ){0,3}(?:gali|turi teisę)',
);
const PROVIDER_LEAVES = words(
  'provider (?:\\p{L}+ ){0,2}(?:may|can|is entitled|has the right|shall|must)|paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:gali|turi|privalo)',
);

/** Whoever is left needs time, whoever leaves wants none. */
function ofNotice(plain: string): Way | undefined {
  const [provider, client] = [PROVIDER_LEAVES.test(plain), CLIENT_LEAVES.test(plain)];
  if (provider === client || MUTUAL.test(plain)) return undefined;
  return provider ? 'more' : 'less';
}

const BY_THEN = lean(
  /(?<!\p{L})(?:within|in|no later than|not later than|per|iki|ne vėliau kaip(?: per)?|ne ilgiau kaip(?: per)?) (?:the (?:first|next|following) )?$/u,
);
const SO_LONG = lean(/(?<!\p{L})(?:for|during|period of|at least|laikotarp\p{L}+|bent|mažiausiai) $/u);

/** A time in which something is to be done, or for which something is owed. */
function ofPeriod({ amount, unit }: Extract<DealValue, { kind: 'period' }>, plain: string): Way | undefined {
  const bearer = bearerIn(plain);
  const before = periodsIn(plain).find((each) => each.amount === amount && each.unit === unit)?.before;
  if (bearer === undefined || before === undefined) return undefined;
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
