import { durations } from '../measures.js';
import { words } from '../whole-words.js';
import { withFigures } from '../figures.js';
import { roundsIn } from '../rounds.js';
import { isOwnErrorWithinTwoYears } from './fair-reasons.js';
import { MANY_ROUNDS } from './figures.js';
import { sayingIn } from './wordings.js';

/**
 * What is asked of the one who works beside the work: other tasks that somebody of the client's hands out, rounds without measure, repair
 * for years, and being looked into.
 */

/** Whether other tasks belong to the work, whichever somebody of the client's hands out. */
export const isAssignedBesides = sayingIn(
  {
    stem: /other|further|additional|ad hoc/,
    said: [
      'provider (?:[^.;]{0,160} )?(?:other|further|additional|ad hoc) (?:[\\p{L}-]+ ){0,6}(?:tasks?|duties|work|assignments?|jobs|activities|functions|services)(?: [^.;]{0,80})?,? (?:(?:as |which |that )?(?:(?:may|might|is|are|be|been|will|have|has|from time to time) ){0,5}(?:assigned|entrusted|allocated|delegated|handed|allotted)|(?:which|that|as) (?:the )?[^.;]{1,60} (?:(?:may|might|will|can|from time to time) ){0,3}(?:assigns?|entrusts?|allocates?|delegates?|hands?|sets?|gives?))',
    ],
    unless: [
      'paid|pays?|charg\\p{L}*|fees?|rates?|hourly|quot\\p{L}*|separate(?:ly)?|agree[sd]?|agreement|may (?:decline|refuse)|not|no|never|cannot|change (?:order|request)|client (?:\\p{L}+ ){0,2}(?:performs?|carries|handles)',
    ],
  },
  {
    stem: /kit(?:us|as|ų)|papildom|pavedim/,
    said: [
      '(?:kit(?:us|as|ų|okius)|papildom(?:us|as|ų)) (?:[^.;]{0,70} )?(?:darb|užduo|pavedim|funkcij|uždavini|veiklas?)\\p{L}*,? (?:kuri(?:uos|as|ų) (?:[^.;]{0,70} )?(?:paveda|skiria|nurodo|perduoda|paves|skirs|nurodys|priskiria|priskirs|sugalvo|sugalvos)|(?:[^.;]{0,40} )?(?:pavedam|skiriam|priskiriam|pavest|paskirt)\\p{L}+)',
      '(?:vykdo|atlieka|vykdyti|atlikti) (?:ir )?(?:kit(?:us|as|okius)|bet kok(?:ius|ias)|visus) (?:[^.;]{0,40} )?(?:vadov|skyri|direktori|komand|padalini|darbuotoj)\\p{L}+ (?:\\p{L}+ ){0,2}(?:pavedim|nurodym|užduo|prašym)\\p{L}+',
    ],
    and: ['paslaugų teikėj(?:as|a|ui|ai|o|os)'],
    unless: [
      '(?<!be (?:\\p{L}+ ){0,2})(?:apmok|mokam|sumok|įkain)\\p{L}+|atskir\\p{L}+|valandin\\p{L}+|susitar\\p{L}+|sutar(?:us|ta|tą)|sutik\\p{L}+|suderin\\p{L}+|gali atsisakyti|neatlieka|neprivalo|neįeina|neapima|ne|nėra|klientas (?:pats )?(?:atlieka|vykdo)',
    ],
  },
);

/* Rounds. */
const OF_CORRECTIONS = words(
  'revis\\p{L}*|correct\\p{L}*|chang\\p{L}*|amend\\p{L}*|feedback|comments?|edit\\p{L}*|alterations?|taisy\\p{L}+|pataisy\\p{L}+|koreg\\p{L}*|korekc\\p{L}*|pakeitim\\p{L}+|keitim\\p{L}+|pastab\\p{L}+|derinim\\p{L}+|tikslinim\\p{L}+',
);
const STEM_OF_ROUNDS = /round|iteration|rat(?:ai|as|ų|us|ams)|cikl/;
const BEYOND_ROUNDS = words(
  '(?:beyond|after|above|more than|over|from the|exceed\\p{L}+|viršij\\p{L}+|virš|daugiau (?:kaip|nei)|po|nuo) (?:[^.;]{0,20} )?(?:rounds?|iterations?|rat(?:ai|as|ų|us|ams)|cikl\\p{L}+)',
);

/** Whether the price covers rounds of correction without measure. */
export const isManyRounds = (plain: string): boolean =>
  STEM_OF_ROUNDS.test(plain) &&
  OF_CORRECTIONS.test(plain) &&
  !BEYOND_ROUNDS.test(plain) &&
  roundsIn(withFigures(plain)).some((count) => count >= MANY_ROUNDS);

