import type { Sentence } from '../segment.js';
import { words } from '../whole-words.js';
import { isPiece } from './pieces.js';
import { BREACH, CLAIMS } from './touching.js';

/** "of a … b" within one clause of a sentence, in either order. */
const beside = (one: string, other: string): string =>
  `(?:${one})(?!\\p{L})[^.;]{0,90}(?<!\\p{L})(?:${other})|(?:${other})(?!\\p{L})[^.;]{0,90}(?<!\\p{L})(?:${one})`;
const some = (most: number): string => `(?:[\\p{L}\\d,'’-]+ ){0,${most}}`;

const WORK =
  'work|works|services?|deliverables?|results?|drafts?|designs?|files|stages?|milestones?|reports?|texts?|darb\\p{L}*|paslaug\\p{L}+|rezultat\\p{L}*|etap\\p{L}*|kūrin\\p{L}+|fail\\p{L}*|ataskait\\p{L}+';
const CONTRACT =
  'agreement|contract|engagement|terms|sutart\\p{L}+|sutarč\\p{L}+|susitarim\\p{L}*|sąlyg\\p{L}+';
const GIVEN =
  'materials?|information|access|documents?|texts?|photos?|photographs?|pictures|data|content|equipment|briefs?|feedback|comments|contact|space|room|keys?|files?|instructions|medžiag\\p{L}+|informacij\\p{L}+|prieig\\p{L}+|dokument\\p{L}+|tekst\\p{L}+|nuotrauk\\p{L}+|duomen\\p{L}+|turin\\p{L}+|įrang\\p{L}+|patalp\\p{L}+|pastab\\p{L}+|rakt\\p{L}+|fail\\p{L}+|kontakt\\p{L}+';
const ENDED =
  'terminat\\p{L}+|cancel\\p{L}*|call(?:s|ed)? off|ends?|ended|expir\\p{L}+|postpon\\p{L}+|abandon\\p{L}*|nutrauk\\p{L}+|nutrūk\\p{L}+|atšauk\\p{L}+|pasibaig\\p{L}+|baigus\\p{L}*';
const BROKEN =
  'breach\\p{L}*|defaults?|fails?|failure|insolven\\p{L}*|bankrupt\\p{L}*|pažei\\p{L}+|nevykd\\p{L}+|neįvykd\\p{L}+|bankrot\\p{L}*|nemokum\\p{L}+';
const PAID =
  'pays?|paid|payment|payable|owes?|owed|due|charged?|invoice[sd]?|compensat\\p{L}+|(?:su|ap)?mok(?:a|ama|amas|ėti|ės|ėjim\\p{L}+)|atlyg\\p{L}+|kompens\\p{L}+';
const CLIENT_DOES = `client ${some(4)}(?:provides?|suppl(?:y|ies)|gives?|delivers?|hands?|makes? available|grants?|sends?|furnish\\p{L}*|lends?)|klientas ${some(5)}(?:pateik(?:ia|ti)|suteik(?:ia|ti)|perduo(?:da|ti)|atsiun(?:čia|sti)|įteik(?:ia|ti)|aprūpina)`;
const CLIENT_VOUCHES = `client ${some(4)}(?:warrants?|represents?|guarantees?|confirms?|answers?|(?:is|remains|stays) responsible|owns?)|klientas ${some(4)}(?:garantuoja|patvirtina|užtikrina|atsako|atsakingas)`;

/**
 * The own words of a topic: a passage that has them speaks of it, so that it may be shown to somebody who is told that the topic was
 * not found. The reader's score is no proof, and neither is one word that stands in other matters as well: "advance notice", "posts
 * credited", „išankstinis sutikimas“.
 */
