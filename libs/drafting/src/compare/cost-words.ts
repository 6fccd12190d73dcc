import { words } from '../check/whole-words.js';
import { lean } from '../reading/letters.js';

export const MUTUAL = words(
  'either|each party|both|neither|mutual\\p{L}*|parties|šal(?:ys|ims|ių)|abi\\p{L}*|kiekviena šalis|kita šalis|kitą šalį|kitai šaliai',
);
export const LIABILITY = words('liab\\p{L}+|atsakomyb\\p{L}+|atsako');
export const PENALTY = words(
  'penalt\\p{L}+|fines?|liquidated damages|interest|baud\\p{L}+|delspinig\\p{L}+|netesyb\\p{L}+|palūkan\\p{L}+',
);
/** What somebody pays who has broken a promise; interest is not among it. */
export const CHARGE = words(
  'penalt\\p{L}+|fines?|liquidated damages|forfeit\\p{L}*|baud\\p{L}+|netesyb\\p{L}+|delspinig\\p{L}+|netenka',
);
/** Whichever of the two it was that broke a promise. */
export const WHO_BROKE_IT = words(
  '(?:breaching|defaulting|infringing|late) party|party (?:in|that is in) (?:breach|default)|pays? the other|(?:pažeidusi|pažeidusioji|vėluojanti|kaltoji) šalis',
);
/** That a price is less by something. */
export const REDUCED = words(
  '(?:fees?|price|remuneration) (?:\\p{L}+ ){0,2}?(?:reduced|lowered|cut) by',
  '(?:reduces?|deducts?|deducted) (?:[\\p{L}\\d%.,€$£]+ ){0,5}?(?:from )?(?:the )?(?:fees?|price|remuneration)',
  '(?:fees?|price|remuneration)[^.;]{0,60} (?:less|minus) (?:a |any |the )?(?:penalt\\p{L}+|fines?)',
  '(?:kaina|kainą|atlyg\\p{L}+) (?:[\\p{L}\\d%.,]+ ){0,4}?(?:su)?maž(?:in|ėj)\\p{L}+',
  '(?:su)?mažin\\p{L}+ (?:\\p{L}+ ){0,2}?(?:kain|atlyg)\\p{L}+',
  'iš (?:\\p{L}+ )?(?:kainos|atlyg\\p{L}+) (?:[\\p{L}\\d%.,]+ ){0,4}?(?:iš|at)skai\\p{L}+',
);
export const PRICE = words(
  'price|fees?|rate|remuneration|retainer|honorarium|kain\\p{L}{1,3}|atlyg\\p{L}+|įkain\\p{L}+|honorar\\p{L}+|užmokes\\p{L}+',
);
/** What goes off a price, or is no price although it stands beside one. */
export const NO_PRICE = words(
  'withh\\p{L}+|retain\\p{L}*|retention|deduct\\p{L}*|discount\\p{L}*|set off|refund\\p{L}*|return\\p{L}*|insur\\p{L}+|cap|limit\\p{L}*|exceed\\p{L}*|išskai\\p{L}+|sulaik\\p{L}+|nuolaid\\p{L}+|grąžin\\p{L}+|drau[ds]\\p{L}+|virš\\p{L}+',
);
/** What the client may claim, the one who works owes. */
export const CLAIMED = words(
  'client (?:\\p{L}+ ){0,4}(?:claim|demand|charge|impose)|klientas (?:\\p{L}+ ){0,4}(?:reikalauti|skirti|taikyti)',
);
/** What the client keeps of what is owed. */
export const RETAINED = words(
  'client (?:\\p{L}+ ){0,6}(?:retains?|withholds?|deducts?|keeps? back) (?:\\p{L}+ ){0,4}(?:[€$£]|eur|\\d)',
  '(?<!data )retention',
  '(?:retained|withheld|deducted) (?:\\p{L}+ ){0,2}(?:from|of)',
  'klientas (?:[\\p{L}\\d%.,]+ ){0,6}(?:sulaik\\p{L}+|išskait\\p{L}+|išskaič\\p{L}+)',
  '(?:sulaikom|išskaitom|išskaičiuojam)\\p{L}+',
);
export const PROVIDER_RETAINS = words(
  'provider (?:\\p{L}+ ){0,4}(?:retains?|withholds?|deducts?|keeps?)',
  'paslaugų teikėjas (?:[\\p{L}\\d%.,]+ ){0,6}(?:sulaik\\p{L}+|išskait\\p{L}+|išskaič\\p{L}+|pasilieka)',
);
export const DISCOUNT = words('discount\\p{L}*|nuolaid\\p{L}+');
/** What is paid ahead of the work. */
export const DEPOSIT = words(
  '(?:deposit|advance|down payment|upfront payment|avans)\\p{L}*|išankstin\\p{L}+ (?:ap)?mokėjim\\p{L}+',
);
/** Until how long after the work its defects may be told. */
export const TOLD_WITHIN = lean(
  /(?<!\p{L})(?:reported|notified|pranešta|pranešama|nurodyta|nurodoma)(?: to \p{L}+)? (?:within|per) $/u,
);
/** Money that the one who works lays down. */
export const SECURITY = words(
  'security deposit|performance bond|guarantee deposit|užstat\\p{L}+|užtikrinimo sum\\p{L}+',
);
/** That work is late, and not a payment. */
export const WORK_LATE = words(
  '(?:late|delay\\p{L}*) (?:(?:in|of|with) )?(?:the )?(?:delivery|delivering|performance|completion|completing)',
  '(?:deliver\\p{L}*|complet\\p{L}*|services?|work) (?:\\p{L}+ ){0,3}(?:late|delayed)',
  'deducted from (?:the )?(?:fees?|price)',
  '(?:pavėlav\\p{L}*|vėluoj\\p{L}*|vėlav\\p{L}*|uždels\\p{L}*) (?:\\p{L}+ ){0,3}(?:perduo\\p{L}+|atli\\p{L}+|pateik\\p{L}+|suteik\\p{L}+|įvykdy\\p{L}+|baig\\p{L}+)',
);
export const CLIENT_LATE = words(
  '(?:late|overdue|delayed) (?:payments?|amounts?|invoices?|sums?|fees?)',
  '(?:overdue|late) (?:amount|sum)',
  'client (?:is late|pays late|delays)',
  '(?:vėluo\\p{L}*|pavėlav\\p{L}*|uždels\\p{L}*) (?:\\p{L}+ ){0,3}(?:sumok\\p{L}+|apmok\\p{L}+|atsiskait\\p{L}+|mokė\\p{L}+)',
  '(?:nesumokėt|neapmokėt)\\p{L}+',
  'pavėluot\\p{L}+ (?:ap)?mokėjim\\p{L}+',
);
/** That the one who works gets it. */
export const RECEIVES = words(
  'provider (?:(?:shall|will|is to|is entitled to|has the right to|may) )?(?:receives?|gets?|be paid|is paid|earns?|invoices?|charges?|bills?|be reimbursed)',
  '(?:paid|payable|due|owed) to (?:the )?provider',
  'paslaugų teikėjas (?:[\\p{L}\\d]+ ){0,4}?(?:gauna|gaus|uždirba|išrašo)',
  'paslaugų teikėjui (?:[\\p{L}\\d%.,]+ ){0,6}?(?:mokam\\p{L}*|sumokam\\p{L}*|išmokam\\p{L}*|moka|sumoka|priklauso)',
);
export const PROVIDER_PAYS = words(
  'provider (?:(?:shall|will|must|is to|has to) )?(?:pays?|owes?|reimburses?|compensates?|refunds?|returns?)',
  '(?:paid|payable|owed|borne) by (?:the )?provider',
  'paslaugų teikėjas (?:[\\p{L}\\d%.,]+ ){0,6}?(?:su|ap|iš)?(?:moka|mokės|mokėti|atlygina|grąžina|grąžins)',
);
export const CLIENT_LEAVES = words(
  'client (?:\\p{L}+ ){0,2}(?:may|can|is entitled|has the right|gives?|shall give|must give|will give)|klientas (?:\\p{L}+ ){0,3}(?:gali|turi teisę|įspėja|privalo įspėti)',
);
export const PROVIDER_LEAVES = words(
  'provider (?:\\p{L}+ ){0,2}(?:may|can|is entitled|has the right|shall|must)|paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:gali|turi|privalo)',
);
export const BY_THEN = lean(
  /(?<!\p{L})(?:within|in|no later than|not later than|per|iki|ne vėliau kaip(?: per)?|ne ilgiau kaip(?: per)?) (?:the (?:first|next|following) )?$/u,
);
export const SO_LONG = lean(/(?<!\p{L})(?:for|during|period of|at least|laikotarp\p{L}+|bent|mažiausiai) $/u);
/** How often the price, or what was paid, a limit of liability is. */
export const TIMES = lean(
  /(?<!\p{L})(?:(\d{1,3}(?:[.,]\d)?) (?:times|kart\p{L}+)|(twice|double|dvigub\p{L}+|dukart)|(triple|trigub\p{L}+))(?!\p{L})/u,
);
export const AT_MOST = lean(
  /(?<!\p{L})(?:at most|no more than|not more than|up to|maximum of|ne daugiau kaip|ne daugiau nei|iki|daugiausia) $/u,
);
export const WORKS = words(
  'provider (?:(?!may|can|receives?|gets?|has)\\p{L}+ ){0,3}?(?:makes?|prepares?|provides?|creates?|designs?|writes?|develops?|performs?|delivers?|attends?|submits?|supplies|draws?|records?|edits?|translates?|photographs?|films?|tests?|produces?|builds?)',
  'paslaugų teikėjas (?:(?!gali|gauna|turi)[\\p{L}\\d]+ ){0,5}?(?:parengia|parengs|sukuria|sukurs|pateikia|pateiks|perduoda|perduos|atlieka|atliks|suteikia|suteiks|padaro|parašo|parašys|dalyvauja|nupiešia|nupieš|išverčia|išvers|nufotografuoja|nufilmuoja|įrašo|ištestuoja|suprojektuoja|pagamina)',
);
/** What the client gives back of what the one who works has laid out. */
export const REIMBURSED = words(
  'reimburs\\p{L}+|refunded|kompensuoja\\p{L}*|grąžin\\p{L}+ (?:\\p{L}+ ){0,3}išlaid\\p{L}+|atlygin\\p{L}+ (?:\\p{L}+ ){0,3}išlaid\\p{L}+',
);
/** That what is made has to be there by some day. */
export const DONE_BY = words(
  '(?:delivered|completed|handed over|finished|submitted|supplied|performed) (?:\\p{L}+ ){0,5}?(?:by|until|before|no later than|not later than|on)',
  '(?:pristatom|perduodam|pateikiam|atliekam|įvykdom|parengiam|užbaigiam|baigiam)\\p{L}+ (?:[\\p{L}]+ ){0,3}?(?:iki|ne vėliau kaip)',
);
/** That rights pass when something is made, or handed over. */
export const WITH_THE_WORK = words(
  '(?:on|upon|from|at|after) (?:\\p{L}+ ){0,3}?(?:creation|delivery|completion)',
  '(?:when|once|as soon as) (?:\\p{L}+ ){0,5}?(?:made|created|delivered|completed|written)',
  '(?:nuo|po) (?:\\p{L}+ ){0,3}?(?:sukūrimo|perdavimo|pateikimo)|sukūrus|perdavus|pateikus',
);
/** For how long the client may look at the work. */
export const CLIENT_REVIEWS = words(
  'client (?:\\p{L}+ ){0,3}(?:reviews?|accepts?|approves?|comments?|checks?|inspects?|tests?)',
  'klientas (?:\\p{L}+ ){0,4}(?:priima|peržiūri|patikrina|tikrina|įvertina|patvirtina)',
);
/** For how long the one who works answers for the work. */
export const GUARANTEE = words(
  'warrant(?:y|ies)',
  'guarantee',
  'defects? (?:liability|notification|correction|rectification)',
  'free(?: of charge)? (?:support|maintenance|corrections?|repairs?)',
  'garantij\\p{L}+',
  'garantin\\p{L}+',
  '(?:trūkum|klaid|defekt)\\p{L}+ (?:\\p{L}+ ){0,3}(?:nemokamai|neatlygintinai)',
  '(?:nemokamai|neatlygintinai) (?:\\p{L}+ ){0,3}(?:taiso|šalina|ištaiso|pašalina)',
  '(?:corrects?|repairs?|fix(?:es)?|remed(?:y|ies)|rectif(?:y|ies)) (?:[\\p{L}-]+ ){0,3}(?:defects?|errors?|mistakes?|bugs?|faults?) (?:[\\p{L}\\d-]+ ){0,12}free of charge',
);
export const ONCE_TOLD = lean(
  /^[^.;]{0,30}(?<!\p{L})(?:of|after|from|upon|nuo|po|gav\p{L}+) (?:\p{L}+ ){0,3}(?:notice|notif\p{L}+|reports?|claims?|complaints?|request|praneš\p{L}+|pretenz\p{L}+|skund\p{L}+|reikalav\p{L}+)/u,
);
/** "…, and the Designer by 30 days": another one leaves here than before. */
export const LEAVER = lean(
  /(?:,|,? and|,? o) (?:the )?(provider|client|paslaugų teikėjas|klientas)(?!\p{L})[^.;,]*$/u,
);
/** Leaving an order or an agreement before it begins, or soon after it was made. */
const CALLS_OFF =
  '(?:cancel|withdraw|rescind|call off|postpone|atšaukti|atsisakyti|atidėti|atšaukia|atsisako)';
