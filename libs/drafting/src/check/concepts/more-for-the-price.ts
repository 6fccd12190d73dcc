import { withFigures } from '../figures.js';
import { percents } from '../measures.js';
import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * More work for the same price: rounds that the client alone finds necessary, a share of the work on top, and what was done already
 * done again. Each is a class as in `quiet-burdens.ts`.
 */

/** Some words on, in the same clause. */
const within = (letters: number): string => `(?:[^.;]{0,${letters}} )?`;

const FREE =
  "(?:without (?:any )?(?:(?:extra|additional|further|separate) )?(?:charge|cost|fee|payment|pay|remuneration)|free of charge|for free|for no (?:extra|additional) (?:fee|charge|pay)|at no (?:(?:extra|additional|further) )?(?:cost|charge)|(?:for|within|at) the (?:same|original|agreed) (?:price|fee)|included in the (?:price|fee)|at (?:the )?provider's (?:own )?(?:cost|expense)|at (?:its|his|her) own (?:cost|expense)|(?:are|is) (?:free|not (?:charged|paid|billed|invoiced))(?: extra| separately| for)?)";
const NEMOKAMAI =
  '(?:nemokamai|neatlygintinai|be (?:jokio |atskiro |papildomo )*(?:mokesčio|apmokėjimo|atlygio|užmokesčio)|(?:papildomai |atskirai )?ne(?:ap)?mokam\\p{L}+|už tą pačią kainą|(?:įeina|įskaičiuo\\p{L}+) į (?:\\p{L}+ )?kainą|savo (?:sąskaita|lėšomis))';

/* Rounds that the client finds necessary. */
const ROUNDS =
  '(?:rounds?|revisions?|corrections?|changes|amendments|edits|reworks?|alterations?|adjustments?)';
const MORE_ROUNDS = `(?:further|additional|more|other|extra|any|all|subsequent|later|such) (?:\\p{L}+ ){0,2}${ROUNDS}`;
const CLIENT_FINDS =
  '(?:if|when|whenever|where|as|as often as|so long as|which|that|for as long as) (?:the )?client (?:\\p{L}+ ){0,2}(?:considers?|deems?|finds?|thinks?|regards?|wishes|wants|asks?|requests?|requires?|needs?|sees? fit|feels?|likes?)';
const RATAI = '(?:pataisym|taisym|korekcij|pakeitim|pakeit|rat|versij)\\p{L}+';
const DAUGIAU = '(?:kit|tolesn|papildom|vėlesn|vis|bet koki|toliau)\\p{L}*';
const KLIENTUI =
  '(?:jei|jeigu|kai|kol|kiek|kuri\\p{L}+) (?:\\p{L}+ ){0,2}(?:klientas|klientui) (?:\\p{L}+ ){0,3}(?:mano|laiko|pageidau\\p{L}+|nori|reikalau\\p{L}+|pareikalau\\p{L}+|papraš\\p{L}+|prašo|nusprendž\\p{L}+|(?:pri)?reik\\p{L}*|atrod\\p{L}+|nurod\\p{L}+|pripažįsta)';
const ROUNDS_AT_WILL = anyOf(
  wordsBeside(
    [ROUNDS, FREE, 'client'],
    `${MORE_ROUNDS} ${within(60)}${FREE} ${within(20)}${CLIENT_FINDS}`,
    `${MORE_ROUNDS},? ${within(20)}${CLIENT_FINDS},? ${within(40)}${FREE}`,
    `${CLIENT_FINDS},? ${within(40)}(?:(?:further|additional|more|other) )?${ROUNDS} ${within(40)}${FREE}`,
    `(?:if|whenever) (?:the )?client (?:\\p{L}+ ){0,2}(?:considers?|deems?|finds?|thinks?) (?:them|it|this) (?:to be )?(?:necessary|useful|desirable),? ${within(20)}${MORE_ROUNDS} ${within(40)}${FREE}`,
  ),
  wordsBeside(
    [RATAI, NEMOKAMAI, 'klient'],
    `${DAUGIAU} (?:\\p{L}+ ){0,2}${RATAI} ${within(60)}${NEMOKAMAI},? ${within(20)}${KLIENTUI}`,
    `${DAUGIAU} (?:\\p{L}+ ){0,2}${RATAI},? ${within(20)}${KLIENTUI},? ${within(50)}${NEMOKAMAI}`,
    `${KLIENTUI},? ${within(40)}${DAUGIAU} (?:\\p{L}+ ){0,2}${RATAI},? ${within(40)}${NEMOKAMAI}`,
  ),
);
const ROUNDS_FAIRLY = words(
  "up to|at most|no more than|maximum|not (?:free|included)|errors?|mistakes?|defects?|bugs?|provider's (?:own )?fault|due to (?:the )?provider|depart\\p{L}*|deviat\\p{L}*|does not (?:match|meet|comply)|hourly|both|parties|(?:amendments|changes|alterations) (?:to|of|in) (?:this|the) (?:agreement|contract|terms)|ne daugiau|daugiausia|iki|klaid\\p{L}+|trūkum\\p{L}+|neatitik\\p{L}+|neatitink\\p{L}+|valandin\\p{L}+|šalys|dėl (?:\\p{L}+ )?paslaugų teikėj\\p{L}+|sutarties pakeitim\\p{L}+",
);

