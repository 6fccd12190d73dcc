import type { Side } from '../../terms/terms.js';
import { money } from '../measures.js';
import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { inParagraphs } from '../unwrap.js';
import { lean, leanSource } from '../../reading/letters.js';

type Names = readonly string[];

/** How a place with a law of its own is called, and of what it is by its English adjectives: "English law" is that of England. */
interface LawNames {
  readonly names: Names;
  readonly adjectives: Readonly<Record<string, string>>;
}
const called = (names: Names, adjectives: LawNames['adjectives'] = {}): LawNames => ({ names, adjectives });

/** In names of much else: "American Express", "British Columbia". */
const OF_MORE: ReadonlySet<string> = new Set(['American', 'British']);
const sourceOf = ({ names, adjectives }: LawNames): string =>
  [...names, ...Object.keys(adjectives).filter((each) => !OF_MORE.has(each))].join('|');
const place = (laws: readonly LawNames[]): RegExp =>
  new RegExp(leanSource(`(?<![\\p{L}])(?:${laws.map(sourceOf).join('|')})(?![\\p{L}])`), 'u');

const LITHUANIA = called(
  [
    'Lithuania',
    'Lietuv(?:a|os|oje)',
    'Viln(?:ius|iaus|iuje)',
    'Kaun(?:as|o|e)',
    'Klaipėd(?:a|os|oje)',
    'Šiaul(?:iai|ių|iuose)',
    'Panevėž(?:ys|io|yje)',
  ],
  { Lithuanian: 'Lithuania' },
);

/**
 * Countries as an address and a choice of law name them, in both languages; towns only where one country is meant for certain. Of a
 * country with several laws each of them stands apart.
 */
