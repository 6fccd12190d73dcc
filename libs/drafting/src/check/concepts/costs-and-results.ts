import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * Lawyers and collectors of the client whom the one who works pays whoever is right, and results that nobody has in hand: sales, places
 * in a search, a turnover.
 */

/* Lawyers and collectors. */
const COSTS =
  "(?:(?:legal|court|collection|recovery|enforcement|litigation|lawyers?'?|attorneys?'?|solicitors?'?|counsel)(?: (?:and|or|&|,) (?:\\p{L}+ )?(?:collection|enforcement|court|legal|recovery))?(?:'s)? (?:costs?|fees?|expenses?|bills?|charges?)|(?:costs?|fees?|expenses?) (?:of|for) (?:[^.;]{0,30} )?(?:collect\\p{L}*|recover\\p{L}*|enforc\\p{L}*|lawyers?|attorneys?|courts?|litigation|(?:debt )?collection))";
const BEARS = '(?:reimburses?|bears?|pays?|compensates?|refunds?|covers?|repays?|indemnif(?:y|ies))';
const ISLAIDOS =
  '(?:(?:teisin|bylinėjim|išieškojim|advokat|antstoli|teismo)\\p{L}* (?:\\p{L}+ ){0,5}išlaid\\p{L}+|(?:bylinėjimosi|išieškojimo|teisin\\p{L}+|advokat\\p{L}+)(?: pagalbos)? išlaid\\p{L}+|išlaid\\p{L}+ (?:advokat|antstoli|teisinink|skolų išieškoj)\\p{L}+)';
const COSTS_ON_PROVIDER = anyOf(
  wordsBeside(
    ['provider', COSTS],
    `provider (?:(?:shall|will|must|has to|agrees to|undertakes to|is obliged to|also|fully) ){0,3}${BEARS} (?:[^.;]{0,50} )?(?:client|all|any|both|every|costs? of (?:recover|enforc|collect)\\p{L}*)(?: [^.;]{0,30})? ?${COSTS}`,
    `provider (?:(?:shall|will|must|agrees to|undertakes to) ){0,3}${BEARS} (?:the |all |any |every )*${COSTS} of (?:both|the) (?:parties|sides|client)`,
    `provider (?:(?:shall|will|must) ){0,2}${BEARS} (?:all|any|the|every) ${COSTS}(?! of (?:its|his|her) own)`,
    `provider (?:(?:shall|will|must) ){0,2}${BEARS} (?:the )?client's ${COSTS}`,
    `(?:all|any|the|client's) (?:[^.;]{0,30} )?${COSTS} (?:[^.;]{0,70} )?(?:borne|paid|payable|reimbursed|for the account|at the expense|recoverable|chargeable|charged) (?:by |of |from |to )?(?:the )?provider`,
    `client (?:may|can|is entitled to|has the right to) (?:recover|claim|charge|deduct) (?:[^.;]{0,40} )?${COSTS} (?:[^.;]{0,50} )?(?:from|to) (?:the )?provider`,
  ),
  wordsBeside(
    ['išlaid', `${ISLAIDOS}|kliento išlaid`],
    `paslaugų teikėj(?:as|a) (?:(?:privalo|turi|įsipareigoja|taip pat) ){0,2}(?:atlygin|apmok|padengi|padengt|kompensuo|moka)\\p{L}* (?:[^.;]{0,30} )?(?:kliento|visas|abiejų|bet kokias) (?:[^.;]{0,40} )?${ISLAIDOS}`,
    `paslaugų teikėj(?:as|a) (?:[^.;]{0,20} )?(?:atlygin|apmok|padengi|padengt|kompensuo)\\p{L}* kliento išlaid\\p{L}+ (?:[^.;]{0,20} )?(?:advokat|antstoli|teisinink|išieškoj)\\p{L}+`,
    `${ISLAIDOS} (?:[^.;]{0,60} )?(?:tenka|atlygina|apmoka|padengia|moka|kompensuoja) (?:tik |visada )?paslaugų teikėj(?:ui|ai|as|a)`,
    `${ISLAIDOS} (?:[^.;]{0,40} )?(?:yra )?paslaugų teikėj(?:o|os) sąskaita`,
    `klientas (?:gali|turi teisę) (?:[^.;]{0,20} )?(?:iš paslaugų teikėj(?:o|os) )?(?:išieškoti|reikalauti|išskaičiuoti) (?:[^.;]{0,40} )?${ISLAIDOS}`,
  ),
);
/** Who is at fault, has lost or has lent its name to somebody’s claim pays by law; each side for itself is fair. */
const PAID_BY_WHO_LOSES = words(
  '(?:losing|prevailing|unsuccessful|defaulting|breaching) (?:party|side)|if (?:it|(?:the )?provider) (?:loses|is at fault)|each (?:party|side)|either (?:party|side)|(?:its|his|her) own (?:lawyers?|legal|costs?|attorneys?)|provider pays its own|as the court|court (?:decides|orders|awards)|awarded|third part\\p{L}+|pralaimėj\\p{L}+|kiekviena šalis|abi šalys|(?:pats|pati|šalis|paslaugų teikėj(?:as|a)) (?:\\p{L}+ ){0,2}savo (?:teisinink|advokat|buhalter|bylinėjim|teisin)\\p{L}+|pats moka|teismo sprendim\\p{L}+|teismas (?:priteisia|nustato)|priteis\\p{L}+|trečiųj\\p{L}+|dėl (?:\\p{L}+ )?kaltės',
);

