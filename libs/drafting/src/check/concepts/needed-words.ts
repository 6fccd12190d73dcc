import { leanSource } from '../../reading/letters.js';

/** Words with borders around them; `*` stands for the rest of a word. */
const word = (words: string): RegExp =>
  new RegExp(leanSource(`(?<!\\p{L})(?:${words.replaceAll('*', '\\p{L}*')})(?!\\p{L})`), 'u');

const both = (some: string, others: string): RegExp =>
  new RegExp(leanSource(`^(?=.*${word(some).source})(?=.*${word(others).source})`), 'u');

const NO =
  "no|not|none|never|nobody|nothing|without|unless|only|cannot|*n't|ne(?!w|ed|xt|cess|ar|go)*|be (?:jok|atskir|papildom|išanksti|rašyti|rašti|sutikim|klient|paslaug|teis|apribo|pateisin)*|jok*|niek*|tik|vien|draud*";
const PAID =
  'pa(?:y|id)*|fees?|sums?|amounts?|price|invoic*|bill*|compensat*|money|funds?|balance|instal*|settle*|remunerat*|owe[sd]?|due|moka*|(?:su|ap|iš|per)mok*|atlyg*|kain*|sąskait*|sum(?!až)*|pinig*|honorar*|lėš*|atsiskait*|likut*|įmok*|uždarb*';
const ENDED =
  'terminat*|end(?:s|ed|ing)?|cancel*|rescind*|withdraw*|leave|stop*|dismiss*|break*|close*|over|out|discontinu*|(?:nu|už|pa)?trauk*|atsisak*|baig*|pabaig*|pasibaig*|atšauk*|atstat*|užbaig*';
const SECRET =
  'confiden*|secre*|disclos*|private*|non-public|proprietary|reveal*|tells?|speaks?|mention*|silen*|quiet|discre*|shar(?:es?|ed|ing)|information|konfidenc*|paslap*|slapt*|atskleid*|skelb*|neskelb*|viešin*|nevieš*|informacij*|sako*|pasakoj*|nutyl*|tyl*|neatskleid*|žini*|žino*|duomen*|data|know*|learn*';
const RESULT =
  'rights?|copyright*|intellectual|title|works?|deliverables?|results?|materials?|designs?|code|inventions?|files?|patents?|owner*|owns?|drafts?|photo*|images?|texts?|translations?|software|draw*|recordings?|sketch*|licen[cs]*|developments?|creat*|teis*|autor*|rezultat*|kūrin*|medžiag*|kod*|dizain*|nuosav*|darb*|fail*|nuotrauk*|tekst*|vertim*|brėžin*|eskiz*|įraš*|projekt*|sukur*';

/**
 * Words of which a defect usually needs one: a sentence that forbids nothing bans nothing, and one that speaks of no person takes no
 * likeness. The reader learns what stands beside a defect, and plain contracts say the same beside something else. Who hides a trap
 * finds other words: so this counts only in contracts that hardly seem to have any.
 */