/** Whether further rounds are free as long as the client finds them necessary. */
export const isRevisedAtWill = (plain: string): boolean =>
  ROUNDS_AT_WILL.test(plain) && !ROUNDS_FAIRLY.test(plain);

/* A share of the work on top. */
const PART = '(?:(?:one |a |an )?(?:fifth|quarter|third|half)|\\d+ ?(?:%|per ?cent))';
const DALIS = '(?:penktadal|ketvirtadal|ketvirči|trečdal|pus(?:e|ės|ę)|\\d+ ?(?:%|proc))\\p{L}*';
const UP_TO = '(?:up to|(?:by )?(?:no|not) more than|not exceeding|(?:does|do) not exceed|less than|within)';
const IKI =
  '(?:ne daugiau (?:kaip|nei|negu)|iki|neviršij\\p{L}*|mažiau (?:kaip|nei|negu)|ne didesn\\p{L}+ (?:kaip|nei|negu))';
const NO_MORE_PAY =
  '(?:no (?:extra|additional|further|separate) (?:pay|payment|fee|charge|remuneration|compensation)|not (?:\\p{L}+ ){0,2}(?:paid|charged|remunerated|billed)(?: for)?|nothing (?:\\p{L}+ ){0,2}(?:paid|payable|due|charged)|(?:the )?(?:price|fee) (?:does not change|stays the same|is not (?:raised|increased)|remains (?:the same|unchanged)))';
const WORK =
  '(?:works?|scope|services?|tasks?|hours?|pages?|words?|volume|effort|changes?|episodes?|illustrations?|texts?|deliverables?)';
const DARBAI =
  '(?:darb|apimt|paslaug(?!ų teikėj)|užduo|valand|puslap|žodž|kiek|pakeitim|iliustracij|tekst|piešin)\\p{L}*';
const SHARE_ON_TOP = anyOf(
  wordsBeside(
    [
      'fifth|quarter|third|half|%|per ?cent',
      'free|without|no |not |nothing|same|included|unchanged|cost|expense',
    ],
    `${WORK} ${within(60)}${UP_TO} ${PART},? ${within(60)}(?:${FREE}|${NO_MORE_PAY})`,
    `(?:additional|extra|further|more) ${WORK} ${within(40)}(?:${FREE}) ${within(20)}${UP_TO} ${PART}`,
    `${UP_TO} ${PART} (?:of )?${within(20)}(?:more|additional|extra|further) ${within(20)}${WORK} ${within(50)}(?:${FREE}|${NO_MORE_PAY})`,
    `(?:${FREE}|${NO_MORE_PAY}) ${within(40)}(?:more|additional|extra|further|increases?) ${within(30)}${UP_TO} ${PART}`,
    `provider ${within(30)}(?:${FREE}),? ${within(10)}(?:additional|extra|further|more) ${WORK} ${within(20)}${UP_TO} ${PART}`,
  ),
  wordsBeside(
    ['penktadal|ketvirtadal|ketvirči|trečdal|pus(?:e|ės|ę)|%|proc', 'mok|neatlyg|kain|savo'],
    `${DARBAI} ${within(50)}${IKI} ${DALIS},? ${within(50)}${NEMOKAMAI}`,
    `${NEMOKAMAI} ${within(40)}${DARBAI} ${within(30)}${IKI} ${DALIS}`,
    `${IKI} ${DALIS} ${within(30)}(?:papildom|didesn|daugiau)\\p{L}* ${within(20)}${DARBAI} ${within(40)}${NEMOKAMAI}`,
    `${NEMOKAMAI} ${within(30)}(?:papildom|didesn|daugiau)\\p{L}* ${within(30)}${IKI} ${DALIS}`,
  ),
);
/** What may be less as well, a tolerance, a discount, and what is cancelled or paid in parts. */
const SHARE_FAIRLY = words(
  'less or|fewer|or less|decreas\\p{L}*|reduc\\p{L}*|either way|plus or minus|discount\\p{L}*|vat|penalt\\p{L}*|fines?|interest|deposit|advance|instalments?|cancel\\p{L}*|terminat\\p{L}*|sumaž\\p{L}+|mažėj\\p{L}+|mažesn\\p{L}+|nuolaid\\p{L}+|pvm|baud\\p{L}+|delspinig\\p{L}+|palūkan\\p{L}+|avans\\p{L}+|nutrauk\\p{L}+|agreed? in writing|susitar\\p{L}+|sutar\\p{L}{1,3}(?: |$)',
);
/** Per cent: less than so much is a tolerance that anybody can bear. */
const BEARABLE = 15;

