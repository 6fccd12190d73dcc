import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * Work that nobody has refused and that counts as refused, and work that is good when the client alone says so. What is offered, asked
 * or changed may count as refused without an answer; only what was made may not.
 */

/* Silence. */
const COUNTS_AS =
  '(?:(?:is|are|be|being|been|was) (?:\\p{L}+ )?(?:deemed|considered|treated|regarded|taken|construed)(?: to (?:be|have been)| as(?: being)?)?|counts?(?: as)?|amounts? to|constitutes?|means?|equals?|operates? as|is)';
const REFUSED =
  '(?:(?:a |an |the )?rejection|rejected|refused|refusal|declined|unaccepted|unapproved|not (?:been )?(?:accepted|approved)|non-?acceptance)';
const SILENCE =
  "(?:silence|failure (?:of|by) (?:the )?client to (?:\\p{L}+ ){0,2}(?:respond|answer|reply|accept|approve|comment|confirm|react|sign)|client's (?:failure to (?:\\p{L}+ ){0,2}(?:respond|answer|reply|accept|approve|comment|confirm|sign)|silence)|(?:the )?lack of (?:an? )?(?:answer|response|reply|approval|acceptance|confirmation)|(?:the )?absence of (?:an? |any )?(?:\\p{L}+ )?(?:answer|response|reply|approval|acceptance|confirmation|comments?)|no (?:answer|response|reply)|(?:client|it) (?:does|has|did|do) (?:not|neither) (?:\\p{L}+ ){0,3}(?:respond|answer|reply|accept(?:ed)?|approve[d]?|comment(?:ed)?|confirm(?:ed)?|react(?:ed)?|sign(?:ed)?|responded|answered)|client has not commented|unless (?:the )?client (?:\\p{L}+ ){0,3}(?:accepts?|approves?|confirms?|signs?)|(?:not|never) (?:\\p{L}+ ){0,2}(?:accepted|approved|confirmed|signed|commented upon) (?:[^.;]{0,30} )?(?:within|by|in time))";
const LAIKOMA = '(?:laikom\\p{L}*|reiškia|prilyginam\\p{L}*|vertinam\\p{L}* kaip|traktuojam\\p{L}* kaip)';
const ATMESTA =
  '(?:nepriimt\\p{L}+|atmest\\p{L}+|atmetim\\p{L}+|nepatvirtint\\p{L}+|nesuteikt\\p{L}+|neatlikt\\p{L}+|(?:atsisakym\\p{L}+|atsisako) (?:jį |juos |ją )?priimti|nepriėmim\\p{L}+|nepriėmė)';
const TYLI =
  '(?:(?:kliento )?tylėjim\\p{L}+|neatsak\\p{L}+|nepasiraš\\p{L}+|nepatvirtin\\p{L}+|(?:jei|jeigu|kol) klientas (?:[^.;]{0,50} )?ne(?:atsako|patvirtina|pasirašo|priima|pateikia)|(?:ne(?:gavus|sant)|be) (?:[^.;]{0,30} )?(?:patvirtinim|pritarim|atsakym|sutikim)\\p{L}+|nepateikė (?:\\p{L}+ )?(?:pastab|atsakym)\\p{L}+|nepateikus (?:\\p{L}+ )?(?:pastab|atsakym)\\p{L}+|(?:pastab|atsakym|patvirtinim)\\p{L}+ (?:ne(?:pateik|gav|atsiunt|sulauk)\\p{L}+|nėra))';