const NEEDED: Readonly<Record<string, RegExp>> = {
  'acceptance.subjective': word(
    'accept*|approv*|satisf*|happy|pleas*|likes?|liking|discretion|opinion|view|feels?|judg*|taste|expect*|content|reject*|refus*|enough|convinc*|find*|thinks?|good|right|quality|standard*|priim*|priėm*|patvirt*|paten*|patik*|tenkin*|nuožiūr*|nuomon*|vertin*|įvert*|tink*|netink*|kokyb*|laik*|atmes*|lūkes*|žavė*|sužav*|skon*|pripaž*|nepri*|jaus*|atitin*|test*|patinka|gera*',
  ),
  'background-materials.no-open-source': word(
    `${NO}|free (?:of|from)|prohibit*|forbid*|bans?|exclud*|warrants?|responsib*|liab*|accountab*|answers?|atsak*`,
  ),
  'change-control.free': word(
    `${NO}|free|freely|includ*|same price|own (?:cost|expense)|extra|additional*|counts?|counting|agreed|už t*|kain*|nemokam*|neatlygin*|įskaič*|papildom*|savo (?:sąskaita|lėšomis)`,
  ),
  'confidentiality.agreement-secret': word(
    'agreement|contract|existence|terms|relationship|engagement|cooperation|works? (?:for|with)|price|fees?|paid|figures?|who|suppl*|mention*|kam|honorar*|dirb*|raš*|sutart*|sąlyg*|bendradarb*|kain*|atlyg*|min*|užsakym*',
  ),
  'confidentiality.no-disclosure-by-law': both(`${SECRET}|subpoena*|inspector*`, `${NO}|refus*`),
  'confidentiality.no-exclusions': word(SECRET),
  'confidentiality.one-way': word(SECRET),
  'credit-portfolio.ban': word(`${NO}|waives?|out|leaves?|prohibit*|refrain*|atsisak*`),
  'credit-portfolio.ghost': word(
    "credit*|names?|named|author*|attribut*|mention*|by-?line|sign*|as (?:its|their|the client's)|under|vard*|autor*|pavard*|nurod*|pasiraš*|kaip",
  ),
  'credit-portfolio.moral-rights': word(
    'moral|integrity|attribution|waiv*|object*|oppos*|alter*|neturtin*|asmenin*|atsisak*|autoryst*|neliečiam*|nesinaudo*|neprieštar*|autori*|nereik*|keis*|name',
  ),
  'disputes.short-limit': word(
    'claims?|claim*|actions?|suits?|disputes?|proceedings?|complain*|object*|contest*|waiv*|barred|lapses?|forfeit*|raised?|rights?|billed|invoic*|pretenz*|ieškin*|reikalav*|ginč*|skund*|teis*|praran*|neten*|pareikš*|senat*|demand*',
  ),
  'disputes.waiver': word(
    'waiv*|jury|class|gives? up|renounc*|(?:not|never|cannot) (?:* ){0,3}(?:sue|claim*|bring|court|litigat*|contest|appeal|object*)|atsisak*|netenka|ne(?:si)?kreip*|neginčij*|neskund*|neprieštar*|netei*',
  ),
  'exclusivity.only-client': word(
    "other|others|another|else*|anyone|anybody|nobody|competi*|rival*|client|client's|clients|customers?|exclusiv*|only|solely|full|whole|similar|same|full-time|sole|kit*|konkur*|išskirt*|išimtin*|tik|vien|klient*|užsakov*|visą|panaš*|tok*|niek*",
  ),
  'fees.client-may-cut': both(
    'only|count*|tik|skaičiuoj*|abat*|struck|reduc*|cut*|lower*|deduct*|adjust*|decreas*|less|fewer|correct*|set|sets|fix*|discount*|review*|chang*|revis*|down|off|waiv*|mažin*|sumaž*|mažes*|išskai*|koreg*|keis*|nuskai*|atskai*|perskai*|peržiūr*|pakoreg*|pakei*|nustat*|nuolaid*|pritaik*|dalį|dalies|apkarp*|nubrauk*|suderin*',
    `${PAID}|rates?|įkain*`,
  ),
  /* A total and what it is paid in. */
  'fees.stages-sum': /\d.*\s.*\d.*\s.*\d/u,
  'governing-law.two-laws': word(
    'laws?|legal|legislation|statut*|courts?|jurisdiction*|tribunals?|arbitrat*|venues?|seat|teis*|įstatym*|jurisdikcij*|arbitraž*|kodeks*',
  ),
  'indemnity.everything': word(
    'indemnif(?:y|ies)|indemnification|holds?|defends?|reimburs*|compensat*|bears?|covers?|pays?|makes? good|responsib*|answer*|liab*|keeps?|saves?|protects?|atlygin*|kompens*|apsaug*|padeng*|prisi*|atsak*|sumok*|dengia|perima|apmoka',
  ),
  'invoicing.at-end': word(PAID),
  'fees.cap-without-rate': word(
    'cap*|limit*|most|maximum|max|exceed*|more than|over|above|beyond|up to|budget*|ceiling|all-in|no (?:* ){0,3}(?:hours|pay)|regardless|however (?:long|many)|daugiau*|daugiausia|virš*|riba*|ribo*|limit*|neviršy*|maks*|biudžet*|lub*|nesvarbu|nepriklausomai|kiek',
  ),
  'independent-status.reclassification': word(
    'reclassif*|recharacter*|deem*|found|treated|regard*|held|considered|authorit*|court*|tribunal*|tax office|assess*|claims?|indemnif*|reimburs*|repay*|liab*|consequen*|penalt*|fines?|risk*|perkvalif*|pripaž*|pripaž*|laikom*|laikys*|atlygin*|nuostol*|padeng*|kompens*|teism*|inspekcij*|institucij*|baud*|delspinig*|grąžin*|pretenz*|atsako|rizik*|nustat*',
  ),
  'invoicing.on-approval': word(PAID),
  'invoicing.pay-when-paid': word(
    'receiv*|receipt|paid|pays|funds?|funding|investor*|grants?|insurer*|third|customers?|end client|end-client|sponsor*|tenants?|owner*|reaches|reached|collect*|sold|sales?|main contract|comes? in|got|gets?|has been|release*|tranche*|financ*|purchaser*|moneys|lands?|landed|hits?|arriv*|sequential|accounted|decline*|gau(?:na|s|ti|ta|si)*|gav*|investic*|nemok*|finans*|dotacij*|parama|paramos|rėmė*|įplauk*|sumok*|apmok*|perves*|atsiskait*|užsakov*|lėš*|išmok*|tik|kai|pirkėj*|parduo*',
  ),
  'invoicing.retention': word(
    'withh*|retain*|retention*|keeps?|kept|held|hold*|back|reserv*|remain*|last|balance|released?|percent|%|sulaik*|pasilie*|palie*|lieka|lik*|rezerv*|dal*|proc|procent*|garantin*|paskutin*|išmok*',
  ),
  'ip-ownership.before-payment': word(
    `${RESULT}|illustr*|belong*|everything|moment|second|iliustr*|viskas|akimirk*|tamp*|priklaus*|pereina`,
  ),
  'ip-ownership.swept-in': word(
    `${RESULT}|ideas?|concept*|outline*|headlines?|rough*|variants?|pitch*|pictures?|expos*|juodrašč*|sumanym*|koncepcij*|pasiūlym*|variant*|belong*|property|priklaus*|pereina|everything|anything|all|whatever|idėj*|visk*|visa|kas`,
  ),
  'late-payment.waived': word(
    `${NO}|waive*|free|forgo*|forego*|abstain*|discharge|settle*|in place of|atsisak*|vienint*|apsiriboj*|exclud*|release*|renounc*|give* up|only|neskaičiuoj*|nemok*|atlei*`,
  ),
  'liability-cap.one-way': word(
    'liab*|responsib*|owes?|most|answer*|damag*|loss(?:es)?|claim*|compensat*|indemnif*|limit*|cap|capped|exceed*|consequential|indirect|accountab*|blame|fault|atsak*|nuostol*|žal*|intent*|negligen*|pretenz*|atlyg*|riboj*|ribo*|aprib*|tyč*|neatsarg*|kalt*',
  ),
  'liquidated-damages.one-way': word(
    'penalt*|fines?|fined|liquidated|damages|deduct*|reduc*|%|percent|los(?:e|es|s)|pays?|owes?|forfeit*|charg*|sums?|docked|less|baud*|delspinig*|netesyb*|proc|procent*|mažin*|išskai*|moka*|sumok*|praran*|neten*|nuostol*|išskait*',
  ),
  'publicity.likeness': word(
    'names?|likeness*|image|images|photo*|portrait*|picture*|face|voice*|biograph*|person*|video*|film*|record*|quot*|vard*|pavard*|atvaizd*|nuotrauk*|bals*|film*|įraš*|asmen*|portret*|veid*|cit*',
  ),
  'scope.any-tasks': word(
    'any other|other (?:* ){0,3}(?:tasks?|duties|work|services|things|jobs?|matters)|whatever|anything|(?:additional|further|extra|more) (?:* ){0,2}(?:tasks?|duties|work|services)|as (?:* ){0,4}(?:requested|required|assigned|directed|needed|asked)|from time to time|limited to|bet kok*|kit* (?:darb|užduo|pasl|paved|veiksm)*|visk*|papildom* (?:darb|užduo|pasl|paved)*|prireik*|pared*|paprašy*',
  ),
  'site-rules.free-maintenance': word(
    `${NO}|free|includ*|own (?:cost|expense|time)|within the (?:fee|price)|same (?:fee|price)|cover*|part of|keeps?|after|ever|life*|nemokam*|neatlygin*|savo|įskaič*|įein*|po|prižiūr*|visą|visada|kol`,
  ),
  'subcontracting.ban': word(
    'subcontract*|delegat*|substitut*|assist*|third|others?|another|else|person*|itself|himself|herself|yourself|myself|alone|help*|hand|hands|own|pa(?:ves|ved)*|subrang*|asmen*|kit*|pats|pati|vien*|padėj*|trečia*|pasitelk*|pavad*|perduo*|samdy*|pagalb*',
  ),
  'termination-breach.any-breach': word(ENDED),
  'termination-breach.forfeit': word(
    `${PAID}|forfeit*|los(?:e|es|t)|nothing|free|without consideration|stays?|rates?|lieka|anuli*|atleidž*|neišmok*|repay*|refund*|return*|keep*|retain*|unpaid|entitle(?:ment|d)|praran*|neten*|nemok*|grąž*|pasilie*|negau*`,
  ),
  'termination-breach.no-cure': word(ENDED),
  'timeline.always-available': word(
    'availab*|reach*|respon*|answer*|weekends?|nights?|evenings?|holidays?|leave|24|any ?time|at all times|around the clock|clock|on call|standby|stand-by|call*|hours? (?:a|per) day|phone|telephone|sundays?|saturdays?|days? off|within|ready|keeps?|pasiek*|atsak*|savaitgal*|nakt*|vakar*|bet ku*|švent*|poils*|telefon*|visada|nuolat*|para*|prieinam*|budė*|atostog*|sekmad*|šeštad*|reag*|atvyk*|per',
  ),
  'timeline.asap': word(
    'soon*|asap|prompt*|quick*|urgent*|fast*|immediat*|earliest|early|timely|swift*|speed*|without delay|when(?:ever)?|reasonable|greit*|greičiau*|skub*|nedels*|netruk*|operatyv*|laiku|kuo|protingą|protingu',
  ),
  'timeline.client-sets': word('client|client*|klient*'),
};

