import { durations } from '../measures.js';
import { words } from '../whole-words.js';

/**
 * Hard words with a reason that both would accept: what was agreed is missing after a chance to mend it, somebody was drunk or stole, only
 * the real cost is asked back. Each has words that the reason needs, and words that turn it into the client's liking again.
 */
type Test = (plain: string) => boolean;

const AT_WILL = words(
  'discretion|opinions?|in (?:its|his|her|their) (?:\\p{L}+ )?(?:view|judgm?ent|eyes)|considers?|believes?|thinks?|feels?|suspect\\p{L}*|alleged\\p{L}*|tastes?|likes?|pleases|wish(?:es)?|satisf\\p{L}+|happy|expectations?|for any (?:\\p{L}+ )?(?:reason|cause)(?! other| except)|(?:without|no) (?:\\p{L}+ ){0,3}(?:reasons?|cause)|whatever|whatsoever',
  'nuožiūr\\p{L}+|nuomon\\p{L}+|manymu|požiūriu|(?:pa)?mano|įtar\\p{L}+|skon\\p{L}+|(?:ne)?patin?k\\p{L}*|patenkin\\p{L}+|netenkin\\p{L}*|lūkes\\p{L}+|vizij\\p{L}+|panor\\p{L}+|nenurod\\p{L}+|be (?:\\p{L}+ )?(?:priežas|motyv)\\p{L}+|dėl bet koki\\p{L}+|kad ir k\\p{L}+',
);

const AGREED = words(
  'specifications?|(?:agreed|written|essential|technical|stated|listed) (?:\\p{L}+ )?(?:requirements?|criteria|standards?|limits?|lengths?|dimensions?|formats?|tests?)|requirements? (?:of|in|set)|(?:the )?brief|annex|appendix|schedule|statement of work|style (?:guide|sheet)|question\\p{L}* (?:asked|put|posed|set)|as (?:agreed|ordered|described)|what was (?:agreed|ordered)|(?:these|those|the above) (?:limits|requirements|criteria|rules|dimensions)|measurements|drawings?',
  'specifikacij\\p{L}+|(?:esmini|nustatyt|nurodyt|sutart|suderint|techni|rašyt)\\p{L}+ (?:\\p{L}+ )?(?:reikalavim|kriterij|sąlyg|matmen|format|rib)\\p{L}+|užduot\\p{L}+|pried\\p{L}+|(?:stiliaus|prekės ženklo) vadov\\p{L}+|(?:suformuluot|užduot|pateikt)\\p{L}+ klausim\\p{L}+|(?:šių|tų) (?:rib|reikalavim|kriterij|taisykli|matmen)\\p{L}*|kas (?:buvo )?(?:sutarta|užsakyta)|brėžin\\p{L}+',
);
const CHANCE_TO_MEND = words(
  "(?:after|despite) (?:\\p{L}+ ){0,3}(?:corrections?|revisions?|attempts?|rounds?|chances?|repairs?|tries)|until (?:\\p{L}+ ){0,5}(?:corrected|corrects?|mend(?:s|ed)|repair(?:s|ed)|fix(?:es|ed)?|put right|puts? (?:it|them|this) right|redone|meets?|(?:does|do)(?!\\p{L}))|(?:days?|weeks?|time|chance|opportunity) (?:\\p{L}+ ){0,2}to (?:correct|mend|repair|fix|put)|(?:not|n't) (?:\\p{L}+ ){0,3}(?:corrected|mended|repaired|fixed|put right) (?:[^.;]{0,30} )?within",
  'po (?:\\p{L}+ ){0,3}(?:taisym|pataisym|bandym|ištaisym)\\p{L}+|(?:kol|iki) (?:[^.;]{0,60} )?(?:ne)?(?:(?:pa|iš)tais|pašalin|sutvark|patikslin|perdar)\\p{L}+|(?:ne)?(?:(?:pa|iš)tais|pašalin|sutvark)\\p{L}+ per|per (?:[^.;]{0,40} )?(?:ne)?(?:(?:pa|iš)tais|pašalin|sutvark)\\p{L}+',
);
/** Work is refused for what was agreed and is not there, once it could have been mended. */
export const isRefusedForWhatWasAgreed: Test = (plain) =>
  AGREED.test(plain) && CHANCE_TO_MEND.test(plain) && !AT_WILL.test(plain);

