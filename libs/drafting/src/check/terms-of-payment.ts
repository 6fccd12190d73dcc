import { clauseAt, partAt, periodsIn, TOO_LONG, type Period } from './figures.js';
import { words } from './whole-words.js';
import { lean } from '../reading/letters.js';

/** A sentence of a contract, as the check reads it. */
interface Spoken {
  /** In small letters, with "provider" and "client" for the sides, and figures for words. */
  readonly plain: string;
  readonly heading: string;
}

/** Who pays decides: what the one who works has to pay is no price of the work. */
export const PROVIDER_PAYS = lean(
  /(?<!\p{L})(?:provider (?:(?:shall|must|will|has to|also|then|\p{L}+ly) ){0,2}(?:pays?|owes?|compensates?|reimburses?|refunds?|forfeits?)|paslaugų teikėjas (?:\p{L}+ ){0,8}(?:(?:su)?moka|atlygina|grąžina))(?!\p{L})/u,
);

export const PAYS = lean(
  /(?<!\p{L})(?:pays?|paid|payment|payable|due|settle\p{L}{0,3}|sumok\p{L}{0,8}|mok(?:a|ama|ame|ėjim\p{L}{1,3}|ėti)|apmok\p{L}{0,8}|perve(?:da|s|st)\p{L}{0,6})(?!\p{L})/u,
);
const NO_TERM_OF_PAYMENT = lean(
  /(?<!\p{L})(?:warrant\p{L}*|confidential\p{L}*|terminat\p{L}*|notice|overdue|interest|retain\p{L}*|retention|insur\p{L}*|cancel\p{L}*|expens\p{L}*|refund\p{L}*|repa(?:y|id)\p{L}*|garantij\p{L}*|konfidenc\p{L}*|nutrauk\p{L}*|įspėj\p{L}*|delspinig\p{L}*|palūkan\p{L}*|sulaik\p{L}*|draud\p{L}*|atšauk\p{L}*|grąžin\p{L}*|išlaid\p{L}*|vėlu\p{L}*)(?!\p{L})/u,
);

const YEAR = 366;

