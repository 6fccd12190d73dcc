import { words } from '../whole-words.js';

/** Who keeps, answers, pays, uses or may leave in words that sound like a burden of the one who works. */
type Test = (plain: string) => boolean;

/** The one who works, as the one who does something: not "of the provider". */
const PROVIDER_ACTS = words(
  "provider['’]s (?:duty|obligation|promise)|provider(?!['’])(?: and client)? (?:\\p{L}+ ){0,3}(?:shall|must|will|may|agrees?|undertakes?|keeps?|treats?|holds?|protects?|does|do|signs?|is|are|bears?|answers?|pays?|indemnif\\p{L}+)",
  'paslaugų teikėj(?:as|a)',
);
const CLIENT_KEEPS = words(
  "client(?:['’]s (?:own )?(?:staff|employees|people|team|advisers))? (?:[^.;]{0,60} )?(?:keeps?|treats?|holds?|protects?|(?:does|do|shall|will) not (?:disclose|reveal|share|pass)|signs?)",
  'klient(?:as|o darbuotojai|o komanda) (?:[^.;]{0,80} )?(?:laiko|saugo|neatskleidžia|neatskleis|neperduoda|pasirašo|įsipareigoja (?:saugoti|neatskleisti))',
);
/** It is the client who keeps a secret. */
export const isKeptByClient: Test = (plain) => CLIENT_KEEPS.test(plain) && !PROVIDER_ACTS.test(plain);

const CLIENT_ANSWERS = words(
  "client (?:(?:(?!provider)[^.;]){0,60} )?(?:answers? for|(?<!not )(?:is|are|be|remains?) (?!not )(?:\\p{L}+ )?(?:liable|responsible|answerable)|warrants?|guarantees?)|client['’]s to answer|for (?:the )?client to answer|responsibility of (?:the )?client|client['’]s (?:own )?responsibility",
  '(?:atsako|atsakys|garantuoja|užtikrina|atsakingas) (?:pats )?klientas|klientas (?:[^.;]{0,60} )?(?:atsako už|atsakys už|garantuoja|užtikrina|atsakingas)',
);
const PROVIDER_ANSWERS = words(
  "provider(?!['’]) (?:[^.;]{0,180} )?(?:answers?|liable|responsible|bears?|indemnif\\p{L}+|compensates?|reimburses?|warrants?|checks?|verif\\p{L}+)|(?:by|on|to) (?:the )?provider",
  'paslaugų teikėj(?:as|a) (?:\\p{L}+ ){0,4}(?:atsako|atlygina|padengia|kompensuoja|garantuoja|tikrina|patikrina)|(?:atsako|atlygina|padengia|garantuoja) (?:pats )?paslaugų teikėj(?:as|a)',
);
/** It is the client who answers for what the client has given. */
export const isAnsweredByClient: Test = (plain) =>
  CLIENT_ANSWERS.test(plain) && !PROVIDER_ANSWERS.test(plain);

const PROVIDER_MAY_LEAVE = words(
  "provider(?!['’]) (?:[^.;]{0,160} )?(?:may|can|is entitled to|has the right to)(?! not| only| never) (?:\\p{L}+ ){0,3}(?:end|terminate|leave|withdraw|cancel|walk|rescind)",
  'paslaugų teikėj(?:as|a) (?:[^.;]{0,200} )?(?:gali|turi teisę)(?! tik) (?:\\p{L}+ ){0,3}(?:nutraukti|pasitraukti|atsisakyti|baigti)',
);
const LEAVES_AT_A_PRICE = words(
  'client|only|not|never|cannot|unless|until|pays?|repays?|months?|forfeit\\p{L}*|loses?',
  'klient\\p{L}+|tik|negali|neturi|ne anksčiau|nebent|kol|moka|sumoka|grąžina|mėnes\\p{L}+|praranda|netenka',
);
/** The one who works may leave, at no price. */
export const isFreeToLeave: Test = (plain) =>
  PROVIDER_MAY_LEAVE.test(plain) && !LEAVES_AT_A_PRICE.test(plain);

