import { periodsIn } from '../figures.js';
import type { DealValue } from '../values.js';
import { choiceOf, first, periodValue, words, type Reader, type Rule } from './rule.js';

const YEAR = 366;
/** Weeks are for giving notice and back what was lent; secrets and markets are kept for months. */
const MONTH = 28;

const SECRET = words(
  'confidential\\p{L}*',
  'non-?disclosure',
  'disclos\\p{L}*',
  'secret(?:s|ly)?',
  'secrecy',
  'kept private',
  'in confidence',
  'keep(?:s|ing)? [^.;]{0,70}(?:quiet|private|to (?:itself|themselves|himself|herself|yourself|myself))',
  'keep (?:\\p{L}+ ){0,6}to itself',
  'not (?:pass on|tell|share|talk about|divulge)',
  'konfidencial\\p{L}*',
  'neatskl(?:eid|eis)\\p{L}*',
  'atskleis\\p{L}*',
  'paslapt\\p{L}*',
  'slapt(?:ai|a|as|ą|i)',
  'neskelb\\p{L}*',
  'neviešin\\p{L}*',
  'tyl(?:i|ime|ėjim\\p{L}*|ėti|ėsi\\p{L}*)',
  'lieka tarp mūsų',
  'nepasako\\p{L}*',
);
/** Such a sentence goes on about what the one before it was about. */
const GOES_ON =
  /^\W*(?:(?:\d+(?:\.\d+)*[.)]?|\(\w{1,3}\)) )?(?:the |this |that |these |such |it |its |ši |šis |šios |šie |tai |ji |jis |toks |tokia |pareiga |įsipareigojimas )/u;
const COMPETES = words(
  'compet(?:e|es|ing|itors?|itive)',
  'non-?compet\\p{L}*',
  'rivals?',
  'solicit\\p{L}* (?:\\p{L}+ ){0,4}(?:clients?|customers?)',
  'konkur\\p{L}*',
  'nekonkur\\p{L}*',
);
/** A ban to work for others, whatever the work is called: "for no other hotel", „nefotografuoja kitų viešbučių“. */
const NOT_FOR_OTHERS =
  /(?<!\p{L})(?:(?:not|nor|refrains? from|never)(?: \p{L}+){1,8} (?:any other|other|another|any|anyone|similar)(?!\p{L})|no (?:other|similar)|(?:ne\p{L}{4,})(?: \p{L}+){0,6} (?:kit(?:iems|oms|ų|ai|am|ose|uose)|joki(?:ai|am|ems|oms|u|a)|klient\p{L}+|panaši\p{L}+)|kit(?:iems|oms)(?: \p{L}+){1,4} ne\p{L}{4,}|joki\p{L}+(?: [\p{L},]+){0,14} ne(?:dirb|teik|kur)\p{L}*)(?!\p{L})/u;
const NO_BAN = words(
  'employees?',
  'staff',
  'warrant\\p{L}*',
  'claims?',
  'insur\\p{L}*',
  'darbuotoj\\p{L}*',
  'garanti\\p{L}*',
  'pretenzij\\p{L}*',
  'konfidencial\\p{L}*',
  'neatskl\\p{L}*',
  'neskelb\\p{L}*',
  'neviešin\\p{L}*',
  'disclos\\p{L}*',
  'confidential\\p{L}*',
);
const AFTER =
  /^[^.;]{0,60}?(?<!\p{L})(?:after|afterwards|following|thereafter|from|since|po|nuo|pasibaig\p{L}*)(?!\p{L})/u;
const BEFORE_IT = /(?<!\p{L})(?:for|until|after|another|lasts?|dar|galioja|ir|po|metu)(?: \p{L}+){0,4} $/u;

/** The longest of what is kept after the end, as it is said with "after", or "for". */
const lasting =
  (longest: number): Reader =>
  ({ plain }) => {
    const found = periodsIn(plain).filter(({ days }) => days >= MONTH && days <= longest);
    const said = found.filter(({ before, after }) => AFTER.test(after) || BEFORE_IT.test(before));
    return (said.length > 0 ? said : found).slice(0, 1).map(periodValue);
  };

