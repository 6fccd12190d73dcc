/** What a number counts: decides which words may stand beside it without changing what it means. */
export type FigureKind =
  | 'money'
  | 'money-an-hour'
  | 'money-a-month'
  | 'money-a-unit'
  | 'percent'
  | 'percent-a-day'
  | 'working-days'
  | 'calendar-days'
  | 'hours'
  | 'hours-a-month'
  | 'rounds'
  | 'times'
  | 'units'
  | 'number';

/** What the number under a key counts, and which numbers a contract can carry there. */
export interface FigureSpec {
  readonly kind: FigureKind;
  readonly low: number;
  readonly high: number;
  readonly decimals: number;
  /** The most there may be: "max 300" is the same number. */
  readonly isLimit?: boolean;
  /** How the field is called, which people type before its value. */
  readonly name?: RegExp;
}

export interface Figure {
  readonly value: number;
  readonly decimals: number;
  /** The code of the currency that stands beside it. */
  readonly currency: string | undefined;
}

const words = (text: string): readonly string[] => text.split(' ');

const HOUR = words(
  '/ a an per each už h hr hrs hour hours hourly val valanda valandą valandai valandos valandų',
);
const MONTH = words('/ a per each už month months monthly mo mėn mėnuo mėnesį mėnesiui mėnesio');
const UNIT_NAMES = words(
  'word words page pages character characters piece pieces item items unit units article articles text texts photo photos document documents minute minutes žodis žodį žodžiai žodžių puslapis puslapį puslapiai puslapių vnt vienetas vienetą vienetai vienetų straipsnis straipsnį straipsniai straipsnių tekstas tekstą tekstai tekstų nuotrauka nuotrauką nuotraukos nuotraukų dokumentas dokumentą dokumentai dokumentų minutė minutę minutės minučių',
);
const PERCENT = words('% percent per cent pct proc procentas procentai procentų');
const DAY = words('day days d diena dienos dienų dienas dieną');
const WORKING = words('working business darbo d');
const CALENDAR = words('calendar k kalendorinė kalendorinės kalendorinių kalendorines');
const ROUND = words('round rounds of revision revisions ratas ratai ratų pataisymų kartas kartai kartų');

const BESIDE: Readonly<Record<Exclude<FigureKind, 'number'>, ReadonlySet<string>>> = {
  money: new Set(),
  'money-an-hour': new Set(HOUR),
  'money-a-month': new Set(MONTH),
  'money-a-unit': new Set([...UNIT_NAMES, ...words('/ a an per each už')]),
  units: new Set(UNIT_NAMES),
  percent: new Set(PERCENT),
  'percent-a-day': new Set([...PERCENT, ...words('/ a per each už day daily d dieną')]),
  'working-days': new Set([...DAY, ...WORKING]),
  'calendar-days': new Set([...DAY, ...CALENDAR]),
  hours: new Set(HOUR),
  'hours-a-month': new Set([...HOUR, ...MONTH]),
  rounds: new Set(ROUND),
  times: new Set(words('x × times time kartas kartai kartų')),
};

const isMoney = (kind: FigureKind): boolean => kind.startsWith('money');

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EUR: '€ eur euro euros euras eurai eurų eurus eurais',
    USD: '$ usd dollar dollars doleris doleriai dolerių',
    GBP: '£ gbp pound pounds svaras svarai svarų',
    PLN: 'zł pln zloty zlotys zlotas zlotai zlotų',
    SEK: 'kr sek krona kronor kronos kronų',
  }).flatMap(([code, names]) => names.split(' ').map((name): [string, string] => [name, code])),
);

/** Digits grouped by spaces, apostrophes, points or commas, or not at all; then perhaps decimals. */
const GROUPED = /^(\d{1,3})((?:[ '’]\d{3})+|(?:\.\d{3})+|(?:,\d{3})+)(?:([.,])(\d+))?$/u;
const PLAIN = /^(\d+)(?:([.,])(\d+))?$/u;
/** The number, with nothing but words and signs around it. "4800,-" is a way to write whole money. */
const PARTS = /^([^\d]*?)(\d(?:[\d.,'’ ]*\d)?)((?:[.,][-–—])?[^\d]*)$/u;
const TOKEN = /\p{L}+|\p{Sc}|[%/×]/gu;
/** What may stand between words: abbreviations end with a point. */
const FILLER = /[\s._]|^[.,][-–—]/gu;

/**
 * The one number of a text, however people write it: "4 800,50", "4.800,50", "€4,800.50", "60/h", "14 d. d.". Nothing where
 * there is none or more than one, where a sign, an exponent or a word would make it another number ("-5", "1e5", "4k",
 * "from 5"), or where the words beside it say that it counts something else than `kind`.
 */
export function readFigure(text: string, kind: FigureKind): Figure | undefined {
  const match = PARTS.exec(text.normalize('NFKC').replace(/\s+/gu, ' ').trim());
  if (match === null) return undefined;
  const [, before = '', digits = '', after = ''] = match;
  const number = numberOf(digits, kind);
  if (number === undefined) return undefined;
  if (kind === 'number') return /[-−–]\s*$/u.test(before) ? undefined : { ...number, currency: undefined };
  const beside = `${before} ${after.replace(/^[.,][-–—]/u, '')}`;
  /* "d. d." are working days. */
  if (kind === 'calendar-days' && /(?<!\p{L})d\.? ?d(?!\p{L})/iu.test(beside)) return undefined;
  if (beside.replace(TOKEN, '').replace(FILLER, '') !== '') return undefined;
  const currencies: string[] = [];
  for (const token of beside.match(TOKEN) ?? []) {
    if (BESIDE[kind].has(token.toLowerCase())) continue;
    const currency = CURRENCIES.get(token.toLowerCase()) ?? (/^[A-Z]{3}$/.test(token) ? token : undefined);
    if (currency === undefined || !isMoney(kind)) return undefined;
    currencies.push(currency);
  }
  return { ...number, currency: currencies[0] };
}

function numberOf(digits: string, kind: FigureKind): Pick<Figure, 'value' | 'decimals'> | undefined {
  const plain = PLAIN.exec(digits);
  const [, whole = '', , fraction = ''] = plain ?? [];
  /* Money has no third decimal, so that "4,800" is four thousand eight hundred; a part of a hundred has no thousands. */
  const isGroup = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && !kind.startsWith('percent');
  if (plain !== null && !isGroup) return decimal(whole, fraction);
  const grouped = GROUPED.exec(digits);
  if (grouped === null) return undefined;
  const [, first = '', groups = '', separator, rest = ''] = grouped;
  if (separator !== undefined && groups.startsWith(separator)) return undefined;
  return decimal(first + groups.replace(/[^\d]/gu, ''), rest);
}

const decimal = (whole: string, fraction: string): Pick<Figure, 'value' | 'decimals'> => ({
  value: Number(`${whole}.${fraction}`),
  decimals: fraction.replace(/0+$/, '').length,
});
