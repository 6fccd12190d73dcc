import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * Pay that waits for somebody else's money: who is to pay first, under which condition, and whose pay waits. A commission, which is
 * a part of what comes in, and a risk that stays with the client are none.
 */

const AGENT =
  '(?:customer|client|buyer|purchaser|principal|investor|sponsor|funder|lender|financier|insurer|publisher|distributor|user|contractor|employer)';
const OTHER_PAYER = `(?:(?:(?:its|their|client's) (?:own |end |ultimate |final |main ){0,2}|(?:the |an |any )?(?:end|ultimate|final|main|head|prime|general)[- ])${AGENT}s?|(?:the )?(?:main|head|prime|general) provider|the (?:customer|buyer|purchaser|main contractor|investor|sponsor|funder|funding (?:body|agency|authority)|grant(?:ing)? (?:authority|body)|brand|broadcaster|employer|developer|insurer|publisher|distributor|landlord|franchisor|platform)|(?:a )?third part(?:y|ies))`;
const HAS_PAID =
  '(?:(?:has|have|had|in turn|itself|themselves|actually|duly|fully|first) ){0,4}(?:paid|pays?|settle[sd]?|remit(?:s|ted)|transfer(?:s|red)|release[sd]?|made (?:\\p{L}+ )?payment)(?! (?:\\p{L}+ )?(?:provider|directly))';
const CONDITION =
  '(?:provided|if|when|once|after|until|unless|before|as soon as|(?:up)?on (?:the )?condition|to the extent|only where|days? (?:of|after)|following)';
const RECEIPT =
  '(?:payment|receipt|funding|settlement|funds|money|moneys|sums?|amounts?|put in funds|financing)';

const KITAS =
  '(?:(?:galutin|general|pagrindin)\\p{L}+ (?:klient|užsakov|pirkėj|rangov|vartotoj|finansuotoj)\\p{L}+|kliento (?:galutini\\p{L}+ )?(?:klient|užsakov|pirkėj|partneri|investuotoj|finansuotoj)\\p{L}+|(?:jo|jos|savo|jų) (?:paties |pačios |galutini\\p{L}+ )?(?:klient|užsakov|pirkėj|investuotoj|finansuotoj|rėmėj|partneri)\\p{L}+|(?:finansuotoj|investuotoj|rėmėj|transliuotoj|leidėj|draudik|platintoj)\\p{L}+|generalini\\p{L}+ rangov\\p{L}+|(?:prekės )?ženklo (?:savinink|valdytoj)\\p{L}+|treči\\p{L}+ (?:asm|šal)\\p{L}+)';
const SUMOKA =
  '(?:(?:yra|bus|būtų|jau|faktiškai) ){0,2}(?:(?:su|ap|iš)?mok(?:ėj(?:ęs|ę|usi|usios|us|o)|a|ės|ėtų)|atsiskait(?:o|ė|ys|ytų|ęs|ę|iusi|iusios|ius)|perved(?:a|ė|us|ęs|usi)|perves)';
const SALYGA = '(?:jei|jeigu|kai|kada|kol|iki|tik|(?:su )?sąlyga|dienos|tuomet|tada|atveju|nebent)';
const PINIGAI = '(?:pinig|apmokėjim|mokėjim|lėš|sum(?!až)|atlyg|atsiskaitym|finansavim)\\p{L}*';
const ATLYGIS = '(?:atlyg|honorar|mokėjim|sąskait|kain|užmokes|lėš)\\p{L}+';

