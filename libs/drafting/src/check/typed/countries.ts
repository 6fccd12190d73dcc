import { money } from '../measures.js';
import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';
import { inParagraphs } from '../unwrap.js';
import { lean, leanSource } from '../../reading/letters.js';

type Names = readonly string[];

const place = (names: Names): RegExp =>
  new RegExp(leanSource(`(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`), 'u');

const LITHUANIA: Names = [
  'Lithuania(?:n)?',
  'Lietuv(?:a|os|oje)',
  'Viln(?:ius|iaus|iuje)',
  'Kaun(?:as|o|e)',
  'Klaipėd(?:a|os|oje)',
  'Šiaul(?:iai|ių|iuose)',
  'Panevėž(?:ys|io|yje)',
];

/**
 * Countries as an address and a choice of law name them, in both languages; towns only where one country is meant for certain. Of a
 * country with several laws each of them stands apart.
 */
const COUNTRIES_BY_LAW: readonly (readonly Names[])[] = [
  [LITHUANIA],
  [['Latvia(?:n)?', 'Latvij(?:a|os|oje)', 'R[iī]ga', 'Ryg(?:a|os|oje)']],
  [['Estonia(?:n)?', 'Estij(?:a|os|oje)', 'Tallinn', 'Talin(?:as|o|e)']],
  [['Poland', 'Polish', 'Lenkij(?:a|os|oje)', 'Warsaw', 'Varšuv(?:a|os|oje)']],
  [
    [
      'Germany',
      'German',
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
  ],
  [['(?<!Northern )Ireland', '(?<!Northern )Irish', 'Dublin', 'Airij(?:a|os|oje)', 'Dublin(?:as|o|e)']],
  [
    ['England(?: and Wales)?', 'English', 'London', 'Anglij(?:a|os|oje)', 'London(?:as|o|e)'],
    ['Scotland', 'Scots', 'Scottish', 'Edinburgh', 'Glasgow', 'Škotij(?:a|os|oje)'],
    ['Northern Ireland', 'Northern Irish', 'Belfast'],
    ['United Kingdom', 'UK', 'Jungtin(?:ė|ės|ėje) Karalyst(?:ė|ės|ėje)'],
  ],
  [['France', 'French', 'Paris', 'Prancūzij(?:a|os|oje)', 'Paryži(?:us|aus|uje)']],
  [['Netherlands', 'Dutch', 'Amsterdam', 'Nyderland(?:ai|ų|uose)', 'Amsterdam(?:as|o|e)']],
  [['Belgium', 'Belgian', 'Brussels', 'Belgij(?:a|os|oje)', 'Briusel(?:is|io|yje)']],
  [['Sweden', 'Swedish', 'Stockholm', 'Švedij(?:a|os|oje)', 'Stokholm(?:as|o|e)']],
  [['Norway', 'Norwegian', 'Oslo', 'Norvegij(?:a|os|oje)']],
  [['Denmark', 'Danish', 'Copenhagen', 'Danij(?:a|os|oje)', 'Kopenhag(?:a|os|oje)']],
  [['Finland', 'Finnish', 'Helsinki', 'Suomij(?:a|os|oje)', 'Helsink(?:is|io|yje)']],
  [['Austria(?:n)?', 'Austrij(?:a|os|oje)']],
  [['Spain', 'Spanish', 'Madrid', 'Ispanij(?:a|os|oje)', 'Madrid(?:as|o|e)']],
  [['Portugal', 'Portuguese', 'Portugalij(?:a|os|oje)']],
  [['Italy', 'Italian', 'Italij(?:a|os|oje)']],
  [['Switzerland', 'Swiss', 'Zurich', 'Zürich', 'Šveicarij(?:a|os|oje)', 'Ciurich(?:as|o|e)']],
  [['Ukraine', 'Ukrainian', 'Ukrain(?:a|os|oje)']],
  [['Singapore', 'Singapūr(?:as|o|e)']],
  [['India', 'Indij(?:a|os|oje)']],
  [['Canada', 'Kanad(?:a|os|oje)'], ['Ontario'], ['British Columbia']],
  [['Australia', 'Australij(?:a|os|oje)'], ['New South Wales'], ['Queensland']],
  [
    [
      'United States(?: of America)?',
      'USA',
      'U\\.S\\.A?\\.?',
      'Jungtin(?:ės|ių|ėse) Amerikos Valstij(?:os|ų|ose)',
      'JAV',
    ],
    ['Delaware', 'Wilmington', 'Delaver(?:as|o|e)'],
    ['California', 'Kalifornij(?:a|os|oje)'],
    ['Nevada'],
    ['Texas', 'Teksas'],
    ['Florida'],
    ['Illinois'],
    ['Massachusetts'],
    ['Washington State'],
    ['New York', 'Niujork(?:as|o|e)'],
    ['New Jersey'],
  ],
];

const COUNTRIES: readonly RegExp[] = COUNTRIES_BY_LAW.map((laws) => place(laws.flat()));
const HOME_OF_THE_LANGUAGE = COUNTRIES[COUNTRIES_BY_LAW.findIndex(([law]) => law === LITHUANIA)];

/** A law that is named in a sentence in small letters, and it or a court by whose it is: "the laws of the state of texas", „berlyno teismuose“. */
interface Law {
  readonly named: RegExp;
  readonly lawOrCourt: RegExp;
}

const LAWS: readonly Law[] = COUNTRIES_BY_LAW.flat().map((names) => {
  const bare = `(?:${names.join('|')})`;
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

/** An address follows the name of its party closely. */
const ADDRESS = 260;

/** The countries that a text names, each once. */
export const countriesIn = (text: string): readonly RegExp[] =>
  COUNTRIES.filter((country) => country.test(text));

/** Parties are introduced at the front. */
const FRONT = 8000;

/** What stands behind the name of the one who works where the parties are introduced, up to the other one. */
function introductionOf(contract: ReadContract): string | undefined {
  const { parties } = contract;
  const text = inParagraphs(contract.text.slice(0, FRONT));
  const provider = parties.find(({ side }) => side === 'provider');
  const start = provider === undefined ? -1 : text.indexOf(provider.name);
  if (provider === undefined || start === -1) return undefined;
  const from = start + provider.name.length;
  const ends = parties.flatMap(({ side, name }) => {
    const at = side === 'provider' ? -1 : text.indexOf(name, from);
    return at === -1 ? [] : [at];
  });
  const paragraph = text.indexOf('\n', from);
  return text.slice(from, Math.min(...ends, from + ADDRESS, paragraph === -1 ? text.length : paragraph));
}

/**
 * The one country in which the one who works is, by the contract's own words; undefined where they name none, or several. Who makes a
 * contract in Lithuanian and names no country is in Lithuania.
 */
export function homeOf(contract: ReadContract): RegExp | undefined {
  if (!contract.isCertain) return undefined;
  const [home, ...others] = countriesIn(introductionOf(contract) ?? '');
  if (others.length > 0) return undefined;
  return home ?? (contract.language === 'lt' ? HOME_OF_THE_LANGUAGE : undefined);
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