const OWN_TAXES = words(
  "provider(?!['’]) (?:\\p{L}+ ){0,4}(?:pays?|declares?|reports?|files?|accounts? for|responsible for|sees to|looks? after|settles?) (?:[^.;]{0,40} )?(?:taxes|tax|contributions|insurance)",
  'paslaugų teikėj(?:as|a) (?:[^.;]{0,60} )?(?:deklaruoja|sumoka|moka|susimoka\\p{L}*|sumokate|susitvarko)|(?:mokesčius|įmokas) (?:[^.;]{0,40} )?paslaugų teikėj(?:as|a)',
);
const TAX = words(
  'taxes|tax|contributions|national insurance|social security|vat',
  'mokes(?:čius|čiai|tį|čių)|įmok(?:as|os|ų)|gpm|sodr\\p{L}+|pajamų mokes\\p{L}+',
);
const OTHERS_TAXES = words(
  "client(?!['’]s employee)(?! (?:does|do|shall|will|is|has|keeps|withholds|provides|pays|deducts) (?:not|no))['’]?s?(?: (?:own )?(?:taxes|tax|share|part|contributions))|reimburse\\p{L}*|indemnif\\p{L}+|compensat\\p{L}+|reclassif\\p{L}+|deemed|assess\\p{L}*|authorit\\p{L}+|court|penalt\\p{L}+|fines?|withholding|gross(?:ed)?|deduct\\p{L}*|on top|all (?:other )?(?:taxes|duties)|any (?:other )?(?:taxes|tax|duties)|whatever|abroad|import|customs|increase\\p{L}*",
  'kliento (?:\\p{L}+ )?(?:mokes|įmok|dal)\\p{L}+|klient(?:o|ui) (?:vardu|tenkan\\p{L}+|priskaičiuot\\p{L}+)|atlygin(?:a|ti|s)|kompensuo\\p{L}+|perkvalifik\\p{L}+|pripaž\\p{L}+|laikom\\p{L}+|institucij\\p{L}+|inspekcij\\p{L}+|teism\\p{L}+|baud\\p{L}+|delspinig\\p{L}+|vis(?:us|i) kit\\p{L}+|bet koki\\p{L}+|įskaitant|padid\\p{L}+|sumaž\\p{L}+|kad ir k\\p{L}+|darbdav\\p{L}+|muit\\p{L}+|išskai\\p{L}+|užsien\\p{L}+|abiej\\p{L}+',
);
/** Who works on one's own account pays the taxes on one's own pay. */
export const isOwnTaxes: Test = (plain) =>
  TAX.test(plain) && OWN_TAXES.test(plain) && !OTHERS_TAXES.test(plain);

const USED_FOR_ONE_THING = words(
  '(?:only|solely|exclusively) (?:for|to|in|on)',
  '(?:tik|vien|išimtinai) (?:\\p{L}+ ){0,4}(?:reklam|pristat|skelb|vieš|anons)\\p{L}+|(?:tik|vien) (?:šio|šios|to|tos|sezono|renginio|projekto)',
);
const AND_TAKEN_DOWN = words(
  '(?:until|within|for|no longer than) (?:[^.;]{0,40} )?(?:end|days?|weeks?|months?|year|season|over)|(?:removes?|taken? down|takes? (?:it|them) down|deletes?)',
  '(?:nuima|pašalin|ištrin|nustoja|nebenaudo)\\p{L}*|iki (?:\\p{L}+ ){0,3}(?:pabaig|galo)\\p{L}*|ne ilgiau',
);
const USED_FREELY = words(
  'any|all|perpetu\\p{L}*|for ?ever|others?|third|without limit\\p{L}*|partners?|sublicen\\p{L}+',
  'bet k\\p{L}+|vis(?:iems|ais|ose)|neribot\\p{L}+|neterminuot\\p{L}+|kit(?:iems|ais|oms|ų)|trečia\\p{L}+|partneri\\p{L}+|visam laikui',
);
/** A name or a face is shown for one thing, and taken down. */
export const isShownForOneThing: Test = (plain) =>
  USED_FOR_ONE_THING.test(plain) && AND_TAKEN_DOWN.test(plain) && !USED_FREELY.test(plain);

const TIME_RESTS = words(
  '(?:time|period|clock|deadline|term|dates?|schedule) (?:[^.;]{0,30} )?(?:(?:does|do) not run|stops?|rests?|(?:is|are) (?:suspended|extended|moved|postponed)|(?<!not )(?:moves?|shifts?))(?:[^.;]{0,40} )?(?:while|until|as long as|for as long|if|by|where) (?:[^.;]{0,40} )?client',
  '(?:laikas|terminas|laikotarpis|terminai) (?:\\p{L}+ ){0,2}(?:neskaičiuojam|nebėga|neina|stabdom|pratęsiam|nukeliam)\\p{L}*,? (?:[^.;]{0,40} )?(?:kol|jei|jeigu|kai|tiek) (?:[^.;]{0,40} )?klient\\p{L}+',
);
/** While the client owes something, the time of the one who works does not run. */
export const isTimeAtRest: Test = (plain) => TIME_RESTS.test(plain);

