import { periodsIn } from '../../check/figures.js';
import { choiceOf, first, periodValue, type Reader, type Rule } from './rule.js';
import { words } from '../../check/whole-words.js';
import { lean, leanSource } from '../../reading/letters.js';

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
const GOES_ON = lean(
  /^\W*(?:(?:\d+(?:\.\d+)*[.)]?|\(\w{1,3}\)) )?(?:the (?:\p{L}+ ){0,2}(?:obligations?|dut(?:y|ies)|undertakings?|restrictions?|provisions?|foregoing|above|same|promises?|commitments?|clause|section|covenants?) |clause |section |paragraph |article |this |that |these |those |such |it |its |they |ši |šis |šios |šie |tai |ji |jis |toks |tokia |pareiga |įsipareigojimas )/u,
);
const COMPETES = words(
  'compet(?:e|es|ing|itors?|itive)',
  'non-?compet\\p{L}*',
  'rivals?',
  'solicit\\p{L}* (?:\\p{L}+ ){0,4}(?:clients?|customers?)',
  'konkur\\p{L}*',
  'nekonkur\\p{L}*',
);
/** A ban to work for others, whatever the work is called: "for no other hotel", „nefotografuoja kitų viešbučių“. */
const NOT_FOR_OTHERS = lean(
  /(?<!\p{L})(?:(?:not|nor|refrains? from|never|neither|n't)(?: [\p{L}'-]+){0,6} (?:work\p{L}*|act\p{L}*|provid\p{L}*|render\p{L}*|engag\p{L}*|advis\p{L}*|consult\p{L}*|accept\p{L}*|perform\p{L}*|serv\p{L}*|writ\p{L}*|design\p{L}*|develop\p{L}*|photograph\p{L}*|film\p{L}*|record\p{L}*|sell\p{L}*|offer\p{L}*|assist\p{L}*|deal\p{L}*|lend\p{L}*|teach\p{L}*|translat\p{L}*|train\p{L}*|mak\p{L}*|tak\p{L}*|carr\p{L}*|do\p{L}*|employed|involved|interested|participat\p{L}*|operat\p{L}*|set up|start\p{L}*|join\p{L}*)(?: [\p{L}'-]+){0,10}? (?:any other|other|another|any|anyone|anybody|similar|in competition)(?!\p{L})|(?:not|nor|never|n't)(?: [\p{L}'-]+){0,4} (?:work|act|provide (?:\p{L}+ ){0,2}services|render (?:\p{L}+ ){0,2}services|consult|write|advise|accept (?:\p{L}+ ){0,2}(?:work|orders?|assignments?|engagements?)) (?:\p{L}+ ){0,2}?(?:for|to|with|from) |no (?:other|similar)|(?:ne\p{L}{4,})(?: \p{L}+){0,6} (?:kit(?:iems|oms|ų|ai|am|ose|uose)|joki(?:ai|am|ems|oms|u|a)|klient\p{L}+|panaši\p{L}+)|kit(?:iems|oms)(?: \p{L}+){1,4} ne\p{L}{4,}|joki\p{L}+(?: [\p{L},]+){0,14} ne(?:dirb|teik|kur)\p{L}*)(?!\p{L})/u,
);
const NO_BAN = words(
  'people',
  'hire[sd]?',
  'hiring',
  'poach\\p{L}*',
  'jobs?',
  'lure[sd]?',
  'entic\\p{L}*',
  'recruit\\p{L}*',
  'renew',
  'rates?',
  'prices?',
  'increase\\p{L}*',
  'payments?',
  'pay|paid',
  'invoices?',
  'notice',
  'keep(?:s|ing)?',
  'copy|copies',
  'backups?',
  'licen[cs]e[sd]?',
  'defects?',
  'faults?',
  'disparag\\p{L}*',
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
/** Whom the other side employs is no market. */
const ONLY_STAFF = lean(
  /^(?!.*(?<!\p{L})(?:compet|customers?|konkur)).*(?<!\p{L})(?:solicit|hir|employ|recruit|poach|entic)\p{L}* (?:[\p{L}',]+ ){0,6}(?:employees?|staff|personnel|workers?|people)(?!\p{L})/u,
);
const AFTER = lean(
  /^[^.;]{0,60}?(?<!\p{L})(?:after|afterwards|following|thereafter|from|since|po|nuo|pasibaig\p{L}*)(?!\p{L})/u,
);
const BEFORE_IT = lean(
  /(?<!\p{L})(?:for|until|after|another|lasts?|dar|galioja|ir|po|metu)(?: \p{L}+){0,4} $/u,
);

/** "Within thirty days" of the end something has to be done, and "in the year before" somebody was a client. */
const BY_THEN = lean(
  /(?<!\p{L})(?:within|in less than)(?: (?:the|a|no more than|at most))? $|(?<!\p{L})(?:once|twice|times|every|each|per) $/u,
);
const BEFORE_THAT = lean(
  /^(?:'s?|s')?(?: period)?,? (?:immediately )?(?:before|prior|preceding|notice|'? ?old)(?!\p{L})/u,
);

/** The longest of what is kept after the end, as it is said with "after", or "for". */
const lasting =
  (longest: number): Reader =>
  ({ plain }) => {
    const found = periodsIn(plain).filter(
      ({ days, before, after }) =>
        days >= MONTH && days <= longest && !BY_THEN.test(before) && !BEFORE_THAT.test(after),
    );
    const said = found.filter(({ before, after }) => AFTER.test(after) || BEFORE_IT.test(before));
    return (said.length > 0 ? said : found).slice(0, 1).map(periodValue);
  };

const FOREVER = choiceOf([
  [
    'unlimited',
    lean(
      /(?<!\p{L})(?:indefinite\p{L}*|perpetu\p{L}*|forever|for ever|at any time (?:\p{L}+ ){0,3}after|at all times (?:\p{L}+ ){0,3}(?:after|subsequent)|without (?:any )?(?:time limits?|limit(?:ation)?s? (?:in|of|as to) time|end(?: date)?)|without limit(?=[.,;]|$)|for an (?:unlimited|indefinite) (?:period|time)|(?:during|both during) and (?:at all times )?after(?=[^.;]*(?:no|without) (?:time )?limit)|(?:has|have|knows?) no (?:end|limit|expiry)|never (?:ends?|expires?|lapses?)|no time limit|unlimited|neterminuot\p{L}*|neribo\p{L}*|vis(?:am|iems) laik\p{L}*|be (?:jokio )?(?:termino|laiko|galo|pabaigos)|(?:neturi|nėra) (?:pabaigos|termino)|amžin\p{L}*|visada (?:saug|neatskl|laik)\p{L}*|niekada nesibaig\p{L}*)(?!\p{L})/u,
    ),
  ],
]);

/** Under a heading about secrets, or behind a sentence about them, these are about something else. */
const OTHER_DUTY = words(
  'notice',
  'insur\\p{L}*',
  'indemn\\p{L}*',
  'employ\\p{L}*',
  'hire[sd]?',
  'begins?',
  'arrangement',
  'copy|copies',
  'delet\\p{L}*',
  'returns?',
  'destroy\\p{L}*',
  'work (?:for|with|to)',
  'publish\\p{L}*',
  'pay\\p{L}*',
  'paid',
  'deliver\\p{L}*',
  'brings?',
  'offers?',
  'once (?:a|every)',
  'check',
);
const A_DUTY = words(
  'obligations?',
  'dut(?:y|ies)',
  'undertakings?',
  'promises?',
  'covenants?',
  'surviv\\p{L}*',
  'this (?:section|clause|article|paragraph)',
);
/** A definition, or a liability without a limit: "unlimited" is said of something else. */
const NOT_FOREVER = lean(/(?<!\p{L})(?:means|shall mean|includes|liab\p{L}*|atsakomyb\p{L}*)(?!\p{L})/u);

export const SECRET_RULES = {
  confidentiality: {
    of: SECRET,
    underHeading: SECRET,
    goesOn: GOES_ON,
    unless: new RegExp(
      leanSource(
        `${COMPETES.source}|${words('refund\\p{L}*', 'warrant\\p{L}*', 'poach\\p{L}*', 'lure[sd]?', 'entice\\p{L}*', 'solicit\\p{L}*', 'recruit\\p{L}*', 'licen[cs]e[sd]?', 'right to use', 'neišimtin\\p{L}*', 'nekvie\\p{L}*', 'vilio\\p{L}*', 'nevilio\\p{L}*', 'slaptažod\\p{L}*', 'ne(?:dirb|teik|kur)\\p{L}*').source}`,
      ),
      'u',
    ),
    read: (said) =>
      !SECRET.test(said.plain) && OTHER_DUTY.test(said.plain) && !A_DUTY.test(said.plain)
        ? []
        : first(lasting(100 * YEAR), (each) => (NOT_FOREVER.test(each.plain) ? [] : FOREVER(each)))(said),
  },
  'non-compete': {
    of: new RegExp(leanSource(`${COMPETES.source}|${NOT_FOR_OTHERS.source}`), 'u'),
    unless: ONLY_STAFF,
    read: (said) => (COMPETES.test(said.plain) || !NO_BAN.test(said.plain) ? lasting(20 * YEAR)(said) : []),
  },
} satisfies Readonly<Record<string, Rule>>;
