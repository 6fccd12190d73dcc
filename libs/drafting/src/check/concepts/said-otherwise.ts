import { lean } from '../../reading/letters.js';
import { withFigures } from '../figures.js';
import { durations } from '../measures.js';
import { roundsIn } from '../rounds.js';
import { words } from '../whole-words.js';
import { withoutDates } from '../without-dates.js';

/**
 * What the words of a sentence say against the defect that it sounds like: secrecy for two years does not last for ever, a penalty "up to 10 %"
 * is capped, and rights that pass on the day of payment do not pass before it.
 */
type Test = (plain: string) => boolean;

const ENDLESS = words(
  'perpetu\\p{L}*|indefinit\\p{L}*|for ?ever|no (?:time )?limit|(?:not|without) (?:\\p{L}+ ){0,3}limit\\p{L}*|unlimited|permanent\\p{L}*|never|(?:no|without) (?:\\p{L}+ ){0,2}end|for good|trade secrets?',
  'neribot\\p{L}*|neriboj\\p{L}*|neterminuot\\p{L}*|visam laikui|amžin\\p{L}*|niekad\\p{L}*|be (?:\\p{L}+ ){0,3}(?:apribojim|termin|pabaig)\\p{L}*|neturi pabaigos|komercin\\p{L}+ paslapt\\p{L}+|visada|terminas netaikom\\p{L}+',
);
const UNTIL_KNOWN = words(
  '(?:until|till) [^.;]{0,60}(?:publish\\p{L}*|publication|launch\\p{L}*|releas\\p{L}+|premi\\p{L}+|on the (?:shelf|market)|public|announc\\p{L}+)',
  '(?:iki|kol) [^.;]{0,60}(?:premjer|paskelb|pristat|viešai|pasirod)\\p{L}*',
);
const ANNOUNCED_SOON = words(
  '(?:until|till|before) [^.;]{0,60}(?:announc\\p{L}+|publish\\p{L}*|publication|premi\\p{L}+|launch\\p{L}*|(?:is|are|been) released)',
  '(?:iki|kol) [^.;]{0,60}(?:premjer|paskelb|pristat|pasirod|išleid)\\p{L}*',
);
const EVEN_TO_OFFICES = words(
  'courts?|authorit\\p{L}+|law|lawyers?|advis\\p{L}+|police|even|anyone|whatever|whoever',
  'teism\\p{L}+|institucij\\p{L}+|įstatym\\p{L}+|advokat\\p{L}+|policij\\p{L}+|net|niekam|kad ir',
);
/** Shorter periods are those in which something is given back, or told. */
const SEASON = 90;
/** Whether a duty has an end, by a period that is named or by what has to come. */
export const endsSomeDay: Test = (plain) =>
  !ENDLESS.test(plain) &&
  (UNTIL_KNOWN.test(plain) || durations(withFigures(plain)).some(({ days }) => days >= SEASON));

const CAPPED = words(
  'limited to|(?:not|never) (?:\\p{L}+ )?(?:exceed|be more than)|no more than|capped|at most|up to (?:a |an )?(?:maximum|total|limit)?|(?:a |the )?maximum(?: of)?|to a maximum',
  'nevirš\\p{L}+|ribojam\\p{L}*|ne daugiau(?: kaip| nei)?|ne didesn\\p{L}+|daugiausia',
);
const UNCAPPED = words(
  'unlimited|uncapped|no (?:cap|limit|maximum)|without (?:\\p{L}+ ){0,3}(?:limit|cap|maximum|restriction)\\p{L}*|not (?:be )?(?:limited|capped)|all (?:damages|loss(?:es)?)|any and all|in full|of every kind|except|but|however|save|that of|while',
  'neribo\\p{L}+|be (?:\\p{L}+ ){0,3}(?:rib|apribo)\\p{L}+|išskyrus|tačiau|tuo tarpu|bet (?!ne)|o (?:paslaugų teikėj|klient)\\p{L}+|visišk\\p{L}+|visus (?:nuostol|praradim)\\p{L}+',
);
const isCapped: Test = (plain) => CAPPED.test(plain) && !UNCAPPED.test(plain);
/** What no contract can limit is unlimited in every one. */
const BY_LAW = words(
  '(?:intent\\p{L}*|wil(?:l)?ful\\p{L}*|fraud\\p{L}*)[^.;]{0,90}(?:law|statut\\p{L}+)|(?:law|statut\\p{L}+)[^.;]{0,90}(?:intent\\p{L}*|wil(?:l)?ful\\p{L}*|fraud\\p{L}*)',
  'tyč\\p{L}+[^.;]{0,90}įstatym\\p{L}+|įstatym\\p{L}+[^.;]{0,90}tyč\\p{L}+',
);

