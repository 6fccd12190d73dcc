import { money, percents, type Money } from '../measures.js';
import { phrases } from '../phrases.js';
import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { words } from '../whole-words.js';
import { withoutDates } from '../without-dates.js';
import { lean } from '../../reading/letters.js';

const SCHEDULE = phrases(
  '(upon|on|at|before|after|when|due|in advance|deposit|balance|remaining|remainder|completion|delivery|signing|launch)',
  '(pasiraš|patvirtin|avans|perdav|likus|likut|užbaig|priėm|pradž|pradedant)*',
);
const PRICE = phrases(
  '(fees?|price|payments?|pays?|paid|instal*|stages?|milestones?)',
  '(kain|mok|sumok|apmok|įmok|etap)*',
);
const NO_STAGE = phrases(
  '(interest|late|vat|tax|kill|cancellation|commission|discount|penalty|royalt|share|deduct|increase|uptime|annual)*',
  '(up to … beforehand|cancels|cancelled|canceled|cancelling)',
  '(delspinig|palūkan|pvm|mokesči|komisin|nuolaid|netesyb|nutrauk|baud|atšauk|atsisak)*',
);

/** A sentence that pays the price in shares which do not make a hundred. */
const withWrongShares = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find(({ plain }) => {
    if (NO_STAGE.test(plain) || !SCHEDULE.test(plain) || !PRICE.test(plain)) return false;
    const shares = percents(plain);
    /* A table says a share twice: "Deposit (30%) | 30% of the fee". */
    const [sum, once] = [shares, [...new Set(shares)]].map((list) =>
      list.reduce((total, share) => total + share, 0),
    ) as [number, number];
    const isHundred = [sum, once].some((total) => Math.abs(total - 100) <= 1);
    return shares.length >= 2 && !shares.includes(100) && sum >= 50 && !isHundred;
  });

const isSame = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
const sumOf = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);
/** Most sentences name no sum at all, and looking for dates in each of them is dear. */
const sumsIn = (plain: string): readonly Money[] =>
  money(plain).length === 0 ? [] : money(withoutDates(plain));
const amountsIn = ({ plain }: Sentence): readonly number[] => sumsIn(plain).map(({ amount }) => amount);

/** Whether the sums of a sentence come to one that stands among them, or anywhere in the contract. */
export function addsUp(sentence: Sentence, sentences: readonly Sentence[]): boolean {
  const parts = amountsIn(sentence);
  const sum = sumOf(parts);
  if (parts.length < 2) return false;
  return parts.some((part) => isSame(sum, 2 * part)) || isNamed(sum, sentences);
}
const isNamed = (sum: number, sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) => amountsIn(sentence).some((amount) => isSame(amount, sum)));

/** Parts of a price and the whole that they should make. */
interface Split {
  readonly parts: readonly number[];
  readonly whole: number;
  /** Where they stand. */
  readonly sentence: Sentence;
}