/** Whether the one who works pays what lawyers and collectors of the client cost, whoever is right. */
export const isPayingLawyers = (plain: string): boolean =>
  COSTS_ON_PROVIDER.test(plain) && !PAID_BY_WHO_LOSES.test(plain);

/* Disputes. */
const DISPUTE =
  '(?:disputes?|arbitrat\\p{L}+|mediat\\p{L}+|controvers\\p{L}+|proceedings?|litigation|differences)';
const AT_HIS_COST =
  "(?:at|for) (?:the )?(?:provider's (?:\\p{L}+ ){0,2}(?:costs?|expense|account)|(?:\\p{L}+ )?(?:costs?|expense) of (?:the )?provider)";
const DISPUTED_AT_PROVIDERS_COST = anyOf(
  wordsBeside(
    ['provider', 'cost|expense|account|fee|charge', DISPUTE],
    `${DISPUTE} [^.;]{0,220}(?<= |, )${AT_HIS_COST}`,
    `${AT_HIS_COST},? [^.;]{0,60}${DISPUTE}`,
    `(?:costs?|fees?|expenses?|charges?) (?:of|for|in) (?:[^.;]{0,20} )?${DISPUTE}(?: [^.;]{0,60})? (?:borne|paid|met|carried|payable|covered) (?:\\p{L}+ ){0,2}by (?:the )?provider`,
    `provider (?:shall |will |must |always )*(?:bears?|pays?|meets?|covers?|carries) (?:[^.;]{0,30} )?(?:costs?|fees?|expenses?|charges?) (?:of|for|in) (?:[^.;]{0,20} )?${DISPUTE}`,
  ),
  wordsBeside(
    ['paslaugų teikėj', 'išlaid|mokes|sąskaita|lėšomis', '(?<!\\p{L})ginč|nesutarim|arbitraž|tarpinink'],
    '(?:ginč|nesutarim|arbitraž|tarpinink)\\p{L}* [^.;]{0,160}paslaugų teikėj(?:o|os) (?:sąskaita|lėšomis)',
    '(?:arbitraž|tarpininkav)\\p{L}* (?:[^.;]{0,60} )?(?:išlaid|mokest|mokesč)\\p{L}+ (?:[^.;]{0,40} )?(?:tenka|apmoka|padengia|moka|atlygina) (?:tik |visada |visuomet )?paslaugų teikėj(?:ui|ai|as|a)',
    'paslaugų teikėj(?:as|a) (?:[^.;]{0,20} )?(?:apmoka|padengia|moka|atlygina) (?:[^.;]{0,30} )?(?:arbitraž|tarpininkav|ginč)\\p{L}* (?:[^.;]{0,30} )?(?:išlaid|mokest|mokesč)\\p{L}+',
  ),
);
const SHARED = words(
  'each|either|both|equal\\p{L}*|half|halves|shared?|unless|except|if (?:it|provider) (?:loses|is wrong)|client (?:shall |will )?reimburs\\p{L}*|defects?|errors?|repairs?|kiekviena|abi|abiej\\p{L}+|lygiomis|lygiai|pus\\p{L}{1,2}|išskyrus|nebent|trūkum\\p{L}+',
);