/* "Within 30 days", "30 days after", „per 30 dienų“, „ne vėliau kaip per“. */
const LEADS =
  /(?:within|in|after|net|of|than|at|is|are|be|term|terms|:|-|per|po|kaip|yra|terminas|per ne daugiau kaip)[ (]{1,2}(?:(?:a|the) (?:period|term) of |the (?:next|following) |no (?:later|more) than |at most |the latest |maximum |up to )?$/u;
const FOLLOWS = lean(/^(?:'s?|s')? ?(?:net|after|from|of|following|upon|nuo|po|gav\p{L}*)(?!\p{L})/u);
const BEFORE_IT = lean(
  /^(?:'s?|s')? ?(?:(?:of|after|following) (?:(?:its|the|final|full|her|his|their|last) ){0,2}(?:payment(?! (?:request|certificate|application))|invoice has been paid|[^,;]{0,60} (?:has|have) been paid)|before|prior|in advance|ahead|iki|prieš|notice|iš anksto|of work)(?!\p{L})/u,
);
const NO_INVOICE = words(
  'advance',
  'deposit',
  'up ?front',
  'on signing',
  'signing (?:of )?(?:this |the )?(?:agreement|contract)',
  'fail\\p{L}*',
  'cured?',
  'warn\\p{L}*',
  'questions?',
  'back',
  'return(?:s|ed)',
  'without payment',
  'free of charge',
  'nemokam\\p{L}*',
  'grąž\\p{L}*',
  'sugrįž\\p{L}*',
  'quer(?:y|ies)',
  'object\\p{L}*',
  'remind\\p{L}*',
  'suspend\\p{L}*',
  'disput\\p{L}*',
  'claims?',
  'raised?',
  'wrong',
  'reasons?',
  'inform\\p{L}*',
  'correct(?:s|ed|ions?)',
  'acknowledg\\p{L}*',
  'booked',
  'reserved',
  'scheduled',
  'it releases',
  'withh\\p{L}*',
  'keeps? back',
  'unpaid',
  "(?:not|n't) (?:been )?(?:paid|settled|received)",
  'outstanding',
  'return (?:\\p{L}+ ){0,2}(?:amounts?|sums?|money|payments?|fees?)',
  'credit equal',
  'doubts?',
  'sales?',
  'pardavim\\p{L}*',
  'mediat\\p{L}*',
  'disagree\\p{L}*',
  'planned',
  '(?:hands?|handed|pass(?:es)?) over',
  'transfers? (?:\\p{L}+ ){0,2}(?:source|user|files)',
  'up to a maximum',
  'avans\\p{L}*',
  'sutart\\p{L}+ pasiraš\\p{L}*',
  'pasirašius sutart\\p{L}*',
  'priminim\\p{L}*',
  'sustabd\\p{L}*',
  'ginčij\\p{L}*',
);
const OTHER_TERM = words(
  'liab\\p{L}*',
  'hands? over',
  'exceed\\p{L}*',
  'ends|ended',
  'atsakomyb\\p{L}*',
  'perduod\\p{L}*',
  'pasibaig\\p{L}*',
  'terminuot\\p{L}*',
);
const INVOICED = words('invoice[sd]?', 'sąskait\\p{L}*', 'bill(?:s|ed)?');

/** "Each batch is due 15 days after release" is about the batch. */
const ONLY_DUE = lean(/^(?=.*(?<!\p{L})due(?!\p{L}))(?!.*(?:pa(?:y|id)|settle))/u);
const OWED = words(
  'pa(?:y|id)\\p{L}*',
  'fees?',
  'money',
  'sums?',
  'amounts?',
  'instal\\p{L}*',
  'balance',
  'price',
  'rest',
  'it',
);

/** When an invoice is sent is not when it is paid. */
const SENDS = lean(
  /(?<!\p{L})(?:provider|paslaugų teikėjas) (?:\p{L}+ ){0,3}(?:sends?|issues?|submits?|išsiunčia|išrašo|pateikia)(?!\p{L})/gu,
);
const PAID_THEN = lean(
  /(?<!\p{L})(?:clients?|klientas|pays?|paid|payable|due|apmok\p{L}*|mokėt\p{L}*|moka(?:ma|mos)?)(?!\p{L})/u,
);

const isPaymentTerm = ({ plain, heading }: Spoken, { index, before, after, unit, days }: Period): boolean => {
  if (unit === 'hours' || days > YEAR || days < 1) return false;
  if (TOO_LONG.test(before) || BEFORE_IT.test(after)) return false;
  if (!LEADS.test(before) && !FOLLOWS.test(after)) return false;
  const clause = clauseAt(plain, index);
  if ([NO_INVOICE, NO_TERM_OF_PAYMENT, OTHER_TERM].some((other) => other.test(clause))) return false;
  const part = partAt(plain, index);
  if (PROVIDER_PAYS.test(part)) return false;
  const upToIt = part.slice(0, part.indexOf(plain.slice(index, index + 12)));
  const sent = [...upToIt.matchAll(SENDS)].at(-1);
  if (sent !== undefined && !PAID_THEN.test(upToIt.slice(sent.index + sent[0].length))) return false;
  /* "Asks within 5 days, and pays": what comes after "and" has another term. */
  const near = `${clause.slice(0, clause.indexOf(plain.slice(index, index + 12)))} ${after.split(/ and | but | ir | bet |[,;]/u)[0] ?? ''}`;
  const isPaid = PAYS.test(near) || PAYS.test(before.slice(-100)) || INVOICED.test(near);
  return isPaid && (!ONLY_DUE.test(near) || INVOICED.test(part) || OWED.test(part) || OWED.test(heading));
};

/** In how long the client is to pay, by one sentence; the check asks it too. */
export const termsOfPayment = (said: Spoken): readonly Period[] =>
  PAYS.test(said.plain) ? periodsIn(said.plain).filter((period) => isPaymentTerm(said, period)) : [];