const COUNTRIES_BY_LAW: readonly (readonly LawNames[])[] = [
  [LITHUANIA],
  [called(['Latvia', 'Latvij(?:a|os|oje)', 'R[iī]ga', 'Ryg(?:a|os|oje)'], { Latvian: 'Latvia' })],
  [called(['Estonia', 'Estij(?:a|os|oje)', 'Tallinn', 'Talin(?:as|o|e)'], { Estonian: 'Estonia' })],
  [called(['Poland', 'Lenkij(?:a|os|oje)', 'Warsaw', 'Varšuv(?:a|os|oje)'], { Polish: 'Poland' })],
  [
    called(
      [
        'Germany',
        'Munich',
        'Berlin',
        'Hamburg',
        'Frankfurt(?: am Main)?',
        'Vokietij(?:a|os|oje)',
        'Berlyn(?:as|o|e)',
        'Hamburg(?:as|o|e)',
        'Miunchen(?:as|o|e)',
        'Frankfurt(?:as|o|e)',
      ],
      { German: 'Germany' },
    ),
  ],
  [
    called(
      ['(?<!Northern )Ireland', '(?<!Northern )Irish', 'Dublin', 'Airij(?:a|os|oje)', 'Dublin(?:as|o|e)'],
      { Irish: 'Ireland' },
    ),
  ],
  [
    called(['England(?: and Wales)?', 'London', 'Anglij(?:a|os|oje)', 'London(?:as|o|e)'], {
      English: 'England',
      Welsh: 'Wales',
    }),
    called(['Scotland', 'Edinburgh', 'Glasgow', 'Škotij(?:a|os|oje)'], {
      Scottish: 'Scotland',
      Scots: 'Scotland',
    }),
    called(['Northern Ireland', 'Northern Irish', 'Belfast']),
    called(['United Kingdom', 'UK', 'Jungtin(?:ė|ės|ėje) Karalyst(?:ė|ės|ėje)'], {
      British: 'United Kingdom',
    }),
  ],
  [called(['France', 'Paris', 'Prancūzij(?:a|os|oje)', 'Paryži(?:us|aus|uje)'], { French: 'France' })],
  [
    called(['Netherlands', 'Amsterdam', 'Nyderland(?:ai|ų|uose)', 'Amsterdam(?:as|o|e)'], {
      Dutch: 'Netherlands',
    }),
  ],
  [called(['Belgium', 'Brussels', 'Belgij(?:a|os|oje)', 'Briusel(?:is|io|yje)'], { Belgian: 'Belgium' })],
  [called(['Sweden', 'Stockholm', 'Švedij(?:a|os|oje)', 'Stokholm(?:as|o|e)'], { Swedish: 'Sweden' })],
  [called(['Norway', 'Oslo', 'Norvegij(?:a|os|oje)'], { Norwegian: 'Norway' })],
  [called(['Denmark', 'Copenhagen', 'Danij(?:a|os|oje)', 'Kopenhag(?:a|os|oje)'], { Danish: 'Denmark' })],
  [called(['Finland', 'Helsinki', 'Suomij(?:a|os|oje)', 'Helsink(?:is|io|yje)'], { Finnish: 'Finland' })],
  [called(['Iceland', 'Islandij(?:a|os|oje)'], { Icelandic: 'Iceland' })],
  [called(['Austria', 'Austrij(?:a|os|oje)'], { Austrian: 'Austria' })],
  [
    called(['Czechia', 'Czech Republic', 'Prague', 'Čekij(?:a|os|oje)', 'Prah(?:a|os|oje)'], {
      Czech: 'Czechia',
    }),
  ],
  [called(['Slovakia', 'Slovakij(?:a|os|oje)'], { Slovak: 'Slovakia' })],
  [called(['Slovenia', 'Slovėnij(?:a|os|oje)'], { Slovenian: 'Slovenia' })],
  [called(['Hungary', 'Budapest', 'Vengrij(?:a|os|oje)', 'Budapešt(?:as|o|e)'], { Hungarian: 'Hungary' })],
  [called(['Romania', 'Bucharest', 'Rumunij(?:a|os|oje)'], { Romanian: 'Romania' })],
  [called(['Bulgaria', 'Bulgarij(?:a|os|oje)'], { Bulgarian: 'Bulgaria' })],
  [called(['Croatia', 'Kroatij(?:a|os|oje)'], { Croatian: 'Croatia' })],
  [called(['Greece', 'Graikij(?:a|os|oje)', 'Atėn(?:ai|ų|uose)'], { Greek: 'Greece' })],
  [called(['Malta', 'Malt(?:os|oje)'], { Maltese: 'Malta' })],
  [called(['Cyprus', 'Kipr(?:as|o|e)'], { Cypriot: 'Cyprus' })],
  [called(['Spain', 'Madrid', 'Ispanij(?:a|os|oje)', 'Madrid(?:as|o|e)'], { Spanish: 'Spain' })],
  [called(['Portugal', 'Portugalij(?:a|os|oje)'], { Portuguese: 'Portugal' })],
  [called(['Italy', 'Italij(?:a|os|oje)'], { Italian: 'Italy' })],
  [
    called(['Switzerland', 'Zurich', 'Zürich', 'Šveicarij(?:a|os|oje)', 'Ciurich(?:as|o|e)'], {
      Swiss: 'Switzerland',
    }),
  ],
  [called(['Ukraine', 'Ukrain(?:a|os|oje)'], { Ukrainian: 'Ukraine' })],
  [called(['Turkey', 'Istanbul', 'Turkij(?:a|os|oje)'], { Turkish: 'Turkey' })],
  [called(['Israel', 'Izrael(?:is|io|yje)'], { Israeli: 'Israel' })],
  [called(['Singapore', 'Singapūr(?:as|o|e)'], { Singaporean: 'Singapore' })],
  [called(['India', 'Indij(?:a|os|oje)'], { Indian: 'India' })],
  [called(['Japan', 'Tokyo', 'Japonij(?:a|os|oje)'], { Japanese: 'Japan' })],
  [called(['China', 'Kinij(?:a|os|oje)'], { Chinese: 'China' })],
  [called(['Korea', 'Korėj(?:a|os|oje)'], { Korean: 'Korea' })],
  [called(['Brazil', 'Brazilij(?:a|os|oje)'], { Brazilian: 'Brazil' })],
  [called(['(?<!New )Mexico', 'Meksik(?:a|os|oje)'], { Mexican: 'Mexico' })],
  [called(['Nigeria', 'Nigerij(?:a|os|oje)'], { Nigerian: 'Nigeria' })],
  [called(['Kenya', 'Kenij(?:a|os|oje)'], { Kenyan: 'Kenya' })],
  [
    called(['Canada', 'Kanad(?:a|os|oje)'], { Canadian: 'Canada' }),
    called(['Ontario', 'Toronto']),
    called(['British Columbia', 'Vancouver']),
  ],
  [
    called(['Australia', 'Australij(?:a|os|oje)'], { Australian: 'Australia' }),
    called(['New South Wales', 'Sydney']),
    called(['Queensland', 'Brisbane']),
  ],
  [
    called(
      [
        'United States(?: of America)?',
        'USA',
        'U\\.S\\.A?\\.?',
        'Jungtin(?:ės|ių|ėse) Amerikos Valstij(?:os|ų|ose)',
        'JAV',
      ],
      { American: 'United States' },
    ),
    called(['Delaware', 'Wilmington', 'Delaver(?:as|o|e)']),
    called(['California', 'Los Angeles', 'San Francisco', 'San Diego', 'Kalifornij(?:a|os|oje)'], {
      Californian: 'California',
    }),
    called(['Nevada', 'Las Vegas', 'Reno', 'Las Vegas(?:o|e)']),
    called(['Texas', 'Dallas', 'Teksas']),
    called(['Florida', 'Miami', 'Majam(?:is|io|yje)']),
    called(['Illinois', 'Chicago', 'Čikag(?:a|os|oje)']),
    called(['Massachusetts', 'Boston', 'Boston(?:as|o|e)']),
    called(['Washington State', 'Seattle']),
    called(['Atlanta']),
    called(['New York', 'Niujork(?:as|o|e)']),
    called(['New Jersey']),
  ],
];

