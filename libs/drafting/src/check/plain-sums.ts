import { lean, leanSource } from '../reading/letters.js';

const SIZES: Readonly<Record<string, number>> = {
  million: 1e6,
  millions: 1e6,
  mln: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  mlrd: 1e9,
  bn: 1e9,
  k: 1e3,
};
const MARK = String.raw`(?:[€$£]|(?<!\p{L})(?:eur|usd|gbp|cad|aud|nzd|chf|sgd|hkd|inr|pln|sek|nok|dkk))`;
const FEW = String.raw`\d{1,3}(?:[.,]\d{1,3})?`;
const LARGE: readonly RegExp[] = [
  new RegExp(
    leanSource(
      String.raw`(?<head>${MARK} ?)(?<figure>${FEW}) ?(?<size>millions?|billion|mln|mlrd|mn|bn|[mk])\.?(?!\p{L})`,
    ),
    'gu',
  ),
  new RegExp(
    leanSource(
      String.raw`(?<head>(?<![\d.,]))(?<figure>${FEW}) (?<size>million|billion|mln|mlrd)\p{L}{0,2}\.?(?= ?(?:${MARK}|us dollars|dollars|pounds|euros?|eurų))`,
    ),
    'gu',
  ),
];

const NUMBER = String.raw`\d[\d ,.]*\d|\d`;
const COUNTRIES: Readonly<Record<string, string>> = {
  cdn: 'cad',
  cnd: 'cad',
  cad: 'cad',
  canadian: 'cad',
  aud: 'aud',
  australian: 'aud',
  nzd: 'nzd',
  sgd: 'sgd',
  hkd: 'hkd',
};
/** "$500 CDN", "$500 Canadian", and marks of more than one letter. */
const BEHIND = new RegExp(
  leanSource(
    String.raw`\$ ?(${NUMBER})(?: ?\([^()]{1,60}\))? ?(cdn|cnd|cad|canadian|aud|australian|nzd|sgd|hkd)(?: dollars)?(?!\p{L})`,
  ),
  'gu',
);
const MARKS: readonly (readonly [RegExp, string])[] = [
  [lean(/(?<!\p{L})(?:cdn|cad) ?\$ ?/gu), 'cad '],
  [lean(/(?<!\p{L})(?:s|sg|sgd ?)\$ ?/gu), 'sgd '],
  [lean(/(?<!\p{L})hk\$ ?/gu), 'hkd '],
  [lean(/(?<!\p{L})r\$ ?/gu), 'brl '],
  [lean(/(?<!\p{L})(?:rs\.? ?|₹ ?)(?=\d)/gu), 'inr '],
  /* "Pos. 10 GBP 0.11": the number of a row, then a sum. */
  [
    new RegExp(
      leanSource(String.raw`(?<=\d) (?=${MARK} ?\d)(?!${MARK} ?\d{1,2} (?:kart|times?(?!\p{L})))`),
      'gu',
    ),
    ' / ',
  ],
];

const DOLLARS: readonly (readonly [string, RegExp])[] = [
  [
    'cad',
    lean(
      /(?<!\p{L})(?:canadian (?:dollars?|funds|currency)|currency of canada|(?:cdn|cad) ?\$|in cad(?!\p{L})|c\$|ca\$)|\$ ?[\d,.]*\d ?(?:cdn|cad)(?!\p{L})/iu,
    ),
  ],
  [
    'aud',
    lean(/(?<!\p{L})(?:australian (?:dollars?|funds|currency)|a\$|au\$)|\$ ?[\d,.]*\d ?aud(?!\p{L})/iu),
  ],
  ['nzd', lean(/(?<!\p{L})(?:new zealand dollars?|nz\$)/iu)],
  ['sgd', lean(/(?<!\p{L})(?:singapore dollars?|sg?\$)/iu)],
  ['hkd', lean(/(?<!\p{L})(?:hong kong dollars?|hk\$)/iu)],
];
const AMERICAN = lean(
  /(?<!\p{L})(?:usd|us\$|u\.s\. (?:dollars?|currency)|(?:us|united states) (?:dollars?|currency)|us-dollars?)(?!\p{L})/iu,
);

/** Whose dollars a bare "$" of this contract is, where it says so once. */
export function dollarOf(text: string): string | undefined {
  if (AMERICAN.test(text)) return undefined;
  const named = DOLLARS.filter(([, pattern]) => pattern.test(text));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

/** Sums as one figure in one currency: "£5 million" is "£5000000", "$500 CDN" is "cad 500". */
export const withPlainSums = (plain: string): string =>
  MARKS.reduce(
    (text, [pattern, mark]) => text.replaceAll(pattern, mark),
    LARGE.reduce(
      (text, pattern) =>
        text.replaceAll(pattern, (...match) => {
          const { head = '', figure = '', size = '' } = match.at(-1) as Readonly<Record<string, string>>;
          return `${head}${Math.round(Number(figure.replace(',', '.')) * (SIZES[size] ?? 1))}`;
        }),
      plain,
    ).replaceAll(
      BEHIND,
      (_, number: string, country: string) => `${COUNTRIES[country] ?? country} ${number}`,
    ),
  );
