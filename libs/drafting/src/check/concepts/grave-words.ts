import { withoutAsides } from '../asides.js';
import { lean } from '../../reading/letters.js';
import { anyOf, words, wordsBeside } from '../whole-words.js';

/**
 * The plainest ways to say the gravest things. Each is a class: who is bound, what, and without which end, in any order and voice; and
 * what sounds like it and is none: what binds both sides, has a limit, or is denied.
 */

const OF_BOTH = words(
  'both|either|each (?:party|side|of)|neither|mutual\\p{L}*|(?:the )?parties|abi|abiem|abiej\\p{L}+|abipus\\p{L}+|kiekvien\\p{L}+ šal\\p{L}+|šali(?:s|es|ų|ai)|šalys',
);
const PROVIDER = '(?:the )?provider';
const TEIKEJAS = 'paslaugų teikėj(?:as|a|ai)';
const TEIKEJO = 'paslaugų teikėj(?:o|os|ų)';

/** Of a sentence that speaks of nobody else: "the provider shall indemnify the client, and her liability". */
const OF_ITS_SUBJECT =
  '(?<=^[^\\p{L}]*(?:the )?provider (?:(?!client (?:shall|will|is|has|may|can))[^.;]){0,240})(?:its|his|her)';
const JO = '(?<=^[^\\p{L}]*paslaugų teikėj(?:as|a) (?:(?!klientas)[^.;]){0,240})(?:jo|jos)';
const LIABILITY = `(?:(?:provider's|${OF_ITS_SUBJECT}) (?:\\p{L}+ ){0,3}liability|liability of ${PROVIDER})`;
const NO_LIMIT =
  '(?:unlimited|uncapped|(?:without|with no) (?:any )?(?:limit|cap|limitation|ceiling|restriction)s?(?! to)|not (?:be )?(?:limited|capped|subject to (?:any|a) (?:limit|cap|limitation))(?= (?:in|to any) amount|[.;,]|$))';
const BE_RIBU =
  '(?:neribot\\p{L}+|neribojam\\p{L}+|neaprib\\p{L}+|nėra (?:ribojama|apribota)|be (?:jokių |jokios )?(?:apribojimų|ribojimų|ribos|ribų))';
const UNLIMITED = anyOf(
  wordsBeside(
    ['provider', 'liab|responsib|compensat|indemnif|answer|pay', 'limit|cap|ceiling|restriction|in full'],
    `${LIABILITY} (?:[^.;]{0,90} )?(?:is|are|be|remains?) (?:\\p{L}+ ){0,2}${NO_LIMIT}`,
    `(?:no|without (?:any )?) ?(?:cap|limit|limitation|ceiling|limits)s? (?:\\p{L}+ ){0,3}(?:on|to|of|for|in respect of) (?:the )?${LIABILITY}`,
    `nothing (?:\\p{L}+ ){0,4}(?:limits|caps) (?:the )?${LIABILITY}`,
    `no (?:cap|limit|limitation|ceiling)s? (?:of|on) liability (?:\\p{L}+ ){0,3}(?:applies|apply|protects?) (?:to|for)? ?${PROVIDER}`,
    `${PROVIDER} (?:\\p{L}+ ){0,3}(?:bears?|has|have|assumes?|accepts?|carries) (?:\\p{L}+ ){0,2}unlimited (?:\\p{L}+ )?liability`,
    `${PROVIDER} (?:\\p{L}+ ){0,4}(?:liable|responsible|compensates?|indemnif(?:y|ies)|answers?|pays?) (?:[^.;]{0,90} )?(?:(?:without|with no) (?:any )?(?:upper )?(?:limit|cap|ceiling|limitation(?: (?:of|in|as to) (?:amount|liability))?)(?! to)|to an unlimited extent|in an unlimited amount)`,
    `${PROVIDER} (?:\\p{L}+ ){0,3}(?:liable|responsible) in full for (?:all|any|every) (?:loss|damage|harm)\\p{L}*`,
  ),
  wordsBeside(
    [
      'paslaugų teikėj',
      'neribo|neaprib|nėra|be (?:jok|aprib|rib)|netaikom|neturi rib|visa apimtimi|visu savo turtu',
    ],
    `(?:${TEIKEJO}|${JO}) (?:\\p{L}+ ){0,2}atsakomyb(?:ė|ei) (?:[^.;]{0,80} )?(?:${BE_RIBU}|netaikom\\p{L}+ (?:jokie |joks )?(?:apribojim|ribojim)\\p{L}+|neturi rib\\p{L}+)`,
    `${TEIKEJAS} (?:[^.;]{0,40} )?(?:atsako|atlygina|atsaking\\p{L}+) (?:[^.;]{0,80} )?(?:visa apimtimi|visu savo turtu|${BE_RIBU})`,
    `${TEIKEJAS} (?:visa apimtimi|${BE_RIBU}) (?:\\p{L}+ ){0,3}(?:atsako|atlygina)`,
  ),
);
/** What nobody may limit, a penalty, which is a matter of its own, what is insured, and what is denied or limited after all. */
const LIMITED_AFTER_ALL = words(
  '(?:in|under) no (?:event|circumstances?|case)|not (?:be )?liable|fraud\\p{L}*|intent\\p{L}*|wilful\\p{L}*|willful\\p{L}*|gross|death|injury|insur\\p{L}*|penalt\\p{L}*|(?:each|every|per|a) (?:\\p{L}+ ){0,2}(?:day|week|hour)|kiekvien\\p{L}+ (?:\\p{L}+ ){0,2}(?:dien|savait|valand)\\p{L}+|baud\\p{L}*|delspinig\\p{L}*|netesyb\\p{L}*|not unlimited|never unlimited|except|unless|up to|exceeds?|tyči\\p{L}*|tyčin\\p{L}*|apgaul\\p{L}*|dideli\\p{L}* neatsarg\\p{L}*|didelį neatsarg\\p{L}*|sveikat\\p{L}*|gyvyb\\p{L}*|draud\\p{L}*|nėra neribot\\p{L}*|ne daugiau|nevirši\\p{L}*|išskyrus|iki',
);