/** Whether a good share of the work more is done for nothing. */
export const isShareOnTop = (plain: string): boolean =>
  SHARE_ON_TOP.test(plain) &&
  !SHARE_FAIRLY.test(plain) &&
  percents(withFigures(plain)).every((percent) => percent >= BEARABLE);

const SHARE = words(`${UP_TO} ${PART}`, `${IKI} ${DALIS}`);
/** Whether work may be a little more for the same price, or as well less. */
export const isTolerance = (plain: string): boolean =>
  SHARE.test(plain) &&
  (SHARE_FAIRLY.test(plain) || percents(withFigures(plain)).some((percent) => percent < BEARABLE));

/* Done again. */
const AGAIN = anyOf(
  wordsBeside(
    ['(?<!\\p{L})(?:re-?|repeat)|again|anew|repeatedly|as often as', FREE],
    `provider ${within(20)}(?:retests?|re-tests?|rechecks?|re-checks?|re-edits?|re-records?|re-shoots?|reshoots?|re-writes?|rewrites?|re-translates?|re-examines?|repeats?) ${within(80)}${FREE}`,
    `provider ${within(20)}(?:tests?|checks?|reviews?|inspects?|examines?|reads?|performs?|delivers?) ${within(60)}(?:again|anew|repeatedly|as often as [^.;]{1,30}) ${within(30)}${FREE}`,
    `(?:re-?testing|re-?checking|re-?recording|re-?shooting|re-?editing|re-?shoots?|re-?tests?|repeat(?:ed)? (?:tests?|checks?|sessions?|shoots?)) ${within(60)}${FREE}`,
  ),
  wordsBeside(
    ['pakartotin|iš naujo|kaskart', NEMOKAMAI],
    `paslaugų teikėj(?:as|a) ${within(30)}(?:pakartotinai|iš naujo|kaskart) ${within(70)}${NEMOKAMAI}`,
    `paslaugų teikėj(?:as|a) ${within(20)}${NEMOKAMAI} ${within(30)}(?:pakartotinai|iš naujo|kaskart)`,
    `pakartotin\\p{L}+ (?:\\p{L}+ ){0,3}(?:tikrinim|testavim|filmavim|fotografavim|patikr|peržiūr|įraš|vertim|bandym)\\p{L}* ${within(50)}${NEMOKAMAI}`,
  ),
);
const AGAIN_FAIRLY = words(
  "fires?|floods?|storms?|theft|stolen|destroyed|damaged|lost|gaisr\\p{L}+|potvyn\\p{L}+|audr\\p{L}+|vag(?:ys|yst)\\p{L}*|sugad\\p{L}+|žuv\\p{L}+|(?<!(?:at|all) )once|one time|twice|up to|at most|no more than|two|three|within|(?:its|his|her) own (?:errors?|mistakes?|faults?|defects?)|provider's (?:own )?(?:\\p{L}+ )?(?:errors?|mistakes?|faults?|defects?|negligence)|fault of (?:the )?provider|defect\\p{L}*|caused by (?:the )?provider|due to (?:the )?provider|does not (?:match|meet|comply)|not (?:free|without)|vieną kartą|du kartus|2 kartus|iki|ne daugiau|savo (?:klaid|trūkum|kaltės|broką)\\p{L}*|dėl (?:\\p{L}+ )?paslaugų teikėj(?:o|os) (?:\\p{L}+ )?(?:kalt|klaid|trūkum)\\p{L}*|trūkum\\p{L}+|brok\\p{L}+|neatitik\\p{L}+|neatitink\\p{L}+",
);

/** Whether what was done is done again for nothing, as often as it may come to that and whoever is the cause. */
export const isDoneAgainForFree = (plain: string): boolean => AGAIN.test(plain) && !AGAIN_FAIRLY.test(plain);