/** A sum beside the parts of a price: for an hour, for what is extra, at most, or of which only some parts are told. */
const NO_PART = words(
  'per|each|every|an hour|hour\\p{L}*|daily|monthly|months?|weekly|rates?|extra|additional\\p{L}*|expens\\p{L}*|travel\\p{L}*|exceed\\p{L}*|liab\\p{L}*|insur\\p{L}*|up to|at most|at least|minimum|including|estimate[sd]?|approximately|options?|rest|balance|remain\\p{L}*|refund\\p{L}*|copies|units?',
  'kiekvien\\p{L}*|valand\\p{L}*|mėnes\\p{L}*|įkain\\p{L}*|papildom\\p{L}*|išlaid\\p{L}*|kelion\\p{L}*|nevirš\\p{L}*|viršij\\p{L}*|atsakomyb\\p{L}*|draud\\p{L}*|ne daugiau|ne mažiau|įskaitant|apytiksl\\p{L}*|preliminar\\p{L}*|likus\\p{L}*|likut\\p{L}*|grąžin\\p{L}*|vnt',
);
const PARTS = words(
  'stages?|milestones?|instal\\p{L}+|parts|parts?|payments?|pays?|paid|payable|due',
  'etap\\p{L}*|dalimis|dal(?:is|ys|ių)|įmok\\p{L}*|(?:su|ap)?mok(?:a|ama|amas|amos|ėjim\\p{L}+)',
);
/** The whole price is told as one: "the price is EUR 3,600", „Kaina – 3 600 Eur“, and not what is paid of it on a day. */
const TOLD_BEFORE = lean(
  /(?<!\p{L})(?:(?:price|fee|fees|remuneration|total)(?: (?!(?:is|are|paid|payable|due) )\p{L}+){0,6}(?: (?:is|are|of|shall be|will be|comes? to|amounts? to|equals?))?(?: (?:fixed|set|agreed)(?: at)?)?|(?:kaina|kainą|kainos|atlyginimas|atlygis|honoraras|suma|iš viso)(?: (?!(?:su|ap)?mok)\p{L}+){0,6})(?: ?[:-])? ?$/u,
);
const ON_A_DAY = lean(
  /^.{0,14}?(?:eur\p{L}*|usd|gbp|[€$£])?\)? ?(?:is |are )?(?:(?:due|payable|paid) )?(?:on|upon|by|at|after|before|when|within|iki|per|po|pasiraš\p{L}*|perdav\p{L}*|priėm\p{L}*|patvirtin\p{L}*|·)/u,
);
const SUM_WRITTEN = lean(/^(?:(?:eur|usd|gbp|[€$£]) ?)?\d[\d ,.]*(?: ?(?:eur\p{L}*|usd|gbp|[€$£]))?/u);

/** The sum of a sentence that is told as the whole price. */
function wholeIn(plain: string): Money | undefined {
  const read = withoutDates(plain);
  return money(read).find(({ index }) => {
    const after = read.slice(index).replace(SUM_WRITTEN, '');
    return TOLD_BEFORE.test(read.slice(0, index)) && !ON_A_DAY.test(after);
  });
}

const isOfOneCurrency = (sums: readonly Money[]): boolean =>
  new Set(sums.map(({ currency }) => (/^eur|€/u.test(currency) ? 'eur' : currency))).size === 1;
const amounts = (sums: readonly Money[]): readonly number[] => sums.map(({ amount }) => amount);

/** Nobody tells the price further above its parts. */
const NEAR = 4;

/** The price that the sentences before a place tell last, and nothing beside it. */
function wholeBefore(sentences: readonly Sentence[], at: number): number | undefined {
  for (const { plain } of sentences.slice(Math.max(0, at - NEAR), at).toReversed()) {
    const sums = sumsIn(plain);
    if (sums.length === 0) continue;
    return sums.length === 1 && !NO_PART.test(plain) ? wholeIn(plain)?.amount : undefined;
  }
  return undefined;
}

/** "The price is EUR 3,600 and is paid in parts: EUR 1,200 by 15 January 2027, EUR 1,400 on delivery, EUR 1,000 on acceptance." */
function ofASentence(sentences: readonly Sentence[], at: number): Split | undefined {
  const sentence = sentences[at];
  if (sentence === undefined) return undefined;
  const { plain } = sentence;
  const sums = sumsIn(plain);
  if (sums.length < 2 || !isOfOneCurrency(sums)) return undefined;
  if (!PARTS.test(plain) || NO_STAGE.test(plain) || NO_PART.test(plain)) return undefined;
  const told = wholeIn(plain);
  const whole = told?.amount ?? wholeBefore(sentences, at);
  return whole === undefined
    ? undefined
    : { parts: amounts(sums.filter(({ index }) => index !== told?.index)), whole, sentence };
}

const CELL = / \| /u;
const NUMBER_CELL = /^\d[\d ,.]*$/u;
const CURRENCY = lean(/(?<!\p{L})(?:eur\p{L}*|usd|gbp)(?!\p{L})|[€$£]/u);
const IS_TOTAL = lean(/^(?:[|\s-]*)(?:(?:grand )?total|sum|iš viso|viso|suma)(?!\p{L})/u);