const WAITS = anyOf(
  wordsBeside(
    [OTHER_PAYER, `${OTHER_PAYER} ${HAS_PAID}`],
    `${CONDITION} (?:[^.;]{0,60} )?${OTHER_PAYER} ${HAS_PAID}`,
  ),
  wordsBeside(
    [
      OTHER_PAYER,
      'subject to|condition|contingent|depend|upon|out of|only from|to the extent of|days? (?:of|after)|receive|paid|put in funds',
      `(?:by|from|of) ${OTHER_PAYER}`,
    ],
    `(?:subject to|conditional (?:up)?on|conditioned (?:up)?on|contingent (?:up)?on|depend(?:s|ent|ing) (?:up)?on|within [^.;]{0,30}days? (?:of|after)|upon|out of|only from|to the extent of) (?:[^.;]{0,60} )?${RECEIPT} (?:[^.;]{0,50} )?(?:by|from|of) ${OTHER_PAYER}`,
    `${CONDITION} (?:the )?(?:client|it) (?:(?:has|have|is|itself|in turn|actually|been|first) ){0,5}(?:receive[sd]?|paid|put in funds) (?:[^.;]{0,60} )?(?:by|from) ${OTHER_PAYER}`,
    `(?:out of|to the extent of)[^.;]{0,40} ${RECEIPT} (?:\\p{L}+ ){0,3}received from ${OTHER_PAYER}`,
  ),
  wordsBeside(
    [OTHER_PAYER, 'pa(?:y|id)', `${OTHER_PAYER} (?:\\p{L}+ )?(?:does|do|fail|refuse|has|have|is|cannot|not)`],
    `(?:if|where|should|as long as|in case|until) ${OTHER_PAYER} (?:\\p{L}+ )?(?:does not|do not|fails? to|refuses? to|has not|have not|is unable to|cannot|not) (?:\\p{L}+ ){0,2}pa(?:y|id)`,
  ),
  wordsBeside(
    [
      'client (?:has (?:itself )?(?:been paid|received)|is (?:itself )?paid|(?:itself )?receives payment)|(?:when|if)[- ]paid|back[- ]to[- ]back',
    ],
    '(?:not |only |nothing )(?:[^.;]{0,120} )?(?:until|unless|once|when|after|if) (?:the )?client (?:has (?:itself )?(?:been paid|received (?:payment|the money|the funds))|is (?:itself )?paid|(?:itself )?receives payment)',
    'pay(?:able|ment)?[- ](?:when|if)[- ]paid|paid[- ](?:when|if)[- ]paid|(?:paid|payments?|payable) (?:[^.;]{0,40} )?back[- ]to[- ]back',
  ),
  wordsBeside(
    [KITAS, 'mok(?:ėj(?!im)|a|ės|ėt)|ne(?:su|ap)?mok|atsisk|perve[ds]'],
    `${SALYGA} (?:[^.;]{0,70} )?${KITAS} (?:[^.;]{0,40} )?${SUMOKA}`,
    `${SALYGA} (?:[^.;]{0,70} )?(?:ne)?${SUMOKA} (?:[^.;]{0,40} )?${KITAS}`,
    `${KITAS} (?:\\p{L}+ )?(?:klientui )?(?:visiškai )?(?:sumokėjus|apmokėjus|atsiskaičius|pervedus)`,
    `(?:jei|jeigu|kol) (?:[^.;]{0,30} )?${KITAS} ne(?:su|ap)?(?:mok|atsisk)\\p{L}+`,
  ),
  wordsBeside(
    ['ga[uv]', `iš ${KITAS}`],
    `gav(?:us|ęs|usi|o|imo) (?:[^.;]{0,30} )?${PINIGAI} (?:[^.;]{0,30} )?iš ${KITAS}|gav(?:us|ęs|usi|o) iš ${KITAS} ${PINIGAI}`,
    `gau(?:na|s) (?:[^.;]{0,30} )?${PINIGAI} (?:[^.;]{0,30} )?iš ${KITAS}`,
    `${PINIGAI} iš ${KITAS} gavim\\p{L}+`,
  ),
);
/** Whose pay it is: the client pays, or what the one who works gets. */
const PAY_OF_PROVIDER = words(
  "(?<!(?:end|final|ultimate|its|their|own) |client's )client (?:\\p{L}+ ){0,7}(?:pays?|paid|forwards?|remits?|transfers?|settles?|owes?)",
  '(?:fees?|invoices?|payments?|remuneration|sums?|amounts?|price|honorarium|instal+ments?) (?:[^.;]{0,60} )?(?:due|payable|paid|made|owed|contingent|conditional|subject|depend\\p{L}*)',
  '(?:it|they) (?:is|are|becomes?|falls?) (?:only )?(?:due|payable|paid)',
  '(?:jis|ji|jie|jos) (?:yra )?(?:mokam|apmokam|sumokam|išmokam)\\p{L}*',
  '(?:no|any) (?:fee|payment|remuneration|sum|amount)s?',
  'provider (?:[^.;]{0,60} )?(?:paid|payment|claim|entitled|receives?)',
  'klientas (?:[^.;]{0,80} )?(?:(?:su|ap|iš)?moka|atsiskaito|perveda|neprivalo|sumokės)',
  `${ATLYGIS} (?:[^.;]{0,80} )?(?:mokam|apmokam|sumokam|išmokam|atliekam|pervedam|nemokam|skaičiuojam|priklauso)\\p{L}*`,
  `(?:mokam|apmokam|sumokam|išmokam|nemokam)\\p{L}* (?:${ATLYGIS}|\\d[\\d. ]* ?(?:eur|€))`,
  `paslaugų teikėj(?:ui|ai|as|a) (?:[^.;]{0,60} )?(?:mokam|sumokam|išmokam|atsiskaitom|nemokam|neturi teisės reikalauti|reikalauti)\\p{L}*`,
);
const BEARS_RISK = anyOf(
  wordsBeside(
    ['risk', 'provider', 'non-?payment|default|insolvency|late payment'],
    `provider (?:\\p{L}+ ){0,4}(?:accepts?|bears?|assumes?|carries|takes|shares?) (?:[^.;]{0,20} )?risk (?:[^.;]{0,30} )?(?:non-?payment|default|insolvency|late payment) (?:by|of) ${OTHER_PAYER}`,
    `risk (?:[^.;]{0,30} )?(?:non-?payment|default|insolvency) (?:by|of) ${OTHER_PAYER} (?:[^.;]{0,30} )?(?:with|by|on|to) (?:the )?provider`,
  ),
  wordsBeside(
    ['rizik', 'nemok|neatsiskait|neapmok'],
    `paslaugų teikėj(?:as|a|ui|ai) (?:[^.;]{0,30} )?(?:prisiima|tenka|neša) (?:[^.;]{0,20} )?${KITAS} (?:nemok|neatsiskait|neapmok)\\p{L}+ rizik\\p{L}+`,
    `${KITAS} (?:nemok|neatsiskait|neapmok)\\p{L}+ rizik\\p{L}+ (?:[^.;]{0,20} )?(?:tenka|prisiima) paslaugų teikėj\\p{L}+`,
  ),
);
/** The client pays all the same, bears the risk itself, or what is paid is a part of what comes in. */
const WHATEVER_OTHERS_PAY = words(
  'regardless|irrespective|whether or not|even (?:if|though)|(?:not|never) (?:be )?(?:conditional|conditioned|subject|contingent|depend\\p{L}*)|(?:with|by|on) (?:the )?client alone|risk (?:[^.;]{0,60} )?(?:with|by|on|to) (?:the )?client|nepriklausom\\p{L}+|nesvarbu|net(?:gi)? (?:jei|jeigu|kai)|nepriklauso|nesiej\\p{L}+|rizika (?:[^.;]{0,20} )?(?:tenka|lieka) klientui|klientui tenka|paslaugų teikėj(?:as|a),? (?:\\p{L}+ ){0,2}gav\\p{L}+',
);
const PAID_WHATEVER = anyOf(
  wordsBeside(
    ['regardless|irrespective|whether or not|conditional|subject|contingent|depend'],
    `(?:regardless|irrespective|whether or not|(?:not|never) (?:be )?(?:conditional|subject|contingent|depend)\\p{L}*) (?:[^.;]{0,60} )?${OTHER_PAYER}`,
  ),
  wordsBeside(
    ['nepriklaus|nesvarbu|nesiej'],
    `(?:nepriklausom\\p{L}+|nesvarbu|nepriklauso|nesiej\\p{L}+)[^.;]{0,60} ${KITAS}`,
  ),
);
const PART_OF_WHAT_COMES_IN = words(
  'commissions?|royalt\\p{L}*|revenue share|share of (?:the )?(?:revenue|profit|proceeds)|refund\\p{L}*|returned|komisin\\p{L}+|provizij\\p{L}+|pelno dal\\p{L}+',
);

/** Whether the client pays whatever others do, or bears that risk itself. */
export const isPaidWhateverOthersPay = (plain: string): boolean => PAID_WHATEVER.test(plain);

/** Whether what others pay is said to be no matter for the one who works, or is what the pay is counted by. */
export const isPaidAllTheSame = (plain: string): boolean =>
  WHATEVER_OTHERS_PAY.test(plain) || PART_OF_WHAT_COMES_IN.test(plain);

/** Whether the client pays only when somebody else has paid it. */
export const isPaidWhenClientIs = (plain: string): boolean =>
  ((WAITS.test(plain) && PAY_OF_PROVIDER.test(plain)) || BEARS_RISK.test(plain)) && !isPaidAllTheSame(plain);