/** Whether the one who works pays for settling disputes, whoever is right. */
export const isDisputingAtOwnCost = (plain: string): boolean =>
  DISPUTED_AT_PROVIDERS_COST.test(plain) &&
  !PAID_BY_WHO_LOSES.test(plain) &&
  !SHARED.test(plain) &&
  !isPayingLawyers(plain);

/* All losses. */
const WHOEVER =
  '(?:(?:whoever|whatever|whichever|however|howsoever) (?:\\p{L}+ ){0,3}(?:caus|aris|rais)\\p{L}*|(?:regardless|irrespective) of (?:\\p{L}+ ){0,2}(?:fault|blame|negligence|caused|who|cause)|whether or not (?:\\p{L}+ ){0,4}(?:fault|blame|negligent|caused)|even (?:without|if) (?:\\p{L}+ ){0,5}fault|of whatever kind|howsoever arising)';
const ALL_LOSS =
  '(?:all|any|every|any and all)(?: and all)? (?:[^.;]{0,30} )?(?:claims?|loss(?:es)?|damages?|liabilit(?:y|ies)|demands?)';
const TAKES =
  '(?:indemnif(?:y|ies)|holds? (?:[^.;]{0,20} )?harmless|bears?|compensates?|reimburses?|makes? good|defends?)';
const KAD_IR =
  '(?:kad ir (?:dėl ko|kas|kokios)|nepriklausomai nuo (?:\\p{L}+ )?(?:kaltės|to, kas)|neatsižvelgiant į (?:\\p{L}+ )?kaltę|nesvarbu, (?:kas|dėl ko|kieno)|net (?:jei|jeigu|ir) (?:[^.;]{0,30} )?ne dėl (?:jo|jos|savo|paslaugų teikėjo) kaltės|net (?:ir )?nesant (?:\\p{L}+ )?kaltės)';
const VISUS =
  '(?:vis|bet koki|bet kuri)\\p{L}* (?:[^.;]{0,40} )?(?:nuostol|žal|pretenzij|reikalavim|išmok)\\p{L}*';
const ATLYGINA = '(?:atlygina|atlyginti|kompensuoja|kompensuoti|prisiima|prisiimti|padengia|padengti)';
const EVERY_LOSS = anyOf(
  wordsBeside(
    ['provider', WHOEVER],
    `provider (?:(?:shall|will|must|agrees to|undertakes to|and) ){0,3}${TAKES} (?:[^.;]{0,60} )?${ALL_LOSS},? (?:[^.;]{0,50} )?${WHOEVER}`,
    `${ALL_LOSS},? (?:[^.;]{0,60} )?${WHOEVER},? (?:[^.;]{0,30} )?(?:borne|paid|made good) by (?:the )?provider`,
    `${ALL_LOSS},? (?:[^.;]{0,60} )?(?:borne|paid|made good) by (?:the )?provider,? (?:[^.;]{0,20} )?${WHOEVER}`,
  ),
  wordsBeside(
    ['paslaugų teikėj', KAD_IR],
    `paslaugų teikėj(?:as|a) (?:(?:privalo|turi|įsipareigoja) )?${ATLYGINA} (?:[^.;]{0,20} )?${VISUS}(?:[^.;]{0,60})?,? ${KAD_IR}`,
    `${VISUS},? ${KAD_IR}[^.;]{0,40},? ${ATLYGINA} paslaugų teikėj(?:as|a)`,
  ),
);
const OF_EACH = words(
  'each party|either party|both parties|mutual\\p{L}*|provider (?:does|shall|will|is) not|kiekviena šalis|abi šalys|neatlygina',
);

/** Whether the one who works takes all claims and losses, whoever is to blame. */
export const isTakingEveryLoss = (plain: string): boolean => EVERY_LOSS.test(plain) && !OF_EACH.test(plain);

/* Results. */
const PROMISES =
  '(?:guarantees?|warrants?|ensures?|undertakes? to (?:achieve|reach|deliver|bring|increase|generate)|promises?|commits? to)';
const BUSINESS =
  '(?:sales|turnover|revenues?|profits?|leads?|conversions?|rankings?|(?:top|first)[- ](?:page|place|position|three|ten|3|10)|(?:new )?(?:customers|followers|subscribers|orders|bookings|visitors|downloads)|commercial success|return on)';