/**
 * What stands between two passages: whether they contradict each other, and whether a word is defined elsewhere, cannot be told from
 * one; where figures tell it, a typed rule does.
 */
const BETWEEN_PASSAGES: ReadonlySet<string> = new Set([
  'definitions.two-names',
  'definitions.undefined',
  'notices.conflict',
  'scope.contradiction',
  'timeline.ambiguous-date',
]);

/** Whether no single sentence tells that there is such a defect. */
export const isBetweenPassages = (defect: string): boolean => BETWEEN_PASSAGES.has(defect);

/** Whether a sentence lacks the words without which there is usually no such defect. */
export const lacksWords = (defect: string, plain: string): boolean => NEEDED[defect]?.test(plain) === false;

/** Who waits for somebody else's money says whose, and two laws are called laws or courts, however the trap is hidden. */
const ALWAYS_NEEDED: ReadonlySet<string> = new Set(['governing-law.two-laws', 'invoicing.pay-when-paid']);

/** What one had before, and not only what one makes. */
const HAD_BEFORE = word(
  'tools?|toolkit*|librar*|know-?how|templates?|frameworks?|methods?|methodolog*|presets?|utilit*|scripts?|brushes|fonts?|pre-?exist*|previous*|earlier|prior|existing|background|before|used|uses?|using|already|ever|when(?:so)?ever|own|others?|generic|reus*|standard|modules?|components?|technolog*|software|code|inventions?|ideas?|patents?|knowledge|experience|career|memor*|bases?|lists?|development*|įrank*|bibliotek*|šablon*|metod*|ruošin*|žini*|anksči*|ankst*|seni*|turėt*|turim*|iki|prieš|naudo*|savo|kit*|šrift*|kada|visk*|programin*|kod*|modul*|komponent*|technolog*|išradim*|idėj*|patirt*|karkas*|priemon*|atmint*|turi',
);

/** Whether it lacks those without which there never is one. */
export const lacksNeeded = (defect: string, plain: string): boolean =>
  (defect === 'background-materials.swept-in' && !HAD_BEFORE.test(plain)) ||
  (ALWAYS_NEEDED.has(defect) && lacksWords(defect, plain));
