import { withFigures } from '../check/figures.js';
import { durations } from '../check/measures.js';
import type { Sentence } from '../check/segment.js';
import { topicOf } from '../check/concepts/names.js';
import { words } from '../check/whole-words.js';
import type { Readings } from '../check/concepts/read-concepts.js';
import type { Change } from './counter.js';
import { partsOf, POINTS_BACK } from './lost-parts.js';
import type { Language } from '../model/document.js';

/*
 * Another sentence in the place of one strikes all of it. What is agreed to be done, a number of things, what the client owes and what
 * keeps whoever works from harm is not struck unasked, unless the new words say it.
 */

/** Something that a sentence says in favour of whoever works, and what says it again in the new words. */
interface Kept {
  readonly said: RegExp;
  readonly again: RegExp;
}

const PAYING = words(
  'pa(?:y|id|ys|yable|yment)\\p{L}*',
  'price',
  'fees?',
  'invoices?',
  'reimburs\\p{L}*',
  'repaid',
  '(?:su|ap|iš)?mok\\p{L}*',
  'kain\\p{L}*',
  'atlyg\\p{L}*',
  'atlygin\\p{L}*',
);
const CLIENT_WILL =
  'client (?:also |then )?(?:shall|will|must|agrees to|undertakes to|is to|is (?:obliged|required) to)';
const SUPPLYING =
  '(?:provid|suppl|deliver|furnish|giv(?!\\p{L}*[^.;]{0,40}(?:notice|week|month|day))|grant|arrang|recruit|appoint|assist|cooperat|co-operat|procur|obtain|send|hand|make available|mak\\p{L}{1,3} available|answer|name[sd]?|credit)';
/** How the work is accepted is another matter. */
const NO_ANSWER = '(?! (?:\\p{L}+ ){0,3}(?:comments?|feedback|remarks?|approval|acceptance))';
const NOTHING = '(?! (?:no|nothing|only|not|neither))';