/** Of what a law is by its adjective. */
export const OF_ADJECTIVE: Readonly<Record<string, string>> = Object.assign(
  {},
  ...COUNTRIES_BY_LAW.flat().map(({ adjectives }) => adjectives),
);

const COUNTRIES: readonly RegExp[] = COUNTRIES_BY_LAW.map(place);
const HOME_OF_THE_LANGUAGE = COUNTRIES[COUNTRIES_BY_LAW.findIndex(([law]) => law === LITHUANIA)];

/** A law that is named in a sentence in small letters, and it or a court by whose it is: "the laws of the state of texas", „berlyno teismuose“. */
interface Law {
  readonly named: RegExp;
  readonly lawOrCourt: RegExp;
}

const LAWS: readonly Law[] = COUNTRIES_BY_LAW.flat().map((names) => {
  const bare = `(?:${sourceOf(names)})`;
  const name = `(?:the )?(?:(?:state|republic|city|commonwealth|kingdom|federal republic) of )?${bare}`;
  const respublika =
    '(?: (?:federacinės )?respublikos| valstijos| miesto| m\\.| apylinkės| apygardos| komercin\\p{L}+){0,3}';
  return {
    named: new RegExp(leanSource(`(?<!\\p{L})${bare}(?!\\p{L})`), 'iu'),
    lawOrCourt: new RegExp(
      leanSource(
        `(?<!\\p{L})(?:laws? of ${name}|(?:state and federal )?courts? (?:of|in|sitting in|situated in|located in) ${name}|${name} (?:laws?|(?:state |federal |district |high ){0,2}courts?)|${bare}${respublika} (?:teis(?:ė|ės|ę|ei|e)|įstatym\\p{L}+|teism\\p{L}*))(?!\\p{L})`,
      ),
      'giu',
    ),
  };
});
/** What may be another law or court than those that were named, by a name that is not known or by none. */
const OTHER_LAW_OR_COURT = lean(
  /(?<!\p{L})(?:laws?|courts?|tribunals?|arbitrat\p{L}*|either|choos\p{L}*|choice|option|teis(?:ė|ės|ę|ei|e|ėms)|teism\p{L}*|įstatym\p{L}*|kodeks\p{L}*|arbitraž\p{L}*|arba|(?:ne)?pasir[ei]nk\p{L}*)(?!\p{L})|<> (?:and|or) of |(?<!\p{L})(?!teis)\p{L}+(?:os|ų|ės) (?:ir|ar) <>/u,
);

/** Whether every law and every court that a sentence names is of one and the same place. */
export function isOfOneLaw(plain: string): boolean {
  const [law, ...others] = LAWS.filter(({ named }) => named.test(plain));
  if (law === undefined || others.length > 0) return false;
  const rest = plain.replaceAll(law.lawOrCourt, '<>');
  return rest !== plain && !OTHER_LAW_OR_COURT.test(rest);
}

const STATES: readonly RegExp[] = COUNTRIES_BY_LAW.flatMap((laws) =>
  laws.length === 1 ? [] : laws.map((law) => place([law])),
);
/** The parts of countries with several laws that a text names, each once. */
export const statesIn = (text: string): readonly RegExp[] => STATES.filter((state) => state.test(text));

