import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * Pay that falls away or shrinks by what the client does: for what it does not publish, by losses that it reckons itself, before the
 * last piece is out. Each is a class as in `quiet-burdens.ts`.
 */

/** Some words on, in the same clause. */
const within = (letters: number): string => `(?:[^.;]{0,${letters}} )?`;

/* For what is not published. */
const PIECE =
  '(?:episodes?|articles?|texts?|posts?|pictures?|photographs?|photos?|illustrations?|images?|videos?|films?|recordings?|translations?|drawings?|designs?|works?|stor(?:y|ies)|chapters?|books?|campaigns?|adverts?|advertisements?|columns?|podcasts?|programmes?|tracks?|songs?|reports?|documents?|materials?|deliverables?|projects?|issues?|magazines?)';
const OUT =
  '(?:published|broadcast|aired|released|printed|used|posted|shown|screened|launched|exhibited|transmitted|put online|goes? (?:live|ahead|to print))';
const IS_NOT_OUT = `(?:(?:(?:is|are|has|have|was|were|does|do) )?(?:not|never)|(?:isn't|aren't|hasn't|haven't|doesn't)) (?:yet |finally |actually |in fact |in the end ){0,2}(?:been |be )?${OUT}`;
const NOT_OUT = `(?:${IS_NOT_OUT}|remains? un(?:published|broadcast|aired|released|printed|used))`;
const UN_OUT = '(?:unpublished|unbroadcast|unaired|unreleased|unprinted|unused)';
const FEE =
  '(?:fees?|payments?|price|remuneration|money|sums?|amounts?|compensation|honorari(?:um|a)|invoices?)';
const NOTHING = `(?:(?:nothing|no (?:part of (?:the )?)?${FEE}) (?:whatsoever |further |at all )?(?:is|are|shall be|will be|becomes?|falls?) (?:payable|due|paid|owed)|(?:client|it) (?:shall |will )?(?:pays?|owes?) (?:nothing|no ${FEE})|(?:${FEE}|${PIECE}) (?:is|are|shall be|will be|need) (?:not|never) (?:be )?(?:paid|payable|due|owed|remunerated)(?: for)?|(?:is|are|shall be|will be) (?:not|never) (?:be )?(?:paid for|payable|remunerated)|${FEE} (?:lapses?|falls? away|is forfeited|is waived)|provider (?:shall |will )?(?:receives?|earns?|gets?) (?:nothing|no ${FEE})|without (?:any )?(?:payment|pay|fee|remuneration))`;
const KURINYS =
  '(?:knyg|straipsn|tekst|nuotrauk|fotografij|iliustracij|piešin|epizod|laid|įraš|film|vertim|kūrin|darb|projekt|tinklalaid|reklam|dain|skyri|publikacij|medžiag|vaizd|rezultat|žurnal|kampanij)\\p{L}*';
const ISLEIS =
  '(?:išlei[sdž]|paskelb|skelb|publik|translio|transliuo|transliav|at?spausd|spausdin|išspausd|panaudo|naudoj|parod|rodom|įgyvendin|patvirtin|išvys)\\p{L}*';
