import type { Finding } from './proposal.js';
import type { Statement } from './statements.js';
import { CURRENCIES, isOfExtras, valueOf } from './sums.js';

/** What is paid for by the piece: how a brief names one, and as the contract names it. A day or a session has no rate of its own there. */
const UNITS: readonly (readonly [source: string, name: string | undefined])[] = [
  [
    '(?:source |target |translated |edited )?words?|(?:standard )?pages?|articles?|blog posts?|posts?|photos?|pictures?|images?|illustrations?|banners?|pieces?|items?|documents?|invoices?|characters?|products?|product descriptions?',
    undefined,
  ],
  ['zod(?:is|i|ziu|zius)', 'žodis'],
  ['puslap(?:is|i|iu|ius)|psl\\.?', 'puslapis'],
  ['lap(?:as|a)', 'lapas'],
  ['straipsn(?:is|i|iu|ius)', 'straipsnis'],
  ['tekst(?:as|a|u|us)', 'tekstas'],
  ['nuotrauk(?:a|u|as)', 'nuotrauka'],
  ['iliustracij(?:a|u|as)', 'iliustracija'],
  ['dokument(?:as|a|u|us)', 'dokumentas'],
  ['iras(?:as|a|u|us)', 'įrašas'],
  ['vienet(?:as|a|u|us)|vnt\\.?', 'vienetas'],
];
const UNIT = UNITS.map(([source]) => source).join('|');
const NUMBER = String.raw`\d[\d.,]*(?<=\d)`;
const CURRENCY = String.raw`(?:€|\$|£|(?:eur\w*|usd|gbp|pln|zl|sek)\b)`;
const MONEY = String.raw`(?<![\d.,])(?<money>${CURRENCY}\s?${NUMBER}|${NUMBER}\s?${CURRENCY})`;
const EACH = String.raw`(?:\/\s?|(?:per|an?|each|for (?:each|every|one|a)|uz)\s(?:viena |kiekviena )?)`;
const COUNTED = String.raw`(?<unit>${UNIT})(?!\w)`;
const RATE_NAMED = String.raw`\b(?:rate|price|fee|charge|cost|pay|ikainis|kaina|tarifas|atlygis|mokestis)\s?\(?`;
const RATES = [
  /* "0.12 EUR/word", "EUR 12 per page", „0,04 Eur už žodį“. */
  String.raw`${MONEY}\s?${EACH}${COUNTED}`,
  /* "Price per page: 12 EUR", „Kaina už puslapį – 12 Eur“. */
  String.raw`${RATE_NAMED}${EACH}${COUNTED}\)?(?:\s?[:=-]|\s(?:is|of|yra))\s?${MONEY}`,
].map((source) => new RegExp(source, 'gu'));
/** "No more than 18,500 words", „ne daugiau kaip 20 puslapių“. */
const LIMIT = new RegExp(
  String.raw`\b(?:no more than|not more than|at most|max(?:imum)?\.?|ne daugiau (?:kaip|nei)|daugiausiai?|maks\w*\.?)\s(\d{1,3}(?:[ ,.]\d{3})+|\d+)\s(?:${UNIT})(?!\w)`,
  'u',
);

/** A rate for each of many, and how many there are at most: how the work is paid, how much, and what is counted. */
export function unitPriceIn(statement: Statement): Finding[] {
  const { text, plain, start } = statement;
  const matches = RATES.flatMap((rate) => [...plain.matchAll(rate)]);
  return matches.flatMap(({ 0: words, index: from, groups = {} }): Finding[] => {
    const to = from + words.length;
    const { money = '', unit = '' } = groups;
    const value = rateOf(new RegExp(NUMBER, 'u').exec(money)?.[0] ?? '');
    if (value === undefined || isOfExtras(statement, from, to)) return [];
    const at = from + words.lastIndexOf(unit);
    const name =
      UNITS.find(([source]) => new RegExp(`^(?:${source})$`, 'u').test(unit))?.[1] ??
      singular(text.slice(at, at + unit.length));
    const currency = CURRENCIES.find(([, names]) => names.test(money))?.[0];
    const [limit, count = ''] = LIMIT.exec(plain) ?? [];
    const found = { quote: { start: start + from, end: start + to }, isCertain: true } as const;
    return [
      { key: 'payment_structure', value: 'unit', ...found },
      { key: 'payment_amount', value, ...found },
      { key: 'unit_name', value: name, ...found },
      ...(currency === undefined ? [] : [{ key: 'currency', value: currency, ...found } as const]),
      ...(limit === undefined
        ? []
        : [
            {
              key: 'unit_cap',
              value: count.replaceAll(/\D/gu, ''),
              quote: limitQuote(statement, limit),
              isCertain: true,
            } as const,
          ]),
    ];
  });
}

function limitQuote({ plain, start }: Statement, limit: string): Finding['quote'] {
  const from = start + plain.indexOf(limit);
  return { start: from, end: from + limit.length };
}

const singular = (name: string): string => name.toLowerCase().replace(/s$/u, '');

/** A word may cost a part of a cent, which no other price does. */
const PART = /^0[.,]\d{1,4}$/u;
const rateOf = (digits: string): string | undefined =>
  PART.test(digits) ? digits.replace(',', '.') : valueOf(digits, '')?.toString();