/** An address follows the name of its party closely. */
const ADDRESS = 260;

/** The countries that a text names, each once. */
export const countriesIn = (text: string): readonly RegExp[] =>
  COUNTRIES.filter((country) => country.test(text));

/** Parties are introduced at the front. */
const FRONT = 8000;

/** What stands behind the name of one side where the parties are introduced, up to the other one. */
export function introductionOf(contract: ReadContract, of: Side = 'provider'): string | undefined {
  const { parties } = contract;
  const text = inParagraphs(contract.text.slice(0, FRONT));
  const named = parties.find(({ side }) => side === of);
  const start = named === undefined ? -1 : text.indexOf(named.name);
  if (named === undefined || start === -1) return undefined;
  const from = start + named.name.length;
  const ends = parties.flatMap(({ side, name }) => {
    const at = side === of ? -1 : text.indexOf(name, from);
    return at === -1 ? [] : [at];
  });
  const paragraph = text.indexOf('\n', from);
  return text.slice(from, Math.min(...ends, from + ADDRESS, paragraph === -1 ? text.length : paragraph));
}

const BRITISH_POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u;
const [BRITAIN] = countriesIn('United Kingdom');

const HEAD_OF_SIDES = lean(
  /^[^-]* - (?:(provider|paslaugų teikėjas) - (?:client|klientas)|(?:client|klientas) - (?:provider|paslaugų teikėjas))$/u,
);
const COUNTRY_ROW = lean(/^(?:country|state|valstybė|šalis) - [^]+ - [^]+$/u);

/** Where the two sides are, in a row of a table: it says nothing of a law. */
export const isCountryRow = (plain: string): boolean => COUNTRY_ROW.test(plain);

/** What a table of the parties, with a column for each of them, has as the country of the one who works. */
function countryRowOf({ text, sentences }: ReadContract): string | undefined {
  const head = sentences.findIndex(({ plain }) => HEAD_OF_SIDES.test(plain));
  const row = sentences.slice(head + 1).find(({ plain }) => isCountryRow(plain));
  if (head === -1 || row === undefined) return undefined;
  const isFirst = HEAD_OF_SIDES.exec(sentences[head]?.plain ?? '')?.[1] !== undefined;
  return text.slice(row.start, row.end).split(' | ')[isFirst ? 1 : 2];
}

/**
 * The one country in which the one who works is, by the contract's own words; undefined where they name none, or several. Who makes a
 * contract in Lithuanian and names no country is in Lithuania; a British postcode is a country's name too.
 */
export function homeOf(contract: ReadContract): RegExp | undefined {
  if (!contract.isCertain) return undefined;
  const introduction = countryRowOf(contract) ?? introductionOf(contract) ?? '';
  const [home, ...others] = countriesIn(introduction);
  if (others.length > 0) return undefined;
  if (home !== undefined) return home;
  if (BRITISH_POSTCODE.test(introduction)) return BRITAIN;
  return contract.language === 'lt' ? HOME_OF_THE_LANGUAGE : undefined;
}

/** Whose law is far from everybody who agrees on euros or on pounds and says nothing of living there. */
const OVERSEAS: readonly RegExp[] = ['Singapore', 'India', 'Canada', 'Australia', 'USA'].flatMap(countriesIn);
const EUROPEAN = [/^(?:€|eur\p{L}*)$/u, /^(?:£|gbp|pounds?(?: sterling)?|sterling)$/u] as const;
const isPaidInOneOf = (currencies: readonly RegExp[], { sentences }: ReadContract): boolean => {
  const sums = sentences.flatMap(({ plain }) => money(plain));
  return sums.length > 0 && currencies.some((each) => sums.every(({ currency }) => each.test(currency)));
};

/**
 * Whether a country that a passage names is another than that of the one who works, by the contract's own words; undefined where they
 * do not tell. Who is paid in euros or in pounds alone is not overseas, unless the contract names that country anywhere but in the passage.
 */
export function abroadOf(
  contract: ReadContract,
): ((country: RegExp, passage: Sentence) => boolean) | undefined {
  const home = homeOf(contract);
  if (home !== undefined) return (country) => country !== home;
  if (!contract.isCertain || !isPaidInOneOf(EUROPEAN, contract)) return undefined;
  return (country, { start, end }) =>
    OVERSEAS.includes(country) &&
    !country.test(contract.text.slice(0, start)) &&
    !country.test(contract.text.slice(end));
}