const NEISLEIS = `ne${ISLEIS}`;
const ATLYGIS = '(?:atlyg|honorar|kain|užmokes|mokes|apmokėj)\\p{L}*';
const NEMOKAMA = `(?:${ATLYGIS} (?:\\p{L}+ ){0,3}?(?:nemokam|nesumokam|nemokėtin|neišmokam|neskaičiuojam|nepriklaus)\\p{L}*|(?:nieko )?ne(?:su|ap)?mok(?:a|ama|ami|amos|amas|ės)(?!\\p{L})|nieko negauna|be (?:jokio )?(?:atlygio|apmokėjimo))`;
const UNPAID_UNLESS_OUT = anyOf(
  wordsBeside(
    [
      'published|broadcast|aired|released|printed|used|posted|shown|screened|launched|exhibited|transmitted|online|live|ahead|print',
      'nothing|no |not |never|forfeit|lapse|falls? away|waived|without|remunerat',
    ],
    `${NOTHING} (?:for|in respect of|on) ${within(30)}${PIECE} ${within(20)}${NOT_OUT}`,
    `${NOTHING} (?:for|in respect of|on) ${within(20)}${UN_OUT} ${PIECE}`,
    `(?:if|where|should|whenever|in case) ${within(40)}(?:${PIECE}|it|they) ${within(20)}(?:${NOT_OUT}|(?:not|never) be ${OUT})(?: [^.;,]{0,30})?,? ${within(30)}${NOTHING}`,
    `${NOTHING},? ${within(20)}(?:if|where|should|whenever) ${within(40)}(?:${PIECE}|it|they) ${within(20)}${NOT_OUT}`,
    `${NOTHING},? ${within(20)}(?:unless|until)(?: and until)? ${within(40)}(?:${PIECE}|it|they) (?:is|are|has been|have been) (?:actually |in fact )?${OUT}`,
    `${PIECE} ${within(20)}(?:${NOT_OUT}) ${within(30)}(?:are|is|shall be|will be) (?:not|un) ?(?:be )?paid(?: for)?`,
    `${UN_OUT} ${PIECE} (?:are|is|shall be|will be) (?:not (?:be )?(?:paid|remunerated)(?: for)?|unpaid)`,
  ),
  wordsBeside(
    ['pays?|paid|payable|due', 'only'],
    `client (?:shall |will )?pays? only for ${within(20)}${PIECE} ${within(20)}(?:${OUT}|publishes|broadcasts|uses|releases|prints|posts|airs)`,
    `(?:${FEE}|provider) (?:is|are|shall be|will be) (?:paid|payable|due) only for ${within(20)}${PIECE} ${within(20)}${OUT}`,
    `client (?:shall |will )?pays? only for (?:published|broadcast|aired|released|printed|used) ${PIECE}`,
    `only (?:published|broadcast|aired|released|printed|used) ${PIECE} (?:are|is|shall be|will be) (?:paid|remunerated)(?: for)?`,
  ),
  wordsBeside(
    [NEISLEIS, 'mok|priklaus|neskaičiuojam|negauna|be '],
    `(?:jei|jeigu|kol|jeigu gi) ${within(50)}(?:${KURINYS} ${within(30)}${NEISLEIS}|${NEISLEIS} ${within(20)}${KURINYS})(?: [^.;,]{0,30})?,? ${within(30)}${NEMOKAMA}`,
    `${NEISLEIS},? (?:\\p{L}+ ){0,2}${KURINYS},? ${within(40)}${NEMOKAMA}`,
    `${KURINYS},? ${within(20)}${NEISLEIS},? ${within(30)}${NEMOKAMA}`,
    `${NEMOKAMA},? ${within(20)}(?:jei|jeigu|kol) ${within(40)}(?:${KURINYS} ${within(30)}${NEISLEIS}|${NEISLEIS} ${within(20)}${KURINYS})`,
    `${NEMOKAMA} už (?:\\p{L}+ ){0,2}${NEISLEIS} ${KURINYS}`,
    `${NEMOKAMA} už ${KURINYS},? kuri\\p{L}+ ${within(30)}${NEISLEIS}`,
  ),
  wordsBeside(
    ['tik ', 'mok', ISLEIS],
    `(?:mokama|apmokam\\p{L}+|moka|apmoka|sumoka) tik už (?:\\p{L}+ ){0,2}${ISLEIS} (?:\\p{L}+ ){0,2}${KURINYS}`,
    `apmokam\\p{L}+ tik (?:\\p{L}+ ){0,2}${ISLEIS} (?:\\p{L}+ ){0,2}${KURINYS}`,
  ),
);
/** Something beside the price, what was not chosen, whose fault it is, and what is paid all the same. */
const PAID_ALL_THE_SAME = words(
  "licen[cs]e fees?|royalt\\p{L}*|bonus\\p{L}*|additional|extra|further|separate|expenses?|commission|interest|whether or not|even if|regardless|irrespective|also (?:be )?paid|not (?:chosen|selected|ordered)|provider's (?:own )?(?:\\p{L}+ )?(?:fault|breach|delay|failure)|(?:fault|breach|delay) (?:of|by) (?:the )?provider|defective|late|(?:is|are|be|remains?) (?:still |nevertheless |also )?(?:payable|paid|due) in full|papildom\\p{L}+|atskir\\p{L}+|premij\\p{L}+|išlaid\\p{L}+|palūkan\\p{L}+|delspinig\\p{L}+|avans\\p{L}+|nepriklausomai|nesvarbu|net jei|vis tiek|nepasirink\\p{L}+|neužsak\\p{L}+|dėl (?:\\p{L}+ ){0,2}paslaugų teikėj(?:o|os) (?:\\p{L}+ )?(?:kaltės|pažeidim|vėlav)\\p{L}*|su trūkumais|vėluoja\\p{L}*",
);
const IS_ENDED = words(
  'terminat\\p{L}+|withdraw\\p{L}*|nuėm\\p{L}+|baig(?:ti|us|ia)|cancel\\p{L}*|ends? (?:this|the) (?:agreement|contract)|end (?:it|this|the)|(?:on|upon|after) (?:\\p{L}+ )?(?:end|ending|exit)|nutrau\\p{L}+|atsisak\\p{L}+|atšauk\\p{L}+',
);