const AS_OFTEN = words(
  'unlimited|as (?:many|often)|until (?:[^.;]{0,40} )?(?:satisf|approv|happy|accept)\\p{L}*|any number|without limit|whenever|further|more',
  'neribo\\p{L}+|tiek (?:kartų|kiek)|kol|kiek (?:tik )?(?:pageidau|prireik|papraš)\\p{L}*|dar|papildom\\p{L}+',
);
const ON_A_DAY = words('(?:until|till|through|ends? on|expires? on|iki|baigiasi) (?:\\p{L}+ )?·');
const GOES_ON = words(
  'renew\\p{L}*|thereafter|then|automatic\\p{L}*|unless|tęs\\p{L}+|pratęs\\p{L}+|atnauj\\p{L}+|automatiškai|nebent',
);

const PART_BEFORE = words(
  'pre-?payments?|deposits?|advances?|retainer|final invoices?|down payment|remaining|balance|instal\\p{L}+|phases?|milestones?',
  'avans\\p{L}*|galutin\\p{L}+ sąskait\\p{L}+|likus\\p{L}*|likut\\p{L}*|etap\\p{L}*|dalimis',
);
const NONE_BEFORE = words('no|not|without|nothing|entire|whole|full|ne\\p{L}+|be|joki\\p{L}+|vis(?:a|as|ą)');

const PAID_FIRST = lean(
  /(?<!\p{L})(?:nuo|po) (?:[\p{L}\d.]+ ){0,6}(?:kainos|atlygio|atlyginimo|honoraro|sumos|sąskaitos|mokesčio) (?:\p{L}+ ){0,2}(?:su|ap)mokėjimo(?: dienos| momento| datos)?(?!\p{L})/u,
);
const WHETHER_PAID = words('nepriklausomai|nesvarbu|net|nelaukiant|whether or not|regardless|irrespective');

const CURED = words(
  '(?:continues?|remains? (?:uncured|unremedied)|not (?:cured|remedied|mended)) [^.;]{0,20}\\d+ (?:\\p{L}+ )?days?|(?:after|days?|weeks?) [^.;]{0,40}to put (?:things|it|them|this) right',
);
const OFFICE_HOURS = words(
  '(?:during|within|in) (?:the )?(?:normal|regular|usual|ordinary) (?:business|working|office) hours|(?:įprast\\p{L}+ )?darbo (?:valandomis|metu|laiku)',
);
const UNASKED = words('without (?:\\p{L}+ ){0,2}notice|any hour|bet kada|be įspėjimo|neįspėj\\p{L}+');
const PROVIDER_MAY_RAISE = words(
  'provider (?:\\p{L}+ ){0,2}(?:may|can|is entitled to) (?:\\p{L}+ )?(?:increase|raise|adjust|index)',
  'paslaugų teikėjas (?:\\p{L}+ ){0,3}(?:gali|turi teisę) (?:\\p{L}+ ){0,3}(?:didinti|padidinti|indeksuoti|keisti)',
);
const CLIENT_HAS_NO_RIGHT = words('client (?:shall|will|is|must) not (?:be )?(?:entitled|allowed|permitted)');
const OF_THE_WORK_ALONE = words(
  '(?:requirements?|features?|scope|priorities|design|content|materials) (?:for|of) (?:the |this )?(?:work|project|application|app|site|website|deliverables?)',
);
const OF_TERMS = words(
  'terms?|conditions|agreement|contract|clauses?|polic(?:y|ies)|rates?|fees?|prices?|annex\\p{L}*|schedules?',
);
const CLIENT_CHANGES = words('client (?:\\p{L}+ ){0,2}(?:may|can)|changed by client');
const AGREED_EACH_TIME = words('(?:susitariama|sutariama|suderinama) (?:\\p{L}+ ){0,3}atskirai');
const WITH_REASONS = words('motyvuotai (?:\\p{L}+ )?(?:atmes|atsisak|nepriim)\\p{L}*');