const UNFINISHED =
  '(?:work in progress|work[- ]in[- ]progress|(?:un(?:finished|completed)|incomplete|part(?:ly|ially)?[- ](?:finished|completed?|performed|done)|begun|started|ongoing) (?:\\p{L}+ ){0,2}(?:works?|services?|deliverables?|milestones?|stages?|tasks?)|(?:works?|services?|deliverables?|milestones?|stages?) (?:that (?:is|are) |which (?:is|are) )?(?:not (?:yet )?(?:been )?(?:completed|finished|accepted)|in progress|unfinished|incomplete))';
const UNPAID =
  '(?:no (?:further |other )?(?:fees?|payments?|compensation|remuneration|sums?|amounts?) (?:\\p{L}+ ){0,3}(?:payable|due|paid|owed|made)|not (?:\\p{L}+ ){0,2}(?:paid|payable|compensated|remunerated|reimbursed)|not (?:be )?entitled to (?:\\p{L}+ ){0,2}(?:payment|fees?|compensation|remuneration)|no (?:right|claim|entitlement) to (?:\\p{L}+ ){0,2}(?:payment|fees?|compensation)|(?:owes?|pays?) (?:\\p{L}+ ){0,2}nothing|nothing (?:\\p{L}+ ){0,2}(?:payable|due|owed|paid)|without (?:any )?(?:payment|compensation|pay)|receives? (?:nothing|no (?:fees?|payment|compensation)))';
const NEBAIGTA =
  '(?:(?:ne(?:už|pa)?baigt|pradėt|neatlikt|iš dalies atlikt|vykdom)\\p{L}+ (?:\\p{L}+ ){0,2}(?:darb|paslaug|etap|rezultat)\\p{L}+|(?:darb|etap)\\p{L}+, kuri\\p{L}+ ne(?:už|pa)?baigt\\p{L}+)';
const NEMOKAMA =
  '(?:nemoka(?:ma|mi|mas)?|nesumoka(?:ma)?|ne(?:ap)?mokam\\p{L}+|neapmoka|nekompensuoja(?:ma|mi)?|neatlygina(?:ma|mi)?|atlyginimas ne(?:mokamas|priklauso)|negauna (?:jokio )?(?:atlyg|užmokes)\\p{L}+)';