/** The one sum of a row: in a table whose first row names the currency it stands without one in the last cell. */
function sumOfRow(text: string, { start, end, plain }: Sentence, header: string): readonly number[] {
  const sums = sumsIn(plain);
  if (sums.length > 0) return isOfOneCurrency(sums) ? amounts(sums) : [];
  const last = text
    .slice(start, end)
    .split('|')
    .map((cell) => cell.trim())
    .findLast((cell) => cell !== '');
  return CURRENCY.test(header) && last !== undefined && NUMBER_CELL.test(last)
    ? amounts(money(`${last} eur`))
    : [];
}

/** Rows of a table, or items of a list, that name one sum each, and the total below them or the price above. */
function ofRows({ text, sentences }: ReadContract, at: number): Split | undefined {
  const first = sentences[at];
  if (first === undefined) return undefined;
  const isTable = ({ start, end }: Sentence): boolean => CELL.test(text.slice(start, end));
  const isRow = (sentence: Sentence): boolean =>
    sentence.heading === first.heading &&
    (isTable(first) ? isTable(sentence) : first.leadIn !== undefined && sentence.leadIn === first.leadIn);
  if (!isRow(first)) return undefined;
  const before = sentences[at - 1];
  const header = before === undefined ? '' : before.plain;
  /* The row above the first one names what stands in the columns. */
  const isBelowRows = [1, 2].every((above) => {
    const row = sentences[at - above];
    return row !== undefined && isRow(row);
  });
  if (isBelowRows || (before !== undefined && isRow(before) && sumOfRow(text, before, '').length > 0))
    return undefined;
  const end = sentences.findIndex((sentence, place) => place > at && !isRow(sentence));
  const rows = sentences.slice(at, end === -1 ? undefined : end);
  const total = rows.find(({ plain }) => IS_TOTAL.test(plain));
  const stages = total === undefined ? rows : rows.slice(0, rows.indexOf(total));
  const about = [header, first.heading, ...rows.map(({ plain }) => plain)].join('\n');
  if (
    (total === undefined && !PARTS.test(about)) ||
    [header, ...stages.map(({ plain }) => plain)].some((plain) => NO_PART.test(plain))
  )
    return undefined;
  const sums = stages.map((row) => sumOfRow(text, row, header));
  if (sums.length < 2 || sums.some(({ length }) => length !== 1)) return undefined;
  const whole = total === undefined ? wholeBefore(sentences, at) : sumOfRow(text, total, header)[0];
  return whole === undefined ? undefined : { parts: sums.flat(), whole, sentence: total ?? first };
}

/** Of a price without its tax, or with a discount, the parts make another sum for a reason. */
const differsByShare = (sum: number, whole: number, sentences: readonly Sentence[]): boolean =>
  sentences
    .flatMap(({ plain }) => percents(plain))
    .some(
      (share) =>
        [sum * (1 + share / 100), sum * (1 - share / 100)].some((other) => isSame(other, whole)) ||
        [whole * (1 + share / 100), whole * (1 - share / 100)].some((other) => isSame(other, sum)),
    );

/** A whole that is twice its parts, or half of them, is the price of something else. */
const FAR = 2;

const isWrong = ({ parts, whole }: Split, sentences: readonly Sentence[]): boolean => {
  const sum = sumOf(parts);
  return (
    parts.length >= 2 &&
    parts.every((part) => part < whole) &&
    sum < FAR * whole &&
    whole < FAR * sum &&
    !isSame(sum, whole) &&
    !isNamed(sum, sentences) &&
    !differsByShare(sum, whole, sentences)
  );
};

/** The passage that pays the price in parts which do not make the whole. */
export function withWrongSum(contract: ReadContract): Sentence | undefined {
  const { sentences } = contract;
  const shares = withWrongShares(sentences);
  if (shares !== undefined) return shares;
  for (const at of sentences.keys()) {
    const split = ofASentence(sentences, at) ?? ofRows(contract, at);
    if (split !== undefined && isWrong(split, sentences)) return split.sentence;
  }
  return undefined;
}
