import { readFigure } from '../reading/figure.js';
import { saidFigure } from '../reading/said-figure.js';
import { isPiecePrice, piecePriceBehind } from './piece-price.js';
import { roleOf, type Roles } from './roles.js';
import type { Statement } from './statements.js';

export type SumRole =
  | 'price'
  | 'hour'
  | 'month'
  | 'deposit'
  | 'expenses'
  | 'extra'
  /** Of no answer: what is left to pay, what others cost, the price of one of many. */
  | 'none';

/** Money that a statement names. */
export interface Sum {
  readonly value: number;
  readonly currency: string | undefined;
  readonly role: SumRole;
  /** In the statement. */
  readonly from: number;
  readonly to: number;
  /** "up to", "about": not the sum itself. */
  readonly isEstimate: boolean;
  /** "About": nor is it a limit. */
  readonly isGuess: boolean;
  /** For each hour, month or piece. */
  readonly isRate: boolean;
  /** Only "monthly" or "an hour" elsewhere in the sentence makes it a price: they may be said of something else. */
  readonly isLoose: boolean;
  /** What was agreed on after other offers. */
  readonly isSettled: boolean;
}

export const CURRENCIES: readonly (readonly [code: string, words: RegExp])[] = [
  ['EUR', /€|\beur/u],
  ['USD', /\$|\busd|\bdol/u],
  ['GBP', /£|\bgbp|\bpound|\bsvar/u],
  ['PLN', /\bpln|\bzl/u],
  ['SEK', /\bsek|\bkr/u],
  ['CHF', /\bchf|\bfrank/u],
];
const BEFORE = String.raw`(?:us\$|[€$£]|\b(?:eur|usd|gbp|pln|sek|chf))\s?`;
const AFTER = String.raw`\s?(?:,-\s?)?(?:[€$£]|(?:eur(?:os?|as|ai|u|us|ais|ams)?|usd|dollars?|doleri\w+|gbp|pounds?(?: sterling)?|svar\w+|pln|zl|zlot\w+|sek|kr|kron\w+|chf|frank\w*)\b)`;
const DIGITS = String.raw`\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
const THOUSANDS = String.raw`(?:\s?(?:k|tukst\.?|tukstan\w+|thousand)\b\.?)?`;
const AMOUNT = new RegExp(
  `(?<![\\d.,])(?:(${BEFORE})(${DIGITS})(${THOUSANDS})|(${DIGITS})(${THOUSANDS})(${AFTER}))`,
  'gu',
);
const NEGATION = String.raw`(?:\b(?:no|not|never|cannot|without)|n't) (?:\w+ ){0,3}`;
const NEGATION_LT = String.raw`\bne\w* (?:\w+ ){0,2}`;
/** Before a sum that nobody holds to. */
const GUESSED = String.raw`(?:\b(?:about|around|approx\w*\.?|roughly|circa|ca\.?|some(?:thing|where) like|in the (?:region|area|range) of|ballpark|estimated?(?: at)?|apie|mazdaug|apytiksl\w*|apytikr\w*|orientacin\w*|preliminar\w*)|[~≈])`;
/** Before a sum that is not the sum itself. */
const ESTIMATED = String.raw`(?:${GUESSED}|\b(?:up to|max(?:imum)?\.?|at (?:the )?most|${NEGATION}(?:more|higher|greater|larger|bigger) than|${NEGATION}(?:exceed\w*|over|above|beyond)|(?:less|lower|cheaper) than|under|below|within|capped at|iki|maks\w*\.?|daugiausia\w*|${NEGATION_LT}(?:daugiau|did\w+|brang\w+|aukst\w+)(?: kaip| nei| negu| uz)?|nevirs\w+|${NEGATION_LT}virsy\w+|(?:maziau|pigiau|mazesn\w+|pigesn\w+) (?:kaip|nei|negu|uz)|neperzeng\w+)|[<≤])`;
/** "Budget: 4500", "kaina 900". */
const BARE = new RegExp(
  `\\b(?:budget|price|fee|kaina|biudzetas|suma)\\s*(?:(?:is|of|yra)\\s*)?[:=-]?\\s*(?:(${ESTIMATED})\\s*)?(${DIGITS})(${THOUSANDS})(?=\\s*(?:$|[.,;)]))`,
  'gu',
);

/** What stands behind: "/h", "per month", "už valandą", "kas mėnesį", "a piece". */
const A_TIME =
  /^[\s.]*(?:\(?(?:\+|plus|be|su|excl\.?|incl\.?)\s*(?:vat|pvm)\)?\s*)?(?:\/\s*|\b(?:per|an?|each|every|uz|kas|i|kiekvien\w+|viena)\s+)+(hours?\b|hr?s?\b|val\w*|months?\b|mo\b|mth\b|men\w*|[a-z]+)/u;
const MONTHLY = /^[\s.]*(?:monthly|kas menesi|menesin\w+|i menesi)/u;
/** Between such a word and its sum: "must not exceed the sum of". */
const LEADING = String.raw`(?:\s*(?:[:=-]|\b(?:the|a|an|of|is|be|to|total|whole|sum|amount|price|budget|yra|visos|bendros|sumos|suma|kaip|nei)\b))*\s*$`;
const ESTIMATE = new RegExp(ESTIMATED + LEADING, 'u');
const GUESS = new RegExp(GUESSED + LEADING, 'u');
const GUESS_BEHIND = /^\s*[,(-]?\s*(?:or so|give or take|approximately|approx|ar panasiai|apytiksl\w*)\b/u;
/** "Max 3 rounds" behind a sum limits those. */
const ESTIMATE_BEHIND =
  /^\s*[,(-]?\s*(?:max(?:imum)?\b|tops\b|at (?:the )?most\b|or (?:so|less|under)\b|(?:and |but )?(?:not|no) (?:more|higher)\b|(?:is|as) (?:the|our|my|a) (?:\w+ )?(?:max(?:imum)?|limit|ceiling|cap)\b|(?:give or take|approximately|approx)\b|maks\w*|daugiausia\w*|(?:ir |bet )?ne daugiau\b|ribos(?:e)?\b|(?:yra |- )?(?:lubos|riba|maksimum\w*)\b|ar (?:panasiai|maziau)\b|apytiksl\w*)(?!\w|\.?\s*(?:(?:than|kaip|nei) )?(?:\d|one\b|two\b|three\b|vien|du\b|dvi|tris\b))/u;
/** A sum that words call a limit or a guess, wherever they stand in its part of the sentence. */
const LIMIT =
  /\b(?:(?:max(?:imum|imal)?|highest|estimated|approximate|rough|ballpark|indicative) (?:budget|price|fee|cost|total|amount)|(?:budget|price|fee|cost|spending|spend) (?:limit|cap|ceiling|estimate|range)|(?:maksimal\w+|didziausi\w+|orientacin\w+|preliminar\w+|apytikr\w+|apytiksl\w+) (?:kaina|biudzet\w*|suma\w*)|(?:kain\w+|biudzet\w+|sum\w+) (?:lub\w+|rib\w+))\b[^.;,]{0,20}$/u;
/** A range, a least, a difference: no sum that anybody agreed on. */
const NO_SUM_BEFORE = new RegExp(
  String.raw`(?:(?<!20\d)\d\s*(?:[€$£]|eur|usd|gbp)?\s*(?:-|to|iki)\s*|\b(?:from|between|at least|min(?:imum)?\.?|starting at|(?<!${NEGATION})(?:more than|over|above)|nuo|tarp|bent|maziausiai|ne maziau (?:kaip|nei)|(?<!${NEGATION_LT})daugiau (?:kaip|nei)|virs)\s*)$`,
  'u',
);
const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|saus|vas|kov|bal|geg|birz|liep|rugp|rugs|spal|lapk|gruod)';
/** "500 Eur iki 2027-01-20", "500 EUR - 20 January": a day, no other end of a range. */
const NO_SUM_AFTER = new RegExp(
  String.raw`^\s*(?:[€$£]|eur|usd|gbp)?\s*(?:-|\bto\b|\biki\b|\bor\b|\barba\b|\bar\b)\s*[€$£]?\s*(?!20[2-9]\d(?:\s?m\b|[-./]\d)|\d{1,2}(?:st|nd|rd|th)?\s(?:d\b|${MONTH})|\d{1,2}[-./]\d{1,2}[-./])\d`,
  'u',
);
const NUMBERED_PART =
  /\b(?:parts?|stages?|phases?|milestones?|steps?|modules?|chapters?|lessons?|sprints?|sections?|pages?|units?|episodes?|videos?|articles?|posts?|logos?|no\.?|nr\.?|etap\w*|dal\w*|modul\w*|skyri\w*|pamok\w*|puslap\w*|serij\w*|straipsn\w*|tekst\w*) \d{1,3}\s+-\s*$/u;
/** A currency of its own stands before the sum: "Homepage 2 - EUR 400". */
const NUMBERED_WORD = /^\W*(?:[a-z]{3,} ){1,3}\d{1,2}\s+-\s*$/u;
/** "Not 900 EUR", "900 EUR is too much". */
const DENIED_BEFORE =
  /(?:\b(?:not|never|nera|ne|nebus|nekainuo\w+|nemoke\w+)|n't)(?: (?:be|cost|pay|for|exactly|uz|the|mokes\w+|kainuo\w+))*\s*$/u;
const DENIED_BEHIND =
  /^\s*(?:(?:is|are|was|sounds|seems|yra|butu|mums|man) )*(?:(?:too|per) (?:much|high|expensive|steep|daug|brang\w+|didel\w+)|(?:is not|isn't|nera) (?:the|our|my|a|what|possible|ok|musu|kaina|biudzet\w*|suma|imanom\w*))/u;

/** What a sum is for, whatever time stands behind it. */
const TIMELESS: Roles<Exclude<SumRole, 'hour' | 'month'>> = {
  price:
    /\b(?:for(?= (?:about |around |up to )?(?:[€$£\d]|(?:eur|usd|gbp|pln|sek|chf)\b))|uz(?= (?:apie |iki )?(?:[€\d]|eur\b))|budget|price|total|overall|altogether|costs?|fees?|quoted?|pay|paid|payment|lump|flat|all in|all-in|for (?:the )?(?:whole|entire|everything|all|job|project|work)|rate|kain\w+|biudzet\w*|suma\w*|is viso|viso|mok\w+|sumok\w*|atlyg\w*|skir\w+|uz visk?a|viskas|everything|uz darb\w+|honorar\w*|samat\w*|fiksuot\w*|ikain\w*|uz projekt\w*|sutink\w*|sutar\w+|settled|agreed|prasyc\w+|siulo\w+|imt\w+|imam)\b/gu,
  deposit:
    /\b(?:deposit|advance|up ?-?front|prepay\w*|avans\w*|is anksto|pries pradedant|at the start|on signing|pasiras\w+)\b/gu,
  expenses:
    /\b(?:expenses?|travel|materials?|licen[cs]es?|stock (?:photos?|images?)|fonts?|hosting|domain|printing|islaid\w*|kelion\w*|kur\w{2,3}|medziag\w*|licencij\w*|spaud\w*|talpinim\w*)\b/gu,
  extra:
    /\b(?:extra|additional\w*|beyond|outside|out of scope|overtime|(?<!vat )on top|further|more (?:changes|work|rounds|revisions|corrections|pages|hours)|anything (?:else|more|beyond|over)|over and above|(?<!\b(?:vat|pvm) (?:\w+ )?)(?:separately|separate|atskirai)|after that|kiekvien\w+ kit\w+|daugiau (?:pataisym|darb|valand)\w*|veliau|papildom\w*|virsyj\w*|(?<!\bne\w* (?:\w+ )?)virsyt\w*|virs (?:sio|sutart|apimt)\w*|uz ribu)\b/gu,
  none: /\b(?:rest|remaining|remainder|balance|second half|other half|likus\w*|likut\w*|kita puse|ad(?:vertising|s)? (?:budget|spend)|media budget|ad-?spend|reklamos biudzet\w*|turnover|revenue|apyvart\w*|pajam\w*|profit|peln\w*|fine|penalt\w*|baud\w*|netesyb\w*|delspinig\w*|each|apiece|vnt|orders?|uzsakym\w*|discount\w*|nuolaid\w*|shipping|liability|damages|atsakomyb\w*|insur\w*|draud\w*|worth|verte\w*|saved?|sutaup\w*|salary|raised|invest\w*|grant|loan|paskol\w*)\b/gu,
};

const ROLES: Roles<SumRole> = {
  ...TIMELESS,
  hour: /\b(?:hourly(?: (?:rate|fee|price|pay))?|valandin\w+ (?:ikain|tarif|atlyg|kain|mokest)\w*|an hour|per hour|valandin\w*|uz valanda|val\. ikain\w*)\b/gu,
  month:
    /\b(?:monthly (?:\w+ )?(?:fee|price|rate|payment|retainer|budget|cost|charge|amount)|menesin\w+ (?:\w+ )?(?:mokest|atlyg|kain|ikain|tarif|sum|abonent|biudzet)\w*|(?:fee|price|rate|mokest\w+|kaina|atlyg\w+) (?:a|per|each|kas|uz) (?:month|menesi)|monthly|retainer|a month|per month|menesin\w*|per menesi|kas menesi|abonent\w*)\b/gu,
};

/** "20h a month for USD 2,400", „20 val. per mėn. už 900 Eur“. */
const FOR_A_MONTH =
  /\d\s?(?:h|hrs?|hours?|val\w*)\.? (?:(?:a|per|each|every) month|(?:per|i|kas) men\w*\.?)\s*(?:for|uz|at|:|-)\s*$/u;

/** Whether words name what money is for: a price, an advance, costs. */
export const isNamedForPay = (plain: string): boolean =>
  Object.values(ROLES).some((words) => new RegExp(words.source, 'u').test(plain));

export const valueOf = (digits: string, thousands: string): number | undefined => {
  const said = `${digits}${thousands === '' ? '' : 'k'}`;
  return readFigure(saidFigure(said, { kind: 'money', low: 0, high: 1e9, decimals: 2 }), 'money')?.value;
};

/** A sentence with more sums is a price list, or none. */
const MOST = 10;

/** The sums that a statement names, and what each is for. */
export function sumsIn(statement: Statement): Sum[] {
  const { plain } = statement;
  const found: Sum[] = [];
  const matches = [...plain.matchAll(AMOUNT)];
  if (matches.length > MOST) return [];
  for (const match of matches) {
    const [words, before, digits = match[4] ?? '', thousands = match[5] ?? '', , , after] = match;
    const unit = before ?? after ?? '';
    const value = valueOf(digits, thousands);
    if (value === undefined || value === 0) continue;
    const [from, to] = [match.index, match.index + words.length];
    if (isNoSum(plain, from, to)) continue;
    const said = roleAndEnd(statement, from, to);
    found.push({
      value,
      currency: CURRENCIES.find(([, name]) => name.test(unit))?.[0],
      from,
      ...said,
      isEstimate: isEstimate(plain, from, to),
      isGuess: isGuess(plain, from, to),
      isSettled: isSettled(plain, from, to),
    });
  }
  for (const { 0: words, 1: about, 2: digits = '', 3: thousands = '', index } of plain.matchAll(BARE)) {
    const value = valueOf(digits, thousands);
    const [from, to] = [index, index + words.length];
    const isKnown = found.some((sum) => sum.from < to && from < sum.to);
    if (value === undefined || value < 10 || isKnown) continue;
    const said = roleAndEnd(statement, from, to);
    found.push({
      value,
      currency: undefined,
      from,
      ...said,
      isEstimate: about !== undefined || isEstimate(plain, from, to),
      isGuess: isGuess(plain, from, to),
      isSettled: isSettled(plain, from, to),
    });
  }
  return found;
}

const SETTLED =
  /\b(?:settled on|agreed (?:on|at|to)|we confirm|go(?:ing)? with|we take|sutinku su|sutarem\w*|sutarta|apsistojom\w*)\b[^.;]{0,25}$/u;
const SETTLED_BEHIND = /^ (?:it is|is the agreed|is agreed|tinka|sutarta)\b/u;
const isSettled = (plain: string, from: number, to: number): boolean =>
  SETTLED.test(plain.slice(0, from)) || SETTLED_BEHIND.test(plain.slice(to));

const isEstimate = (plain: string, from: number, to: number): boolean => {
  const before = plain.slice(0, from);
  return ESTIMATE.test(before) || LIMIT.test(before) || ESTIMATE_BEHIND.test(plain.slice(to));
};

const isGuess = (plain: string, from: number, to: number): boolean =>
  GUESS.test(plain.slice(0, from)) || GUESS_BEHIND.test(plain.slice(to));

/** "Part 1 - £100", "Module 2 - 300 EUR": the number of a part, no other end of a range. */
const isNumberedName = (plain: string, from: number): boolean =>
  NUMBERED_PART.test(plain.slice(0, from)) ||
  (/^\D/u.test(plain.slice(from)) && NUMBERED_WORD.test(plain.slice(0, from)));

const isNoSum = (plain: string, from: number, to: number): boolean =>
  (NO_SUM_BEFORE.test(plain.slice(0, from)) && !isNumberedName(plain, from)) ||
  NO_SUM_AFTER.test(plain.slice(to)) ||
  DENIED_BEFORE.test(plain.slice(0, from)) ||
  DENIED_BEHIND.test(plain.slice(to)) ||
  /^\+/u.test(plain.slice(to));

/** Whether words speak of work beyond the one that is agreed. */
export const isOfExtras = (statement: Statement, from: number, to: number): boolean =>
  roleOf({ ...statement, heading: '' }, [from, to], { extra: ROLES.extra })?.isNear === true;

type Said = Pick<Sum, 'role' | 'to' | 'isRate' | 'isLoose'>;

function roleAndEnd(statement: Statement, from: number, to: number): Said {
  const rest = statement.plain.slice(to);
  const piece = piecePriceBehind(rest);
  if (piece !== undefined) return { role: 'none', to: to + piece.length, isRate: true, isLoose: false };
  const said = timeBehind(statement, from, to);
  /* "30 hours a month at EUR 40 an hour" is paid by the hour. */
  if (said.to === to && FOR_A_MONTH.test(statement.plain.slice(0, from)))
    return { role: 'month', to, isRate: true, isLoose: false };
  return isPiecePrice(statement.plain.slice(0, from)) && said.role === 'price'
    ? { role: 'none', to, isRate: true, isLoose: false }
    : { ...said, isRate: said.to > to };
}

/** "A month", "hourly", without the fee or the rate. */
const MERE_TIME =
  /^(?:monthly|(?:a|per|kas) (?:month|menesi)|menesin\w*|hourly|(?:an|per) hour|uz valanda|valandin\w*)$/u;

function timeBehind(statement: Statement, from: number, to: number): Omit<Said, 'isRate'> {
  const rest = statement.plain.slice(to);
  const [words = '', unit] = A_TIME.exec(rest) ?? MONTHLY.exec(rest) ?? [];
  const end = to + words.length;
  const near = roleOf(statement, [from, end], words === '' ? ROLES : TIMELESS);
  const isAside = near?.isNear === true && ['extra', 'expenses', 'none', 'deposit'].includes(near.role);
  if (words === '') {
    const isByHour = /\b(?:hour\w*|valand\w*|val\.)/u.test(statement.plain);
    const isExtra = near?.role === 'extra' || (isByHour && isOfExtras(statement, from, to));
    if (isExtra) return { role: isByHour ? 'extra' : 'none', to, isLoose: false };
    const isLoose = near?.isNear === false && MERE_TIME.test(near.words);
    return { role: near?.role ?? 'none', to, isLoose };
  }
  const isLoose = false;
  if (unit === undefined || /^(?:mo|mth|men|month)/u.test(unit))
    return { role: isAside ? 'none' : 'month', to: end, isLoose };
  if (/^(?:h|hr|hrs|hours?|val\w*)$/u.test(unit))
    return { role: near?.role === 'extra' ? 'extra' : isAside ? 'none' : 'hour', to: end, isLoose };
  /* "900 EUR for the logo", "už programavimą" is read by its words; "a piece", "per page", "už straipsnį" is the price of one of many. */
  if (
    /^(?:uz|i)\b/u.test(words.trim()) &&
    /^(?:visk?a|visus|visas|darb\w*|projekt\w*|interneto|svetain\w*|logotip\w*|dizain\w*|\w{4,}[iy]ma)$/u.test(
      unit,
    )
  )
    return { role: near?.isNear === true && isAside ? near.role : 'price', to, isLoose };
  return { role: 'none', to: end, isLoose };
}