const GRAVE = words(
  "drunk|drunken\\p{L}*|intoxicat\\p{L}*|under the influence|violen(?:t|ce)|assault\\p{L}*|threaten\\p{L}*|harass\\p{L}*|aggressive|weapons?|steals?|stealing|stole|stolen|theft|frauds?|fraudulent\\p{L}*|deceiv\\p{L}*|deceit\\p{L}*|forg(?:es|ed|ery)|brib\\p{L}*|kickbacks?|(?:commissions?|gifts?),? (?:[^.;]{0,30} )?from (?:any|a|the) \\p{L}+|crimes?|criminal\\p{L}*|convict\\p{L}*|endanger\\p{L}*|debar\\p{L}*|struck off|behind (?:the )?client['’]s back|pockets? (?:the )?(?:money|cash|takings)|embezzl\\p{L}+|(?:loses|lost) (?:\\p{L}+ ){0,2}(?:licen[cs]e|permit|certificate|accreditation)|(?:licen[cs]e|permit|certificate|accreditation) (?:\\p{L}+ )?(?:revoked|withdrawn|suspended)|revok\\p{L}+ (?:\\p{L}+ ){0,2}(?:licen[cs]e|permit|certificate|accreditation)|sanctions list",
  'išgėr\\p{L}+|girt\\p{L}+|neblaiv\\p{L}+|apsvaig\\p{L}+|smurt\\p{L}+|grasin\\p{L}+|priekabia\\p{L}+|užgaul\\p{L}+|agresyv\\p{L}+|vagia|vag(?:yst|i)\\p{L}+|pavog\\p{L}+|apgau\\p{L}+|apgaul\\p{L}+|suk[cč]iau\\p{L}+|suklasto\\p{L}+|klastoj\\p{L}+|kyš\\p{L}+|už grynus|pasisavin\\p{L}+|už kliento nugaros|nusikal\\p{L}+|nuteis\\p{L}+|(?:kyla|kelia|sukel\\p{L}+) (?:\\p{L}+ )?(?:pavoj|grėsm)\\p{L}+|(?:neten|prarad|panaikin|atimt|nusto)\\p{L}+ (?:\\p{L}+ ){0,2}(?:licencij|pažymėjim|atestat|leidim)\\p{L}+|(?:licencij|pažymėjim|atestat|leidim)\\p{L}+ (?:\\p{L}+ )?(?:panaikin|atimt|atima)\\p{L}+',
);
const ALSO_FOR_LESS = words(
  'any (?:\\p{L}+ )?(?:breach|failure|default|delay|error|mistake|complaint)|(?:other|another) (?:breach|failure|reason)|or (?:is )?(?:late|slow|unwell|ill)|criticis\\p{L}+|complain\\p{L}*|dress\\p{L}*|deadlines?|(?<!at )once|single|slightest',
  '(?:bet k|kiekvien|kit)\\p{L}+ (?:\\p{L}+ )?pažeid\\p{L}+|(?:bent|nors) (?:vien|kart)\\p{L}*|vėl\\p{L}+|pavėl\\p{L}+|kritik\\p{L}+|skund\\p{L}+|klaid\\p{L}+|termin(?!at|al)\\p{L}+|neatitik\\p{L}+|menk\\p{L}+|smulk\\p{L}+',
);
const ALL_IS_LOST = words(
  'forfeit\\p{L}*|loses? (?:all|any|every|the whole)|(?:all|any|every) (?:\\p{L}+ ){0,3}(?:fees?|sums?|payments?|amounts?)|nothing (?:\\p{L}+ )?(?:due|owed|payable|paid)|(?:repays?|returns?|refunds?) (?:all|every|the whole)|(?:no|without) (?:\\p{L}+ )?(?:pay|payment|fee) (?:[^.;]{0,30} )?(?:done|performed|delivered|earlier|already)',
  '(?:praranda|netenka) (?:\\p{L}+ ){0,3}(?:atlyg|honorar|teis|mokėjim)\\p{L}+|vis(?:ą|o|as|us) (?:\\p{L}+ ){0,2}(?:atlyg|honorar|sum|avans|gautus)\\p{L}*|už (?:visus|atliktus|jau|ankstesni)\\p{L}* (?:\\p{L}+ ){0,3}(?:ne(?:ap|su)?mok\\p{L}+)|niekas nemokama|nieko nemok\\p{L}+',
);
/** The contract ends at once for what nobody has to bear, and for nothing smaller; what was earned stays. */
export const isForGraveConduct: Test = (plain) =>
  GRAVE.test(plain) && !ALSO_FOR_LESS.test(plain) && !AT_WILL.test(plain) && !ALL_IS_LOST.test(plain);