const IS_BEGUN = words('begun|started|in progress|pradėt\\p{L}+|nepatvirtint\\p{L}+');

const isUnpaidUnlessOut = (plain: string): boolean =>
  UNPAID_UNLESS_OUT.test(plain) && !PAID_ALL_THE_SAME.test(plain);

/** Whether nothing is paid for what the client does not publish, or use. */
export const isPaidIfOut = (plain: string): boolean => isUnpaidUnlessOut(plain) && !IS_ENDED.test(plain);

/** Whether nothing is paid, when the contract is ended, for what is not published yet. */
export const isEndedBeforeOut = (plain: string): boolean =>
  isUnpaidUnlessOut(plain) && IS_ENDED.test(plain) && !IS_BEGUN.test(plain);

/* Under a condition. */
const FEE_UNDER_CONDITION = words(
  `(?:if|where|should|unless|until|in (?:that|this|such) case|then|for) [^.;]{0,120}${NOTHING}|${NOTHING}[^.;]{0,80} (?:if|where|unless|until|for)`,
  `(?:jei|jeigu|kol|tuomet|tada|ne\\p{L}+us|ne\\p{L}+ant)(?!\\p{L})[^.;]{0,90} ${ATLYGIS} (?:\\p{L}+ ){0,3}?(?:nemokam|nesumokam|neišmokam|nepriklaus)\\p{L}*|${ATLYGIS} (?:\\p{L}+ ){0,3}?(?:nemokam|nesumokam|neišmokam|nepriklaus)\\p{L}*,? (?:jei|jeigu|kol)`,
);
/** Whether it is said when a price is not paid: that is no contract without one. */
export const isUnpaidInACase = (plain: string): boolean => FEE_UNDER_CONDITION.test(plain);

/* Less by what the client reckons. */
const CLIENT_MAY_EN =
  'client (?:\\p{L}+ ){0,3}(?:(?:may|can)(?! not| never)|(?:is|shall be|will be) entitled to|(?:has|shall have|reserves) the right to)';
const KLIENTAS_GALI = 'klientas (?:[\\p{L},]+ ){0,6}(?:gali|turi teisę|pasilieka teisę)';
const TAKE_OFF =
  '(?:set[- ]?offs?|set off|offset|deduct|withhold|keep back|hold back|retain|subtract|reduce)(?! (?:all|the|a) copies)';
const ISSKAICIUOTI =
  '(?:išskaičiuoti|išskaityti|įskaityti|atskaityti|nuskaičiuoti|atskaičiuoti|sulaikyti|pasilikti|sumažinti)';
