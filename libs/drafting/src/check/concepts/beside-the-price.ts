import { ratesIn, yearlyRate } from '../rates.js';
import { sayingIn } from './wordings.js';

/**
 * What makes the price less than it seems: interest that costs nothing, an invoice that a slip puts off, the client's own portals, somebody
 * else's bill, and pay that goes back because of an illness.
 */

/* Interest. */
const OF_LATE_PAY = sayingIn(
  {
    stem: /interest|late fee|late charge/,
    said: ['interest|late (?:fee|charge)s?'],
    and: ['late|overdue|delay\\p{L}*|past due|not paid|unpaid|in default|default interest|arrears'],
    unless: [
      'provider (?:shall |will |must )?(?:pays?|owes?)|advance|deposit|refund\\p{L}*|each party|either party|both parties|loan|retention|above|over (?:the )?(?:base|reference|ecb|bank)|plus|base rate|reference rate|statutory|by law|ecb|euribor|not less than|at least',
    ],
  },
  {
    stem: /delspinig|palūkan/,
    said: ['delspinig\\p{L}+|palūkan\\p{L}+'],
    and: [
      'klient\\p{L}+|apmokėjim\\p{L}+|mokėjim\\p{L}+',
      'vėlu\\p{L}+|vėlav\\p{L}+|pavėl\\p{L}+|uždels\\p{L}+|laiku ne\\p{L}+|nesumok\\p{L}+|neapmok\\p{L}+|pradels\\p{L}+|praleid\\p{L}+',
    ],
    unless: [
      'paslaugų teikėj(?:as|a) (?:[^.;]{0,40} )?(?:su)?mok(?:a|ės|ėti)|šal(?:is|ys|ims|iai)|avans\\p{L}+|paskol\\p{L}+|įstatym\\p{L}+ nustatyt\\p{L}+|ecb|euribor|bazin\\p{L}+|ne maž\\p{L}+|punkt\\p{L}+ didesn\\p{L}+',
    ],
  },
);
/** The law gives eight points above what the central bank asks: less than this costs next to nothing. */
const TOKEN_RATE = 3;

/** Whether interest on what is paid late is so low that paying late costs nothing. */
export function isTokenInterest(plain: string): boolean {
  if (!OF_LATE_PAY(plain) || ratesIn(plain).every(({ per }) => per === undefined)) return false;
  const rate = yearlyRate(plain);
  return rate !== undefined && rate < TOKEN_RATE;
}

/* Invoices. */
const SLIP =
  '(?:(?:incorrect|incomplete|faulty|late|non-?compliant|wrong|improper|defective)(?:ly)? (?:\\p{L}+ )?invoices?|invoices? (?:[^.;]{0,60} )?(?:(?:received|submitted|sent|uploaded|issued|lodged|delivered|presented|arriving) (?:[^.;]{0,20} )?(?:after|later than)|without|lacking|which lacks?|that lacks?|missing|omitting|not (?:bearing|containing|showing|stating|submitted|uploaded|issued|sent)|does not (?:bear|contain|show|state)|contain\\p{L}* (?:an? |any )?(?:errors?|mistakes?)|with (?:an? |any )?(?:errors?|mistakes?|slips?|incorrect|wrong)))';
const PUT_OFF =
  '(?:(?:deemed|treated|considered|regarded|counts?) (?:as |to (?:be|have been) )?(?:\\p{L}+ )?(?:not (?:been )?)?(?:received|submitted|issued|presented|lodged|delivered) (?:[^.;]{0,20} )?(?:next|following|last|subsequent)|(?:deemed|treated|considered|regarded|counts?) (?:as |to (?:be|have been) )?not (?:been )?(?:received|submitted|issued)|(?:is|are|shall be|will be|be) (?:not|never) (?:be )?(?:paid|payable|honou?red|processed)|(?:shall|will) not (?:be )?(?:paid|payable|become due|fall due|honou?red|processed)|(?:is|are|shall be|will be|becomes?) (?:void|invalid|forfeited)|(?:right|claim|entitlement) to (?:payment|be paid)[^.;]{0,30} (?:lapses?|lost|forfeited|expires?)|(?:payment|pay|credit) (?:period|term|days?) (?:[^.;]{0,30} )?(?:starts?|begins?|runs?|restarts?) (?:again|anew|afresh)|restarts? the (?:payment )?(?:period|term)|(?:is|are|will be) (?:paid|moved|carried|rolled) (?:[^.;]{0,20} )?(?:next|following|subsequent) (?:\\p{L}+ )?(?:month|run|quarter|cycle|period))';