const REAL_COST = words(
  "(?:actual(?:ly)?|proven|demonstrated|real|out-of-pocket|documented) (?:[\\p{L}'’-]+ ){0,3}(?:costs?|charges?|loss(?:es)?|expenses?|damage|fees?|sum)|(?:costs?|charges?|fees?|sum) (?:[\\p{L}'’-]+ ){0,3}(?:actually|really) (?:\\p{L}+ )?(?:charged|paid|incurred|lost)",
  '(?:faktin|tikr|įrodyt|patirt|dokumentais)\\p{L}* (?:\\p{L}+ ){0,3}(?:išlaid|nuostol|kašt|mokest|sum)\\p{L}+|(?:faktiškai|realiai) (?:\\p{L}+ ){0,3}(?:patirt|sumokėt|apmokėt)\\p{L}+',
);
const OWN_LATENESS = words(
  "late|misse[sd]|absent|absence|(?:not|n't|fails? to|failed to) (?:turn|show|appear|come|attend)(?: up)?|no-show",
  'vėl\\p{L}+|pavėl\\p{L}+|neatvyk\\p{L}+|neatvaž\\p{L}+|nepasirod\\p{L}+|praleis\\p{L}+|praleid\\p{L}+',
);
const THAT_PART_ALONE = words(
  '(?:only|just|no more than) (?:for )?(?:those|these|that|the missed|the lost|the unworked) (?:\\p{L}+ )?(?:hours?|days?|part|time|sessions?|minutes)',
  '(?:tik|vien) (?:už )?(?:tas|tuos|tą|to|tos|praleist\\p{L}+|neatidirbt\\p{L}+) (?:\\p{L}+ )?(?:valand|dien|dal|laik|užsiėmim|minut)\\p{L}*',
);
const WITH_AN_END = words(
  '(?:not|never|nor) (?:\\p{L}+ ){0,2}(?:exceed(?:ing)?|more than)|no more than|at most|up to|capped|limited to|never more|maximum',
  'ne daugiau|neviršij\\p{L}+|neviršy\\p{L}+|daugiausia|iki|ribo(?:jam|t)\\p{L}+',
);
const A_FINE_TOO = words(
  'penalt(?:y|ies)|fines?|liquidated|double|twice|treble|plus|in addition|as well as|also|besides|whether or not|regardless|irrespective|loss of (?:profit|revenue|goodwill)',
  'baud\\p{L}+|netesyb\\p{L}+|delspinig\\p{L}+|dvigub\\p{L}+|trigub\\p{L}+|taip pat|be to|papildom\\p{L}+|nepriklausomai|negaut\\p{L}+',
);
/** Only what the one who works has caused is asked back, by what it cost, up to a sum; or only the time that was missed is not paid. */
export const isOnlyWhatItCost: Test = (plain) =>
  !A_FINE_TOO.test(plain) &&
  !AT_WILL.test(plain) &&
  ((REAL_COST.test(plain) && WITH_AN_END.test(plain)) ||
    (OWN_LATENESS.test(plain) && THAT_PART_ALONE.test(plain)));