/* Repair. */
const repairs = sayingIn(
  {
    stem: /defect|error|fault|bug|flaw/,
    said: ['(?:fix|correct|repair|remed|rectif|mend|eliminat|remov)\\p{L}*'],
    and: [
      "free(?: of charge)?|(?:at|for) no (?:\\p{L}+ )?(?:charge|cost|fee)|without (?:\\p{L}+ )?(?:charge|pay|payment|cost|fee|remuneration)|(?:at|for) (?:its|his|her|the provider's|provider's) (?:own )?(?:cost|expense|account)",
      'provider|defects?|errors?|faults?|bugs?|flaws?',
    ],
    unless: [
      'client (?:\\p{L}+ ){0,2}(?:fix|correct|repair|remed|rectif|mend)\\p{L}*|not (?:\\p{L}+ ){0,3}(?:fix|correct|repair|remed)\\p{L}*',
    ],
  },
  {
    stem: /klaid|trūkum|defekt|gedim|netikslum/,
    said: ['(?:iš|su)?(?:tais|taiso|taisy|taisom|šalin|pašalin|tvarko|remontuo)\\p{L}*'],
    and: [
      'neatlygintin\\p{L}+|nemokam\\p{L}+|savo (?:sąskaita|lėšomis)|be (?:\\p{L}+ ){0,2}(?:apmokėjimo|mokesčio|užmokesčio|atlygio)|(?:su|ap)?nemoka\\p{L}*|nemokama',
    ],
    unless: ['klientas (?:\\p{L}+ ){0,8}(?:ištais|taiso|šalina|pašalin)\\p{L}*|netaiso|nešalina|neprivalo'],
  },
);
const ALWAYS = words(
  'whenever (?:they|it|such \\p{L}+|defects?|errors?) (?:\\p{L}+ )?(?:appear|occur|arise|show|come|is found|are found)\\p{L}*|no matter when|for an unlimited (?:time|period)|without (?:any )?limit (?:in|of) time|kad ir kada|nesvarbu,? kada|neribotą laiką|be (?:jokio )?(?:termino|laiko ribos|laiko apribojim\\p{L}+)',
);
/** A year is usual, and the law may ask for more of who sells to consumers. */
const USUAL_REPAIR_DAYS = 366;
const REPAIR_IS_BOUND = words(
  '(?:paid|hosting|maintenance|support) (?:plan|contract|agreement)|only (?:if|while|as long as) (?:the )?client pays|priežiūros (?:sutart|mokest)\\p{L}+|tik (?:jei|jeigu|kol) klientas moka',
);

/** Whether what is wrong is put right for nothing for years. */
export const isRepairingForYears = (plain: string): boolean =>
  repairs(plain) &&
  (ALWAYS.test(plain) || durations(plain).some(({ days }) => days > USUAL_REPAIR_DAYS)) &&
  !REPAIR_IS_BOUND.test(plain) &&
  !isOwnErrorWithinTwoYears(plain);

/** Whether the one who works is looked into beyond the work: records, credit, accounts, at any time or at the cost of that one. */
export const isLookedInto = sayingIn(
  {
    stem: /check|screen|vetting|test|search/,
    said: [
      '(?:criminal|credit|background|social[- ]media|drug|alcohol|financial|security|police)(?:[- ]records?)?(?:,? (?:and |or )?[\\p{L}-]+){0,6} (?:checks?|screenings?|vetting|tests?|testing|searches)',
      '(?:checks?|screen|vet|test|search)(?:s|es)? (?:[^.;]{0,40} )?(?:criminal record|credit (?:history|rating)|social[- ]media (?:accounts?|profiles?))',
    ],
    and: [
      "at any (?:time|moment)|from time to time|whenever|as often as|without (?:prior )?notice|random\\p{L}*|periodic\\p{L}*|repeated\\p{L}*|continuous\\p{L}*|at (?:its|his|her|provider's|the provider's) (?:own )?(?:cost|expense)|every (?:month|quarter|year)",
    ],
    unless: [
      "client (?:bears|pays|covers)|at (?:the )?client's (?:cost|expense)|(?<!at )once|only (?:if|with|where)|required by law|where the law|no|not|never|of (?:the )?(?:code|software|website|files)",
    ],
  },
  {
    stem: /teistum|kredito|socialin|patikimum|narkotik|alkohol|reputacij|biograf/,
    said: [
      '(?:ne)?teistum\\p{L}+|kredito istorij\\p{L}+|kreditingum\\p{L}+|socialini\\p{L}+ tinkl\\p{L}+ (?:paskyr|profili|įraš)\\p{L}+|patikimum\\p{L}+ patikr\\p{L}+|(?:narkotik|alkohol)\\p{L}+ test\\p{L}+|reputacij\\p{L}+ (?:patikr|tikrin)\\p{L}+|biografij\\p{L}+',
    ],
    and: [
      '(?:pa)?tikrin\\p{L}+|patikr\\p{L}+|pažym\\p{L}+|test\\p{L}+|ištrauk\\p{L}+|išraš\\p{L}+',
      'bet kada|bet kuriuo metu|periodišk\\p{L}+|reguliar\\p{L}+|pakartotin\\p{L}+|be (?:\\p{L}+ )?įspėjimo|neįspėj\\p{L}+|savo (?:lėšomis|sąskaita)|kas (?:mėnesį|ketvirtį|metus|pusmetį)|kasmet',
    ],
    unless: [
      'kliento (?:lėšomis|sąskaita)|klientas (?:apmoka|padengia|sumoka)|(?:vieną|1) kartą|tik (?:gavęs|gavus|jei|jeigu|su)|įstatym\\p{L}+|netikrina|negali|neprivalo',
    ],
  },
);