const COUNTED_AS_REFUSED = words(
  `${COUNTS_AS} (?:\\p{L}+ ){0,2}${REFUSED}`,
  `${LAIKOMA}[,]? (?:[^.;]{0,60} )?${ATMESTA}`,
);
const REFUSED_BY_SILENCE = anyOf(
  wordsBeside(
    [REFUSED],
    `${SILENCE} (?:[^.;]{0,110} )?${COUNTS_AS} (?:\\p{L}+ ){0,2}${REFUSED}`,
    `${SILENCE}, (?:[^.;]{0,110} )?${COUNTS_AS} (?:\\p{L}+ ){0,2}${REFUSED}`,
    `${COUNTS_AS} (?:\\p{L}+ ){0,2}${REFUSED} (?:[^.;]{0,60} )?(?:if|where|unless|in case of|upon|on) (?:[^.;]{0,30} )?(?:${SILENCE}|(?:the )?client (?:\\p{L}+ ){0,4}(?:accepts?|approves?|confirms?|answers?|responds?))`,
  ),
  wordsBeside(
    ['laikom|reiškia|prilyginam|vertinam|traktuojam', ATMESTA],
    `${TYLI}[,]? (?:[^.;]{0,110} )?${LAIKOMA}[,]? (?:[^.;]{0,60} )?${ATMESTA}`,
    `${TYLI} (?:[^.;]{0,60} )?(?:darb|paslaug|rezultat)\\p{L}+ ${LAIKOMA} ${ATMESTA}`,
    `${LAIKOMA} ${ATMESTA},? (?:jei|jeigu|kol|nebent) klientas`,
  ),
);
const OF_THE_WORK = words(
  'works?|reports?|documents?|episodes?|deliverables?|services?|results?|milestones?|drafts?|designs?|texts?|translations?|illustrations?|photographs?|acceptance|performance|darb\\p{L}+|paslaug(?!ų teikėj)\\p{L}+|rezultat\\p{L}+|kūrin\\p{L}+|nuotrauk\\p{L}+|vertim\\p{L}+|tekst\\p{L}+|etap\\p{L}+|ataskait\\p{L}+|iliustracij\\p{L}+|projekt\\p{L}+|dokument\\p{L}+|maket\\p{L}+|priėmim\\p{L}+|akt(?:as|o|ą|ai)|perdavim\\p{L}+',
);
const NOT_OF_THE_WORK = words(
  "(?:offers?|quot(?:e|es|ations?)|proposals?|change (?:orders?|requests?)|changes?|amendments?|requests?|estimates?|invoices?|applications?|substitutes?|consents?|permissions?),? (?:[^.;]{0,60} )?(?:rejected|refused|declined|rejection)|(?:silence|failure|consent) (?:of|by) (?:the )?provider|provider's (?:silence|failure)|provider (?:does|has|did) not (?:\\p{L}+ )?(?:respond|answer|reply|confirm\\p{L}*|accept\\p{L}*)|(?:not|never|neither) (?:\\p{L}+ ){0,2}(?:deemed|considered|treated) (?:as )?(?:\\p{L}+ )?(?:rejected|rejection)|pasiūlym\\p{L}+|pakeitim\\p{L}+|prašym\\p{L}+|sąmat\\p{L}+|sąskait\\p{L}+|paslaugų teikėjo tylėjim\\p{L}+|paslaugų teikėj(?:as|a|ui|ai) (?:[^.;]{0,20} )?ne(?:atsak|patvirtin)\\p{L}+",
);

/** Whether it is an offer, a change or silence of the one who works that counts as refused, and no work. */
export const isOfNoWork = (plain: string): boolean =>
  COUNTED_AS_REFUSED.test(plain) && NOT_OF_THE_WORK.test(plain);

/** Whether work counts as refused because the client has said nothing; `before`: what the sentence is about. */
export const isRefusedBySilence = (plain: string, before: string): boolean =>
  REFUSED_BY_SILENCE.test(plain) && OF_THE_WORK.test(`${before} ${plain}`) && !NOT_OF_THE_WORK.test(plain);

/* As the client likes. */
const DISCRETION =
  '(?:(?:own|sole|absolute|full|exclusive|unfettered|and|complete|entire) ){1,5}(?:discretion|judge?ment|opinion|satisfaction|determination)';
const ACCEPTING =
  '(?:acceptance|approval|(?:whether|if) (?:the |a |an |each )?(?:works?|services?|deliverables?|results?|translations?|texts?|designs?|drafts?|episodes?|articles?|photographs?|illustrations?|it|they) (?:\\p{L}+ ){0,6}(?:accept\\p{L}*|satisf\\p{L}*|sufficient|adequate|complete|good|proper\\p{L}*|fit|quality))';