const PROVIDER_LEAVES = words(
  '(?:if|where|when|should) (?:the )?provider (?:\\p{L}+ ){0,2}(?:pulls?|withdraws?|cancels?|quits?|leaves?|walks?|backs?|drops?|terminates?|ends?|resigns?|(?:do|does) not (?:turn|show|appear|start|begin)|fails? to (?:turn|show|appear|start|begin))',
  '(?:jei|jeigu|kai) (?:\\p{L}+ ){0,2}paslaugų teikėj(?:as|a) (?:\\p{L}+ ){0,3}(?:atsisak|nutrauk|pasitrauk|nepraded|neatvyk|atšauk|nepasirod)\\p{L}*|paslaugų teikėj(?:ui|ai) (?:\\p{L}+ ){0,2}(?:atsisakius|nutraukus|pasitraukus|atšaukus)',
);
const CLIENT_LEAVES = words(
  "either|whoever|(?:client|client's|or client) (?:\\p{L}+ ){0,3}(?:pulls?|withdraws?|cancel\\p{L}*|ends?|terminat\\p{L}*|is not (?:content|happy|satisfied)|changes)|for any reason|whatever|whatsoever|even (?:if|where|when)|including|all (?:\\p{L}+ )?(?:payments?|sums?|fees?)|everything|double|twice|interest|penalty|fine",
  'bet kuri\\p{L}*|klient(?:as|ui) (?:\\p{L}+ ){0,3}(?:atsisak|nutrauk|pasitrauk|atšauk|netenkin)\\p{L}*|net (?:jei|kai|ir)\\p{L}*|įskaitant|vis(?:us|ą|as) (?:\\p{L}+ )?(?:gaut|mokėj|sum|atlyg)\\p{L}*|dvigub\\p{L}+|baud\\p{L}+|palūkan\\p{L}+|dėl bet koki\\p{L}+',
);
/** Who leaves before the work gives back what was paid for it. */
export const isBackFromWhoLeaves: Test = (plain) => PROVIDER_LEAVES.test(plain) && !CLIENT_LEAVES.test(plain);

const PROVIDER_LACKS = words(
  '(?:if|where|when|while|should|as long as) (?:the )?provider (?:\\p{L}+ ){0,2}(?:ceases?|lacks?|loses?|fails? to (?:produce|show|hold|keep)|has no|(?:is|are) (?:no longer|not)|(?:does|do) not (?:hold|have|produce|show))|failing which',
  '(?:jei|jeigu|kai|kol) (?:\\p{L}+ ){0,2}paslaugų teikėj(?:as|a) (?:\\p{L}+ ){0,3}(?:netenka|neteko|neturi|nepateikia|nepateikė|praranda|prarado|nebeturi)|(?:pasibaigus|nustojus galioti|netekus) (?:\\p{L}+ ){0,4}(?:draudim|polis|pažymėjim|leidim|licencij|atestat)\\p{L}*',
);
const UNTIL_IT_IS_THERE = words(
  'until (?:[^.;]{0,40} )?(?:restored|renewed|produced|shown|provided|obtained|in place|in force|remedied|put right|corrected|back|(?:has|holds|produces|shows|renews|restores) (?:\\p{L}+ ?){1,4})',
  '(?:kol|iki) (?:[^.;]{0,50} )?(?:atnaujin|pateik|gau(?:na|s|nama)|parod|atkur|įsigy|sutvark|pašalin|ištais)\\p{L}*',
);
/** Work rests until the one who works has again what the work needs. */
export const isUntilItIsThere: Test = (plain) =>
  PROVIDER_LACKS.test(plain) && UNTIL_IT_IS_THERE.test(plain) && !AT_WILL.test(plain);

