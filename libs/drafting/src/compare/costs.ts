import { clauseAt, periodsIn, withFigures } from '../check/figures.js';
import { money, shares, type DurationUnit } from '../check/measures.js';
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
  if (ofLiability(before) === 'more' && ofLiability(now) === 'more' && timesIn(now) > timesIn(before))
    return true;
  return meanings.some((meaning) => {
    if (meaning.kind === 'parted') return false;
    if (meaning.kind === 'words') return isMoreToDo(meaning.counts, before, now);
    if (meaning.mine === undefined || meaning.theirs === undefined) return false;
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
/** What the client keeps of what is owed. */
const RETAINED = words(
  'client (?:\\p{L}+ ){0,6}(?:retains?|withholds?|deducts?|keeps? back) (?:\\p{L}+ ){0,4}(?:[€$£]|eur|\\d)',
  '(?<!data )retention',
  '(?:retained|withheld|deducted) (?:\\p{L}+ ){0,2}(?:from|of)',
  'klientas (?:[\\p{L}\\d%.,]+ ){0,6}(?:sulaik\\p{L}+|išskait\\p{L}+|išskaič\\p{L}+)',
  '(?:sulaikom|išskaitom|išskaičiuojam)\\p{L}+',
);
const PROVIDER_RETAINS = words(
  'provider (?:\\p{L}+ ){0,4}(?:retains?|withholds?|deducts?|keeps?)',
  'paslaugų teikėjas (?:[\\p{L}\\d%.,]+ ){0,6}(?:sulaik\\p{L}+|išskait\\p{L}+|išskaič\\p{L}+|pasilieka)',
);
const DISCOUNT = words('discount\\p{L}*|nuolaid\\p{L}+');
/** Money that the one who works lays down. */
const SECURITY = words(
  'security deposit|performance bond|guarantee deposit|užstat\\p{L}+|užtikrinimo sum\\p{L}+',
);
/** That work is late, and not a payment. */
const WORK_LATE = words(
  '(?:late|delay\\p{L}*) (?:(?:in|of|with) )?(?:the )?(?:delivery|delivering|performance|completion|completing)',
  '(?:deliver\\p{L}*|complet\\p{L}*|services?|work) (?:\\p{L}+ ){0,3}(?:late|delayed)',
  'deducted from (?:the )?(?:fees?|price)',
  '(?:pavėlav\\p{L}*|vėluoj\\p{L}*|vėlav\\p{L}*|uždels\\p{L}*) (?:\\p{L}+ ){0,3}(?:perduo\\p{L}+|atli\\p{L}+|pateik\\p{L}+|suteik\\p{L}+|įvykdy\\p{L}+|baig\\p{L}+)',
);
const CLIENT_LATE = words(
  '(?:late|overdue|delayed) (?:payments?|amounts?|invoices?|sums?|fees?)',
  '(?:overdue|late) (?:amount|sum)',
  'client (?:is late|pays late|delays)',
  '(?:vėluo\\p{L}*|pavėlav\\p{L}*|uždels\\p{L}*) (?:\\p{L}+ ){0,3}(?:sumok\\p{L}+|apmok\\p{L}+|atsiskait\\p{L}+|mokė\\p{L}+)',
  '(?:nesumokėt|neapmokėt)\\p{L}+',
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
  const bearer = bearerIn(plain);
  if (bearer === 'provider' && SECURITY.test(plain)) return 'more';
  if (value.kind === 'percent' && DISCOUNT.test(clause)) return MUTUAL.test(plain) ? undefined : 'more';
  if (bearer === undefined && PENALTY.test(plain) && WORK_LATE.test(plain))
    return CLIENT_LATE.test(plain) || MUTUAL.test(plain) ? undefined : 'more';
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
  'client (?:\\p{L}+ ){0,2}(?:may|can|is entitled|has the right|gives?|shall give|must give|will give)|klientas (?:\\p{L}+ ){0,3}(?:gali|turi teisę|įspėja|privalo įspėti)',
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

/** How often the price, or what was paid, a limit of liability is. */
const TIMES = lean(
  /(?<!\p{L})(?:(\d{1,3}(?:[.,]\d)?) (?:times|kart\p{L}+)|(twice|double|dvigub\p{L}+|dukart)|(triple|trigub\p{L}+))(?!\p{L})/u,
);
function timesIn(plain: string): number {
  const [found, figure, twice] = TIMES.exec(plain) ?? [];
  if (found === undefined) return 1;
  return figure === undefined ? (twice === undefined ? 3 : 2) : Number(figure.replace(',', '.'));
}

const AT_MOST = words(
  'at most|no more than|not more than|up to|maximum of|ne daugiau kaip|ne daugiau nei|iki|daugiausia',
);

const WORKS = words(
  'provider (?:(?!may|can|receives?|gets?|has)\\p{L}+ ){0,3}?(?:makes?|prepares?|provides?|creates?|designs?|writes?|develops?|performs?|delivers?|attends?|submits?|supplies)',
  'paslaugų teikėjas (?:(?!gali|gauna|turi)[\\p{L}\\d]+ ){0,5}?(?:parengia|parengs|sukuria|sukurs|pateikia|pateiks|perduoda|perduos|atlieka|atliks|suteikia|suteiks|padaro|parašo|parašys|dalyvauja)',
);

/** More of the same things from the one who works. */
function isMoreToDo(
  counts: Extract<Meaning, { kind: 'words' }>['counts'],
  before: string,
  now: string,
): boolean {
  if (counts === undefined || counts.theirs <= counts.mine || AT_MOST.test(now)) return false;
  return [before, now].every(
    (plain) => !MUTUAL.test(plain) && (bearerIn(plain) === 'provider' || WORKS.test(plain)),
  );
}

/** For how long the one who works answers for the work. */
const GUARANTEE = words(
  'warrant(?:y|ies)',
  'guarantee',
  'defects? (?:liability|notification|correction|rectification)',
  'free(?: of charge)? (?:support|maintenance|corrections?|repairs?)',
  'garantij\\p{L}+',
  'garantin\\p{L}+',
  '(?:trūkum|klaid|defekt)\\p{L}+ (?:\\p{L}+ ){0,3}(?:nemokamai|neatlygintinai)',
  '(?:nemokamai|neatlygintinai) (?:\\p{L}+ ){0,3}(?:taiso|šalina|ištaiso|pašalina)',
);
const ONCE_TOLD = lean(
  /^[^.;]{0,30}(?<!\p{L})(?:of|after|from|upon|nuo|po|gav\p{L}+) (?:\p{L}+ ){0,3}(?:notice|notif\p{L}+|reports?|claims?|complaints?|request|praneš\p{L}+|pretenz\p{L}+|skund\p{L}+|reikalav\p{L}+)/u,
);
/** An agreement that goes on by itself unless somebody says in time that it shall not. */
const RENEWS = words('(?:renew|extend|prolong)\\p{L}*', 'pratęs\\p{L}+|prasitęs\\p{L}+|atnaujin\\p{L}+');
const NOTICE_BEFORE = lean(
  /(?<!\p{L})(?:notice of|at least|not less than|no later than|prieš|likus(?: ne mažiau kaip)?|ne vėliau kaip(?: prieš)?|bent(?: prieš)?)(?: at least| bent)? $/u,
);
const TOLD_BEFORE = lean(
  /(?<!\p{L})(?:notice|notif\p{L}+|tells?|informs?|praneš\p{L}+|nepraneš\p{L}+|įspė\p{L}+|atsisak\p{L}+|pareišk\p{L}+)(?!\p{L})/u,
);
const UNTIL_THE_END = lean(/^[^.;]{0,30}(?<!\p{L})(?:before|prior to|notice)(?!\p{L})/u);
/** What the one who works must not do. */
const PROHIBITED = words(
  'provider (?:\\p{L}+ ){0,3}?(?:shall|must|will|may|can) (?:\\p{L}+ )?not',
  'provider (?:undertakes|agrees|commits) (?:\\p{L}+ )?not',
  'paslaugų teikėjas (?:\\p{L}+ ){0,6}?ne(?:gali|privalo|teikia|dirba|siūlo|samdo|atskleidžia|naudoja|konkuruoja|bendradarbiauja|sudaro|priima|vykdo|skelbia|įdarbina|teiks|dirbs|atskleis|konkuruos)',
  'paslaugų teikėjui (?:\\p{L}+ ){0,3}(?:draudžiama|neleidžiama)',
);
const IS_LITHUANIAN = /paslaugų teikėj/u;
/** Behind these a Lithuanian period says by when, or how often, and not for how long. */
const NO_LENGTH = lean(/(?<!\p{L})(?:per|iki|prieš|po|nuo|kas|už|kaip|likus|praėjus)(?: \p{L}+)? $/u);

/** A time in which something is to be done, or for which something is owed. */
function ofPeriod({ amount, unit }: Extract<DealValue, { kind: 'period' }>, plain: string): Way | undefined {
  const bearer = bearerIn(plain);
  const said = periodsIn(plain).find((each) => each.amount === amount && each.unit === unit);
  if (said === undefined) return undefined;
  const { before, after } = said;
  const isLong = unit === 'months' || unit === 'years';
  if (GUARANTEE.test(plain) && isLong && bearer !== 'client' && !MUTUAL.test(plain) && !ONCE_TOLD.test(after))
    return 'more';
  if (
    RENEWS.test(plain) &&
    TOLD_BEFORE.test(plain) &&
    (NOTICE_BEFORE.test(before) || UNTIL_THE_END.test(after))
  )
    return 'more';
  if (MUTUAL.test(plain)) return undefined;
  if (RETAINED.test(plain) && PRICE.test(plain) && !PROVIDER_RETAINS.test(plain)) return 'more';
  if (PROHIBITED.test(plain) && bearer !== 'client' && !NO_LENGTH.test(before) && !BY_THEN.test(before))
    return 'more';
  if (bearer === undefined) return undefined;
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