const NAMED_BY: Readonly<Record<string, readonly string[]>> = {
  parties: ['between .{3,160} and', 'hereinafter', 'toliau - ', '\\("?(?:the )?"?(?:client|provider)'],
  scope: [
    `provider ${some(2)}(?:translates?|designs?|draws?|creates?|builds?|writes?|develops?|produces?|photographs?|films?|edits?|illustrates?|records?|paints?|programs|performs|carries out) (?:the|an?|\\d+|client's|written)`,
    beside(
      'services?|work|deliverables?',
      '(?:described|listed|set out|specified) in (?:the |this )?(?:schedule|annex|appendix|exhibit|statement of work)',
    ),
    `paslaugų teikėj(?:as|a) ${some(3)}(?:fotografuoja|filmuoja|(?:su)?montuoja|(?:iš)?verčia|(?:su)?kuria|parengia|(?:pa)?rašo|(?:nu)?piešia|(?:su)?projektuoja|(?:su)?programuoja|(?:pa)?gamina|redaguoja|maketuoja|atlieka)`,
  ],
  timeline: [
    beside(
      'deadlines?|delivery dates?|schedule|timetable|starts? on|complet(?:es?|ed|ion)|deliver(?:s|ed|y)?|finish(?:es|ed)?|perduo\\p{L}+|atlie?k\\p{L}+|parengi\\p{L}+|termin\\p{L}+',
      '(?:by|until|from|before|on|no later than|within|iki|nuo|per|ne vėliau kaip) (?:the )?(?:\\p{L}+ )?\\d{1,4}',
    ),
  ],
  'client-duties': [
    beside(CLIENT_DOES, GIVEN),
    `client ${some(3)}(?:cooperat\\p{L}*|responds?|appoints? (?:\\p{L}+ ){0,3}(?:contact|representative))`,
    `(?:${GIVEN}) ${some(3)}klientas ${some(3)}(?:pateikia|suteikia|perduoda|atsiunčia)`,
    `klientas ${some(3)}(?:bendradarbiauja|paskiria ${some(3)}(?:asmenį|atstov\\p{L}+))`,
  ],
  'client-warranties': [
    beside(
      CLIENT_VOUCHES,
      'rights? (?:to|in)|(?:its|his|her|client) (?:own )?(?:materials?|content)|licen[cs]es?|consents? (?:of|from)|infring\\p{L}+|accuracy|lawful\\p{L}*|teis(?:es|ę) (?:į|naudo)\\p{L}*|(?:pateikt|perduot|savo)\\p{L}* (?:\\p{L}+ ){0,2}(?:medžiag|turin|duomen|tekst|nuotrauk|dokument)\\p{L}*|sutikim\\p{L}+|leidim\\p{L}+|teising\\p{L}+',
    ),
  ],
  'change-control': [
    'change (?:orders?|requests?|control)',
    '(?:changes?|variations?|additions?|alterations?) (?:to|of|in) (?:the )?(?:scope|work|services?|order|brief|assignment|specification|task|project)',
    '(?:additional|extra|further|out-of-scope) (?:work|services?|tasks?|hours)',
    beside(
      'scope|brief|assignment|specification',
      'chang(?:es?|ed|ing)|alter\\p{L}*|vari(?:ed|ation\\p{L}*)',
    ),
    'papildom\\p{L}+ (?:darb|paslaug|užduot|valand)\\p{L}+',
    beside(
      'užduot\\p{L}+|užduoč\\p{L}+|(?:darb|paslaug)\\p{L}+ apimt\\p{L}+|apimt\\p{L}+|užsakym\\p{L}+',
      'pa?keis\\p{L}*|pakeit\\p{L}+|keič\\p{L}+|keit\\p{L}+',
    ),
  ],
  revisions: [
    '(?:rounds?|cycles?) of (?:\\p{L}+ ){0,2}(?:revisions?|corrections?|changes|amendments|edits|feedback)',
    '(?:revision|correction|feedback|editing) (?:rounds?|cycles?)',
    '(?:one|two|three|four|five|\\d+|further|free|included|unlimited|additional|no) (?:more |further |free )?(?:rounds|revisions|corrections|(?:revision|correction) rounds?)',
    '(?:revisions?|corrections?) (?:are|is|of the|to the|beyond|included|requested)',
    '(?:pataisymai|pataisymų|korekcij\\p{L}+)',
    '(?:taisymo|pataisymų|korekcijų|pastabų) (?:rat|cikl|kart|etap)\\p{L}+',
  ],
  acceptance: [
    beside(
      'accepts?|accepted|acceptance(?! of th(?:is|ese|e) (?:agreement|contract|terms|offer))|approves?|approved|rejects?|rejected|deemed accepted',
      WORK,
    ),
    beside(
      'priim(?:a|ti|ami|amas|ama|amos)|priėm\\p{L}+|priimt\\p{L}+|pasiraš\\p{L}+ akt\\p{L}+|akt\\p{L}+ pasiraš\\p{L}+',
      WORK,
    ),
  ],
  fees: [
    '(?:fees?|price|rates?|remuneration|compensation)[^.;]{0,60}\\d',
    '(?:kain|atlyg|įkain|honorar)\\p{L}*[^.;]{0,60}\\d',
  ],
  deposit: [
    'down ?payments?|pre-?payments?|booking fees?|up ?front|(?:monthly )?retainer (?:of|is)',
    '(?:advance|initial|first) (?:payment|fee|instal\\p{L}+)|advance(?:s)? (?:of|on) (?:the )?(?:[€$£\\d]|eur|usd|gbp|fees?|price)',
    '(?<!direct |bank |security )deposits? (?:of|is|are|shall|will|equal|due|paid|payable|invoice)',
    '(?:non-?refundable|initial|the|a|no) deposits?(?= ?[,.;)]|$)',
    '(?:fees?|price|remuneration|instal\\p{L}+|pays?|paid|payable|percent|%)(?: [^.;]{0,40})? in advance(?! of)',
    '\\d ?(?:%|per ?cent)?[^.;]{0,40} (?:on|upon|at|after|of|within \\p{L}+ days of) (?:the |its |your )?(?:signing|signature|booking|start)(?! of (?:the )?(?:\\p{L}+ )?(?:act|acceptance|handover|delivery|protocol))',
    'before (?:any |the |i |he |she )?(?:work )?(?:starts?|begins?|commences?)[^.;]{0,60} (?:paid|pays?|due|payment)|(?:paid|pays?|due|payment)[^.;]{0,60} before (?:any |the |i |he |she )?(?:work )?(?:starts?|begins?|commences?)',
    'avans(?:as|o|ą|ui|u|ai|ų|us|inis|inį|inio)(?! apyskait)',
    'išankstin\\p{L}+ (?:\\p{L}+ )?(?:mokėjim|apmokėjim|įmok|mokest)\\p{L}+',
    'iš anksto (?:su|ap)?mok\\p{L}+|(?:su|ap)?mok(?:a|ama|ėti|ėdam\\p{L}+) (?:\\p{L}+ )?iš anksto',
    'pradin\\p{L}+ (?:mokest|mokėjim|įmok)\\p{L}+|rezervacijos mokest\\p{L}+|depozit\\p{L}+',
    beside(
      '(?:su|ap)?mok(?:a|ama|amas|ėti)',
      'prieš (?:pradedant|darbų pradžią)|pasiraš\\p{L}+ (?:šią )?sutart\\p{L}+|sutart\\p{L}+ pasiraš\\p{L}+',
    ),
  ],
  invoicing: [
    beside(
      'due|payable|pays?|paid|invoices?|mokama|sumokama|apmokama|sumoka|apmoka|sąskait\\p{L}+',
      'within \\d{1,3} (?:\\p{L}+ )?(?:days?|weeks?)|\\d{1,3} (?:\\p{L}+ )?days?|per \\d{1,3} (?:\\([^)]*\\) )?(?:\\p{L}+ )?(?:dien\\p{L}*|d\\.|savai\\p{L}+)',
    ),
    'invoices? (?:\\p{L}+ ){0,3}(?:monthly|payable|issued|sent)|issues? (?:\\p{L}+ ){0,3}invoices?|išrašo (?:\\p{L}+ ){0,3}sąskait\\p{L}+',
  ],
  'late-payment': [
    'late (?:payments?|fees?|charges?)|overdue|past due|(?:paid|pays|paying) late|default interest',
    'interest (?:at|of|on) (?:the |a )?(?:rate|late|overdue|unpaid|outstanding|\\d)',
    'palūkan\\p{L}+|delspinig\\p{L}+',
  ],
  'kill-fee': [
    'kill fees?|cancellation (?:fees?|charges?)',
    beside(
      ENDED,
      `(?:${PAID})(?!\\p{L})[^.;]{0,90}(?<!\\p{L})(?:work|services?|hours|completed|performed|done|darb\\p{L}*|paslaug\\p{L}+|atlikt\\p{L}+|suteikt\\p{L}+)`,
    ),
    beside(
      ENDED,
      'work (?:\\p{L}+ ){0,3}(?:done|performed|completed) (?:\\p{L}+ ){0,4}(?:paid|invoiced|charged)',
    ),
  ],
  handover: [
    'transition (?:assistance|services|period)|handover (?:period|at the end|on termination)',
    beside(
      '(?:on|upon|after|at|following|when) (?:the )?(?:\\p{L}+ ){0,3}(?:ends?|termination|expiry|expiration|completion)|nutrauk\\p{L}+|pasibaig\\p{L}+|baigus\\p{L}*',
      `(?:deliver(?:s|ed)?|returns?|returned|hands?|handed|transfers?|destroys?|deletes?|perduo\\p{L}+|grąžin\\p{L}+|atiduo\\p{L}+|ištrin\\p{L}+)(?!\\p{L})[^.;]{0,60}(?<!\\p{L})(?:${GIVEN}|copies|property|work|kopij\\p{L}+|turt\\p{L}+|darb\\p{L}+)`,
    ),
  ],
  expenses: [
    '(?<!own )expenses?|out-of-pocket|disbursements?|(?:travel|material|rental|hosting|licen[cs]e|third-party|accommodation) costs?',
    'išlaid\\p{L}+|kelionės (?:kain|kašt)\\p{L}+',
  ],
  taxes: [
    'vat|value[- ]added tax|(?:income|sales|withholding|payroll) tax(?:es)?|taxes (?:are|is|on|and|due|shall)|(?:pays?|plus|exclusive of|inclusive of|before|responsible for|any|all) (?:\\p{L}+ ){0,3}tax(?:es)?',
    'pvm|gpm|sodr\\p{L}+|pajamų mokes\\p{L}+|mokesči\\p{L}+ (?:moka|sumoka|deklaruoja|inspekcij\\p{L}+)|(?:moka|sumoka|deklaruoja) (?:\\p{L}+ ){0,3}mokesčius',
  ],
  'ip-ownership': [
    'copyrights?|intellectual property|moral rights|works? made for hire',
    '(?:ownership|title) (?:of|in|to) (?:all |the )?(?:\\p{L}+ )?(?:work|works|deliverables?|results?|designs?|files|materials|copyright)',
    '(?:all |the )?rights? (?:in|to) (?:all |the |every )?(?:\\p{L}+ )?(?:work|works|deliverables?|results?|designs?|drawings|texts?|photographs|images|recordings?)',
    'autor(?:ių|inės|ines|inių|ystės|iaus) (?:\\p{L}+ )?teis\\p{L}+|turtin\\p{L}+ (?:\\p{L}+ )?teis\\p{L}+|intelektin\\p{L}+ nuosavyb\\p{L}+|teis(?:ė|ės|es|ių) į (?:\\p{L}+ )?(?:kūrin|rezultat|darb|nuotrauk|tekst|dizain)\\p{L}+',
  ],
  'background-materials': [
    'pre-?existing (?:\\p{L}+ )?(?:works?|materials?|tools?|code|ip|property|rights)|(?:earlier|prior|previous) (?:works?|materials?|tools?|code)|background (?:ip|intellectual|technology|materials?)',
    "(?:own|provider's|general) (?:\\p{L}+ )?(?:tools?|templates?|librar(?:y|ies)|methods?|know-how)",
    'anksčiau (?:\\p{L}+ ){0,2}(?:sukurt|turėt|pareng)\\p{L}*|iki (?:šios )?sutarties (?:\\p{L}+ ){0,2}(?:sukurt|turėt)\\p{L}*|(?:savo|nuosav)\\p{L}* (?:\\p{L}+ )?(?:įrank|šablon|bibliotek|metodik)\\p{L}+',
  ],
  'credit-portfolio': [
    "(?<!investment )(?<!securities )portfolios? (?:use|rights?|purposes)|(?:in|for) (?:a|an|its|his|her|their|your|my|our|the|provider's|own) (?:own |online )?portfolios?",
    'by-?lines?|credited as|credit(?:s)? (?:line|provider)|name(?:s|d)? (?:provider|(?:as )?the author)',
    'portfel(?:yje|į|io)|autoryst\\p{L}+|autoriaus vard\\p{L}*',
  ],
  'ai-tools': [
    'artificial intelligence|ai|machine learning|generative \\p{L}+|(?:large )?language models?',
    'dirbtin\\p{L}+ intelekt\\p{L}+|di',
  ],
  confidentiality: [
    'confidential\\p{L}*|secrets?|secrecy|non-?disclosure|konfidencial\\p{L}+|paslapt\\p{L}+|paslapč\\p{L}+',
  ],
  'data-protection': [
    'personal (?:data|information)|gdpr|data (?:protection|process\\p{L}+|subjects?)|particulars of (?:living )?persons|asmens duomen\\p{L}+|duomenų (?:apsaug|subjekt|tvark)\\p{L}+|bdar',
  ],
  'independent-status': [
    'independent (?:contractor|business|entrepreneur)s?|self-employ\\p{L}+|not (?:an? |the )?(?:\\p{L}+ )?(?:employees?|employment|worker)|no (?:employment|partnership|agency|relationship of employ\\p{L}+)',
    'darbo santyki\\p{L}+|(?:ne|nėra) (?:\\p{L}+ )?darbo sutart\\p{L}+|savarankiškai (?:veiki|vykd|dirb|organizuo)\\p{L}+|savarankišk\\p{L}+ (?:verslinink|asm|šal|rang)\\p{L}+',
  ],
  'liability-cap': [
    beside(
      'liab\\p{L}+|damages|loss(?:es)?',
      'limit(?:ed|s)?|capped|exceeds?|unlimited|(?:no )?more than|at most',
    ),
    beside(
      'atsakomyb\\p{L}+|nuostol\\p{L}+|žal(?:a|ą|os)',
      'riboj\\p{L}+|neribo\\p{L}+|nevirš\\p{L}+|(?:ne )?daugiau|ne didesn\\p{L}+',
    ),
  ],
  'force-majeure': [
    'force majeure|acts? of god|(?:beyond|outside) (?:\\p{L}+ ){0,4}control|unforesee\\p{L}+ (?:circumstances|events?)',
    'nenugalim\\p{L}+|nuo (?:\\p{L}+ ){0,3}nepriklaus\\p{L}+',
  ],
  term: [
    `(?:this |the )?(?:agreement|contract|engagement) (?:\\p{L}+ ){0,3}(?:runs?|lasts?|remains? in|continues?|ends?|expires?|takes? effect|enters? into force|comes? into|commences?|begins?|starts?)`,
    '(?:the )?term of (?:this |the )?(?:agreement|contract|engagement)|initial term|in force (?:until|for)|fixed term',
    `(?:sutartis|susitarimas) ${some(3)}(?:galioja|įsigalioja|baigiasi|pasibaigia|sudaroma?s? (?:\\p{L}+ )?(?:laikotarp|termin|iki))\\p{L}*`,
  ],
  'termination-convenience': [
    '(?:terminates?|cancels?|ends?|withdraws? from|leaves?|gives? notice) (?:to end )?(?:this |the |their )?(?:agreement|contract|engagement|retainer|booking|project)',
    '(?:agreement|contract|engagement|booking|project|event) (?:\\p{L}+ ){0,4}(?:terminat\\p{L}+|cancel\\p{L}+|called off)|cancellation of',
    `(?:nutraukti|nutraukia|nutraukiama|atsisakyti|atšaukti|atšaukia) ${some(4)}(?:sutart|susitarim|užsakym|paslaug|projekt)\\p{L}+|(?:sutart|susitarim|užsakym|projekt)\\p{L}+ ${some(6)}(?:nutrauk|atšauk|atsisak)\\p{L}+`,
  ],
  'termination-breach': [beside(ENDED, BROKEN)],
  'governing-law': [
    'governed by|governing law|laws? of|\\p{L}+ law (?:applies|governs)|taiko(?:ma|mi|si)? (?:\\p{L}+ ){0,5}teisė|(?:vadovauja|remia)\\p{L}* (?:\\p{L}+ ){0,4}(?:teise|įstatym\\p{L}*)|respublikos (?:teisė|įstatym)\\p{L}*',
  ],
  disputes: [
    'disputes?|jurisdiction|arbitrat\\p{L}+|mediat\\p{L}+|(?:courts?|tribunals?) (?:of|in|at|for)',
    'ginč\\p{L}+|nesutarim\\p{L}+|teisming\\p{L}+|arbitraž\\p{L}+|teism(?:as|e|ai|ui|uose|ams)',
  ],
  notices: [
    `notices (?:\\p{L}+ )?(?:shall|must|are|may|under|to|between|go|will|required)|(?:all|any) notices?|notices?[^.;]{0,60} (?:deemed|considered) (?:\\p{L}+ ){0,2}(?:given|received|delivered)`,
    beside(
      'notices?|communications?',
      'by (?:\\p{L}+ )?(?:e-?mail|post|letter|mail)|e-?mail(?:s|ed)?|(?:registered|certified) (?:mail|post|letter)|e-?mail address\\p{L}*',
    ),
    beside(
      'praneš(?:imas|imai|imų|imus|imo|imą|imu|imams)|susirašinėj\\p{L}+',
      'raštu|el\\. pašt\\p{L}+|elektronin\\p{L}+|laišk\\p{L}+|adres\\p{L}+|įteik\\p{L}+|siunč\\p{L}+|laikom\\p{L}+',
    ),
  ],
  amendments: [
    beside(
      'amend(?:s|ed|ments?)?|modif\\p{L}+|vari(?:es|ed|ation\\p{L}*)|changes?|changed|supplement(?:s|ed)?',
      CONTRACT,
    ),
    beside('keičiam\\p{L}+|keisti|keičia|pakeitim\\p{L}+|pakeis\\p{L}+|papildym\\p{L}+', CONTRACT),
  ],
  assignment: [
    beside(
      'assigns?|assigned|assignment|transfers?|transferred|novat\\p{L}+',
      'agreement|contract|rights (?:and|or) (?:obligations|duties)|obligations (?:hereunder|under)',
    ),
    beside(
      'perleis\\p{L}*|perleid\\p{L}+|perduo(?:da|ti|dama)',
      'sutart\\p{L}+|teis\\p{L}+ ir pareig\\p{L}+|pareig\\p{L}+|tretie\\p{L}+ asmen\\p{L}+|trečia\\p{L}+ asmen\\p{L}+|kit\\p{L}+ asmen\\p{L}+',
    ),
  ],
  subcontracting: [
    'sub-?contract\\p{L}*|substitutes?|delegates?|delegated',
    `provider ${some(6)}(?:engages?|hires?|employs?|uses?|brings? in) ${some(3)}(?:assistants?|others|third part(?:y|ies)|helpers?|specialists?|colleagues?|freelancers?)`,
    'subrang\\p{L}+|pasitelk\\p{L}+|(?:kit|treči)\\p{L}+ (?:specialist|asmen|meistr)\\p{L}+ (?:\\p{L}+ ){0,3}(?:atlik|įvykd|pavest|perduo)\\p{L}*',
  ],
  severability: [
    beside(
      'provisions?|clauses?|terms?|parts?',
      'invalid\\p{L}*|void|unenforceable|illegal|severed|severab\\p{L}+',
    ),
    beside('nuostat\\p{L}+|sąlyg\\p{L}+|punkt\\p{L}*|dal(?:is|į|ies)', 'negalioj\\p{L}+|netek\\p{L}+ galios'),
  ],
  'entire-agreement': [
    'entire (?:agreement|understanding)|whole (?:agreement|contract)|supersed\\p{L}+|(?:earlier|prior|previous) (?:\\p{L}+ )?(?:agreements?|understandings?|negotiations|promises|offers|letters)|integral part of (?:this|the) (?:agreement|contract)',
    'visas (?:šalių )?susitarim\\p{L}+|(?:anksčiau|ankstesn\\p{L}+|išankstin\\p{L}+) (?:\\p{L}+ ){0,3}(?:susitarim|deryb|sutart|sutarč|pasiūlym)\\p{L}+|neatskiriam\\p{L}+ (?:\\p{L}+ ){0,2}dal\\p{L}+|sutartį sudaro',
  ],
  signatures: ['signatures?|signed (?:by|at|on)|pasirašyt\\p{L}+|paraš(?:as|ai|ų)'],
};

/** What makes it a passage about something else that has the same words. */
const UNLESS: Readonly<Record<string, RegExp>> = {
  'client-duties': words(`client may|klientas ${some(3)}gali`),
  'late-payment': words(
    `provider ${some(3)}pays?|paslaugų teikėj(?:as|a) ${some(4)}(?:su)?moka|sodr\\p{L}+|inspekcij\\p{L}+|baud\\p{L}+`,
  ),
  expenses: words(CLAIMS),
  'termination-convenience': words(`${BREACH}|not perform\\p{L}*`),
};

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(NAMED_BY).map(([topic, alternatives]) => [topic, words(...alternatives)]),
);
/** What is no more than a field of the contract: a name, a place to sign. */
const OF_FIELDS: ReadonlySet<string> = new Set(['parties', 'signatures']);

/** Whether a passage speaks of a topic in its own words. */
export const isNamed = (topic: string, { plain }: Sentence): boolean =>
  PATTERNS.get(topic)?.test(plain) === true &&
  UNLESS[topic]?.test(plain) !== true &&
  (OF_FIELDS.has(topic) || !isPiece(plain));