const FOREVER = choiceOf([
  [
    'unlimited',
    /(?<!\p{L})(?:indefinite\p{L}*|perpetu\p{L}*|forever|for ever|at any time (?:\p{L}+ ){0,3}after|at all times (?:\p{L}+ ){0,3}(?:after|subsequent)|without (?:any )?(?:limit\p{L}*|end)(?: (?:in|of) time)?|(?:has|have|knows?) no (?:end|limit|expiry)|never (?:ends?|expires?|lapses?)|no time limit|unlimited|neterminuot\p{L}*|neribo\p{L}*|vis(?:am|iems) laik\p{L}*|be (?:jokio )?(?:termino|laiko|galo|pabaigos)|(?:neturi|nėra) (?:pabaigos|termino)|amžin\p{L}*|visada|niekada nesibaig\p{L}*)(?!\p{L})/u,
  ],
]);

/** "Whether or not it is paid" is no condition. */
const WHATEVER =
  /(?<!\p{L})(?:whether(?: or not)?|regardless|irrespective|even (?:if|before)|whatever|before|not (?:conditional|dependent)|without waiting|nesvarbu|nepaisant|nepriklausomai|nelaukiant|kad ir|nors|net (?:jei|ir)|neatsižvelgiant|dar ne|prieš)(?!\p{L})[^;.]{0,90}|(?<!\p{L})(?:payment|invoice|account|(?:ap)?mokėjim\p{L}*)[^.;]{0,50}(?<!\p{L})(?:irrelevant|no (?:effect|bearing|influence)|following its own|neturi|nedaro|nesvarb\p{L}*)(?!\p{L})/gu;
const RIGHTS = words(
  'intellectual property',
  'copyrights?',
  'ownership',
  'title',
  'rights?',
  'propert(?:y|ies)',
  'work product',
  'deliverables?',
  'belongs? to',
  "(?:is|are|becomes?) (?:ours|yours|his|hers|theirs|(?:the )?(?:client|provider)'s)",
  'autori\\p{L}*',
  'teis(?:ės|es|ė|ių|ę)',
  'nuosavyb\\p{L}*',
  'intelekt\\p{L}*',
  'priklaus\\p{L}*',
  'tampa \\p{L}+',
);
const PASSES = words(
  'assign\\p{L}*',
  'transfer\\p{L}*',
  'vests?',
  'vested',
  'pass(?:es)?',
  'belongs?',
  'becomes?',
  'owns?',
  'owned',
  "(?:is|are) (?:ours|yours|his|hers|theirs|(?:the )?(?:client|provider)'s)",
  'obtains?',
  'acquires?',
  'receives?',
  'gets?',
  'gains?',
  'remains?',
  'retains?',
  'stays?',
  'works? made for hire',
  'pere(?:ina|iti|is|jimas|jimo)\\p{L}*',
  'perlei\\p{L}*',
  'perduo\\p{L}*',
  'priklaus\\p{L}*',
  'tampa',
  'įgyja',
  'gauna',
  'tenka',
  'lieka',
);
const NOT_A_WORK = words(
  '(?:falls?|fall) due',
  'to terminate',
  'terminate',
  'third part(?:y|ies)',
  'subcontract\\p{L}*',
  'nutraukti',
  'background',
  'delegate',
  'consent',
);
const MOMENT = choiceOf([
  [
    'on-payment',
    /(?<!\p{L})(?:(?:upon|on|after|once|when|with|following|until|till|against|as soon as|subject to|if)(?!\p{L})[^.;]{0,70}(?<!un)(?<!\p{L})(?:pa(?:yment|id|ys)|settle\p{L}*|received)|(?:kai|kol|po|nuo|gav\p{L}*|su)(?!\p{L})[^.;]{0,60}(?:(?:su|ap|iš)mok\p{L}*)|(?:su|ap|iš)mokė(?:j|t)\p{L}*|visiškai atsiskai\p{L}*)(?!\p{L})/u,
  ],
  [
    'on-creation',
    /(?<!\p{L})(?:(?:upon|on|from|at|as of)(?: the (?:moment|time|date|point) of)? (?:its |their |the )?creation|as (?:soon as )?(?:it is|they are|each \p{L}+ is|work is) (?:created|made|written|drawn|produced)|as (?:it|they) (?:arises?|comes? into being)|(?:the )?(?:second|moment|instant|minute) (?:at which |when |that )?(?:it|they|he|she|you|i|we|the \p{L}+|each \p{L}+|each of \p{L}+)(?: \p{L}+)? (?:is|are|press\p{L}*|creat\p{L}*|ma[dk]e\p{L}*|arises?|come\p{L}*|exist\p{L}*|writ\p{L}*|draw\p{L}*)|hereby (?:irrevocably )?assigns?|works? made for hire|sukūrim\p{L}*|sukur(?:t|i)\p{L}*|(?:tą|nuo|iš) (?:pačios |pat |tos )?akimirk\p{L}*|(?:parašymo|nupiešimo|parengimo|padarymo|atsiradimo) (?:met|moment|dien|akimirk)\p{L}*|nuo (?:pat )?(?:atsiradimo|sukūrimo|pirmos)|vos (?:tik )?\p{L}+)(?!\p{L})/u,
  ],
  [
    'on-delivery',
    /(?<!\p{L})(?:(?:upon|on|after|at|with|when|once)(?!\p{L})[^.;]{0,40}(?:deliver(?:y|ed)|accept\p{L}*|handover|handed over|approv\p{L}*)|(?:perdavim|priėmim|perdav|priėm|pristat|pateikim)\p{L}*|pasirašius (?:\p{L}+ ){0,3}akt\p{L}*)(?!\p{L})/u,
  ],
]);

