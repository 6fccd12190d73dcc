const MONTHS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['january', 'jan', 'sausio'],
    ['february', 'feb', 'vasario'],
    ['march', 'mar', 'kovo'],
    ['april', 'apr', 'balandžio'],
    ['may', 'gegužės'],
    ['june', 'jun', 'birželio'],
    ['july', 'jul', 'liepos'],
    ['august', 'aug', 'rugpjūčio'],
    ['september', 'sep', 'sept', 'rugsėjo'],
    ['october', 'oct', 'spalio'],
    ['november', 'nov', 'lapkričio'],
    ['december', 'dec', 'gruodžio'],
  ].flatMap((names, month) => names.map((name) => [name, month + 1])),
);
const NAMES = Object.keys(MONTHS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const DATE = new RegExp(
  [
    '(?<![\\d-])(?<isoYear>\\d{4})-(?<isoMonth>\\d{2})-(?<isoDay>\\d{2})(?![\\d-])',
    `(?<![\\d])(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:day )?(?:of )?(?<month>${NAMES})\\.?,? (?<year>\\d{4})`,
    `(?<usMonth>${NAMES})\\.? (?<usDay>\\d{1,2})(?:st|nd|rd|th)?,? (?<usYear>\\d{4})`,
    `(?<ltYear>\\d{4}) ?m\\.? (?<ltMonth>${NAMES}) (?<ltDay>\\d{1,2}) ?d(?![\\p{L}])`,
  ].join('|'),
  'gu',
);

/** The dates of a sentence in lower case that can be read in one way only, as `YYYYMMDD`, in their order. */
export const dates = (plain: string): number[] =>
  [...plain.matchAll(DATE)].map(({ groups = {} }) => {
    const year = groups['isoYear'] ?? groups['year'] ?? groups['usYear'] ?? groups['ltYear'];
    const name = groups['month'] ?? groups['usMonth'] ?? groups['ltMonth'];
    const month = name === undefined ? Number(groups['isoMonth']) : (MONTHS[name] ?? 0);
    const day = groups['isoDay'] ?? groups['day'] ?? groups['usDay'] ?? groups['ltDay'];
    return Number(year) * 10_000 + month * 100 + Number(day);
  });

const NUMERIC = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?![\d/-]|\.\d)/gu;

/** A date such as 03/04/2025, where day and month can be read both ways. */
export function ambiguousDate(plain: string): string | undefined {
  for (const [date, first, second] of plain.matchAll(NUMERIC)) {
    if (isMonth(first) && isMonth(second) && Number(first) !== Number(second)) return date;
  }
  return undefined;
}

const isMonth = (digits: string | undefined) => Number(digits) >= 1 && Number(digits) <= 12;