/** The duties of the client, and the rights of whoever works. */
const KEPT: readonly Kept[] = [
  {
    said: words(
      `${CLIENT_WILL} (?:\\p{L}+ly |also |then )?(?:pay|reimburse|refund|repay)${NOTHING}`,
      `client (?:\\p{L}+ly |also |then )?(?:pays|reimburses|refunds|repays)${NOTHING}`,
      '(?:paid|reimbursed|payable) by (?:the )?client',
      '(?:work|services|hours|documents) [^.;]{0,40}(?:is|are|shall be|will be) paid(?! only)',
      'provider (?:(?:is|shall be|will be) (?:paid|reimbursed|compensated)(?! (?:only|no))|(?:shall|will|is to) receive(?! (?:no|only)))',
      `klientas (?:[\\p{L}\\d]+ ){0,6}(?:sumoka|apmoka|moka|atlygina|kompensuoja|išmoka)${NOTHING}(?! (?:tik|ne\\p{L}+))`,
      '(?:darb|valand)\\p{L}* (?:[\\p{L}\\d]+ ){0,3}(?:apmokam|sumokam)\\p{L}*',
    ),
    again: PAYING,
  },
  {
    said: words(
      `${CLIENT_WILL} (?:\\p{L}+ly |also |then )?${SUPPLYING}\\p{L}*${NO_ANSWER}`,
      `client (?:\\p{L}+ly |also |then )?(?:provides|supplies|delivers|furnishes|gives(?![^.;]{0,40}(?:notice|week|month|day))|grants|arranges|recruits|appoints|assists|sends|makes available|answers|names|credits)${NO_ANSWER}`,
      '(?:will|shall|are|is) (?:\\p{L}+ )?(?:be )?(?:supplied|provided|furnished|made available) by (?:the )?client',
      'klientas (?![^.;]{0,60}(?:pastab|atsakym))(?:[\\p{L}\\d]+ ){0,6}(?:pateikia|suteikia|perduoda|parūpina|atveža|užtikrina|grąžina(?! (?:jį|ją|jas|juos|sulaikyt|sum|pinig))|sudaro (?:\\p{L}+ )?sąlygas|nurodo autor\\p{L}*)',
    ),
    again: words(
      'client will (?:supply|provide|give|reimburse|return)',
      'klientas (?:pateikia|suteikia|grąžina|atlygina)',
    ),
  },
  {
    said: words(
      'client (?:shall|will|may|must) not (?:\\p{L}+ ){0,2}(?:disclose|use|publish|share|solicit|copy|resell|sell|terminate|withhold|deduct|reject)',
      'klientas (?:\\p{L}+ ){0,3}(?:neatskleidžia|nenaudoja|neskelbia)',
      'klientas (?:\\p{L}+ ){0,2}negali (?:\\p{L}+ ){0,3}(?:naudoti|skelbti|nutraukti|sulaikyti|atmesti)',
    ),
    again: words(
      'client may not|neither party|each party|either party|until then|only (?:where|when|if|the)',
      'nė (?:1|viena) šalis|kiekviena šalis|iki tol|tik',
    ),
  },
  {
    said: words(
      'provider (?:may|can|is free to|is entitled to|(?:shall|will) be entitled to|(?:has|shall have) the right to) (?!not|only|in no)(?![^.;]{0,160}(?: only | (?:consent|approval|permission)))',
      'paslaugų teikėjas (?:\\p{L}+ ){0,2}(?:gali|turi teisę) (?!tik|ne)(?![^.;]{0,160}(?: tik | (?:sutikim|leidim|pritarim)))',
    ),
    again: words(
      '(?:provider|either party|each party) (?:\\p{L}+ ){0,2}(?:may|can|will have)',
      'need not|stays with|remains with',
      '(?:paslaugų teikėjas|kiekviena šalis) (?:\\p{L}+ ){0,2}gali|lieka|leidžiam\\p{L}*',
    ),
  },
  {
    said: words(
      'provider (?:retains?|keeps?|shall retain|shall keep|will retain|will keep) (?:\\p{L}+ ){0,4}(?:rights?|copyright|title|ownership|templates?|tools?|methods?|know-how|sketches|licen[cs]e|deposit|advance|fees?)',
      '(?:remains?|stays?|belongs?) (?:with |to |the property of )?(?:the )?provider',
      '(?:lieka|priklauso|pasilieka|išsaugo|išlaiko) paslaugų teikėj\\p{L}*',
      'paslaugų teikėjas (?:pasilieka|išsaugo|išlaiko) (?!paslap|konfid)',
    ),
    again: words('stays? with|remains? with|keeps?', 'lieka|pasilieka'),
  },
  {
    said: words(
      'provider (?:is|shall be|will be|shall|will) not (?:be )?(?:liable|responsible|obliged|required|bound|answerable)',
      'provider (?:\\p{L}+ )?need not',
      'nor (?:shall|will|is) (?:it|she|he|they|provider) (?:be )?(?:liable|responsible|obliged)',
      'paslaugų teikėjas (?:\\p{L}+ ){0,2}(?:neatsako|neprivalo|neatlygina)',
    ),
    again: words('not (?:be )?(?:liable|required)|but not for|need not', 'neatsako|bet ne|neprivalo'),
  },
  {
    said: words(
      "provider's (?:\\p{L}+ ){0,3}liability (?:[^.;]{0,60} )?(?:is|shall be) (?:limited|excluded)",
    ),
    again: words('liability', 'losses'),
  },
];

/** What is kept out of a duty that stays one; not where the client decides about it. */
const CARVED_OUT = words(
  '(?:except|unless|save (?:for|that|where)|other than(?! (?:through|by|with)))(?! (?:with|where|if|that)? ?(?:the )?client)',
  '(?<!client [^.;]{0,30})(?:do|does|shall|will) not (?:apply|cover|include|extend to)',
  '(?:išskyrus|nebent)(?! (?:\\p{L}+ )?klient)',
  'neapima|nelaikom\\p{L}*',
  '(?<!klientui [^.;]{0,30})netaikom\\p{L}*',
);
const STILL_BOUND: ReadonlySet<string> = new Set([
  'confidentiality',
  'provider-warranties',
  'non-solicitation',
]);

/** How long a duty goes on after the end. */
const ENDS = words(
  '(?:\\d+|\\p{L}+)(?: \\(\\p{L}+\\))? (?:years?|months?) (?:after|following|from|post)',
  '(?:\\d+|\\p{L}+)(?: \\([^)]+\\))? (?:met(?:us|ų)|mėnes\\p{L}+) (?:po|nuo|pasibaigus)',
  'po [^.;]{0,60} (?:\\d+|\\p{L}+) (?:met(?:us|ų)|mėnes\\p{L}+)',
);
const BINDS = words('each party keeps', 'kiekviena šalis saugo', 'provider', 'paslaugų teikėjas');