const SAVED_EN =
  'client (?:\\p{L}+ ){0,3}(?:tells?|informs?|notif\\p{L}+|asks?|points?|returns?)|correct(?:ed|s|ion)? (?:[^.;]{0,30} )?(?:original|first) (?:date|invoice)|still (?:be )?(?:paid|counts?)|does not affect|only the (?:disputed|incorrect) part';
const KLAIDA =
  '(?:sąskait\\p{L}+ (?:[^.;]{0,70} )?(?:be|klaiding|netiksl|neteising|neišsam|pavėluot|ne per|ne pagal|neatitink|su klaid|po (?:\\p{L}+ ){0,2}\\d|vėliau)\\p{L}*|(?:klaiding|netiksl|neteising|neišsam|pavėluot|be (?:[^.;]{0,40})|po (?:\\p{L}+ ){0,2}\\d{1,2} (?:[^.;]{0,60}))\\p{L}* (?:[^.;]{0,50} )?sąskait\\p{L}+|sąskait\\p{L}+ nenurod\\p{L}+|nenurod\\p{L}+ (?:[^.;]{0,40} )?sąskait\\p{L}+)';
const NUKELIAMA =
  '(?:laikom\\p{L}+ (?:[^.;]{0,20} )?(?:nepateikt|negaut|neišrašyt)\\p{L}+|laikom\\p{L}+ (?:[^.;]{0,20} )?(?:pateikt|gaut|išrašyt)\\p{L}+ (?:[^.;]{0,30} )?(?:kit|paskutin|ateinan|sekan)\\p{L}+|neapmokam\\p{L}*|nemokam\\p{L}*|neapmokės|nebus (?:apmok|mok)\\p{L}+|termin\\p{L}+ (?:[^.;]{0,40} )?iš naujo|iš naujo (?:[^.;]{0,40} )?termin\\p{L}+|(?:teis|reikalavim)\\p{L}+ (?:į |gauti )(?:[^.;]{0,30} )?(?:prarand|netenk|išnyks|baig|pasibaig)\\p{L}+|(?:apmokam|perkeliam|nukeliam)\\p{L}+ (?:[^.;]{0,30} )?(?:kit|ateinan|sekan)\\p{L}+ (?:mėnes|laikotarp|ketvir))';

/** Whether a slip in an invoice, or a day too late, puts off its payment or ends the claim. */
export const isSlipPunished = sayingIn(
  {
    stem: /invoice/,
    said: [`${SLIP}[^.;]{0,140} ${PUT_OFF}`, `${PUT_OFF}[^.;]{0,60} (?:if|where|when) [^.;]{0,40}${SLIP}`],
    unless: [SAVED_EN],
  },
  {
    stem: /sąskait/,
    said: [`${KLAIDA}[^.;]{0,120} ${NUKELIAMA}\\p{L}*`],
    unless: [
      'klientas (?:[^.;]{0,40} )?(?:praneša|nurodo|grąžina|informuoja)|pranešęs|pranešus|terminas dėl to (?:nesikeičia|nekinta)|ištaisy(?:ta|tos|tą) (?:[^.;]{0,30} )?(?:pirm|pradin)\\p{L}+|ginčijam\\p{L}+ dal\\p{L}+|bet kuriuo atveju apmokama',
    ],
  },
);

/* The client's own portals. */
const PORTAL =
  '(?:portals?|platforms?|(?:supplier|vendor|procurement|e-?invoicing|ordering|time-?recording) (?:systems?|networks?|registers?|programmes?|programs?)|onboarding|supplier (?:data|registration|management|administration)|vendor (?:data|registration|management|administration)|administration|marketplace|induction|access (?:card|badge)s?|workstations?|desks?)';
const PORTALAS =
  '(?:portal|platform|(?:tiekėj|pirkim|užsakym|sąskait|paslaugų teikėj)\\p{L}+ (?:\\p{L}+ )?(?:sistem|registr|duomen|program|administrav)|registracij|administravim|prisijungim|prieig|leidim|darbo viet|įvadin\\p{L}+ mokym)\\p{L}*';