const NOT_PAID = anyOf(
  wordsBeside(
    [
      'nothing|without|no (?:further |other )?(?:fee|payment|compensation|remuneration|sum|amount|right|claim|entitlement)|not (?:\\p{L}+ ){0,2}(?:paid|payable|compensated|remunerated|reimbursed|entitled)',
      UNFINISHED,
    ],
    `${UNPAID} (?:[^.;]{0,50} )?${UNFINISHED}|${UNFINISHED} (?:[^.;]{0,60} )?${UNPAID}`,
  ),
  wordsBeside(
    [NEBAIGTA, NEMOKAMA],
    `${NEBAIGTA} (?:[^.;]{0,50} )?${NEMOKAMA}|${NEMOKAMA} (?:[^.;]{0,30} )?už (?:\\p{L}+ )?${NEBAIGTA}`,
  ),
);
/** The one who left or broke it, what is paid after all, and what follows when somebody does not pay. */
const PAID_AFTER_ALL = words(
  `except|unless|save|other than|until|before|if [^.;]{0,60} not paid|within|interest|suspend\\p{L}*|${PROVIDER} (?:terminates?|ends|leaves|withdraws|breach\\p{L}*|is in breach)|(?:termination|breach|default|fault) (?:by|of) ${PROVIDER}|provider's (?:\\p{L}+ )?(?:breach|fault|default)|išskyrus|nebent|kol|jeigu nesumok\\p{L}+|${TEIKEJAS} (?:\\p{L}+ ){0,2}(?:nutrauk|pažeid|atsisak)\\p{L}+|dėl ${TEIKEJO} (?:\\p{L}+ )?(?:kaltės|pažeidim\\p{L}+)`,
);

const SECRET = words(
  'confidential\\p{L}*|secre\\p{L}*|non-?disclosure|(?:not|never) (?:\\p{L}+ )?(?:disclose|reveal)\\p{L}*|konfidencial\\p{L}*|paslapt\\p{L}*|neatskleis\\p{L}*|neatskleidž\\p{L}*|slapt\\p{L}*',
);
const ENDLESS = words(
  'indefinitely|in perpetuity|perpetual(?:ly)?|forever|for ever|for life|without (?:any )?(?:limit (?:of|in) time|time limit|limitation (?:of|in|as to) time|end)|(?:no|not limited by any) (?:time limit|limit (?:of|in) time|expiry|end date)|(?:for )?an (?:unlimited|indefinite) (?:period|time|term)|never (?:ends?|expires?|lapses?)|not (?:end|expire|lapse|limited in time)|neterminuot\\p{L}+|neribotą laik\\p{L}+|neribotam laik\\p{L}+|be (?:jokio )?(?:termino(?! pabaig)|laiko (?:apribojim|rib)\\p{L}+)|amžin\\p{L}+|visam laikui|visą gyvenimą|niekada ne(?:si)?baigia',
);
/** "This duty", „šis įsipareigojimas“: what was said before it is meant. */
const GOES_ON = lean(
  /^\W*(?:[\d.]{1,6} )?(?:this|these|such|those|it|they|the (?:duty|duties|obligations?|undertakings?|restrictions?)|ši[se]?|šios|šią|toki\p{L}+|pareig\p{L}+|įsipareigojim\p{L}+)(?!\p{L})/u,
);
const HAS_AN_END = words(
  'trade secrets?|personal (?:data|information)|know-?how|source code|as long as|so long as|until|except|unless|no longer|years?|months?|client (?:shall|will|must|keeps?|undertakes?)|does not (?:last|apply|continue)|komercin\\p{L}+ paslap\\p{L}+|asmens duomen\\p{L}+|kol|iki|išskyrus|nebent|met(?:us|ų|ai)|mėnes\\p{L}+|klientas (?:įsipareigoja|privalo|saugo)|ne neterminuot\\p{L}+',
);

const REVISES =
  '(?:revis\\p{L}*|chang\\p{L}*|amend\\p{L}*|rework\\p{L}*|redo(?:es|ne)?|correct\\p{L}*|modif\\p{L}*|adjust\\p{L}*|alter\\p{L}*|iterat\\p{L}*)';
const TAISO =
  '(?:(?:pa|iš)?tais\\p{L}+|perdar\\p{L}+|perdirb\\p{L}+|(?:pa)?kei(?:č|s)\\p{L}+|(?:pa)?koreguo\\p{L}+|tobulin\\p{L}+)';
const ROUNDS =
  '(?:revisions?|changes|rounds?|corrections?|amendments?|iterations?|reworks?|modifications?|alterations?)';