export const CLIENT_CALLS_OFF = words(
  `client (?:\\p{L}+ ){0,4}${CALLS_OFF}`,
  `klientas (?:\\p{L}+ ){0,5}${CALLS_OFF}`,
);
export const PROVIDER_CALLS_OFF = words(
  `provider (?:\\p{L}+ ){0,4}${CALLS_OFF}`,
  `paslaugų teikėjas (?:\\p{L}+ ){0,5}${CALLS_OFF}`,
);
/** „Likus 14 dienų“, "up to 14 days before". */
export const AHEAD_OF = lean(/(?<!\p{L})(?:likus(?: ne mažiau kaip| bent)?|prieš) $/u);
export const BEFORE_IT = lean(/^[^.;,]{0,20}(?<!\p{L})(?:before|prior to|ahead of)(?!\p{L})/u);
/** By itself, and not because both say so. */
export const BY_ITSELF = words('automatic\\p{L}*|tacit\\p{L}*|unless|automatiškai|savaime|jei|jeigu');
export const LATE_INTEREST = words(
  'interest|delspinig\\p{L}+|palūkan\\p{L}+|netesyb\\p{L}+|penalt\\p{L}+|baud\\p{L}+',
);
/** An agreement that goes on by itself unless somebody says in time that it shall not. */
export const RENEWS = words(
  '(?:renew|extend|prolong)\\p{L}*',
  'pratęs\\p{L}+|prasitęs\\p{L}+|atnaujin\\p{L}+',
);
export const NOTICE_BEFORE = lean(
  /(?<!\p{L})(?:notice of|at least|not less than|no later than|prieš|likus(?: ne mažiau kaip)?|ne vėliau kaip(?: prieš)?|bent(?: prieš)?)(?: at least| bent)? $/u,
);
export const TOLD_BEFORE = lean(
  /(?<!\p{L})(?:notice|notif\p{L}+|tells?|informs?|praneš\p{L}+|nepraneš\p{L}+|įspė\p{L}+|atsisak\p{L}+|pareišk\p{L}+)(?!\p{L})/u,
);
export const UNTIL_THE_END = lean(/^[^.;]{0,30}(?<!\p{L})(?:before|prior to|notice)(?!\p{L})/u);
/** What the one who works must not do. */
export const PROHIBITED = words(
  'provider (?:\\p{L}+ ){0,3}?(?:shall|must|will|may|can) (?:\\p{L}+ )?not',
  'provider (?:undertakes|agrees|commits) (?:\\p{L}+ )?not',
  'paslaugų teikėjas (?:\\p{L}+ ){0,6}?ne(?:gali|privalo|teikia|dirba|siūlo|samdo|atskleidžia|naudoja|konkuruoja|bendradarbiauja|sudaro|priima|vykdo|skelbia|įdarbina|teiks|dirbs|atskleis|konkuruos)',
  'paslaugų teikėjui (?:\\p{L}+ ){0,3}(?:draudžiama|neleidžiama)',
);
export const IS_LITHUANIAN = /paslaugų teikėj/u;
/** Behind these a Lithuanian period says by when, or how often, and not for how long. */
export const NO_LENGTH = lean(/(?<!\p{L})(?:per|iki|prieš|po|nuo|kas|už|kaip|likus|praėjus)(?: \p{L}+)? $/u);