/** Whether the one who works pays the client for being allowed to work: for a portal, a registration, a desk. */
export const isPayingForAccess = sayingIn(
  {
    stem: /fee|charge|levy|pays|pay |sum|%|deduct/,
    said: [
      `provider (?:(?:shall|will|must|also|annually|monthly) ){0,3}(?:pays?|bears?|owes?|is charged|be charged|contributes?) (?:[^.;]{0,80} )?(?:fee|charge|levy|sum|subscription|contribution|eur|usd|gbp|€|£|\\$|\\d)[^.;]{0,60} (?:for|towards) (?:[^.;]{0,50} )?${PORTAL}`,
      `for (?:[^.;]{0,60} )?${PORTAL}[^.;]{0,60},? (?:the )?provider (?:(?:shall|will|must|also|annually|monthly) ){0,3}(?:pays?|owes?|is charged)`,
      `${PORTAL}(?: \\p{L}+)? (?:fee|charge|levy)s? (?:[^.;]{0,80} )?(?:(?:deducted|withheld|subtracted) from|(?:payable|paid|borne) by (?:the )?provider|charged to (?:the )?provider)`,
      `client (?:(?:may|shall|will|can) )?(?:deducts?|withholds?|retains?|charges?|keeps?) (?:[^.;]{0,60} )?(?:for|as|towards|an?|the) (?:[^.;]{0,40} )?${PORTAL}(?: \\p{L}+)? ?(?:fees?|charges?|levy|costs?|contribution)?`,
    ],
    unless: [
      'client (?:\\p{L}+ ){0,2}(?:pays?|bears?|covers?|reimburses?|refunds?)|free of charge|no (?:\\p{L}+ ){0,3}(?:fees?|charges?|costs?)|not|never|without|app stores?|hosting|cloud|advertis\\p{L}+|third[- ]part\\p{L}+|on behalf of (?:the )?client|passed on to (?:the )?client',
    ],
  },
  {
    stem: /portal|platform|sistem|registr|administrav|prisijung|prieig|leidim|darbo viet|mokym|duomen|program/,
    said: [
      `už (?:[^.;]{0,50} )?${PORTALAS}(?: [^.;]{0,80})?,? (?:[^.;]{0,20} )?paslaugų teikėj(?:as|a) (?:[^.;]{0,40} )?(?:su|ap)?mok(?:a|ės|ėti)`,
      `paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:su|ap)?mok(?:a|ės|ėti) (?:[^.;]{0,60} )?už (?:[^.;]{0,50} )?${PORTALAS}`,
      `paslaugų teikėj(?:as|a) (?:[^.;]{0,40} )?(?:su)?mok(?:a|ės|ėti) (?:[^.;]{0,60} )?${PORTALAS} (?:mokes|įmok|rinkliav)\\p{L}+`,
      `${PORTALAS} (?:\\p{L}+ ){0,2}(?:mokes|įmok|rinkliav)\\p{L}+[^.;]{0,80} (?:išskai|išskait|atskai|išskaič|(?:su)?moka (?:[^.;]{0,20} )?paslaugų teikėj|tenka paslaugų teikėj)\\p{L}*`,
      `(?:išskaičiuo|išskaito|pasilieka|atskaito)\\p{L}* (?:(?:[^.;]|(?<=proc)\\.){0,60} )?(?:už|kaip) (?:[^.;]{0,40} )?${PORTALAS}`,
    ],
    unless: [
      'klientas (?:[^.;]{0,30} )?(?:apmoka|sumoka|padengia|kompensuoja|atlygina)|nemokam\\p{L}+|nemoka|neišskai\\p{L}+|netaikom\\p{L}+|ne|kliento (?:sąskaita|lėšomis)|trečiųj\\p{L}+|prieglob\\p{L}+|reklam\\p{L}+|kliento vardu',
    ],
  },
);

/* Somebody else's bill. */
const OTHERS =
  '(?:third part(?:y|ies)|others|another \\p{L}+|someone else|somebody else|a (?:replacement|substitute)|other \\p{L}+|elsewhere)';
const KITAM =
  '(?:tre[čt]\\p{L}+ asm\\p{L}+|kit(?:am|iems|ą|us|ai|oms) (?:\\p{L}+ )?(?:asmen|rangov|vykdytoj|tiekėj|specialist|meistr|įmon|paslaugų teikėj)\\p{L}*|kitam|kitiems)';

