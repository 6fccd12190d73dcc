import type { Sentence } from '../segment.js';
import { leanSource } from '../../reading/letters.js';
import { NUMBER_WORDS } from '../../reading/number-words.js';
import { words } from '../whole-words.js';

/** What stands above the description of the work, and what whoever works does there that is no doing of the work: it pays, answers, asks. */
const OF_THE_WORK =
  'scope|subject(?: matter)?|works?|services?|jobs?|tasks?|assignments?|commissions?|project|what (?:i|we|you) (?:do|make)|darb(?:as|ai|ų|o)|paslaug(?:os|ų|a)|užduot(?:is|ys)|užsakym(?:as|o)|sutarties (?:dalykas|objektas)|dalykas|objektas|apimtis|ką (?:darau|darome|darai)';
const NO_WORK =
  'pays?|owes?|gets?|receives?|keeps?|has|is|was|does|agrees?|undertakes|accepts?|acknowledges?|confirms?|warrants?|represents|guarantees?|complies|remains?|sends?|informs?|notif\\p{L}*|responds?|performs?|provides?|renders?|delivers|carries|executes|uses|bears|waits?|works|may|must|needs|' +
  'sumoka|apmoka|atsako|atlygina|užtikrina|patvirtina|praneša|informuoja|privalo|įsipareigoja|pripažįsta|pareiškia|susipažįsta|atlieka|įvykdo|suteikia|perduoda|pateikia|pasirašo|palaukia|atsakinga|padengia|atsisako|sutinka|pradeda|pabaigia|užbaigia|išrašo|prisiima|apsidraudžia|pasilieka';
const NUMBERED = `(?:\\d+|${NUMBER_WORDS})`;

const without = (listed: string): RegExp =>
  new RegExp(leanSource(`^(?![^]*(?<!\\p{L})(?:${listed})(?!\\p{L}))`), 'u');

/** Who pays after a claim, and what is owed for a breach, say nothing of the costs of the work and of leaving it. */
export const CLAIMS =
  'indemnif\\p{L}*|loss(?:es)?|damages?|claims?|attorneys?|lawyers?|legal|court|collect\\p{L}*|nuostol\\p{L}*|žal\\p{L}*|teism\\p{L}*|išieško\\p{L}*|pretenzij\\p{L}*|reikalavim\\p{L}*';
export const BREACH =
  'breach\\p{L}*|fail\\p{L}*|default\\p{L}*|insolven\\p{L}*|bankrupt\\p{L}*|material(?:ly)?|essential|esmin\\p{L}*|unpaid|overdue|force majeure|pažei\\p{L}*|nevykd\\p{L}*|neįvykd\\p{L}*|vėluoj\\p{L}*|bankrot\\p{L}*|nenugalim\\p{L}*';

/**
 * Words that hardly stand in a contract that does not regulate a topic, all of them in one sentence: where they do, it may be regulated
 * in words that the reader did not know, and is not called missing. Topics whose words stand everywhere have none here.
 */