const OF_PAY = words(
  'fees?|pay|payments?|sums?|amounts?|invoices?|price|remuneration|money|balance|(?:atlyg|honorar|kain|užmokes|sum|mokėj|mokėt|sąskait|atlygin)\\p{L}*',
);
const TAKEN_OFF = anyOf(
  wordsBeside(
    ['client', 'set|deduct|withhold|keep|hold|retain|subtract|reduce|offset'],
    `${CLIENT_MAY_EN} (?:\\p{L}+ ){0,4}${TAKE_OFF}(?!\\p{L})`,
  ),
  wordsBeside(['klientas', ISSKAICIUOTI], `${KLIENTAS_GALI} ${within(60)}${ISSKAICIUOTI}(?!\\p{L})`),
);
const LOST = words(
  'loss(?:es)?|lost|damages?|harm|costs?|claims?|expenses?|disadvantages?|nuostol\\p{L}*|žal(?:a|ą|os|ų|as)|išlaid\\p{L}+|reikalavim\\p{L}+|kašt\\p{L}+',
);
const BY_ITS_OWN_RECKONING = words(
  "(?:it|client) (?:\\p{L}+ ){0,3}(?:believes?|considers?|thinks?|estimates?|deems?|finds?|regards?|reckons?|calculates?|determines?|assess(?:es)?|sees? fit|supposes?|feels?)|(?:in|by) (?:its|the client's|client's) (?:own |sole |absolute )*(?:opinion|view|judge?ment|estimate|reckoning|estimation|assessment|calculation|discretion)|(?:as|which|that) (?:estimated|calculated|assessed|determined|reckoned) by (?:the )?client|alleged(?:ly)?|(?:jo|jos|kliento) (?:\\p{L}+ )?(?:manymu|nuomone|vertinimu|skaičiavimais|skaičiavimu|nuožiūra)|savo (?:\\p{L}+ )?(?:nuožiūra|manymu|nuomone|vertinimu)|(?:kuri|koki|ki)\\p{L}+ (?:jis |ji |klientas )?(?:mano|laiko|apskaičiuoja|įvertina|nustato|nurodo)|(?:jo|jos|savo|kliento) (?:paties |pačios )?(?:apskaičiuot|įvertint|nustatyt|suskaičiuot)\\p{L}+|tariam\\p{L}+|jei (?:jis |ji )?mano",
);
const FAIRLY_RECKONED = words(
  'agreed|agrees?|consent\\p{L}*|court|judgment|tribunal|arbitra\\p{L}+|undisputed|uncontested|proven|proved|evidence\\p{L}*|documented|finally|by law|statut\\p{L}+|not|never|parties|expert|susitar\\p{L}+|sutik\\p{L}+|teism\\p{L}+|neginčij\\p{L}+|įrodyt\\p{L}+|pripažint\\p{L}+|pagrįst\\p{L}+|įstatym\\p{L}+|šalys|ekspert\\p{L}+|negali|neturi',
);

/** Whether the client takes off the pay what it thinks it has lost. */
export const isTakenOffAtWill = (plain: string): boolean =>
  TAKEN_OFF.test(plain) &&
  OF_PAY.test(plain) &&
  BY_ITS_OWN_RECKONING.test(plain) &&
  LOST.test(plain) &&
  !FAIRLY_RECKONED.test(plain);

const JUDGED = words(
  '(?:undisputed|uncontested|acknowledged|proven|agreed) (?:counter-?)?(?:claims?|losses|sums?|amounts?|damages)|(?:losses|damages|claims?|sums?|amounts?)(?: that| which)?(?: only)? (?:(?:are|is|were|has been|have been) )?(?:(?:a |the )?court (?:has|have)|(?:the )?parties (?:have )?agree|(?:established|awarded|confirmed) by (?:a |the )?court|agreed)',
  'neginčij\\p{L}+ (?:savo )?(?:nuostol|reikalavim|sum)\\p{L}+|teismo (?:priteist|patvirtint|nustatyt)\\p{L}+|pripažint\\p{L}+ (?:nuostol|reikalavim)\\p{L}+',
);
/** Whether what is held back or taken off is no longer in dispute. */
export const isTakenOffFairly = (plain: string): boolean =>
  JUDGED.test(plain) && !BY_ITS_OWN_RECKONING.test(plain);