const GARANTUOJA =
  '(?:garantuoja|užtikrina|įsipareigoja (?:pasiekti|padidinti|uždirbti|pritraukti|sugeneruoti)|laiduoja|pažada)';
const VERSLAS =
  '(?:pardavim\\p{L}+|apyvart\\p{L}+|pajam\\p{L}+|peln\\p{L}+|(?:pirm\\p{L}+ )(?:viet\\p{L}+|puslap\\p{L}+|pozicij\\p{L}+)|(?:nauj\\p{L}+ )?(?:klientų|pirkėjų|sekėjų|užsakymų|lankytojų|prenumeratorių|užklausų)|komercin\\p{L}+ sėkm\\p{L}+|konversij\\p{L}+)';
const GRAZINA = '(?:(?:su)?grąžina|grąžins|netenka|atlyginimas nemokamas|negauna)';
const RESULTS_PROMISED = anyOf(
  wordsBeside(
    [
      'provider',
      BUSINESS,
      'guarantee|warrant|ensure|undertake|promise|commit|refund|repay|return|waive|forfeit|lose|responsible|liable|answerable',
    ],
    `provider (?:\\p{L}+ ){0,2}${PROMISES} (?:[^.;]{0,70} )?${BUSINESS}`,
    `(?:if|where|unless|should) (?:[^.;]{0,30} )?${BUSINESS} (?:[^.;]{0,60} )?(?:not|fail|fails|below|less|unless)(?: [^.;]{0,60})?,? (?:the )?provider (?:\\p{L}+ ){0,2}(?:refunds?|repays?|returns?|waives?|forfeits?|loses)`,
    `provider (?:\\p{L}+ ){0,2}(?:refunds?|repays?|returns?) (?:[^.;]{0,60} )?(?:if|unless|where) (?:[^.;]{0,30} )?${BUSINESS}`,
    `provider (?:\\p{L}+ ){0,2}(?:is|remains?|be) (?:\\p{L}+ )?(?:responsible|liable|answerable) for (?:the )?(?:commercial success|${BUSINESS})`,
  ),
  wordsBeside(
    [
      'paslaugų teikėj',
      'pardavim|apyvart|pajam|peln|pirm|klientų|pirkėjų|sekėjų|užsakymų|lankytojų|prenumeratorių|užklausų|komercin|konversij',
      'garantuoja|užtikrina|įsipareigoja|laiduoja|pažada|grąžin|netenka|nemokam|negauna|atsako už',
    ],
    `paslaugų teikėj(?:as|a) (?:[\\p{L},]+ ){0,2}${GARANTUOJA}(?:, kad)? (?:[^.;]{0,70} )?${VERSLAS}`,
    `(?:jei|jeigu) (?:[^.;]{0,20} )?${VERSLAS} (?:[^.;]{0,20} )?ne(?:pa|su|iš)?(?:didė|siek|aug|būna|gaunam)\\p{L}*(?: (?:[^.;]|proc\\.){0,60})?,? paslaugų teikėj(?:as|a) (?:[^.;]{0,20} )?${GRAZINA}`,
    `ne(?:pasiek|įvyk|padidėj|gav|surink)\\p{L}+ (?:[^.;]{0,30} )?${VERSLAS}(?: [^.;]{0,40})?,? paslaugų teikėj(?:as|a) (?:[^.;]{0,30} )?${GRAZINA}`,
    `paslaugų teikėj(?:as|a) (?:\\p{L}+ )?atsako už (?:[^.;]{0,30} )?(?:komercin\\p{L}+ sėkm|pardavim|apyvart|pajam)\\p{L}+`,
  ),
);
const NOT_PROMISED = words(
  "(?:not|never|\\p{L}+n't) (?:\\p{L}+ ){0,5}(?:guarantee|warrant|ensure|promise|responsible|liable)|no (?:guarantee|warranty|promise)|cannot|only (?:the )?client|(?:the )?client alone|confidential\\p{L}*|reports?|data|statistics|personal|negarantuoja|neužtikrina|neatsako|nežada|atsako tik klientas|tik klientas|konfidencial\\p{L}*|slapt\\p{L}*|paslapt\\p{L}*|duomen\\p{L}+|ataskait\\p{L}+",
);

/** Whether the one who works answers for what the market does. */
export const isPromisingResults = (plain: string): boolean =>
  RESULTS_PROMISED.test(plain) && !NOT_PROMISED.test(plain);