/** What of the topics that a part is surely about must not go with another one. */
const SUBSTANCE: readonly string[] = ['scope', 'fees', 'timeline', 'deposit', 'client-duties'];

const PLACE = /\{([^{}]+)\}/gu;
const NAMES: Readonly<Record<Language, Readonly<Record<'provider' | 'client', string>>>> = {
  en: { provider: 'provider', client: 'client' },
  lt: { provider: 'paslaugų teikėjas', client: 'klientas' },
};

/** The words of a template as a contract that is read says them. */
function plainOf(template: string, language: Language): string {
  const { provider, client } = NAMES[language];
  return template
    .replaceAll(PLACE, (_, place: string) => {
      if (place.startsWith('#')) return `2 ${PERIODS[language]}`;
      const [name = '', word = ''] = place.split(' ');
      if (name.includes('/')) return name.slice(name.indexOf('/') + 1);
      const side = name === 'provider' ? provider : name === 'client' ? client : 'contract';
      return CASES.has(word) ? side : `${side} ${word}`.trim();
    })
    .toLowerCase();
}
/** A figure of any kind, as a period. */
const PERIODS: Readonly<Record<Language, string>> = { en: 'years', lt: 'metus' };
const CASES: ReadonlySet<string> = new Set(['gen', 'obj', 'dat', 'acc', 'ins']);

/** The words that a change brings, as a contract that is read says them. */
export function newWordsOf(change: Change | undefined, language: Language): string {
  return change?.kind === 'rewrite' || change?.kind === 'append' ? plainOf(change[language], language) : '';
}

/** References, times and years are no number of things. */
const NO_COUNT =
  /(?:clauses?|sections?|articles?|paragraphs?|schedules?|annex(?:es)?|appendix|exhibits?|no\.?|nr\.?|items?|points?) \(?\d[\d.]*\)?|\d[\d.]*\)? ?(?:\p{L}+ )?(?:str\.|straipsn(?!ių|ius|iai)|punkt|skyri|dal(?:is|ies|į|yje)(?!\p{L})|pried|papunk)|\d{1,2}[:.]\d{2}|24 ?\/ ?7/gu;
const SUMS =
  /(?:[€$£]|(?:eur|usd|gbp) ) ?\d[\d ,.]*(?:\d|m|k)?|\d[\d ,.]*\d? ?(?:€|eur|usd|gbp|pounds?|dollars?|tūkst)\p{L}*/gu;
const SHARES =
  /\d{1,3}(?:[.,]\d{1,4})? ?(?:%|‰|per ?cent|proc|nuošimč)\p{L}*|\d+ \p{L}*dal(?:į|is|ius|io|ių|iai)(?!\p{L})/gu;
const ROUNDS =
  /\d+ (?:\p{L}+ )?(?:times?|rounds?|sets?|drafts?|periods?|kart|rat|laikotarp)\p{L}*|\d+ (?:further|additional|more) \p{L}+/gu;

const NUMBERED = /^\s*\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\p{L}[.)]|[ivx]{1,5}[.)])\)?\s/u;
const IN_BRACKETS = /(?<=\d) \(\d+\)/gu;
const SIDES = words(
  'provider',
  'client',
  'she',
  'he',
  'they',
  'ji|jis|jie',
  'paslaugų teikėj\\p{L}*',
  'klient\\p{L}*',
);
const TIMES = /\d+(?: \(\d+\))?[- ]?(?:minu[tč]|sekund|second|ketvirč|quarter)\p{L}*/gu;
const LARGE = /\d{1,3}(?:[ ,.]\d{3})+/gu;

/** Whether a sentence names a number of things, or a day: no period, share, sum or reference. */
export function countsThings(plain: string): boolean {
  const read = withFigures(plain.replace(NUMBERED, '')).replaceAll(IN_BRACKETS, '');
  const starts = durations(read).map(({ index }) => index);
  const others = read
    .replaceAll(/\d+/gu, (digits, at: number) => (starts.includes(at) ? ' '.repeat(digits.length) : digits))
    .replaceAll(SUMS, ' ')
    .replaceAll(SHARES, ' ')
    .replaceAll(NO_COUNT, ' ')
    .replaceAll(ROUNDS, ' ')
    .replaceAll(TIMES, ' ')
    .replaceAll(LARGE, ' ');
  return [...others.matchAll(/\d+/gu)].some(
    ({ 0: digits, index }) => Number(digits) > 1 && SIDES.test(others.slice(0, index)),
  );
}