const IN_DANGER = words(
  'danger\\p{L}*|hazard\\p{L}*|safety|unsafe|injur\\p{L}+|health',
  'pavoj\\p{L}+|saugum\\p{L}+|nesaug\\p{L}+|sužal\\p{L}+|sužeid\\p{L}+|sveikat\\p{L}+|gyvyb\\p{L}+',
);
const STOPS = words(
  'provider (?:\\p{L}+ ){0,3}(?:stops?|suspends?|halts?|interrupts?|break off)',
  'paslaugų teikėj(?:as|a) (?:\\p{L}+ ){0,3}(?:su|nu)?(?:stabd|trauk)\\p{L}+',
);
const SCHEDULE_GIVES_WAY = words(
  'even (?:if|though|where) (?:[^.;]{0,50} )?(?:late|delay\\p{L}*|slips?|behind|postponed|moves?)|(?:dates?|deadlines?|schedule) (?:\\p{L}+ ){0,3}(?:moves?|extended|moved|postponed)',
  'net (?:jei|jeigu) (?:[^.;]{0,50} )?(?:vėl|užsitęs|nukel|pasislink)\\p{L}+|termin\\p{L}+ (?:\\p{L}+ ){0,2}(?:pratęs|nukel|pasislenk)\\p{L}+',
);
const STILL_OWED = words(
  'not (?:\\p{L}+ )?(?:extend|move|change)\\p{L}*|remain\\p{L}*|still|penalt\\p{L}+|fine|own (?:cost|expense)|answers?|liable',
  'nepratęs\\p{L}+|nenukel\\p{L}+|nekeičia\\p{L}*|lieka|vis tiek|baud\\p{L}+|delspinig\\p{L}+|savo (?:sąskaita|lėšomis)|atsako|atlygina',
);
/** Who stops for somebody's safety: the dates give way, and nothing is broken. */
export const isStoppedForSafety: Test = (plain) =>
  IN_DANGER.test(plain) && STOPS.test(plain) && SCHEDULE_GIVES_WAY.test(plain) && !STILL_OWED.test(plain);

const EACH_MONTH = words(
  '(?:at|by|after) the end of (?:each|every|the|that) (?:calendar )?(?:month|week|fortnight|quarter)|month(?:-end|ly)|(?:each|every|per) (?:month|week|fortnight)',
  'mėnesio (?:pabaig|gal)\\p{L}+|kas (?:mėnesį|savaitę)|kiekvien(?:ą|o) (?:mėnes|savait)\\p{L}+|mėnesi(?:ui|ams) pasibaigus|pasibaigus mėnesiui',
);
const OF_THE_WHOLE = words(
  'whole|entire|all|upon the|project|season|final|last|complet\\p{L}+|after (?:\\p{L}+ )?(?:months|years)',
  'vis(?:as|ą|us|o|ų|i|os) (?:\\p{L}+ )?(?:darb|projekt|paslaug|užsakym|sum|sezon)\\p{L}*|projekt\\p{L}+|sezon\\p{L}+|galutin\\p{L}+|paskutin\\p{L}+(?! (?:darbo )?dien)|užbaig\\p{L}+|po (?:\\p{L}+ )?mėnesių',
);
/** What is billed each month is not paid at the end. */
export const isBilledMonthly: Test = (plain) => EACH_MONTH.test(plain) && !OF_THE_WHOLE.test(plain);

