/** Lithuanian number words. Source of the agreement rules: Intl.PluralRules('lt') and the norms of the VLKK. */

export type Case = 'nominative' | 'accusative' | 'genitive';
/** `plural` is the series for nouns without a singular: "dveji metai". */
export type Gender = 'masculine' | 'feminine' | 'plural';

/** Forms of a counted noun: after 1, 21 …; after 2–9, 22 …; after 0, 10–20, 30 … */
export type NounForms = readonly [one: string, few: string, other: string];

const ONES: Record<Case, Record<Gender, readonly string[]>> = {
  nominative: {
    masculine: ['vienas', 'du', 'trys', 'keturi', 'penki', 'šeši', 'septyni', 'aštuoni', 'devyni'],
    feminine: ['viena', 'dvi', 'trys', 'keturios', 'penkios', 'šešios', 'septynios', 'aštuonios', 'devynios'],
    plural: [
      'vieneri',
      'dveji',
      'treji',
      'ketveri',
      'penkeri',
      'šešeri',
      'septyneri',
      'aštuoneri',
      'devyneri',
    ],
  },
  accusative: {
    masculine: ['vieną', 'du', 'tris', 'keturis', 'penkis', 'šešis', 'septynis', 'aštuonis', 'devynis'],
    feminine: ['vieną', 'dvi', 'tris', 'keturias', 'penkias', 'šešias', 'septynias', 'aštuonias', 'devynias'],
    plural: [
      'vienerius',
      'dvejus',
      'trejus',
      'ketverius',
      'penkerius',
      'šešerius',
      'septynerius',
      'aštuonerius',
      'devynerius',
    ],
  },
  genitive: {
    masculine: ['vieno', 'dviejų', 'trijų', 'keturių', 'penkių', 'šešių', 'septynių', 'aštuonių', 'devynių'],
    feminine: ['vienos', 'dviejų', 'trijų', 'keturių', 'penkių', 'šešių', 'septynių', 'aštuonių', 'devynių'],
    plural: [
      'vienerių',
      'dvejų',
      'trejų',
      'ketverių',
      'penkerių',
      'šešerių',
      'septynerių',
      'aštuonerių',
      'devynerių',
    ],
  },
};

const ZERO: Record<Case, string> = { nominative: 'nulis', accusative: 'nulį', genitive: 'nulio' };

const TEEN_STEMS = [
  'vienuolik',
  'dvylik',
  'trylik',
  'keturiolik',
  'penkiolik',
  'šešiolik',
  'septyniolik',
  'aštuoniolik',
  'devyniolik',
];
const TEEN_ENDINGS: Record<Case, string> = { nominative: 'a', accusative: 'a', genitive: 'os' };

const TENS = [
  'dešimt',
  'dvidešimt',
  'trisdešimt',
  'keturiasdešimt',
  'penkiasdešimt',
  'šešiasdešimt',
  'septyniasdešimt',
  'aštuoniasdešimt',
  'devyniasdešimt',
];

const HUNDRED: Record<Case, NounForms> = {
  nominative: ['šimtas', 'šimtai', 'šimtų'],
  accusative: ['šimtą', 'šimtus', 'šimtų'],
  genitive: ['šimto', 'šimtų', 'šimtų'],
};

/** Largest first; the words of a scale are masculine nouns that the number before them governs. */
const SCALES: readonly { readonly size: number; readonly noun: Record<Case, NounForms> }[] = [
  {
    size: 1_000_000_000,
    noun: {
      nominative: ['milijardas', 'milijardai', 'milijardų'],
      accusative: ['milijardą', 'milijardus', 'milijardų'],
      genitive: ['milijardo', 'milijardų', 'milijardų'],
    },
  },
  {
    size: 1_000_000,
    noun: {
      nominative: ['milijonas', 'milijonai', 'milijonų'],
      accusative: ['milijoną', 'milijonus', 'milijonų'],
      genitive: ['milijono', 'milijonų', 'milijonų'],
    },
  },
  {
    size: 1_000,
    noun: {
      nominative: ['tūkstantis', 'tūkstančiai', 'tūkstančių'],
      accusative: ['tūkstantį', 'tūkstančius', 'tūkstančių'],
      genitive: ['tūkstančio', 'tūkstančių', 'tūkstančių'],
    },
  },
];

/** The form of a noun that a whole number asks for. */
export function agree(n: number, [one, few, other]: NounForms): string {
  const units = n % 10;
  const hundreds = n % 100;
  if (units === 1 && hundreds !== 11) return one;
  if (units >= 2 && units <= 9 && (hundreds < 11 || hundreds > 19)) return few;
  return other;
}

function belowThousand(n: number, grammaticalCase: Case, gender: Gender): string[] {
  const words: string[] = [];
  const hundreds = Math.trunc(n / 100);
  if (hundreds > 0) {
    words.push(
      ONES[grammaticalCase].masculine[hundreds - 1] ?? '',
      agree(hundreds, HUNDRED[grammaticalCase]),
    );
  }
  const rest = n % 100;
  if (rest > 10 && rest < 20) {
    words.push(`${TEEN_STEMS[rest - 11] ?? ''}${TEEN_ENDINGS[grammaticalCase]}`);
    return words;
  }
  const tens = Math.trunc(rest / 10);
  const units = rest % 10;
  if (tens > 0) words.push(TENS[tens - 1] ?? '');
  if (units > 0) words.push(ONES[grammaticalCase][gender][units - 1] ?? '');
  return words;
}

/**
 * A whole number from 0 below a million million in words: (21, 'accusative', 'feminine') → "dvidešimt vieną".
 */
export function numberWords(n: number, grammaticalCase: Case, gender: Gender): string {
  if (n === 0) return ZERO[grammaticalCase];
  const words: string[] = [];
  let rest = n;
  for (const { size, noun } of SCALES) {
    const count = Math.trunc(rest / size);
    if (count === 0) continue;
    words.push(...belowThousand(count, grammaticalCase, 'masculine'), agree(count, noun[grammaticalCase]));
    rest %= size;
  }
  return [...words, ...belowThousand(rest, grammaticalCase, gender)].join(' ');
}