const RATAI = '(?:pataisym|pakeitim|korekcij|taisym|rat)\\p{L}+';
const REVISIONS = anyOf(
  wordsBeside(
    [
      'until |as many|often as|however|no matter|(?:unlimited|infinite|any|endless)(?: number of)? (?:\\p{L}+ ){0,2}(?:revis|chang|round|correct|amend|iterat|rework|modif|alter)|(?:is|are|be) (?:not limited|unlimited)',
    ],
    `provider (?:[^.;]{0,40} )?${REVISES} (?:[^.;]{0,60} )?until (?:the )?client (?:\\p{L}+ ){0,3}(?:satisfied|happy|content|pleased|approves?|accepts?)`,
    `(?:unlimited|infinite|any|an unlimited|endless)(?: number of)? (?:\\p{L}+ ){0,2}${ROUNDS}(?= [^.;]{0,60}(?:free|no (?:\\p{L}+ )?(?:cost|charge|fee)|without (?:\\p{L}+ )?(?:charge|cost|payment)|includ)|[^.;]{0,20}[.;]?$)`,
    `as many (?:\\p{L}+ ){0,3}(?:${ROUNDS}|times) as (?:the )?client`,
    `${REVISES} (?:[^.;]{0,120}[ ,])?(?:as often as (?:the )?client|(?:however|no matter how) (?:often|many times))`,
    `${REVISES} (?:[^.;]{0,40} )?by (?:the )?provider (?:[^.;]{0,60} )?until (?:(?:the )?client (?:\\p{L}+ ){0,3}(?:satisfied|happy|content|pleased|approves?|accepts?)|(?:it|they|the \\p{L}+) (?:pleases?|satisf(?:y|ies)) (?:the )?client)`,
    `(?:the )?(?:number of )?${ROUNDS} (?:is|are|shall be) (?:not limited|unlimited)`,
  ),
  wordsBeside(
    [
      'kol |tiek (?:kart|pataisym|pakeitim|korekcij|taisym|rat)|neribo',
      'tais|perdar|perdirb|kei[čs]|koreg|korekcij|tobulin|kart|pakeitim|rat',
    ],
    `${TEIKEJAS} (?:[^.;]{0,40} )?${TAISO} (?:[^.;]{0,60} )?(?:tol, kol|iki tol, kol|kol) klient\\p{L}+ (?:\\p{L}+ ){0,3}(?:patenkint|tenkins|patiks|pritars|priims|patvirtins)\\p{L}*`,
    `${TEIKEJAS} (?:[^.;]{0,40} )?${TAISO} (?:[^.;]{0,60} )?kol (?:\\p{L}+ ){0,2}(?:patinka|patiks|tinka|tiks|patenkina|patenkins|įtinka|įtiks) klient\\p{L}+`,
    `${TEIKEJAS} (?:[^.;]{0,60} )?(?:tiek kartų|tiek ${RATAI}), kiek (?:\\p{L}+ ){0,3}klient\\p{L}+`,
    `(?:neribot\\p{L}+ (?:skaiči\\p{L}+ )?${RATAI}|${RATAI} (?:skaičius )?(?:yra )?(?:neribo\\p{L}+|neribojam\\p{L}+))`,
  ),
);
const REVISED_FOR_PAY = words(
  'not (?:\\p{L}+ ){0,3}unlimited|no unlimited|not (?:obliged|required)|hourly|per hour|(?<!(?:without|no)(?: any)? )(?:extra|additional) (?:fee|charge|pay\\p{L}*)|charged|billed|at the rate|client (?:shall|will|may)? ?(?:revis|chang)\\p{L}*|(?:any|all) (?:changes|amendments|modifications|alterations) (?:to|of|in) (?:this|the) (?:agreement|contract|terms)|in writing|defects?|errors?|bugs?|valandin\\p{L}+|už valandą|papildom\\p{L}+ (?:mokest|kain|apmok)\\p{L}*|neprivalo|ne neribot\\p{L}+|klaid\\p{L}+|trūkum\\p{L}+|raštu|sutarties pakeitim\\p{L}+',
);

/** Whether the one who works is liable without a limit, for whatever it is. */
export const isWithoutLimit = (plain: string): boolean =>
  UNLIMITED.test(withoutAsides(plain)) && !LIMITED_AFTER_ALL.test(plain) && !OF_BOTH.test(plain);

/** Whether what is begun when the contract ends stays unpaid. */
export const isUnpaidWhenEnded = (plain: string): boolean =>
  NOT_PAID.test(plain) && !PAID_AFTER_ALL.test(plain);

/** Whether secrecy has no end; "this duty continues indefinitely" says so by what stands before it. */
export const isSecretForever = (plain: string, before: string): boolean =>
  ENDLESS.test(plain) &&
  (SECRET.test(plain) || (SECRET.test(before) && GOES_ON.test(plain))) &&
  !HAS_AN_END.test(plain) &&
  !OF_BOTH.test(`${before}\n${plain}`);

/** Whether the one who works changes the result for the price as often as the client likes. */
export const isRevisedForever = (plain: string): boolean =>
  REVISIONS.test(plain) && !REVISED_FOR_PAY.test(plain) && !OF_BOTH.test(plain);