const OWN_ERRORS = words(
  "(?:own|provider's) (?:\\p{L}+ )?(?:errors?|mistakes?|faults?|bad workmanship)|(?:errors?|mistakes?|faults?|defects?) (?:that |which )?(?:the )?(?:provider|it|he|she|they) (?:\\p{L}+ )?(?:made|caused|has made|have made)|(?:made|caused) by (?:the )?provider",
  '(?:savo|paslaugų teikėj(?:o|os)) (?:paties |pačios )?(?:\\p{L}+ )?(?:klaid|netikslum|apsirikim|brok)\\p{L}+|(?:klaid|netikslum|trūkum)\\p{L}+,? kuri(?:as|uos) (?:\\p{L}+ )?(?:padarė|sukėlė|paliko)',
);
const TWO_YEARS = 2 * 366;
const BEYOND_ERRORS = words(
  "any|all|every|whatever|whoever|whether or not|wear|updates?|upgrades?|support|maintain\\p{L}*|client['’]s|others?|third",
  'bet k\\p{L}+|vis(?:us|ų|as|i)|nesvarbu|nepriklausomai|nusidėv\\p{L}+|atnaujin\\p{L}+|prižiūr\\p{L}+|palaik\\p{L}+|kit\\p{L}+ (?:asmen|rangov)\\p{L}+',
);
/** One's own errors, told within two years, are mended: no guarantee of anything else. */
export const isOwnErrorWithinTwoYears: Test = (plain) => {
  const periods = durations(plain);
  return (
    OWN_ERRORS.test(plain) &&
    !BEYOND_ERRORS.test(plain) &&
    periods.length > 0 &&
    periods.every(({ days }) => days <= TWO_YEARS)
  );
};

const AGAINST_ADVICE = words(
  'client (?:[^.;]{0,40} )?(?:ignor\\p{L}+|disregard\\p{L}*|overrul\\p{L}+|overrid\\p{L}+|reject\\p{L}*|go(?:es)? against|act(?:s|ed|ing)? against|go(?:es)? ahead (?:despite|in spite of)|insist\\p{L}* (?:[^.;]{0,20} )?(?:despite|in spite of|against)|does not (?:follow|heed)) (?:[^.;]{0,60} )?(?:warnings?|advice|objections?|concerns?|recommendations?)',
  'klient(?:as|ui),? (?:[^.;]{0,60} )?(?:nepais|ignor|atme|nesilaik|neatsižvel|nesuti)\\p{L}*(?: [^.;]{0,60})?(?:įspėj|perspėj|patarim|rekomendacij|pastab)\\p{L}+',
);
const CLIENT_BEARS = words(
  "(?:risks?|consequences|responsibility|results?) (?:[^.;]{0,50} )?(?:client's|(?:on|to|by|with|of) (?:the )?client)|client (?:\\p{L}+ ){0,2}(?:bears?|carries|takes|assumes|accepts) (?:[^.;]{0,30} )?(?:risks?|consequences|responsibility)|at (?:the )?client's (?:own )?(?:risk|expense|cost)",
  '(?:rizik|pasekm|atsakomyb)\\p{L}+ (?:[^.;]{0,50} )?klient(?:ui|o|as)|klient(?:as|ui),? (?:[^.;]{0,60} )?(?:prisiima|tenka|neša|atsako už) (?:[^.;]{0,40} )?(?:rizik|pasekm|atsakomyb)\\p{L}+|kliento (?:rizika|sąskaita|lėšomis)',
);
const PROVIDER_BEARS_TOO = words(
  'provider (?:\\p{L}+ ){0,3}(?:liable|answers?|bears?|pays?|repays?|remains?|stays?|corrects?|guarant\\p{L}+|forfeits?|loses)',
  'paslaugų teikėj\\p{L}+ (?:\\p{L}+ ){0,3}(?:atsako|atlygina|moka|sumoka|grąžina|lieka|ištaiso|taiso|garantuoja|praranda|netenka|prisiima|neša)',
);
/** What a client decides against a warning is at the client's own risk. */
export const isClientsOwnRisk: Test = (plain) =>
  AGAINST_ADVICE.test(plain) && CLIENT_BEARS.test(plain) && !PROVIDER_BEARS_TOO.test(plain);