const DARBO = '(?:darb|paslaug|rezultat|kūrin|rengin|vertim|tekst|nuotrauk|dizain|straipsn)\\p{L}+';
const PRIIMTAS = '(?:priėmim\\p{L}+|priimam\\p{L}+|priimt\\p{L}+|tinkam\\p{L}+|kokyb\\p{L}+|atlikt\\p{L}+)';
const NUOZIURA =
  '(?:(?:tik |vien |išimtinai |savo |išimtine )+(?:kliento )?(?:nuožiūra|nuomone|vertinimu)|(?:išimtinai |vien |tik )?kliento nuožiūra)';
const ACCEPTED_AT_WILL = anyOf(
  wordsBeside(
    ['discretion|judge?ment|opinion|satisfaction|determination', 'accept|approv|whether|if'],
    `${ACCEPTING} (?:[^.;]{0,40} )?(?:is|are|be|rests?|lies?|remains?|given|depends?|subject) (?:[^.;]{0,40} )?(?:client's|of (?:the )?client|client in its) (?:[^.;]{0,10} )?(?:${DISCRETION}|discretion)`,
    `(?:accept(?:s|ed)?|approve[sd]?) (?:[^.;]{0,40} )?(?:at|in) (?:the )?(?:its|client's) (?:${DISCRETION}|discretion)`,
  ),
  wordsBeside(
    [
      '(?:depends?|turns?) (?:\\p{L}+ ){0,2}(?:solely|only|exclusively|entirely|alone)|(?:decided|determined|judged|assessed) (?:solely|only|exclusively|alone|in its|by (?:the )?client)|client (?:alone|solely|exclusively) (?:decide|determine|judge)',
    ],
    `${ACCEPTING} (?:[^.;]{0,40} )?(?:depends?|turns?) (?:\\p{L}+ ){0,2}(?:solely|only|exclusively|entirely|alone) (?:up)?on (?:the )?(?:client's |opinion|judge?ment|view|taste|satisfaction)`,
    `${ACCEPTING} (?:[^.;]{0,40} )?(?:is|are|be) (?:\\p{L}+ ){0,3}(?:decided|determined|judged|assessed) (?:solely|only|exclusively|alone|in its sole discretion) (?:by )?(?:the )?client`,
    `${ACCEPTING} (?:[^.;]{0,40} )?(?:is|are|be) (?:decided|determined|judged|assessed) by (?:the )?client (?:alone|only|solely|exclusively|in its (?:${DISCRETION}|discretion))`,
    `client (?:alone|solely|exclusively) (?:decides?|determines?|judges?) ${ACCEPTING}`,
  ),
  wordsBeside(
    ['nuožiūr|nuomon|vertin|sprend|skoni', 'tik|vien|išimt|savo|kliento nuožiūra'],
    `(?:${PRIIMTAS} (?:[^.;]{0,50} )?)${NUOZIURA}`,
    `${NUOZIURA} (?:[^.;]{0,40} )?(?:priim|sprend|vertin)\\p{L}+ (?:[^.;]{0,20} )?(?:${DARBO}|dėl (?:\\p{L}+ ){0,3}priėmimo)`,
    `(?:sprendim\\p{L}+ )?dėl (?:\\p{L}+ ){0,2}priėmimo (?:[^.;]{0,30} )?(?:savo nuožiūra|kliento nuožiūra)`,
    `(?:ar|kada) (?:[^.;]{0,30} )?${DARBO} (?:[^.;]{0,30} )?(?:tinkam|priim|atlik|kokyb)\\p{L}*,? (?:[^.;]{0,10} )?(?:sprendžia|nusprendžia|vertina) (?:tik|vien|išimtinai) klientas`,
    `${PRIIMTAS} (?:[^.;]{0,20} )?priklauso (?:tik|vien|išimtinai) nuo kliento (?:nuomon|vertinim|sprendim|skoni|nuožiūr)\\p{L}+`,
  ),
);
const OF_BOTH = words(
  "provider(?: alone|'s| in its| decides| may)|both|parties|expert|mutual\\p{L}*|reasonabl\\p{L}*|unreasonabl\\p{L}*|criteria|specification\\p{L}*|description|not|šalys|šalių|abi|ekspert\\p{L}+|pagrįst\\p{L}+|kriterij\\p{L}+|aprašym\\p{L}+|specifikacij\\p{L}+|paslaugų teikėj(?:as|a) (?:savo|pats|pati|sprendžia)|ne(?!priklaus)|negali",
);
const OF_A_MARK = words(
  'logos?|invoices?|quot(?:e|es|ations?)|offers?|proposals?|estimates?|consent|pasiūlym\\p{L}+|sąmat\\p{L}+|expenses?|subcontract\\p{L}*|substitut\\p{L}*|sąskait\\p{L}+|išlaid\\p{L}+|pagalbinink\\p{L}+',
);

