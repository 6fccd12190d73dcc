import { withFigures } from '../figures.js';
import { termsOfPayment } from '../terms-of-payment.js';
import { anyOf, words, wordsBeside } from '../whole-words.js';
import { USUAL_PAYMENT_DAYS } from './figures.js';

/**
 * What a short sentence costs the one who works without a word that sounds like it: a sum a day without an end, a renewal for long, work
 * used though it was rejected, pay for what was accepted alone, and terms of the client that come first. Each is a class as in
 * `waiting-and-leaving.ts`.
 */

/* A sum for each day. */
const SUM = '(?:(?:eur|usd|gbp|[€$£]) ?\\d[\\d., ]*|\\d[\\d., ]* ?(?:eur|eurų|usd|gbp|€))';
const SUM_A_DAY = anyOf(
  wordsBeside(
    ['provider', 'pay|owe', 'day|hour|week'],
    `(?:provider|(?<=provider[^.;]{1,100} )(?:it|he|she)) (?:shall |will |must )?(?:pays?|owes?) (?:[^.;]{0,40} )?${SUM}[^.;]{0,40} (?:for )?(?:each|every|per|a) (?:\\p{L}+ ){0,2}(?:day|hour|week)`,
  ),
  wordsBeside(
    ['už kiekvieną', 'mok'],
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:su)?mok(?:a|ės) (?:[^.;]{0,40} )?${SUM}[^.;]{0,40} už kiekvieną (?:\\p{L}+ ){0,2}(?:dieną|valandą|savaitę)`,
  ),
);
const OF_DELAY = /(?<!\p{L})(?:delay|late(?!\p{L})|miss(?:es|ed)|overdue|vėl(?:uo|av)|uždel|praleid)/u;
const CAPPED = words(
  'up to|at most|(?:a )?maximum|not (?:to )?exceed\\p{L}*|no more than|not more than|capped|limit\\p{L}*|iki|ne daugiau|neviršij\\p{L}*|neviršy\\p{L}*|daugiausia|client (?:shall |will )?pays?|each party|either party|klientas (?:\\p{L}+ ){0,3}moka|kiekviena šalis',
);

/** Whether the one who works pays a sum for each day of a delay, and nothing says how much at most. */
export const isSumADay = (plain: string): boolean =>
  SUM_A_DAY.test(plain) && OF_DELAY.test(plain) && !CAPPED.test(plain);

/* Renewed for long. */
const LONG =
  '(?:(?:a |an |\\d |one |another |the )?(?:further |additional |same |full )?(?:years?(?! of age)|annual)|twelve|12|24|twenty-four|six|6 months)';
const RENEWED = anyOf(
  wordsBeside(
    ['unless', 'renew|exten|prolong'],
    `(?:renews?|extends?|prolongs?|(?:is|are|be) (?:\\p{L}+ )?(?:renewed|extended|prolonged))(?: (?:itself|automatically|tacitly))? (?:for|by) (?:[^.;]{0,40} )?${LONG}[^.;]{0,60} unless`,
  ),
  wordsBeside(
    ['savaime|automatiškai', 'pratęs|atnaujin|prasitęs'],
    `(?:savaime|automatiškai) (?:pratęsiam|atnaujinam|prasitęs)\\p{L}* (?:[^.;]{0,30} )?(?:met(?:ams|us|ų)|12 mėn\\p{L}*|6 mėn\\p{L}*)(?: [^.;]{0,40})?,? (?:jei|jeigu|nebent)`,
  ),
);
const ON_AND_ON =
  '(?:thereafter|afterwards|then|after that|from then on)(?: continues?| runs?| goes on)? for (?:a |an )?(?:further|another|successive|additional|consecutive)';
const ILGAM =
  '(?:met(?:ams|us|ų|ais)|(?:12|dvylikos|dvylika|dvylikai|6|šešis|šešių|šešiems) (?:[^.;]{0,12} )?mėn\\p{L}*)';
const NEPRANESA =
  '(?:jei|jeigu|nebent) (?:[^.;,]{0,60} )?(?:ne(?:praneš|pareišk|atsisak|nutrauk|paprieštar)|praneš|pareišk|atsisak|nutrauk)\\p{L}*';
const PRATESIAMA =
  '(?:(?:kaskart |savaime |automatiškai )+(?:pratęsiam|atnaujinam|prasitęs)\\p{L}*|(?:galio\\p{L}* toliau|toliau galio\\p{L}*|galio\\p{L}* (?:[^.;]{0,60} )?kaskart dar))';
const KEPT_ON = anyOf(
  wordsBeside(['unless', ON_AND_ON], `${ON_AND_ON} (?:[^.;]{0,30} )?${LONG}[^.;]{0,60} unless`),
  wordsBeside(
    ['pratęsiam|atnaujinam|prasitęs|toliau|kaskart', 'praneš|pareišk|atsisak|nutrauk|paprieštar'],
    `${PRATESIAMA} (?:[^.;]{0,40} )?${ILGAM}(?: [^.;,]{0,30})?,? ${NEPRANESA}`,
    `${NEPRANESA}(?: [^.;,]{0,40})?, (?:[^.;]{0,40} )?${PRATESIAMA} (?:[^.;]{0,30} )?${ILGAM}`,
  ),
);
const EITHER_STOPS = words(
  'unless (?:either|one|a|any) (?:party|side)|unless (?:it is )?terminated by either|by agreement|nė viena (?:iš )?šali\\p{L}*|nė 1 (?:iš )?šali\\p{L}*|viena (?:iš )?šalių|kuri nors šalis|susitar\\p{L}+',
);

/** Whether the contract renews itself for half a year or more unless somebody remembers to speak in time. */
export const isRenewedForLong = (plain: string): boolean =>
  (RENEWED.test(plain) || KEPT_ON.test(plain)) && !EITHER_STOPS.test(plain);

/* Kept as long as the client likes. */
const CLIENT_KEEPS = anyOf(
  wordsBeside(
    ['client', 'unless (?:the )?client|renew|exten|prolong'],
    `(?:(?:renew|extend|prolong)\\p{L}*|${ON_AND_ON}) [^.;]{0,90}unless (?:the )?client (?:\\p{L}+ ){0,3}(?:gives?|sends?|says?|objects?|ends?|terminates?|decides?|declines?|cancels?|stops?|notif\\p{L}*|informs?|wishes)`,
    "client (?:alone )?(?:may|can|is entitled to|has the right to) (?:[^.;]{0,30} )?(?:extend|renew|prolong) (?:[^.;]{0,30} )?(?:agreement|contract|term|engagement)|(?:agreement|contract|term|engagement) (?:[^.;]{0,30} )?(?:extended|renewed|prolonged) (?:[^.;]{0,40} )?at (?:the )?client's (?:\\p{L}+ )?(?:option|discretion|choice|request)",
  ),
  wordsBeside(
    ['klientas', 'pratęs|atnaujin|prasitęs|galio'],
    'klientas (?:[^.;]{0,40} )?(?:gali|turi teisę) (?:[^.;]{0,30} )?(?:pratęsti|atnaujinti) (?:[^.;]{0,20} )?(?:sutart|galiojim|termin)\\p{L}+',
    `${PRATESIAMA}(?: [^.;]{0,70})?,? (?:jei|jeigu|nebent) klientas (?:[^.;]{0,30} )?(?:ne)?(?:praneš|pareišk|atsisak|nutrauk|paprieštar)\\p{L}*`,
  ),
);
const BOTH_KEEP = words(
  'provider|either|both|each (?:party|side)|part(?:y|ies)|mutual\\p{L}*|agree[sd]?|consent|in writing by|deadlines?|delivery|licen[cs]e|not|never|months? (?:only|at most)|once|paslaugų teikėj\\p{L}+|šali(?:s|es|ų|ai|ms)|šalys|abi|susitar\\p{L}+|sutik\\p{L}+|licencij\\p{L}+|darbų|paslaugų (?!teikėj)\\p{L}+|negali|vieną kartą',
);

/** Whether the client alone decides that the contract goes on, or that it does not; renewals for long are told as such. */
export const isKeptByClient = (plain: string): boolean =>
  CLIENT_KEEPS.test(plain) && !BOTH_KEEP.test(plain) && !isRenewedForLong(plain);

/* Used all the same. */
const NOT_TAKEN = '(?:rejected|unaccepted|refused|declined|unapproved)';
const FOR_NOTHING =
  '(?:without (?:any )?(?:pay|payment|paying|charge|compensation|fee)|free of charge|for free|at no (?:cost|charge)|no (?:payment|fee|charge|compensation))';
const NEPRIIMT = '(?:nepriimt|atmest|nepatvirtint|netikus)\\p{L}+';
const NEMOKAMAI =
  '(?:be (?:jokio )?(?:atlygio|apmokėjimo|mokesčio)|neatlygintinai|nemokamai|nemokėdam\\p{L}*)';
const USED_UNPAID = anyOf(
  wordsBeside(
    ['rejected|accepted|refused|declined|unapproved', 'without|free|no '],
    `${NOT_TAKEN} (?:[^.;]{0,80} )?(?:may|can) (?:[^.;]{0,30} )?be (?:\\p{L}+ )?(?:used|kept|published|exploited) (?:[^.;]{0,40} )?${FOR_NOTHING}`,
    `client (?:may|can) (?:[^.;]{0,30} )?(?:use|keep|publish|exploit) (?:[^.;]{0,40} )?(?:${NOT_TAKEN}|(?:not|never) (?:been )?accepted) (?:[^.;]{0,60} )?${FOR_NOTHING}`,
  ),
  wordsBeside(
    ['nepriimt|atmest|nepatvirtint|netikus', 'be |neatlyg|nemok'],
    `${NEPRIIMT} (?:[^.;]{0,60} )?(?:gali|turi teisę) (?:[^.;]{0,30} )?(?:naudo|pasilik|skelb|viešin)\\p{L}+ (?:[^.;]{0,30} )?${NEMOKAMAI}`,
  ),
);
const NOT_USED = words('only if|only when|not be used|may not|nei|negali|tik jei|tik jeigu');

/** Whether the client uses what it has not taken, and pays nothing for it. */
export const isUsedUnpaid = (plain: string): boolean => USED_UNPAID.test(plain) && !NOT_USED.test(plain);

/* Paid for what was accepted alone. */
const ENDED =
  '(?:on|upon|after|following|in case of|in the event of) (?:\\p{L}+ ){0,2}(?:ending|end|termination|cancellation|expiry)|(?:if|where|when) (?:[^.;,]{0,40} )?(?:terminates?|ends?|cancels?|(?:is|are) (?:\\p{L}+ )?(?:terminated|ended|cancelled))';
const TAKEN = '(?:accepted|approved|confirmed|signed off)';
const PRIIMT = '(?:priimt|patvirtint)\\p{L}+';
const NUTRAUKUS =
  '(?:(?:sutart\\p{L}+ |ją )?(?:nutraukus|pasibaigus|atsisakius|nutrūkus)|(?:jei|jeigu|kai) (?:[^.;,]{0,40} )?(?:nutrauk|atsisak|nutrūk)\\p{L}+)';
const ACCEPTED_ALONE = anyOf(
  wordsBeside(
    ['pa(?:y|id)', `${TAKEN}`, 'end|terminat|cancel|expir'],
    `(?:${ENDED})(?: [^.;,]{0,40})?,? (?:the )?client (?:shall |will |must )?(?:only )?pays? (?:only )?for (?:[^.;]{0,60} )?${TAKEN}`,
    `(?:${ENDED})(?: [^.;,]{0,40})?,? (?:the )?provider (?:is|shall be|will be|gets) (?:only )?paid (?:only )?for (?:[^.;]{0,40} )?${TAKEN}`,
    `(?:${ENDED})(?: [^.;,]{0,40})?,? (?:payment|the fee|fees) (?:is|are|shall be|will be) (?:due|made|payable|paid|owed) (?:only )?for (?:[^.;]{0,40} )?${TAKEN}`,
    `(?:${ENDED})(?: [^.;,]{0,40})?,? only (?:[^.;]{0,40} )?${TAKEN} (?:[^.;]{0,50} )?(?:is|are|shall be|will be) paid`,
  ),
  wordsBeside(
    ['mok', PRIIMT],
    `${NUTRAUKUS}(?: [^.;,]{0,40})?,? (?:[^.;,]{0,30} )?klientas (?:su|ap)?moka (?:tik )?už (?:[^.;]{0,60} )?${PRIIMT}`,
    `${NUTRAUKUS}(?: [^.;,]{0,40})?,? (?:paslaugų teikėj\\p{L}+ )?(?:(?:su|ap)?mokama|apmokam\\p{L}+) (?:tik )?(?:už )?(?:[^.;]{0,40} )?${PRIIMT}`,
  ),
);
/** What was begun is paid as well, or the contract was broken. */
const BEGUN_IS_PAID = words(
  'performed|in progress|percent\\p{L}*|rendered|expenses|work (?:that (?:is|was|has been) )?(?:done|carried out|begun|started)|hours|begun|started|pro rata|partly|partial\\p{L}*|unfinished|breach\\p{L}*|default|costs|whether or not|provider (?:terminates|ends|cancels)|(?:by|of) (?:the )?provider|agreement is accepted|pradėt\\p{L}+|atlikt\\p{L}+ (?:darb|paslaug)\\p{L}+ (?:ir|bei) |suteikt\\p{L}+|iš dalies|proporcing\\p{L}+|valand\\p{L}+|pažeid\\p{L}+|pažeidim\\p{L}+|išlaid\\p{L}+|nepriklausomai|paslaugų teikėj(?:ui|ai) nutraukus',
);

/** Whether of a contract that ends the client pays for nothing but what it has said yes to. */
export const isAcceptedAlonePaid = (plain: string): boolean =>
  ACCEPTED_ALONE.test(plain) && !BEGUN_IS_PAID.test(plain);

/* Terms of the client that come first. */
const CLIENT_TERMS_FIRST = words(
  "client's (?:own )?(?:current |latest )?(?:standard|general|purchas\\p{L}+|supplier|vendor) (?:\\p{L}+ ){0,2}(?:terms|conditions|policies|rules)(?: and conditions)? (?:[^.;]{0,30} )?(?:prevails?|takes? precedence|overrides?|come first)",
  'kliento (?:galiojanči\\p{L}+ )?(?:standartin|bendr|pirkim|tiekėj)\\p{L}+ (?:\\p{L}+ ){0,2}(?:sąlyg|taisykl)\\p{L}+ (?:[^.;]{0,30} )?(?:viršesn\\p{L}+|turi pirmenyb\\p{L}+|pirmesn\\p{L}+)',
);
const NOT_FIRST = words('not|never|do not|does not|ne|nėra|neturi|jei|jeigu|if');

/** Whether terms of the client's, which need not be there to be read, come before what is signed. */
export const isBehindClientTerms = (plain: string): boolean =>
  CLIENT_TERMS_FIRST.test(plain) && !NOT_FIRST.test(plain);

/* Paid late. */
const CLIENT_PAYS = words(
  'client (?:shall |will |must )?(?:pays?|settles?)',
  'klientas (?:[^.;]{0,160} )?(?:su|ap)?moka',
);
const PAYS_WHAT_ELSE = words(
  'interest|deposit|advance|refund\\p{L}*|expens\\p{L}*|avans\\p{L}+|delspinig\\p{L}+|palūkan\\p{L}+|išlaid\\p{L}+|grąžin\\p{L}+|terminat\\p{L}*|nutrauk\\p{L}+',
);

/** Whether the client pays later than is usual. */
export const isPaidLate = (plain: string): boolean =>
  CLIENT_PAYS.test(plain) &&
  !PAYS_WHAT_ELSE.test(plain) &&
  termsOfPayment({ plain: withFigures(plain), heading: '' }).some(({ days }) => days > USUAL_PAYMENT_DAYS);