/** Whether somebody else may finish the work and the one who began it pays the bill, without time to put it right and without a limit. */
export const isFinishedByOthers = sayingIn(
  {
    stem: /third part|others|another|else|replacement|substitute|elsewhere|other /,
    said: [
      `client (?:may|can|is entitled to|has the right to|shall be entitled to|reserves the right to) (?:[^.;]{0,60} )?(?:complete|finish|correct|continue|execut|do|perform|order|entrust|engage|hire|appoint|commission|instruct|transfer|have|get|let|hand|buy|procure)\\p{L}* (?:[^.;]{0,80} )?${OTHERS}`,
    ],
    and: [
      "at (?:the )?provider's (?:\\p{L}+ )?(?:cost|expense|account|charge)|at (?:the )?(?:\\p{L}+ )?(?:cost|expense) of (?:the )?provider|(?:recover|claim|charge|deduct|recharge|pass)\\p{L}* (?:[^.;]{0,40} )?(?:costs?|expenses?|difference|price)[^.;]{0,40} (?:provider|from|on)|provider (?:shall |will |must )?(?:bears?|pays?|reimburses?|covers?|refunds?) (?:[^.;]{0,40} )?(?:costs?|expenses?|difference|price|bill)",
    ],
    unless: [
      "reasonable (?:period|time|costs?)|(?:within|after|period of) (?:\\p{L}+ ){0,2}\\d+ (?:\\p{L}+ )?(?:days|weeks)|grace|notice|up to|limited|capped|not exceed\\p{L}*|at most|proven|not|if provider agrees|with (?:the )?provider's consent",
    ],
  },
  {
    stem: /tre[čt]i|kit(?:am|iems|ą|us|ai|oms)/,
    said: [
      `klientas (?:[\\p{L},]+ ){0,5}(?:gali|turi teisę) (?:[^.;]{0,60} )?(?:pavesti|perduoti|užsakyti|samdyti|pasamdyti|pasitelkti|patikėti|pirkti|įsigyti|užbaigti|atlikti|pabaigti) (?:[^.;]{0,60} )?${KITAM}`,
      `klientas (?:[\\p{L},]+ ){0,5}(?:gali|turi teisę) (?:[^.;]{0,60} )?${KITAM} (?:[^.;]{0,40} )?(?:pavesti|perduoti|užsakyti|patikėti|pasamdyti|pasitelkti)`,
    ],
    and: [
      'paslaugų teikėj(?:o|os) (?:sąskaita|lėšomis)|(?:išlaid|kain|skirtum|sąskait|sum)\\p{L}+ (?:[^.;]{0,40} )?(?:padengia|apmoka|sumoka|atlygina|kompensuoja|tenka|išskai\\p{L}+|išieško\\p{L}*)|(?:padengia|apmoka|sumoka|atlygina|kompensuoja|išskai\\p{L}+|išieško\\p{L}*) (?:[^.;]{0,40} )?(?:išlaid|kain|skirtum|sum)\\p{L}+',
    ],
    unless: [
      'proting\\p{L}+|pagrįst\\p{L}+|(?:per|prieš) (?:\\p{L}+ ){0,2}\\d+ (?:\\p{L}+ )?(?:dien|savai)\\p{L}+|įspėj\\p{L}+|neviršij\\p{L}+|ne daugiau|iki \\d+|tik|įrodyt\\p{L}+|negali|sutik\\p{L}+|klientas (?:pats )?(?:apmoka|padengia|sumoka)',
    ],
  },
);

/** Whether pay goes back because somebody fell ill or cannot work for a time. */
export const isRepaidWhenIll = sayingIn(
  {
    stem: /unavailab|ill(?!\p{L})|illness|sick|incapacit|leaves|unable|absen/u,
    said: [
      '(?:unavailable|unavailability|ill|illness|sick|sickness|incapacitated|incapacity|leaves|unable|absent|absence)(?: [^.;]{0,140})?[,;]? (?:the )?(?:provider|client) (?:shall |will |must |may )?(?:repay|refund|return|reclaim|recover|demand)s? (?:back )?(?:all|every|any|the|each)',
      'provider (?:shall |will |must )?(?:repay|refund|return)s? (?:all|every|the|any) [^.;]{1,80} (?:if|where|when|should) [^.;]{1,80}(?:unavailable|ill|sick|incapacitated|leaves|unable|absent)',
    ],
    unless: [
      'not (?:yet )?(?:done|delivered|earned|used|performed|begun)|unearned|unused|undelivered|proportion\\p{L}*|pro rata|advance|deposit|except|not (?:\\p{L}+ )?(?:repay|refund|return)\\p{L}*|balance',
    ],
  },
  {
    stem: /susirg|lig|nedarbing|negal|pasitrauk|neteik/,
    said: [
      '(?:susirg|liga|ligos|ligą|nedarbing|negalėdam|negalint|negalėjus|negali)\\p{L}*(?: [^.;]{0,140})?,? (?:[^.;]{0,40} )?(?:su)?(?:si)?grąžin(?:a|ti|s|tinos) (?:[^.;]{0,30} )?(?:vis|sumokėt|gaut|sum)\\p{L}+',
      '(?:susirg|liga|ligos|ligą|nedarbing|negalėdam|negalint|negalėjus|negali)\\p{L}*(?: [^.;]{0,140})?,? (?:[^.;]{0,40} )?(?:vis|sumokėt|gaut)\\p{L}+ (?:[^.;]{0,30} )?(?:su)?(?:si)?grąžin(?:a|ti|s|tinos|amos|ama)',
    ],
    unless: [
      'neatlikt\\p{L}+|nepanaudot\\p{L}+|neuždirbt\\p{L}+|proporcing\\p{L}+|avans\\p{L}+|išskyrus|negrąžin\\p{L}+|likut\\p{L}+|nesuteikt\\p{L}+',
    ],
  },
);