/** Whether the work is good when the client, by no measure but its own, says so. */
export const isAcceptedAtWill = (plain: string): boolean =>
  ACCEPTED_AT_WILL.test(plain) && !OF_BOTH.test(plain) && !OF_A_MARK.test(plain);

/* Paid when the client likes the work. */
const LIKES_EN = `(?:client,? (?:acting )?(?:in|at) its ${DISCRETION},? (?:has |have )?(?:accept|approv|confirm)\\p{L}*|client (?:has |have )?(?:accepted|approved|confirmed|accepts?|approves?)[^.;]{0,50} (?:in|at) its ${DISCRETION})`;
const LIKES_LT =
  '(?:klient\\p{L}+ (?:tik |vien |išimtinai )*savo nuožiūra (?:[^.;]{0,40} )?(?:priim|priėm|patvirtin|pripaž)\\p{L}*|klient\\p{L}+ (?:priim|priėm|patvirtin|pripaž)\\p{L}* [^.;]{0,40}savo nuožiūra)';
const PAID_IF_LIKED = anyOf(
  wordsBeside(
    [
      'client',
      'discretion|judge?ment|opinion|satisfaction|determination',
      'pa(?:id|y)|due|invoice|fee|balance',
    ],
    `(?:pays?|paid|payable|due|payments?|invoiced?|invoices|fees?|balance) [^.;]{0,140}(?:after|once|when|until|unless|if|provided that|in which|following|as soon as) (?:[^.;]{0,40} )?${LIKES_EN}`,
    `(?:once|when|if|after|as soon as|unless|until) (?:the )?${LIKES_EN}[^.;]{0,80} (?:pays?|paid|payable|due)`,
  ),
  wordsBeside(
    ['nuožiūra', 'mok'],
    `(?:moka|sumoka|apmoka|mokam|sumokam|apmokam)\\p{L}* [^.;]{0,120}(?:kai|jei|jeigu|kada|kol|kurį|kuriame) (?:[^.;]{0,30} )?${LIKES_LT}`,
    `(?:kai|jei|jeigu|kol) (?:[^.;]{0,30} )?${LIKES_LT}[^.;]{0,80},? (?:[^.;]{0,20} )?(?:su|ap|ne)*mok\\p{L}+`,
  ),
);
const PAID_ANYHOW = words(
  'reasonabl\\p{L}*|unreasonabl\\p{L}*|deemed|silence|expenses?|costs|bonus\\p{L}*|tips?|in any (?:case|event)|whether or not|regardless|irrespective|criteria|pagrįst\\p{L}+|laikom\\p{L}+|išlaid\\p{L}+|premij\\p{L}+|bet kuriuo atveju|nepriklausomai|kriterij\\p{L}+',
);

/** Whether nothing is paid before the client, as it likes, has accepted the work. */
export const isPaidAtWill = (plain: string): boolean => PAID_IF_LIKED.test(plain) && !PAID_ANYHOW.test(plain);
