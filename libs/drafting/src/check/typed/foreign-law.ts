import { isHarmless } from '../concepts/burdens.js';
import type { ReadContract } from '../read-contract.js';
import type { Sentence } from '../segment.js';

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
  place('Germany', 'German', 'Vokietij(?:a|os|oje)', 'Munich'),
  place('Ireland', 'Irish', 'Airij(?:a|os|oje)'),
  place(
    'England(?: and Wales)?',
    'English',
    'Scotland',
    'United Kingdom',
    'UK',
    'Anglij(?:a|os|oje)',
    'Jungtin(?:ė|ės) Karalyst(?:ė|ės)',
  ),
  place('France', 'French', 'Prancūzij(?:a|os|oje)'),
  place('Netherlands', 'Dutch', 'Nyderland(?:ai|ų)'),
  place('Sweden', 'Swedish', 'Švedij(?:a|os|oje)'),
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

const CHOOSES =
  /(?<!\p{L})(?:govern(?:ed|s|ing)|construed|applicable law|taikoma|taikytina|reglamentuoja)(?!\p{L})[^]*?(?<!\p{L})(?:laws?|teisė|teisės|įstatymai)(?!\p{L})|(?<!\p{L})laws?(?!\p{L})[^]*?(?<!\p{L})(?:govern(?:s|ed)?|appl(?:y|ies))(?!\p{L})|(?<!\p{L})teis[ėe]\p{L}*(?!\p{L})[^]*?(?<!\p{L})taikom/iu;
/** An address follows the name of its party closely. */
const ADDRESS = 260;

const countriesIn = (text: string): readonly RegExp[] => COUNTRIES.filter((country) => country.test(text));

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

/** The sentence that chooses the law of one country, where the one who works is in another by the contract's own words. */
export function withForeignLaw(contract: ReadContract): Sentence | undefined {
  const introduction = contract.isCertain ? introductionOf(contract) : undefined;
  if (introduction === undefined) return undefined;
  const [home, ...others] = countriesIn(introduction);
  if (home === undefined || others.length > 0) return undefined;
  return contract.sentences.find(({ start, end, plain }) => {
    const quote = contract.text.slice(start, end);
    if (!CHOOSES.test(quote) || isHarmless('governing-law.foreign', plain)) return false;
    const chosen = countriesIn(quote);
    return chosen.length === 1 && !chosen.includes(home);
  });
}