const MAKES_GOOD = words(
  'indemnif\\p{L}*|hold harmless|holds? (?:the )?client harmless|compensates?|reimburses?|makes? good|(?:is|be) liable|penalt\\p{L}*|fines?|liquidated damages|interest|paslaugų teikėj(?:as|a) [^.;]{0,80}(?:atlygina|atsako|kompensuoja|padengia|prisiima|sumoka)|baud\\p{L}*|delspinig\\p{L}*|netesyb\\p{L}*',
);
const OFF_THE_PAY = words(
  '(?:from|against|out of|off) (?:[^.;]{0,30} )?(?:fees?|pay|payments?|sums?|amounts?|invoices?|price|remuneration|balance)',
  '(?:iš|į) (?:\\p{L}+ ){0,3}(?:atlyg|honorar|kain|užmokes|sum|mokėj|mokėt|sąskait|atlygin)\\p{L}*',
);
/** Whether losses are taken off the pay, and nobody promises to make any good or to pay a fine as well. */
export const isTakenOffAlone = (plain: string): boolean =>
  TAKEN_OFF.test(plain) && OFF_THE_PAY.test(plain) && !MAKES_GOOD.test(plain);

/* Billed after the last piece. */
const BILLED_AFTER_LAST = anyOf(
  wordsBeside(
    ['invoice|bill', '(?<!\\p{L})(?:last|final)(?!\\p{L})'],
    `(?:invoices?|invoiced|bills?|billed),? ${within(60)}(?:after|once|when|upon|on|following|until|before|as soon as)(?: only)? (?:the )?(?:last|final) (?:of (?:the )?)?(?:\\p{L}+ )?${PIECE} ${within(20)}(?:${OUT}|delivered|accepted|approved|handed over|completed|appeared)`,
    `(?:invoices?|invoiced|bills?|billed),? ${within(60)}(?:after|upon|on|following|until|before) (?:the )?(?:publication|broadcast|release|delivery|acceptance|printing|launch|appearance) of (?:the )?(?:last|final) (?:\\p{L}+ )?${PIECE}`,
  ),
  wordsBeside(
    ['sąskait', 'paskutin'],
    `sąskait\\p{L}+ ${within(60)}po paskutin\\p{L}+ (?:\\p{L}+ ){0,2}(?:paskelb|transli|išleid|perdav|priėm|pateik|publikav|pasirod)\\p{L}+`,
    `sąskait\\p{L}+ ${within(60)}(?:paskelb|transliav|išleid|perdav|priėm|publikav|pateik)us (?:\\p{L}+ ){0,2}?paskutin\\p{L}+`,
    `sąskait\\p{L}+,? ${within(60)}(?:kai|kada) ${within(30)}paskutin\\p{L}+ ${within(30)}(?:paskelb|transli|išlei|perduo|priim|publik|pateik|pasirod)\\p{L}+`,
    `(?:paskelb|transliav|išleid|perdav|priėm|publikav|pateik)us (?:\\p{L}+ ){0,2}?paskutin\\p{L}+ ${within(60)}sąskait\\p{L}+`,
  ),
);
const BILLED_IN_PARTS = words(
  `balance|remain\\p{L}*|rest|second|half|part|instalments?|stages?|milestones?|deposits?|advance|monthly|each month|\\d+ ?%|of (?:the|that|each) month|final invoices?|last invoices?|dal(?:imis|ies|į (?:kainos|atlyg|sumos)\\p{L}*)|likut\\p{L}+|likus\\p{L}+|etap\\p{L}+|avans\\p{L}+|kas mėnesį|mėnes\\p{L}+|galutin\\p{L}+ sąskait\\p{L}+|paskutin\\p{L}+ sąskait\\p{L}+`,
);

/** Whether nothing can be billed before the last piece is out. */
export const isBilledAfterLast = (plain: string): boolean =>
  BILLED_AFTER_LAST.test(plain) && !BILLED_IN_PARTS.test(plain);