/** Topics of which a number of days, posts or hours is what is wrong with a sentence. */
const OF_NUMBERS: ReadonlySet<string> = new Set([
  ...['independent-status', 'publicity', 'term', 'termination-breach', 'termination-convenience', 'kill-fee'],
  ...['late-payment', 'exclusivity', 'non-solicitation', 'subcontracting', 'insurance', 'audit'],
]);
const OF_A_NUMBER: ReadonlySet<string> = new Set([
  'timeline.always-available',
  'provider-warranties.results',
]);

/** Whose sentence may begin with the work itself. */
const OF_THE_WORK: ReadonlySet<string> = new Set([
  ...['scope', 'change-control', 'revisions', 'acceptance', 'amendments', 'fees', 'invoicing'],
]);
const NUMBER = '^(?:\\(?\\d[\\d.]*[.)]?\\)? )?(?:the )?';
/** What a part begins with: a duty, and no right to decide. */
export const OBLIGES_CLIENT = new RegExp(
  `${NUMBER}(?:client (?:shall|will|must|(?!has|is|owns|decides|determines|reserves|retains|keeps|owes|considers|deems|fixes|sets|chooses|tries)\\p{L}+s)(?! (?:not|have|be|try|own|decide|determine|only|no|alone|in its))(?!\\p{L})|klientas (?!(?:[\\p{L}\\d]+ ){0,5}(?:gali|turi|ne\\p{L}+|sprendžia|nustato|vienas|savo nuožiūra|mano|laiko|pasirenka|įgyja|tampa|priima|pareikalauja|reikalauja)(?!\\p{L})))`,
  'u',
);
/** What both promise each other. */
const OBLIGES_BOTH = new RegExp(
  '(?<!\\p{L})(?:(?:neither|each|either) party|(?:both |the )parties|(?:nė (?:1|viena)|kiekviena|abi) šal|šalys)(?!\\p{L}* (?:agree|susitar))',
  'u',
);
const OBLIGES_PROVIDER = new RegExp(
  `${NUMBER}(?:provider (?:shall|will|must|\\p{L}+s)(?! not)|paslaugų teikėjas (?!(?:\\p{L}+ ){0,3}(?:gali|turi|ne\\p{L}+)))`,
  'u',
);

/** A sentence in whose place other words come. */
export interface Struck {
  readonly sentence: Sentence;
  readonly quote: string;
  /** Of the finding for which it goes. */
  readonly id: string;
  /** The words in its place, as a contract that is read says them. */
  readonly instead: string;
}

/** Where a plain sentence says something that neither its finding nor the words in its place are about, and that is not to be lost. */
export function lostIn(
  { sentence, quote, id, instead }: Struck,
  language: Language,
  readings: Readings,
): number | undefined {
  const { plain } = sentence;
  const topic = topicOf(id);
  const saying = (said: RegExp): number | undefined => said.exec(plain)?.index;
  const kept = KEPT.find(({ said, again }) => said.test(plain) && !again.test(instead));
  if (kept !== undefined) return saying(kept.said);
  if (!OF_NUMBERS.has(topic) && !OF_A_NUMBER.has(id) && countsThings(plain)) return saying(/\d/u) ?? 0;
  if (STILL_BOUND.has(topic) && CARVED_OUT.test(plain) && !CARVED_OUT.test(instead))
    return saying(CARVED_OUT);
  if (topic === 'confidentiality' && ENDS.test(plain) && BINDS.test(instead) && !ENDS.test(instead))
    return saying(ENDS);
  const parts = partsOf(sentence, quote, id, language, readings);
  const most = Math.max(...parts.map(({ share }) => share));
  const others = parts.filter(({ share }) => share < most);
  const isOfBoth = (said: string): boolean => OBLIGES_BOTH.test(said) && !OBLIGES_BOTH.test(instead);
  const first = parts[0];
  const lost = others.find(
    (part) =>
      OBLIGES_CLIENT.test(part.plain) ||
      isOfBoth(part.plain) ||
      (part === first && OF_THE_WORK.has(topic) && OBLIGES_PROVIDER.test(part.plain)) ||
      (!POINTS_BACK.test(part.plain) &&
        /* "They keep …, but …": what the blamed part is set against is no burden. */
        ((part.isAgainst && part.defect === undefined) ||
          SUBSTANCE.some((each) => each !== topic && part.topics.has(each)))),
  );
  return lost && Math.max(0, plain.indexOf(lost.plain));
}