const FEW_AT_MOST = words(
  '(?:up to|at most|no more than|not more than|maximum of|ne daugiau (?:kaip|nei|negu)|daugiausia|iki) [1-5](?! ?(?:%|per ?cent|proc|eur|€|days?|dien|hours?|valand))',
);
const OWN_ERRORS = words(
  "(?:corrections?|revisions?) of (?:\\p{L}+ )?(?:errors?|mistakes?|faults?) (?:of|by) (?:the )?provider|provider's (?:own )?(?:errors?|mistakes?) (?:are|is) corrected",
  '(?:paslaugų teikėj(?:o|os)|savo) (?:\\p{L}+ )?(?:klaid|apsirikim)\\p{L}+ (?:pa|iš)?tais\\p{L}+',
);

/** By what is suspected: whether the sentence itself says the opposite. */
export const SAID_OTHERWISE: readonly (readonly [defects: RegExp, test: Test])[] = [
  [/^liability-cap\.unlimited$/u, (plain) => isCapped(plain) || BY_LAW.test(plain)],
  [/^liquidated-damages\.uncapped$/u, isCapped],
  [
    /^confidentiality\.(?:no-disclosure-by-law|no-exclusions)$/u,
    (plain) => ANNOUNCED_SOON.test(plain) && !EVEN_TO_OFFICES.test(plain),
  ],
  [/^revisions\.unlimited$/u, (plain) => roundsIn(withFigures(plain)).length > 0 && !AS_OFTEN.test(plain)],
  [/^revisions\.unlimited$/u, (plain) => FEW_AT_MOST.test(withFigures(plain)) || OWN_ERRORS.test(plain)],
  [/^term\.no-end$/u, (plain) => ON_A_DAY.test(withoutDates(plain)) && !GOES_ON.test(plain)],
  [/^invoicing\.at-end$/u, (plain) => PART_BEFORE.test(plain) && !NONE_BEFORE.test(plain)],
  [/^ip-ownership\.before-payment$/u, (plain) => PAID_FIRST.test(plain) && !WHETHER_PAID.test(plain)],
  [/^termination-breach\.no-cure$/u, (plain) => CURED.test(plain)],
  [/^audit\.unlimited$/u, (plain) => OFFICE_HOURS.test(plain) && !UNASKED.test(plain)],
  [/^fees\.no-increase$/u, (plain) => PROVIDER_MAY_RAISE.test(plain)],
  [/^(?:invoicing|fees|amendments|change-control|timeline)\./u, (plain) => CLIENT_HAS_NO_RIGHT.test(plain)],
  [
    /^amendments\.unilateral$/u,
    (plain) => OF_THE_WORK_ALONE.test(plain) && !OF_TERMS.test(plain) && !CLIENT_CHANGES.test(plain),
  ],
  [/^change-control\.free$/u, (plain) => AGREED_EACH_TIME.test(plain)],
  [/^acceptance\.reject-without-reason$/u, (plain) => WITH_REASONS.test(plain)],
];