const PAYS =
  '(?:pay|bear|cover|provide|suppl|reimburse|apmoka|padengia|suteikia|parūpina|atlygina|sumoka)\\p{L}*';
const PAID = '(?:paid(?: for)?|borne|covered|provided|supplied) by (?:the )?';
const borneBy = (english: string, stem: string): RegExp =>
  words(
    `${PAID}${english}`,
    `${english} (?:(?!may|can)\\p{L}+ ){0,2}?${PAYS}`,
    `at (?:the )?(?:${english}'?s? (?:own )?(?:cost|expense)|(?:cost|expense) of (?:the )?${english})`,
    `${stem}as (?:(?!gali)\\p{L}+ ){0,3}?${PAYS}`,
    `${PAYS} ${stem}as`,
    `${stem}o (?:\\p{L}+ )?(?:lėšomis|sąskaita)`,
  );
/** Who pays for something, or has it there. */
export const BORNE_BY = {
  client: borneBy('client', 'klient'),
  provider: borneBy('provider', 'paslaugų teikėj'),
} as const;

/** Of a price, all of it, and a part of it. */
export const WHOLE_PRICE = words(
  '(?:whole|full|entire|all of the|total) (?:of the )?(?:price|fees?|remuneration)|vis(?:a|ą|as|o) (?:\\p{L}+ )?(?:kain|atlyg|suma)\\p{L}*|100 % (?:\\p{L}+ )?(?:kain|atlyg)\\p{L}+',
);
export const PART_OF_PRICE = words(
  '(?:half|a third|a quarter|one third|one half|\\d{1,2}%) (?:of )?(?:the |its )?(?:price|fees?|remuneration)|(?:pus(?:ė|ę)|trečdal\\p{L}+|ketvirtadal\\p{L}+|\\d{1,2} ?%) (?:\\p{L}+ )?(?:kain|atlyg)\\p{L}+',
);
export const GIVEN_BACK = words('refund\\p{L}*|return\\p{L}*|repa\\p{L}+|grąžin\\p{L}+');