const TOUCHED_BY: Readonly<Record<string, readonly RegExp[]>> = {
  'background-materials': [
    words(
      'pre-?existing|(?:earlier|prior|previous|existing) (?:works?|materials?|tools?|code)|background (?:ip|intellectual|technology|materials?)|anksčiau (?:\\p{L}+ ){0,2}(?:sukurt|turėt)\\p{L}*|iki (?:šios )?sutarties (?:\\p{L}+ ){0,2}(?:sukurt|turėt)\\p{L}*',
    ),
  ],
  scope: [
    words(
      "provider (?:shall |will |agrees to |undertakes to )?(?:\\p{L}+ly )?(?:translates?|designs?|draws?|creates?|builds?|writes?|develops?|produces?|photographs?|films?|edits?|illustrates?|records?|paints?|programs) (?:the|an?|\\d+|client's)(?= )|(?:services?|work|deliverables) (?:\\p{L}+ ){0,3}(?:described|listed|set out|specified) in (?:the )?(?:schedule|annex|appendix|exhibit|statement of work)|paslaugų teikėj(?:as|a) (?:\\p{L}+ ){0,2}(?:fotografuoja|filmuoja|(?:su)?montuoja|(?:iš)?verčia|(?:su)?kuria|parengia|(?:pa)?rašo|(?:nu)?piešia|(?:su)?projektuoja|(?:su)?programuoja|(?:pa)?gamina|redaguoja|maketuoja)",
      `(?:${OF_THE_WORK})[^\\n]{0,40}\\n(?:[^;:]{0,120} )?provider (?:(?:shall|will) )?(?:\\p{L}+ly )?(?!(?:${NO_WORK})(?!\\p{L}))\\p{L}{3,}(?: (?:out|up|down|off|back))?(?:, \\p{L}+){0,4}(?:,? and \\p{L}+)? (?:\\p{L}+ )?(?:an?|the|its|${NUMBERED}|[\\p{L}]+'s) \\p{L}{3,}`,
      `(?:${OF_THE_WORK})[^\\n]{0,40}\\n(?:[^;:]{0,120} )?paslaugų teikėj(?:as|a) (?:(?!(?:${NO_WORK}|gali|turi|moka|gauna|ne\\p{L}+)(?!\\p{L}))[\\p{L}\\d.]+ ){0,7}(?!(?:${NO_WORK})(?!\\p{L}))(?:ap|ati?|iš|į|nu|pa|per|pra|pri|su|už)\\p{L}{2,}(?:[aio]|[aio]nt)(?=,| ir| \\p{L}{4,}| \\d)`,
    ),
  ],
  subcontracting: [
    words(
      'subcontract\\p{L}*|sub-contract\\p{L}*|provider (?:may|can) (?:hire|engage|employ)|provider (?:\\p{L}+ ){1,8}and may (?:hire|engage|employ)|subrang\\p{L}*|pasitelk\\p{L}*',
    ),
  ],
  confidentiality: [
    words('confidential\\p{L}*|secre\\p{L}*|non-?disclosure|konfidencial\\p{L}*|paslapt\\p{L}*'),
  ],
  'client-duties': [
    words(
      'client (?:\\p{L}+ ){0,3}(?:provides?|suppl(?:y|ies)|gives?|delivers?|makes? available|cooperat\\p{L}*|responds?|appoints?)|klientas (?:\\p{L}+ ){0,4}(?:pateik(?:ia|ti)|suteik(?:ia|ti)|perduoda|paskiria|užtikrina|bendradarbiauja)',
    ),
  ],
  'client-warranties': [
    words(
      'client (?:\\p{L}+ ){0,3}(?:warrants?|represents?|guarantees?|confirms?|owns?|has (?:the )?rights?|responsible)|klientas (?:\\p{L}+ ){0,3}(?:garantuoja|patvirtina|užtikrina|atsako|atsakingas)',
    ),
  ],
  'credit-portfolio': [
    words(
      'portfolio\\p{L}*|credit(?:s|ed)?|by-?line|attribut\\p{L}*|showcase|case stud\\p{L}*|portfel\\p{L}*|autoryst\\p{L}*|autoriaus vard\\p{L}*',
    ),
  ],
  deposit: [
    words(
      '\\d[\\d ,.]* (?:on|upon|at) (?:signature|signing|start|booking)|\\d ?(?:%|per ?cent)(?: of (?:[\\p{L}\\d]+ ){1,4})?,? ?(?:(?:is|are|shall be|due|payable|paid) ){0,3}(?:on|upon|at|after) (?:the )?(?:signing|signature|start|booking)(?! of (?:the )?(?:\\p{L}+ )?(?:act|acceptance|handover|delivery|protocol))|\\d ?(?:%|proc\\p{L}*|eur\\p{L}*|€)[^.;]{0,90}(?:sutar\\p{L}{1,4} pasiraš\\p{L}*|pasiraš\\p{L}* (?:šią )?sutart\\p{L}*)|booking fee|prieš (?:pradedant|pradžią|darbų)|deposit\\p{L}*|advance|up ?front|retainer|prepa(?:id|y\\p{L}*)|down payment|before (?:any |the )?work (?:starts|begins|commences)|(?:starts?|begins?|commences?) (?:\\p{L}+ ){0,3}(?:after|once|upon|when|until) (?:\\p{L}+ ){0,8}(?:paid|payment)|(?:pays?|paid|payable|due) (?:[\\p{L}\\d%.,]+ ){0,4}(?:on|upon|at|when) (?:\\p{L}+ ){0,2}(?:book|booking|signing|signature|start)|avans\\p{L}*|išankstin\\p{L}*|iš anksto|depozit\\p{L}*|užstat\\p{L}*|(?:prade|pradė)\\p{L}* (?:[\\p{L}\\d]+ ){0,12}(?:po|gav\\p{L}+|kai) (?:\\p{L}+ ){0,5}(?:ap|su)mokėj\\p{L}*',
    ),
  ],
  disputes: [
    words(
      'jurisdiction|arbitrat\\p{L}*|mediat\\p{L}*|(?:courts?|tribunals?) (?:of|in|at|for) (?:the )?\\p{L}+|\\p{L}+ (?:county |district |commercial |high |state )?courts? (?:hears?|decides?|settles?|has|have)|teisming\\p{L}*|arbitraž\\p{L}*|teism(?:as|e|ai|ui|uose|ams) (?:\\p{L}+ )?(?:pagal|nagrinėja|sprendžia|yra|-)|(?:nagrinėja\\p{L}*|sprendžia\\p{L}*|kreip\\p{L}*) (?:\\p{L}+ ){0,6}teism\\p{L}*|ginč\\p{L}*:? (?:\\p{L}+ ){0,6}teism\\p{L}*',
    ),
  ],
  expenses: [
    words(
      'expenses?|out-of-pocket|disbursements?|reimburs\\p{L}* (?:\\p{L}+ ){0,4}(?:costs?|travel)|(?:travel|material|rental|hosting|licen[cs]e|third-party) costs?|bears? (?:\\p{L}+ ){0,3}costs?|costs? (?:and|or) (?:fees|taxes)|(?:fees|taxes) (?:and|or) costs?|išlaid\\p{L}*|kašt\\p{L}*',
    ),
    without(CLAIMS),
  ],
  'force-majeure': [
    words(
      'force majeure|acts? of god|beyond (?:\\p{L}+ ){0,3}control|nenugalim\\p{L}*|nuo (?:\\p{L}+ ){0,3}nepriklaus\\p{L}*',
    ),
  ],
  'governing-law': [
    words(
      'governed by|governing law|laws of|taiko(?:ma|mi|si) (?:\\p{L}+ ){0,5}teisė|(?:vadovauja|remia)\\p{L}* (?:\\p{L}+ ){0,4}(?:teise|įstatym\\p{L}*)',
    ),
  ],
  handover: [
    words(
      'hand(?:s|ed)? over|handover|return(?:s|ed)?|deliver (?:all|the) (?:files|materials|work)|transition|perduo\\p{L}*|grąžin\\p{L}*',
    ),
  ],
  'ip-ownership': [
    words(
      "(?:paid|pays|payment)[^.;]{0,60} (?:is|are|becomes?|belongs? to) (?:the )?client's(?= ?[.;,]|$)|sumokėj\\p{L}*[^.;]{0,60} (?:tampa|priklauso|pereina) klient\\p{L}*|" +
        'copyright\\p{L}*|intellectual property|ownership|moral rights|autor\\p{L}{1,4} (?:turtin\\p{L}* )?teis\\p{L}*|turtin\\p{L}* teis\\p{L}*|intelektin\\p{L}* nuosavyb\\p{L}*',
    ),
  ],
  'kill-fee': [
    words(
      'terminat\\p{L}*|cancel\\p{L}*|postpon\\p{L}*|abandon\\p{L}*|nutrauk\\p{L}*|atšauk\\p{L}*|atsisak\\p{L}*',
    ),
    words(
      'pays?|paid|payment|payable|owes?|owed|due|fees?|compensat\\p{L}*|invoice\\p{L}*|charged?|refund\\p{L}*|(?:sumok|(?:ne)?apmok|(?:ne)?moka|atlyg)\\p{L}*|kain\\p{L}*',
    ),
    words(
      'work|services?|hours|completed|performed|done|delivered|project|until|up to|date of|darb\\p{L}*|paslaug\\p{L}*|atlikt\\p{L}*|suteikt\\p{L}*|iki',
    ),
  ],
  'late-payment': [
    words(
      'late (?:payment|fee|charge)s?|overdue|past due|delinquen\\p{L}*|interest (?:at|of|on)|(?:paid|pays|paying) late|palūkan\\p{L}*|delspinig\\p{L}*',
    ),
  ],
  'independent-status': [
    words(
      'independent (?:contractor|business|entrepreneur)s?|not (?:an? |the )?(?:\\p{L}+ )?(?:employ\\p{L}*|contract of employment|worker)|no (?:employment|partnership|agency)|nėra (?:laikom\\p{L}* )?darbo (?:sutart|santyk)\\p{L}*|ne darbo (?:sutart|santyk)\\p{L}*|darbo santyki\\p{L}* ne\\p{L}*|savarankiškai',
    ),
  ],
  'liability-cap': [
    words(
      '(?:most|maximum) (?:[\\p{L}]+ ){0,6}(?:claims?|recovers?|owes?|pays?|demands?)|(?:claims?|recovers?|owes?|pays?|compensates?|liable|answers?) (?:\\p{L}+ ){0,6}(?:no |not |never )?more than|(?:liability|damages?|loss(?:es)?|compensation) (?:\\p{L}+ ){0,8}(?:limited|capped|limit|cap|exceeds?|unlimited)|(?:ne)?(?:atlygin|atsak|sumok|reikal)\\p{L}* (?:\\p{L}+ ){0,4}(?:ne )?daugiau|atsakomyb\\p{L}* (?:\\p{L}+ ){0,8}(?:riboj|nevirš|neribo|ne didesn)\\p{L}*|(?:sąskaita|lėšomis|atlygin\\p{L}+|atsak\\p{L}+),? (?:bet |tačiau )?(?:iki|ne daugiau(?: kaip| negu| nei)?) [\\d ]+ ?(?:eur\\p{L}*|€)|(?:own (?:cost|expense)|liable|compensates?|damages?|loss(?:es)?),? (?:but )?(?:only )?up to (?:[€$£] ?|(?:eur|usd|gbp) )?\\d',
    ),
  ],
  invoicing: [
    words(
      `(?:due|payable|pays?|paid|invoices?|mokama|sumokama|apmokama|sumoka|apmoka|sąskait\\p{L}+) (?:[\\p{L}\\d,-]+ ){0,12}(?:\\d{1,3}|${NUMBER_WORDS}) (?:\\p{L}+ )?(?:days?|weeks?|months?|dien\\p{L}*|d\\.|savai\\p{L}*)`,
    ),
  ],
  notices: [words('notices?|notif\\p{L}*|praneš\\p{L}*')],
  timeline: [
    words(
      'within (?:\\p{L}+ ){1,3}(?:days|weeks|months)|(?:by|until|from|before|within|no later than|iki|nuo|per) (?:the )?(?:\\p{L}+ )?\\d{1,4}(?:[ .\\p{L}-]{1,20}\\d{4})?|\\d{1,4}[\\p{L}\\d .,-]{3,24} (?:to|until|through|-|iki) [\\p{L} ]{0,12}\\d{1,4}|(?:starts?|ends?|begins?|due|deadline|pradžia|pabaiga|terminas)(?: date)?:? (?:on )?\\d{1,4}[ .\\p{L}-]{1,20}\\d{2,4}',
    ),
    words(
      'deliver\\p{L}*|get|receive|complet\\p{L}*|finish\\p{L}*|period|schedule\\p{L}*|deadline\\p{L}*|due|end|start\\p{L}*|term|pradžia|pabaiga|perduo\\p{L}*|atli(?:eka|kti)\\p{L}*|pateik\\p{L}*|termin\\p{L}*|laikotarp\\p{L}*|prade\\p{L}*|baig\\p{L}*',
    ),
  ],
  'termination-convenience': [
    words(
      'cancel\\p{L}*|call(?:s|ed|ing)? (?:\\p{L}+ ){0,3}off|atšauk\\p{L}* (?:\\p{L}+ ){0,2}(?:sutart|užsakym|paslaug|projekt|darb)\\p{L}*|nutraukti (?:\\p{L}+ ){0,2}sutart\\p{L}*|atsisakyti (?:\\p{L}+ ){0,2}(?:sutart|paslaug)\\p{L}*',
    ),
    without(BREACH),
  ],
  revisions: [
    words(
      'revis\\p{L}*|rounds?|corrections?|tweaks?|iterat\\p{L}*|pataisym\\p{L}*|pastab\\p{L}*|korekcij\\p{L}*|pakeitim\\p{L}*',
    ),
  ],
};

/** Whether a passage seems to speak of a topic, its heading read with it: "Period. 1 April to 30 June". */
export const touches = (topic: string, { plain, heading }: Sentence): boolean =>
  TOUCHED_BY[topic]?.every((each) => each.test(`${heading}\n${plain}`)) === true;

/** The first passage that does. */
export const touchingPassage = (topic: string, sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find((sentence) => touches(topic, sentence));
