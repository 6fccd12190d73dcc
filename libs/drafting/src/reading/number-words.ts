/** Whole numbers in words, as they stand before what they count: "thirty", "twenty-one", "keturiolika", "dvidešimt vieną". */

const ENGLISH: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, at) => [word, at + 1] as const),
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, at) => [word, (at + 2) * 10] as const),
  ].flat(),
);
/** By the beginnings that every case and gender has; the ordinals ("penktas") begin otherwise or are kept out. */
const LITHUANIAN: readonly (readonly [stem: string, value: number])[] = [
  ...[
    'vienuolik',
    'dvylik',
    'trylik',
    'keturiolik',
    'penkiolik',
    'šešiolik',
    'septyniolik',
    'aštuoniolik',
    'devyniolik',
  ].map((stem, at) => [`${stem}(?:a|os|ai|ą)`, at + 11] as const),
  ...['dvi', 'tris', 'keturias', 'penkias', 'šešias', 'septynias', 'aštuonias', 'devynias'].map(
    (stem, at) => [`${stem}dešimt(?:ies)?`, (at + 2) * 10] as const,
  ),
  ['dešimt(?:ies|is|į|imi|ys)?', 10],
  ['vien(?:as|a|ą|o|os|am|ai|u|eri|erius|erių|eriems)', 1],
  ['(?:du|dvi|dviejų|dviem|dveji|dvejus|dvejų|dvejiems)', 2],
  ['(?:trys|tris|trijų|trims|trimis|treji|trejus|trejų|trejiems)', 3],
  ['ketur(?:i|is|ios|ias|ių|iems|ioms)|ketver(?:i|ius|ių|iems)', 4],
  ...['penk', 'šeš', 'septyn', 'aštuon', 'devyn'].map(
    (stem, at) => [`${stem}(?:i|is|ios|ias|ių|iems|ioms|eri|erius|erių|eriems)`, at + 5] as const,
  ),
];
const HUNDRED = 'hundred|šimt(?:as|ai|ų|ą|us|o)';
const THOUSAND = 'thousand|tūkstan(?:tis|čiai|čių|tį|čius|čio)';
const SIMPLE = [...Object.keys(ENGLISH), ...LITHUANIAN.map(([stem]) => stem)].join('|');
const WORD = `(?:${SIMPLE}|${HUNDRED}|${THOUSAND})`;
const KNOWN = LITHUANIAN.map(([stem, value]) => ({ value, is: new RegExp(`^(?:${stem})$`, 'iu') }));
const IS_HUNDRED = new RegExp(`^(?:${HUNDRED})$`, 'iu');
const IS_THOUSAND = new RegExp(`^(?:${THOUSAND})$`, 'iu');

/** The source of a regular expression (flags "iu") that finds such a number. */
export const NUMBER_WORDS = `(?<!\\p{L})${WORD}(?:(?:\\s+and\\s+|[\\s-]+)${WORD}){0,8}(?!\\p{L})`;

export function valueOfWords(words: string): number {
  let [sum, part] = [0, 0];
  for (const word of words.toLowerCase().split(/[\s-]+/u)) {
    if (IS_HUNDRED.test(word)) part = (part || 1) * 100;
    else if (IS_THOUSAND.test(word)) [sum, part] = [sum + (part || 1) * 1000, 0];
    else part += ENGLISH[word] ?? KNOWN.find(({ is }) => is.test(word))?.value ?? 0;
  }
  return sum + part;
}
