import type { ReadContract } from '../read-contract.js';

const place = (...names: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`, 'u');

/** Countries as an address and a choice of law name them, in both languages; towns only where one country is meant for certain. */
const COUNTRIES: readonly RegExp[] = [
  place(
    'Lithuania(?:n)?',
    'Lietuv(?:a|os|oje)',
    'Viln(?:ius|iaus|iuje)',
    'Kaun(?:as|o|e)',
    'Klaipėd(?:a|os|oje)',
  ),
  place('Latvia(?:n)?', 'Latvij(?:a|os|oje)', 'R[iī]ga', 'Rygos?'),
  place('Estonia(?:n)?', 'Estij(?:a|os|oje)', 'Tallinn', 'Talin(?:as|o)'),
  place('Poland', 'Polish', 'Lenkij(?:a|os|oje)', 'Warsaw', 'Varšuv(?:a|os)'),
  place('Germany', 'German', 'Munich', 'Berlin', 'Hamburg', 'Vokietij(?:a|os|oje)', 'Berlyn(?:as|o)'),
  place('Ireland', 'Irish', 'Dublin', 'Airij(?:a|os|oje)', 'Dublin(?:as|o)'),
  place(
    'England(?: and Wales)?',
    'English',
    'Scotland',
    'London',
    'United Kingdom',
    'UK',
    'Anglij(?:a|os|oje)',
    'Jungtin(?:ė|ės) Karalyst(?:ė|ės)',
  ),
  place('France', 'French', 'Paris', 'Prancūzij(?:a|os|oje)', 'Paryži(?:us|aus)'),
  place('Netherlands', 'Dutch', 'Amsterdam', 'Nyderland(?:ai|ų)', 'Amsterdam(?:as|o)'),
  place('Sweden', 'Swedish', 'Stockholm', 'Švedij(?:a|os|oje)', 'Stokholm(?:as|o)'),
  place('Norway', 'Norwegian', 'Norvegij(?:a|os|oje)'),
  place('Denmark', 'Danish', 'Danij(?:a|os|oje)'),
  place('Spain', 'Spanish', 'Ispanij(?:a|os|oje)'),
  place('Portugal', 'Portuguese', 'Portugalij(?:a|os|oje)'),
  place('Italy', 'Italian', 'Italij(?:a|os|oje)'),
  place('Switzerland', 'Swiss', 'Šveicarij(?:a|os|oje)'),
  place('Ukraine', 'Ukrainian', 'Ukrain(?:a|os|oje)'),
  place('Singapore', 'Singapūr(?:as|o)'),
  place('India', 'Indij(?:a|os|oje)'),
  place('Canada', 'Ontario', 'British Columbia', 'Kanad(?:a|os|oje)'),
  place('Australia', 'New South Wales', 'Queensland', 'Australij(?:a|os|oje)'),
  place(
    'United States(?: of America)?',
    'USA',
    'U\\.S\\.A?\\.?',
    'Delaware',
    'Wilmington',
    'California',
    'Nevada',
    'Texas',
    'Florida',
    'Illinois',
    'Massachusetts',
    'Washington State',
    'New York',
    'New Jersey',
    'Jungtin(?:ės|ių) Amerikos Valstij(?:os|ų)',
    'JAV',
  ),
];

/** An address follows the name of its party closely. */
const ADDRESS = 260;

/** The countries that a text names, each once. */
export const countriesIn = (text: string): readonly RegExp[] =>
  COUNTRIES.filter((country) => country.test(text));

/** What stands behind the name of the one who works where the parties are introduced, up to the other one. */
function introductionOf({ text, parties }: ReadContract): string | undefined {
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

/** The one country in which the one who works is, by the contract's own words; undefined where they name none, or several. */
export function homeOf(contract: ReadContract): RegExp | undefined {
  const introduction = contract.isCertain ? introductionOf(contract) : undefined;
  const [home, ...others] = introduction === undefined ? [] : countriesIn(introduction);
  return others.length > 0 ? undefined : home;
}