const ROUNDS =
  /(?<![\p{L}\d])(?:(\d{1,2})(?: \(\d{1,2}\))?|(one|a single|first|pirm(?:as|ą|asis|ąjį)|vien(?:as|ą))) (?:\p{L}+ ){0,3}(?:rounds?|sets? of (?:changes|corrections|revisions|amendments)|revisions?|iterations?|rat(?:as|ai|us|ų|ą)|raund(?:as|ai|us|ų|ą)|cikl(?:as|ai|us|ų|ą)|iteracij\p{L}+|tur(?:ai|us|ų|ą)|(?:derinim|tais|pataisym|korek|pastab)\p{L}* etap(?:as|ai|us|ų|ą)|kart(?:us|ų)|pataisym(?:ai|us|ų|ą)|korekcij(?:os|as|ų|ą))(?!\p{L})/gu;
const TWICE =
  /(?<!\p{L})(?:revis|correct|chang|amend|tais|pataiso|ištais)\p{L}* (?:\p{L}+ ){0,4}(?:(once)|(twice)|(dukart))(?!\p{L})/u;
const CHANGES = words(
  'rounds?',
  'revis\\p{L}*',
  'changes',
  'amend\\p{L}*',
  'correct\\p{L}*',
  'feedback',
  '(?:pa|iš)?tais\\p{L}*',
  'pataisym\\p{L}*',
  'korek\\p{L}*',
  'pastab\\p{L}*',
  'derinim\\p{L}*',
  'keitim\\p{L}*',
  'pakeitim\\p{L}*',
  'redag\\p{L}*',
  'perdar\\p{L}*',
);
const EXTRA =
  /(?<!\p{L})(?:further|additional|extra|after the|beyond|third|fourth|papildom\p{L}+|toles\p{L}+|po)(?: \p{L}+)? $|(?:each|every|kiekvien\p{L}+|kit\p{L}+) $/u;

const rounds: Reader = ({ plain }) => {
  const found = [...plain.matchAll(ROUNDS)]
    .filter(({ index }) => !EXTRA.test(plain.slice(0, index)))
    .map(({ 1: digits }): DealValue => ({ kind: 'count', count: Number(digits ?? 1) }));
  if (found.length > 0) return found;
  const often = TWICE.exec(plain);
  return often === null ? [] : [{ kind: 'count', count: often[1] === undefined ? 2 : 1 }];
};

export const WORK_RULES = {
  confidentiality: {
    of: SECRET,
    underHeading: SECRET,
    goesOn: GOES_ON,
    unless: new RegExp(
      `${COMPETES.source}|${words('refund\\p{L}*', 'warrant\\p{L}*', 'nekvie\\p{L}*', 'vilio\\p{L}*', 'nevilio\\p{L}*', 'slaptažod\\p{L}*', 'ne(?:dirb|teik|kur)\\p{L}*').source}`,
      'u',
    ),
    read: first(lasting(100 * YEAR), FOREVER),
  },
  'non-compete': {
    of: new RegExp(`${COMPETES.source}|${NOT_FOR_OTHERS.source}`, 'u'),
    read: (said) => (COMPETES.test(said.plain) || !NO_BAN.test(said.plain) ? lasting(20 * YEAR)(said) : []),
  },
  'ip-moment': {
    of: RIGHTS,
    alsoOf: PASSES,
    unless: NOT_A_WORK,
    read: (said) => MOMENT({ ...said, plain: said.plain.replaceAll(WHATEVER, '') }),
  },
  revisions: { of: CHANGES, read: rounds },
} satisfies Readonly<Record<string, Rule>>;