const LATER_WISHES_PAID = words(
  "once (?:the )?client (?:has |have )?accepted (?:[^.;]{0,60} )?(?:client['’]s to pay|client pays|charged|extra)",
  'klientui priėmus (?:[^.;]{0,80} )?(?:apmoka klientas|klientas moka|apmokami atskirai)',
);
/** What comes after acceptance is paid for. */
export const isPaidAfterAcceptance: Test = (plain) => LATER_WISHES_PAID.test(plain);

/** Nothing is claimed from the one who works. */
const NOTHING_CLAIMED = words(
  "(?:no|not|n't) (?:\\p{L}+ ){0,4}(?:claims?|hold|blame|pursue) (?:\\p{L}+ ){0,2}(?:against|from|of)? ?(?:the )?provider",
  '(?:tau|jums|paslaugų teikėjui|paslaugų teikėjai) (?:\\p{L}+ ){0,2}(?:pretenzijų|priekaištų|reikalavimų) (?:\\p{L}+ )?(?:nebus|nekelia\\p{L}*|nekels\\p{L}*|neturi\\p{L}*|nereiškia\\p{L}*|nereikš\\p{L}*)|pretenzijų (?:tau|jums|paslaugų teikėj(?:ui|ai)) (?:\\p{L}+ )?(?:nebus|nekelia\\p{L}*|nekels\\p{L}*|neturi\\p{L}*|nereiškia\\p{L}*|nereikš\\p{L}*)',
);
export const isNothingClaimed: Test = (plain) => NOTHING_CLAIMED.test(plain);

const PAID_MORE = words(
  'client (?:[^.;]{0,30} )?(?:adds?|pays?) (?:[^.;]{0,30} )?(?:\\d+ ?%|\\d+ per ?cent|surcharge|supplement|extra|on top|more)|(?:surcharge|supplement|rush fee) of',
  '(?:pridedam|pridedame|prideda|primokam|primokame|primoka|moka|mokame) (?:[^.;]{0,20} )?(?:\\d+ ?(?:%|proc)|priemok|papildom|daugiau)\\p{L}*|priemok\\p{L}+',
);
/** Haste is paid for. */
export const isHastePaid: Test = (plain) => PAID_MORE.test(plain);

const ONLY_WITH_CONSENT = words(
  "only (?:with|after|on|if|once) (?:[^.;]{0,30} )?provider['’]?s? (?:\\p{L}+ ){0,3}(?:consents?|agrees?|agreement|approval|approves?)|not (?:[^.;]{0,60} )?without (?:the )?provider['’]s (?:\\p{L}+ ){0,2}(?:consent|agreement|approval)",
  'tik (?:[^.;]{0,30} )?(?:paslaugų teikėj(?:o|os) (?:\\p{L}+ ){0,2}sutikim\\p{L}+|paslaugų teikėj(?:ui|ai) (?:\\p{L}+ )?sutikus)|ne(?:gali|keičia|turi teisės) (?:[^.;]{0,60} )?be paslaugų teikėj(?:o|os) (?:\\p{L}+ ){0,2}sutikimo',
);
/** Nothing is done before the one who works has agreed. */
export const isOnlyWithConsent: Test = (plain) => ONLY_WITH_CONSENT.test(plain);

const LIMIT_LIFTED = words(
  '(?:intent\\p{L}*|wil(?:l)?ful\\p{L}*|fraud\\p{L}*|gross negligence) (?:[^.;]{0,60} )?(?:unlimited|(?:is|are) not (?:limited|capped)|no (?:limit|cap) applies)|(?:limit|cap|limitation) (?:[^.;]{0,40} )?(?:does|do|shall) not (?:apply|cover|extend)',
  '(?:tyč|didel\\p{L}+ neatsargum)\\p{L}* (?:[^.;]{0,60} )?(?:neribojam|neribot)\\p{L}+|(?:apribojim|rib)\\p{L}+ (?:[^.;]{0,40} )?netaikom\\p{L}+',
);
const LIFTED_FOR_MORE = words(
  'also|(?:in )?(?:all|any|every) (?:other )?cases?|where|whenever|any (?:breach|loss)|all (?:loss|damage)\\p{L}*',
  'taip pat|(?:vis|bet kuri|kit)\\p{L}+ atvej\\p{L}+|kai|bet k\\p{L}+ pažeid\\p{L}+',
);
/** The words that lift the limit for intent are what a limit without them lacks. */
export const isLimitLifted: Test = (plain) => LIMIT_LIFTED.test(plain) && !LIFTED_FOR_MORE.test(plain);
